# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interfaces and traits that Python implements for operations: `Model.attach(op_name, context)` in a context in which the
operation is defined (mlir.dialects.ext)."""
import inspect

from ._mlir_libs import _mlir
from ._mlir_libs._mlir import Attribute, BlockArgument, FlatSymbolRefAttr, OpOperand, OpResult, OpView, SymbolRefAttr, Value

_SYMBOLS = (FlatSymbolRefAttr, SymbolRefAttr)


def name_of(op):
    return op if isinstance(op, str) else op.OPERATION_NAME


def _attach(context, op, what, function):
    _mlir._attach(context, name_of(op), what, function)


# ---- Traits ----
class DynamicOpTrait:
    """A trait: verify_trait(op) and verify_region_trait(op) say whether an operation is as it must be."""

    @classmethod
    def attach(cls, op, context=None):
        for what, check in (("verify", "verify_trait"), ("verify_regions", "verify_region_trait")):
            if not hasattr(cls, check):
                continue
            before, own = _mlir._model(context, name_of(op), what), getattr(cls, check)
            _attach(context, op, what, own if before is None else _both(before, own))


def _both(first, second):
    return lambda op: first(op) and second(op)


class _KnownTrait(DynamicOpTrait):
    """One that Jig has."""

    @classmethod
    def attach(cls, op, context=None):
        _attach(context, op, cls._what, cls)


class IsTerminatorTrait(_KnownTrait):
    _what = "terminator"


class NoTerminatorTrait(_KnownTrait):
    _what = "no_terminator"


class RecursiveMemoryEffectsTrait(_KnownTrait):
    _what = "recursive_effects"


def has_trait(cls, trait, context=None):
    """Have operations of the class one of the traits above, in this context?"""
    return _mlir._has_trait(context, cls.OPERATION_NAME, trait._what)


OpView.has_trait = classmethod(has_trait)


# ---- Effects on memory ----
class MemoryEffect:
    def __init__(self, kind, name):
        self._kind, self._name = kind, name

    def __repr__(self):
        return f"MemoryEffect.{self._name}"


for _kind, _name in ((1, "Read"), (2, "Write"), (4, "Allocate"), (8, "Free")):
    setattr(MemoryEffect, _name, MemoryEffect(_kind, _name))
_EFFECTS = {e._kind: e for e in vars(MemoryEffect).values() if isinstance(e, MemoryEffect)}


class SideEffectResource:
    """What an effect is on."""

    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, SideEffectResource) and self.name == other.name

    def __hash__(self):
        return hash(self.name)


SideEffectResource.Default = SideEffectResource(None)


class MemoryEffectInstance:
    """An effect on an operand, a result, an argument, what a symbol names, or a resource at large. Stages and parameters are
    kept beside it; Jig asks for neither."""

    def __init__(self, effect, target=None, *, parameters=None, stage=0, effect_on_full_region=False,
                 resource=SideEffectResource.Default):
        if isinstance(target, Attribute) and not isinstance(target, _SYMBOLS):
            raise TypeError("target Attribute must be a SymbolRefAttr")
        if target is not None and not isinstance(target, (OpOperand, OpResult, BlockArgument, *_SYMBOLS)):
            raise TypeError("target must be an OpOperand, OpResult, BlockArgument, SymbolRefAttr, or None")
        if parameters is not None and not isinstance(parameters, Attribute):
            raise TypeError("parameters must be an Attribute or None")
        self.effect, self.parameters, self.stage = effect, parameters, stage
        self.effect_on_full_region, self.resource = effect_on_full_region, resource
        self.value = target.value if isinstance(target, OpOperand) else target if isinstance(target, Value) else None
        self.symbol_ref = target if isinstance(target, _SYMBOLS) else None

    def _triple(self):
        return self.effect._kind, self.value, self.resource.name


def _takes_list(function):
    return len(inspect.signature(function).parameters) > 1


class MemoryEffectsOpInterface:
    """Effects of an operation. A model says them in get_effects(op), which gives a list, or get_effects(op, effects), which
    adds to one."""

    def __init__(self, op):
        self._op = op.operation
        model = _mlir._model(op.context, op.operation.name, "effects")
        model = getattr(model, "model", None)
        if model is not None and hasattr(model, "has_known_memory_effects") and not model.has_known_memory_effects(op):
            model, effects = None, None
        else:
            effects = _mlir._effects(self._op)
        if effects is None:
            raise ValueError(f"the operation does not implement {type(self).__name__}")
        self._model = model

    def get_effects(self):
        if self._model is not None:
            return _effects_of(self._model, self._op.opview)
        out = []
        for kind, value, resource in _mlir._effects(self._op):
            effect = MemoryEffectInstance(_EFFECTS[kind], resource=SideEffectResource(resource))
            effect.value = value
            out.append(effect)
        return out

    @classmethod
    def attach(cls, op, context=None):
        def effects(view):
            return [effect._triple() for effect in _effects_of(cls, view)]

        effects.model = cls
        _attach(context, op, "effects", effects)


def _effects_of(model, op):
    if not _takes_list(model.get_effects):
        return list(model.get_effects(op))
    effects = []
    model.get_effects(op, effects)
    return effects

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small helps in writing scripts: handles with methods, scripts of Python functions."""
from ..._ods_common import get_op_result_or_value, get_op_results_or_values
from ....ir import Attribute, Block, InsertionPoint, IntegerAttr, IntegerType, Value, register_value_caster
from .. import (AnyOpType, AnyParamType, AnyValueType, ApplyPatternsOp, GetDefiningOp, GetResultOp, NamedSequenceOp, OperationType,
                ParamConstantOp, ParamType, PrintOp, YieldOp)
from ..structured import MatchInterfaceEnum, MatchOp


class Handle(Value):
    """A handle of a script, with its own class by its type."""

    def __init__(self, v, *, parent=None, children=None):
        super().__init__(v)
        self.parent, self.children = parent, children if children is not None else []


@register_value_caster(AnyOpType.static_typeid, replace=True)
@register_value_caster(OperationType.static_typeid, replace=True)
class OpHandle(Handle):
    """A handle to operations."""

    def match_ops(self, ops):
        """A handle to the operations below of this class, name or interface, or of one of several."""
        ops = ops if isinstance(ops, (list, tuple)) else [ops]
        interfaces = [i for i in map(_interface, ops) if i is not None]
        if len(interfaces) == len(ops) == 1:
            return _child(self, MatchOp(AnyOpType.get(), self, interface=interfaces[0]).result)
        if interfaces:
            raise ValueError("an interface is matched alone")
        names = [op if isinstance(op, str) else op.OPERATION_NAME for op in ops]
        result = OperationType.get(names[0]) if len(names) == 1 else AnyOpType.get()
        return _child(self, MatchOp.match_op_names(result, self, names).result)

    def get_result(self, indices=(0,)):
        """A handle to results of the operations."""
        return GetResultOp(AnyValueType.get(), self, list(indices)).result

    def print(self, name=None):
        """Prints the operations when the script comes here; the handle itself."""
        PrintOp(target=self, name=name)
        return self


@register_value_caster(AnyParamType.static_typeid, replace=True)
@register_value_caster(ParamType.static_typeid, replace=True)
class ParamHandle(Handle):
    """A parameter."""


@register_value_caster(AnyValueType.static_typeid, replace=True)
class ValueHandle(Handle):
    """A handle to values."""

    def get_defining_op(self):
        """A handle to the operations that they are results of."""
        return GetDefiningOp(AnyOpType.get(), self).result


def _interface(op):
    if isinstance(op, MatchInterfaceEnum):
        return op
    return next((i for i in MatchInterfaceEnum if isinstance(op, str) and str(i) == op), None)


def _child(parent, value):
    value = value if isinstance(value, Handle) else OpHandle(value)
    value.parent = parent
    parent.children.append(value)
    return value


def constant_param(value, typ=None):
    """A parameter of a number or an attribute."""
    if not isinstance(value, Attribute):
        value = IntegerAttr.get(IntegerType.get_signless(64), value)
    return ParamConstantOp(typ or AnyParamType.get(), value).result


def insert_transform_script(block_or_insertion_point, script, dump_script=False):
    """Puts a sequence @__transform_main there that `script`, a function of the handle to the payload, builds."""
    point = block_or_insertion_point
    if isinstance(point, Block):
        point = InsertionPoint(point)
    with point.block.owner.context, point:
        sequence = NamedSequenceOp("__transform_main", [AnyOpType.get()], [])
        with InsertionPoint(sequence.body):
            script(OpHandle(sequence.bodyTarget))
            YieldOp([])
    if dump_script:
        print(sequence)
    return sequence


def named_sequence(sym_name, input_types, result_types, **rest):
    """A decorator: the function, of the arguments, builds the body of a named sequence. What it returns is yielded."""

    def build(function):
        sequence = NamedSequenceOp(sym_name, input_types, result_types, **rest)
        with InsertionPoint(sequence.body):
            given = function(*sequence.body.arguments)
            YieldOp([] if given is None else get_op_results_or_values(given))
        return sequence

    return build


def apply_patterns(target, **options):
    """A decorator: the function builds patterns that are applied to the payload of a handle."""

    def build(function):
        op = ApplyPatternsOp(get_op_result_or_value(target), **options)
        with InsertionPoint(op.patterns):
            function()
        return op

    return build


def insert_transform_patterns(target, patterns):
    """Applies patterns to the payload of a handle that `patterns`, a function, builds."""
    return apply_patterns(target)(patterns)

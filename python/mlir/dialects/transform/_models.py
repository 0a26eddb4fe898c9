# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Transform operations that Python carries out, and operations that stand for patterns in Python."""
import enum

from ..._interfaces import MemoryEffect, MemoryEffectInstance, SideEffectResource, name_of
from ..._mlir_libs import _mlir
from ..._mlir_libs._mlir import TransformResults, TransformRewriter, TransformState
from ...rewrite import RewritePatternSet as _RewritePatternSet


class DiagnosedSilenceableFailure(enum.Enum):
    """How a transform operation ends."""

    Success = 0
    RecoverableFailure = 1
    SilenceableFailure = 1
    DefiniteFailure = 2


class TransformOpInterface:
    """A model says in apply(op, rewriter, results, state) what the operation does."""

    @classmethod
    def attach(cls, op, context=None):
        def apply(view, rewriter, results, state):
            ended = cls.apply(view, rewriter, results, state)
            if not isinstance(ended, DiagnosedSilenceableFailure):
                raise TypeError(f"{cls.__name__}.apply returned {ended!r}, no DiagnosedSilenceableFailure")
            return ended.value

        _mlir._attach(context, name_of(op), "apply", apply)


class PatternDescriptorOpInterface:
    """A model adds in populate_patterns(op, patterns) what the operation stands for in transform.apply_patterns."""

    @classmethod
    def attach(cls, op, context=None):
        _mlir._attach_patterns(context, name_of(op), cls.populate_patterns)


# ---- Effects of transform operations ----
_MAPPING, _PAYLOAD = SideEffectResource("TransformMapping"), SideEffectResource("PayloadIR")


def _add(effects, new):
    if effects is None:
        return new
    effects += new
    return None


def _on(things, kinds):
    return [MemoryEffectInstance(kind, x, resource=_MAPPING) for x in things for kind in kinds]


def only_reads_handle(operands, effects=None):
    return _add(effects, _on(operands, [MemoryEffect.Read]))


def consumes_handle(operands, effects=None):
    return _add(effects, _on(operands, [MemoryEffect.Read, MemoryEffect.Free]))


def produces_handle(results, effects=None):
    return _add(effects, _on(results, [MemoryEffect.Allocate, MemoryEffect.Write]))


def only_reads_payload(effects=None):
    return _add(effects, [MemoryEffectInstance(MemoryEffect.Read, resource=_PAYLOAD)])


def modifies_payload(effects=None):
    return _add(effects, [MemoryEffectInstance(kind, resource=_PAYLOAD) for kind in (MemoryEffect.Read, MemoryEffect.Write)])

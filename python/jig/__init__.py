# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Jig for Python: scripts applied to payloads, text of former releases as today's.

Payload and scripts are modules of mlir.ir, or text.
"""
from collections import namedtuple as _namedtuple

from mlir._mlir_libs import _mlir
from mlir.ir import Attribute, BoolAttr, Context, FloatAttr, IntegerAttr, IntegerType, MLIRError, Module, StringAttr

__version__ = _mlir.JIG_VERSION


def _module(x, context):
    return Module.parse(x, context) if isinstance(x, (str, bytes)) else x


def _context_of(*things):
    for x in things:
        if not isinstance(x, (str, bytes)):
            return x.context
    return Context()


def _param(x, context):
    """The values of a parameter: attributes, of numbers i64 and f64."""
    if isinstance(x, (list, tuple)):
        return [a for item in x for a in _param(item, context)]
    if isinstance(x, Attribute):
        return [x]
    if isinstance(x, bool):
        return [BoolAttr.get(x, context)]
    if isinstance(x, int):
        return [IntegerAttr.get(IntegerType.get_signless(64, context), x)]
    return [FloatAttr.get_f64(x, context) if isinstance(x, float) else StringAttr.get(x, context)]


def apply(payload, script, params=(), entry="__transform_main"):
    """Applies a script to a payload, which it changes and gives back. `params` are for the arguments of the sequence behind the
    first: numbers, strings, attributes, or lists of them. A step that fails leaves no trace of itself; MLIRError says why."""
    context = _context_of(payload, script)
    payload, script = _module(payload, context), _module(script, context)
    _mlir._apply_script(payload, script, None, entry, [_param(p, context) for p in params], False, False)
    return payload


Change = _namedtuple("Change", "line column op until what is_left")


def upgrade(text, name="-"):
    """A script or a payload of a former release as today's. The text, whose `changes` say what became of what."""
    new, changes = _mlir._upgrade(Context(), text, name)
    out = Upgraded(new)
    out.changes = [Change(*c) for c in changes]
    return out


class Upgraded(str):
    """Text, with what was changed to make it."""

    changes = ()


def compile(payload, entry=None, level=3):
    """A function of a payload as machine code of this machine, to be called with arrays (needs LLVM 22). The payload stays as it is;
    `entry` says which function where it has several."""
    from ._compile import Compiled

    return Compiled(_module(payload, _context_of(payload)), entry, level)

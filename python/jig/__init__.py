# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Jig for Python: scripts applied to payloads, functions evaluated and compiled, text of former releases as today's.

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


def _params(given, context):
    """What --params of the tools is: a list, or one value."""
    if isinstance(given, dict):
        raise TypeError("params are the values of the sequence's arguments behind the first, in order: a list, no dict")
    return [_param(p, context) for p in (given if isinstance(given, (list, tuple)) else [given])]


def apply(payload, script, params=(), entry="__transform_main", trace=False):
    """Applies a script to a payload, which it changes and gives back. `params` are for the arguments of the sequence behind the
    first: numbers, strings, attributes, or lists of them; one alone needs no list. A step that fails leaves no trace of itself; MLIRError says why.
    With trace=True it gives (payload, trace): what each step did, with the payload as text before and after each; with
    trace="steps" without these texts, which take their time. An MLIRError has the trace, too, as `trace`."""
    context = _context_of(payload, script)
    same = payload is script
    payload = _module(payload, context)
    script = payload if same else _module(script, context)
    params = _params(params, context)
    if not trace:
        _mlir._apply_script(payload, script, None, entry, params, False, False)
        return payload
    from ._trace import Trace

    try:
        return payload, Trace(_mlir._run_script(payload, script, entry, params, trace != "steps"))
    except MLIRError as error:
        error.trace = Trace(error.steps, str(error))
        raise


def evaluate(payload, *arguments, entry=None, max_steps=0):
    """Evaluates a function of a payload on numbers and arrays: by rows' own semantics, without compiling. Tensors are copied, memrefs
    read and written where they are. What is undefined raises MLIRError. `max_steps` 0: 1,000,000,000."""
    from ._evaluate import evaluate as run

    return run(_module(payload, _context_of(payload)), arguments, entry, max_steps)


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

    def _repr_html_(self):
        from html import escape

        rows = "".join(f"<tr><td>{c.line}:{c.column}</td><td><code>{escape(c.op)}</code></td><td>{c.until or ''}</td>"
                       f"<td>{escape(c.what)}</td></tr>" for c in self.changes)
        return f"<table>{rows}</table><pre>{escape(str(self))}</pre>"


def compile(payload, entry=None, level=3):
    """A function of a payload as machine code of this machine, to be called with arrays (needs LLVM 22). The payload stays as it is;
    `entry` says which function where it has several."""
    from ._compile import Compiled

    return Compiled(_module(payload, _context_of(payload)), entry, level)

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Choices in scripts: knobs, whose options are values of Python or attributes, and alternatives."""
from .._tune_transform_ops_gen import *
from .._tune_transform_ops_gen import AlternativesOp as _AlternativesOp, KnobOp as _KnobOp, _Dialect
from ...ir import (ArrayAttr, Attribute, BoolAttr, FloatAttr, IntegerAttr, IntegerType, StringAttr, register_operation)


def _attribute(x):
    if isinstance(x, Attribute):
        return x
    if isinstance(x, bool):
        return BoolAttr.get(x)
    if isinstance(x, int):
        return IntegerAttr.get(IntegerType.get_signless(64), x)
    if isinstance(x, float):
        return FloatAttr.get_f64(x)
    if isinstance(x, str):
        return StringAttr.get(x)
    raise TypeError(f"{x!r} is no option of a knob")


@register_operation(_Dialect, replace=True)
class KnobOp(_KnobOp):
    """One of `options`, a list or an attribute that says what is possible; `selected`, when it is chosen."""

    def __init__(self, result, name, options, *, selected=None, loc=None, ip=None):
        if not isinstance(options, Attribute):
            options = ArrayAttr.get([_attribute(x) for x in options])
        super().__init__(result, name, options, selected=None if selected is None else _attribute(selected), loc=loc, ip=ip)


def knob(result, name, options, *, selected=None, loc=None, ip=None):
    return KnobOp(result, name, options, selected=selected, loc=loc, ip=ip).result

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What classes of transform operations that are convenient have in common: types of results that may be left out, lists of numbers
and handles."""
from ..._build import value_of
from ...ir import (ArrayAttr, Attribute, DenseI64ArrayAttr, IntegerAttr, IntegerType, ShapedType, Type, Value, _OperationBase,
                   register_operation)
from .. import _transform_ops_gen as _gen
from . import AnyOpType


def is_value(x):
    return isinstance(x, (Value, _OperationBase))


def number(x):
    return x.value if isinstance(x, IntegerAttr) else x


def mixed(values):
    """(dynamic values, static numbers, which are scalable) of a list, an attribute, or None. One in brackets is scalable."""
    dynamic, static, scalable = [], [], []
    for x in values if values is not None else ():
        is_scalable = isinstance(x, (list, tuple, ArrayAttr))
        if is_scalable:
            (x,) = x
        if is_value(x):
            dynamic.append(value_of(x))
            static.append(ShapedType.get_dynamic_size())
        else:
            static.append(number(x))
        scalable.append(is_scalable)
    return dynamic, static, scalable


def mixed_or_packed(values):
    """(dynamic, packed, static): one handle stands for all sizes."""
    if values is not None and is_value(values):
        return [], value_of(values), []
    dynamic, static, _ = mixed(values)
    return dynamic, None, static


def numbers(values):
    """An i64 array attribute, or None."""
    if values is None or isinstance(values, Attribute):
        return values
    return ArrayAttr.get([x if isinstance(x, Attribute) else IntegerAttr.get(IntegerType.get_signless(64), x) for x in values])


def i64_list(values):
    return values if values is None or isinstance(values, Attribute) else DenseI64ArrayAttr.get([number(x) for x in values])


def types(wanted, arguments):
    """The types in front of the arguments, each of which may be missing, and the other arguments. `wanted`: how many, or what
    makes each where it is missing."""
    makes = [AnyOpType.get] * wanted if isinstance(wanted, int) else wanted
    given = []
    arguments = list(arguments)
    while arguments and len(given) < len(makes) and (isinstance(arguments[0], Type) or arguments[0] is None):
        given.append(arguments.pop(0))
    return [t or make() for t, make in zip(given + [None] * (len(makes) - len(given)), makes)], arguments


def simple(base, wanted):
    """The class, with first arguments, types of results, that may be left out."""

    class Compact(base):
        def __init__(self, *arguments, loc=None, ip=None, **words):
            given, rest = types(wanted, arguments)
            super().__init__(*given, *[value_of(x) if is_value(x) else x for x in rest], loc=loc, ip=ip, **words)

    Compact.__name__ = Compact.__qualname__ = base.__name__
    Compact.__doc__ = base.__doc__
    return register_operation(_gen._Dialect, replace=True)(Compact)

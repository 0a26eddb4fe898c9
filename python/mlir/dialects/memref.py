# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect memref: buffers, views of them of numbers and values, globals."""
from .._build import value_of
from ..ir import IntegerAttr, MemRefType, OpResult, ShapedType, StridedLayoutAttr, Value, _OperationBase
from ._memref_ops_gen import *
from ._memref_ops_gen import _Dialect, subview as _generated_subview

_DYNAMIC = ShapedType.get_dynamic_size()


def _number(x):
    """The number that a number, an attribute or a constant is; None of any other value."""
    if isinstance(x, int):
        return None if x == _DYNAMIC else x
    if isinstance(x, IntegerAttr):
        return x.value
    x = value_of(x)
    owner = x.owner if isinstance(x, OpResult) else None
    if owner is not None and owner.name == "arith.constant" and IntegerAttr.isinstance(owner.attributes["value"]):
        return IntegerAttr(owner.attributes["value"]).value
    return None


def _is_constant_int_like(x):
    return isinstance(x, Value) and _number(x) is not None


def _is_static_int_like(x):
    return _number(x) is not None


def _is_value(x):
    return isinstance(x, (Value, _OperationBase))


def _mixed(list_):
    """(dynamic values, static numbers)."""
    dynamic, static = [], []
    for x in list_:
        number = _number(x)
        if number is None and _is_value(x):
            dynamic.append(value_of(x))
        static.append(_DYNAMIC if number is None else number)
    return dynamic, static


def _infer_memref_subview_result_type(source, offsets, sizes, strides):
    """The type of a view: of sizes and strides that are numbers or constants, and of offsets."""
    numbers = [[_number(x) for x in part] for part in (offsets, sizes, strides)]
    if any(None in part for part in numbers[1:]) or any(n is None and not _is_value(x) for n, x in zip(numbers[0], offsets)):
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    offsets, sizes, strides = numbers
    source_strides, source_offset = source.get_strides_and_offset()
    times = lambda a, b: _DYNAMIC if _DYNAMIC in (a, b) else a * b
    offset = source_offset
    for n, s in zip(offsets, source_strides):
        part = _DYNAMIC if n is None or s == _DYNAMIC and n else 0 if n == 0 else n * s
        offset = _DYNAMIC if _DYNAMIC in (offset, part) else offset + part
    new = [times(a, b) for a, b in zip(strides, source_strides)]
    plain, step = [], 1
    for n in reversed(sizes):
        plain.insert(0, step)
        step *= n
    layout = None if (new, offset) == (plain, 0) else StridedLayoutAttr.get(offset, new)
    return MemRefType.get(sizes, source.element_type, layout=layout, memory_space=source.memory_space)


def subview(source, offsets, sizes, strides, *, result_type=None, loc=None, ip=None):
    """A view; constants are taken as the numbers that they are. Where sizes or strides are values, the type is to be said."""
    source = value_of(source)
    if result_type is None:
        try:
            result_type = _infer_memref_subview_result_type(source.type, offsets, sizes, strides)
        except ValueError as error:
            raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.") from error
    (o, so), (s, ss), (t, st) = _mixed(offsets), _mixed(sizes), _mixed(strides)
    return SubViewOp(result_type, source, o, s, t, so, ss, st, loc=loc, ip=ip).result

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect arith, with constants of Python values."""
from ..ir import (Attribute, ComplexType, DenseElementsAttr, FloatAttr, FloatType, IndexType, IntegerAttr, IntegerType,
                  Location, ShapedType, Type, register_operation)
from ._arith_enum_gen import *
from ._arith_ops_gen import *
from ._arith_ops_gen import ConstantOp as _ConstantOp, _Dialect


def _is_integer_like_type(type):
    return isinstance(type, (IntegerType, IndexType))


def _is_float_type(type):
    return isinstance(type, FloatType)


def _attribute_of(type, value):
    if isinstance(value, Attribute):
        return value
    if isinstance(type, ShapedType) and isinstance(value, (int, float)):
        return DenseElementsAttr.get_splat(type, _attribute_of(type.element_type, value))
    if isinstance(type, FloatType):
        return FloatAttr.get(type, value)
    if _is_integer_like_type(type):
        return IntegerAttr.get(type, value)
    return DenseElementsAttr.get(value, type=type)


@register_operation(_Dialect, replace=True)
class ConstantOp(_ConstantOp):
    """A constant of an attribute, a number, or a buffer."""

    def __init__(self, result, value, *, loc=None, ip=None):
        super().__init__(_attribute_of(result, value), results=[result], loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value, *, loc=None, ip=None):
        return cls(IndexType.get(), value, loc=loc, ip=ip)

    @property
    def type(self):
        return self.results[0].type

    @property
    def value(self):
        return self.attributes["value"]

    @property
    def literal_value(self):
        if _is_integer_like_type(self.type):
            return IntegerAttr(self.value).value
        if isinstance(self.type, FloatType):
            return FloatAttr(self.value).value
        raise ValueError("only integer and float constants have literal values")


def constant(result, value, *, loc=None, ip=None):
    return ConstantOp(result, value, loc=loc, ip=ip).result


def index_cast(in_, to=None, *, out=None, loc=None, ip=None):
    """To `out`, or to index from integers, and to `to` from index."""
    return IndexCastOp(out or to or IndexType.get(), in_, loc=loc, ip=ip).result

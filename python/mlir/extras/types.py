# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Short names of builtin types: T.i32(), T.tensor(2, 3, T.f32())."""
from functools import partial

from ..ir import (Attribute, BF16Type, ComplexType, F16Type, F32Type, F64Type, Float4E2M1FNType, Float6E2M3FNType,
                  Float6E3M2FNType, Float8E3M4Type, Float8E4M3B11FNUZType, Float8E4M3FNType, Float8E4M3Type, Float8E5M2Type,
                  Float8E8M0FNUType, FloatTF32Type, FunctionType, IndexType, IntegerAttr, IntegerType, MemRefType, NoneType,
                  OpaqueType, RankedTensorType, StridedLayoutAttr, StringAttr, TupleType, Type, UnrankedMemRefType,
                  UnrankedTensorType, VectorType)


def index():
    return IndexType.get()


def i(width):
    return IntegerType.get_signless(width)


def si(width):
    return IntegerType.get_signed(width)


def ui(width):
    return IntegerType.get_unsigned(width)


bool = partial(i, 1)
i8, i16, i32, i64 = (partial(i, width) for width in (8, 16, 32, 64))
si8, si16, si32, si64 = (partial(si, width) for width in (8, 16, 32, 64))
ui8, ui16, ui32, ui64 = (partial(ui, width) for width in (8, 16, 32, 64))

f16, f32, tf32, f64, bf16 = (lambda cls=cls: cls.get() for cls in (F16Type, F32Type, FloatTF32Type, F64Type, BF16Type))
f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E3M4, f8E4M3, f8E4M3FN, f8E5M2, f8E4M3B11FNUZ, f8E8M0FNU = (
    lambda cls=cls: cls.get()
    for cls in (Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType, Float8E3M4Type, Float8E4M3Type, Float8E4M3FNType,
                Float8E5M2Type, Float8E4M3B11FNUZType, Float8E8M0FNUType))


def none():
    return NoneType.get()


def complex(type):
    return ComplexType.get(type)


def opaque(dialect_namespace, type_data):
    return OpaqueType.get(dialect_namespace, type_data)


def _shaped(*shape, element_type=None, ranked, unranked=None):
    if shape and isinstance(shape[-1], Type):
        *shape, element_type = shape
    if element_type is None:
        raise ValueError("shaped requires element_type")
    return ranked(list(shape), element_type) if shape or unranked is None else unranked(element_type)


def vector(*shape, element_type=None, scalable=None, scalable_dims=None):
    return _shaped(*shape, element_type=element_type,
                   ranked=partial(VectorType.get, scalable=scalable, scalable_dims=scalable_dims))


def tensor(*shape, element_type=None, encoding=None):
    if isinstance(encoding, str):
        encoding = StringAttr.get(encoding)
    if encoding is not None and (not shape or (len(shape) == 1 and isinstance(shape[-1], Type))):
        raise ValueError("UnrankedTensorType does not support encoding.")
    return _shaped(*shape, element_type=element_type, ranked=lambda s, t: RankedTensorType.get(s, t, encoding),
                   unranked=UnrankedTensorType.get)


def memref(*shape, element_type=None, memory_space=None, layout=None):
    if isinstance(memory_space, int):
        memory_space = IntegerAttr.get(i64(), memory_space)
    return _shaped(*shape, element_type=element_type, ranked=lambda s, t: MemRefType.get(s, t, layout, memory_space),
                   unranked=lambda t: UnrankedMemRefType.get(t, memory_space))


def tuple(*elements):
    return TupleType.get_tuple(elements)


def function(*, inputs, results):
    return FunctionType.get(inputs, results)

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Descriptors of memrefs as ctypes, from numpy's arrays and to them, without copies."""
import ctypes

import numpy as np


class C128(ctypes.Structure):
    _fields_ = [("real", ctypes.c_double), ("imag", ctypes.c_double)]


class C64(ctypes.Structure):
    _fields_ = [("real", ctypes.c_float), ("imag", ctypes.c_float)]


class F16(ctypes.Structure):
    _fields_ = [("f16", ctypes.c_int16)]


class BF16(ctypes.Structure):
    _fields_ = [("bf16", ctypes.c_int16)]


class F8(ctypes.Structure):
    _fields_ = [("f8", ctypes.c_int8)]


# What ctypes has no type for.
_OTHERS = {"complex128": C128, "complex64": C64, "float16": F16, "bfloat16": BF16, "float8_e5m2": F8}


def as_ctype(dtype):
    return _OTHERS.get(dtype.name) or np.ctypeslib.as_ctypes_type(dtype)


def to_numpy(array):
    """Elements that ctypes keeps as structures, as numpy's."""
    views = {C128: np.complex128, C64: np.complex64, F16: np.float16}
    for structure, dtype in views.items():
        if array.dtype == np.dtype(structure):
            return array.view(dtype)
    return array


def make_nd_memref_descriptor(rank, dtype):
    class MemRefDescriptor(ctypes.Structure):
        _fields_ = [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(dtype)), ("offset", ctypes.c_longlong),
                    ("shape", ctypes.c_longlong * rank), ("strides", ctypes.c_longlong * rank)]

    return MemRefDescriptor


def make_zero_d_memref_descriptor(dtype):
    class MemRefDescriptor(ctypes.Structure):
        _fields_ = [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(dtype)), ("offset", ctypes.c_longlong)]

    return MemRefDescriptor


class UnrankedMemRefDescriptor(ctypes.Structure):
    _fields_ = [("rank", ctypes.c_longlong), ("descriptor", ctypes.c_void_p)]


def get_ranked_memref_descriptor(nparray):
    ctype = as_ctype(nparray.dtype)
    out = make_nd_memref_descriptor(nparray.ndim, ctype)() if nparray.ndim else make_zero_d_memref_descriptor(ctype)()
    out.allocated = nparray.ctypes.data
    out.aligned = nparray.ctypes.data_as(ctypes.POINTER(ctype))
    out.offset = 0
    if nparray.ndim:
        out.shape = nparray.ctypes.shape
        out.strides = (ctypes.c_longlong * nparray.ndim)(*(s // nparray.itemsize for s in nparray.strides))
    return out


def get_unranked_memref_descriptor(nparray):
    out = UnrankedMemRefDescriptor()
    out.rank = nparray.ndim
    ranked = get_ranked_memref_descriptor(nparray)
    out._ranked = ranked  # as long as this one
    out.descriptor = ctypes.cast(ctypes.pointer(ranked), ctypes.c_void_p)
    return out


def move_aligned_ptr_by_offset(aligned_ptr, offset):
    """The pointer, so many elements on."""
    address = ctypes.addressof(aligned_ptr.contents) + offset * ctypes.sizeof(type(aligned_ptr.contents))
    return ctypes.cast(ctypes.c_void_p(address), type(aligned_ptr))


def ranked_memref_to_numpy(ranked_memref):
    """The array that a pointer to a descriptor stands for."""
    d = ranked_memref[0]
    pointer = move_aligned_ptr_by_offset(d.aligned, d.offset)
    if not hasattr(d, "shape"):
        return to_numpy(np.ctypeslib.as_array(pointer, shape=(1,)))[0:1].reshape(())
    size = ctypes.sizeof(type(pointer.contents))
    extent = 1 + sum((n - 1) * s for n, s in zip(d.shape, d.strides) if n)
    flat = np.ctypeslib.as_array(pointer, shape=(max(extent, 1),))
    return to_numpy(np.lib.stride_tricks.as_strided(flat, shape=list(d.shape), strides=[s * size for s in d.strides]))


def unranked_memref_to_numpy(unranked_memref, np_dtype):
    d = unranked_memref[0]
    ctype = as_ctype(np.dtype(np_dtype))
    cls = make_nd_memref_descriptor(d.rank, ctype) if d.rank else make_zero_d_memref_descriptor(ctype)
    return ranked_memref_to_numpy(ctypes.cast(d.descriptor, ctypes.POINTER(cls)))

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiled functions: arrays in and out, by the buffer protocol or DLPack."""
import ctypes

from mlir._mlir_libs import _mlir
from mlir.ir import ArrayAttr, BoolAttr, DictAttr, MemRefType, RankedTensorType, ShapedType, TypeAttr

from ._values import buffer_of

_SCALARS = {"i1": ("?", ctypes.c_bool), "i8": ("bB", ctypes.c_int8), "i16": ("hH", ctypes.c_int16), "i32": ("iI", ctypes.c_int32),
            "i64": ("qQlL", ctypes.c_int64), "index": ("qQlL", ctypes.c_int64), "f16": ("e", ctypes.c_uint16),
            "f32": ("f", ctypes.c_float), "f64": ("d", ctypes.c_double)}
_DTYPES = {"i1": "bool", "index": "int64", **{f"i{n}": f"int{n}" for n in (8, 16, 32, 64)}, **{f"f{n}": f"float{n}" for n in (16, 32, 64)}}


def _is_array(type):
    return isinstance(type, (RankedTensorType, MemRefType))


def _known(type):
    element = type.element_type if _is_array(type) else type
    if str(element) not in _SCALARS:
        raise TypeError(f"functions with arguments or results of type {type} can't be called from Python")
    return str(element)


class _Array:
    """One argument: a view of the caller's memory."""

    def __init__(self, type, given, number):
        element = _known(type)
        writes = isinstance(type, MemRefType)
        given = buffer_of(given)
        view = memoryview(given)
        formats = _SCALARS[element][0]
        if view.format.lstrip("@=<") not in formats:
            raise TypeError(f"argument {number} is of elements '{view.format}', expected {element}")
        shape = type.shape
        dynamic = ShapedType.get_dynamic_size()
        if view.ndim != len(shape) or any(n != dynamic and n != m for n, m in zip(shape, view.shape)):
            raise ValueError(f"argument {number} is of shape {list(view.shape)}, expected {type}")
        if writes and view.readonly:
            raise ValueError(f"argument {number} can't be written")
        strides = [s // view.itemsize for s in view.strides]
        contiguous = [1] * view.ndim
        for i in range(view.ndim - 2, -1, -1):
            contiguous[i] = contiguous[i + 1] * view.shape[i + 1]
        if strides != contiguous and 0 not in view.shape:
            if writes:
                raise ValueError(f"argument {number} is not contiguous")
            view = memoryview(view.tobytes())  # a copy: the layout does not allow for less
            strides = contiguous
        self.held = _mlir._address(view)
        address, _ = self.held
        self.address, self.size = address, view.nbytes
        self.words = [ctypes.c_int64(x) for x in (address, address, 0, *memoryview(given).shape, *strides)]


def _result_structure(types):
    """How LLVM keeps the results."""
    fields = []
    for i, t in enumerate(types):
        if _is_array(t):
            rank = len(t.shape)
            fields.append((f"r{i}", type("Descriptor", (ctypes.Structure,), {"_fields_": [
                ("allocated", ctypes.c_int64), ("aligned", ctypes.c_int64), ("offset", ctypes.c_int64),
                ("shape", ctypes.c_int64 * rank), ("strides", ctypes.c_int64 * rank)]})))
        else:
            fields.append((f"r{i}", _SCALARS[_known(t)][1]))
    return type("Results", (ctypes.Structure,), {"_fields_": fields})


def _free(address):
    ctypes.CDLL(None).free(ctypes.c_void_p(address))


def _array_of(d, type, owned):
    """A numpy array of what a result's descriptor describes; its memory goes with it when it is its own."""
    import weakref

    import numpy

    dtype = numpy.dtype(_DTYPES[_known(type)])
    shape, strides = list(d.shape), list(d.strides)
    if 0 in shape:
        return numpy.empty(shape, dtype)
    extent = 1 + sum((n - 1) * s for n, s in zip(shape, strides))
    raw = (ctypes.c_char * (extent * dtype.itemsize)).from_address(d.aligned + d.offset * dtype.itemsize)
    if owned:
        weakref.finalize(raw, _free, d.allocated)
    return numpy.ndarray(shape, dtype, raw, strides=[s * dtype.itemsize for s in strides])


class Compiled:
    """A function of a payload as machine code. Tensors and memrefs are whatever has the buffer protocol or speaks DLPack, read (and memrefs written)
    where they are; a result is a number, an array of numpy, or a tuple of them."""

    def __init__(self, payload, entry, level):
        module = payload.operation.clone(ip=False).operation
        function = _function(module, entry)
        self.name = function.operation.attributes["sym_name"].value
        kind = TypeAttr(function.operation.attributes["function_type"]).value
        self.inputs, self.results = kind.inputs, kind.results
        for t in [*self.inputs, *self.results]:
            _known(t)
        _mark_read_only(function.operation, self.inputs)
        self._types = _result_structure(self.results) if self.results else None
        _mlir._lower(module, self.name)
        self._engine = _mlir._Engine(module, level, self.name)
        address = self._engine.raw_lookup(self.name)
        if not address:
            raise ValueError(f"there is no function @{self.name} after lowering")
        self._call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)

    def __call__(self, *arguments):
        if len(arguments) != len(self.inputs):
            raise TypeError(f"@{self.name} takes {len(self.inputs)} arguments, but {len(arguments)} were given")
        arrays, words = [], []
        for i, (t, x) in enumerate(zip(self.inputs, arguments)):
            if _is_array(t):
                arrays.append(_Array(t, x, i))
                words += arrays[-1].words
            else:
                words.append(_SCALARS[_known(t)][1](x))
        out = self._types() if self._types else None
        packed = (ctypes.c_void_p * (len(words) + 1))(*(ctypes.addressof(w) for w in words))
        if out is not None:
            packed[len(words)] = ctypes.addressof(out)
        self._call(packed)
        if out is None:
            return None
        results, seen = [], set()
        for i, t in enumerate(self.results):
            r = getattr(out, f"r{i}")
            if _is_array(t):
                passed = any(a.address <= r.allocated < a.address + max(a.size, 1) for a in arrays)
                array = _array_of(r, t, not passed and r.allocated not in seen)
                seen.add(r.allocated)
                results.append(array.copy() if passed else array)
            else:
                results.append(r)
        return results[0] if len(results) == 1 else tuple(results)


def _function(module, entry):
    functions = [op for op in module.regions[0].blocks[0].operations
                 if op.operation.name == "func.func" and len(op.operation.regions[0].blocks)]
    if entry is not None:
        functions = [f for f in functions if f.operation.attributes["sym_name"].value == entry]
    if len(functions) != 1:
        raise ValueError("there is no function @" + entry if entry is not None else
                         f"the payload has {len(functions)} functions with a body: say which by entry=")
    return functions[0]


def _mark_read_only(function, inputs):
    """Tensors that are passed stay what they are: what is made of them in place is made of a copy."""
    mark = BoolAttr.get(False, function.context)
    old = function.attributes.get("arg_attrs")
    dicts = []
    for i, t in enumerate(inputs):
        named = {n: old[i][n] for n in old[i]} if old is not None else {}
        if isinstance(t, RankedTensorType):
            named.setdefault("bufferization.writable", mark)
        dicts.append(DictAttr.get(named, function.context))
    if inputs:
        function.attributes["arg_attrs"] = ArrayAttr.get(dicts, function.context)

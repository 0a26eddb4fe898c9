# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values of Python as arguments, and back: numbers, whatever has the buffer protocol, whatever speaks DLPack."""
from mlir.ir import (BoolAttr, DenseElementsAttr, FloatAttr, FloatType, IndexType, IntegerAttr, IntegerType, MemRefType,
                     RankedTensorType, ShapedType, VectorType)

SHAPED = (RankedTensorType, MemRefType, VectorType)
_ON_CPU = (1, 3, 11)  # kDLCPU, and memory of the host that GPUs see


def buffer_of(x):
    """What has the buffer protocol: `x`, or the array of numpy that its DLPack is, which is no copy."""
    if not hasattr(x, "__dlpack__"):
        return x
    try:
        memoryview(x)
        return x
    except TypeError:
        pass
    device = x.__dlpack_device__() if hasattr(x, "__dlpack_device__") else (1, 0)
    if device[0] not in _ON_CPU:
        raise ValueError(f"the array is on device {tuple(device)}, not in memory of the CPU")
    import numpy

    return numpy.from_dlpack(x)


def is_shaped(type):
    return isinstance(type, SHAPED)


def _formats(element):
    """Formats of buffers whose elements these are."""
    if isinstance(element, IndexType):
        return "qQlL"
    if isinstance(element, IntegerType):
        return {1: "?", 8: "bB", 16: "hH", 32: "iI", 64: "qQlL"}.get(element.width, "")
    return {"f16": "e", "f32": "f", "f64": "d"}.get(str(element), "")


def _view(type, x, number):
    view = memoryview(buffer_of(x))
    if view.format.lstrip("@=<") not in _formats(type.element_type):
        raise TypeError(f"argument {number} is of elements '{view.format}', expected {type.element_type}")
    dynamic = ShapedType.get_dynamic_size()
    if view.ndim != len(type.shape) or any(n not in (dynamic, m) for n, m in zip(type.shape, view.shape)):
        raise ValueError(f"argument {number} is of shape {list(view.shape)}, expected {type}")
    return view


def _static(type, shape):
    """The type with sizes that are known."""
    if isinstance(type, MemRefType):
        return type if type.has_static_shape else MemRefType.get(shape, type.element_type, memory_space=type.memory_space)
    return type if isinstance(type, VectorType) else RankedTensorType.get(shape, type.element_type)


def attribute_of(type, x, number):
    """(type, attribute) of an argument."""
    context = type.context
    if not is_shaped(type):
        if isinstance(type, FloatType):
            return type, FloatAttr.get(type, float(x))
        if isinstance(type, IntegerType) and type.width == 1:
            return type, BoolAttr.get(bool(x), context)
        if isinstance(type, (IntegerType, IndexType)):
            return type, IntegerAttr.get(type, int(x))
        raise TypeError(f"argument {number} of type {type} can't be given from Python")
    view = _view(type, x, number)
    known = _static(type, list(view.shape))
    tensor = RankedTensorType.get(list(view.shape), type.element_type)
    if 0 in view.shape:
        return known, DenseElementsAttr.get([], type=tensor)
    if isinstance(type.element_type, IntegerType) and type.element_type.width == 1:
        flags = [BoolAttr.get(bool(b), context) for b in view.tobytes()]
        return known, DenseElementsAttr.get(flags, type=tensor)
    return known, DenseElementsAttr.get(view.tobytes(), type=tensor, context=context)


def value_of(attribute):
    """What an attribute states: a number, or an array of numpy, where that is not installed a memoryview."""
    if isinstance(attribute, BoolAttr) or isinstance(attribute, IntegerAttr) and str(attribute.type) == "i1":
        return bool(attribute.value)
    if isinstance(attribute, (IntegerAttr, FloatAttr)):
        return attribute.value
    if not isinstance(attribute, DenseElementsAttr):
        return attribute
    try:
        import numpy
    except ImportError:
        return memoryview(attribute)
    return numpy.array(attribute)


def write_back(x, attribute, number):
    """Puts what a memref holds at the end where it came from."""
    view = memoryview(buffer_of(x))
    if view.readonly:
        raise ValueError(f"argument {number} can't be written")
    if 0 in view.shape:
        return
    if view.c_contiguous:
        view.cast("B")[:] = memoryview(attribute).tobytes()
        return
    import numpy

    numpy.asarray(view)[...] = numpy.asarray(attribute)

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect linalg: named operations, operations of functions of Python, what loops of an operation stand for."""
from ..._build import result_of, value_of, values_of
from ...ir import Attribute, RankedTensorType, ShapedType, Value, _OperationBase
from .._linalg_enum_gen import *
from .._linalg_ops_gen import *
from .._linalg_ops_gen import _Dialect
from ._dims import (ContractionDimensions, ConvolutionDimensions, get_indexing_maps, infer_contraction_dimensions,
                    infer_convolution_dimensions, isa_contraction_op, isa_convolution_op)
from ._named import builders as _builders, fill_builtin_region, read as _read
from ._regions import generic, map, reduce
from .opdsl import lang as _lang

globals().update(_builders())
# The language of operations that Python defines, but for names of operations; functions are its own, which are numbers of enums, too.
globals().update({name: x for name, x in vars(_lang).items()
                  if not name.startswith("_") and (name not in globals() or name.endswith("Fn"))})


def transpose(input, *, outs, permutation, loc=None, ip=None):
    return result_of(_read("linalg.transpose", [value_of(input)], values_of(outs), behind=f" permutation = [{_numbers(permutation)}]",
                           loc=loc, ip=ip))


def broadcast(input, *, outs, dimensions, loc=None, ip=None):
    return result_of(_read("linalg.broadcast", [value_of(input)], values_of(outs), behind=f" dimensions = [{_numbers(dimensions)}]",
                           loc=loc, ip=ip))


def _numbers(values):
    return ", ".join(str(int(x)) for x in values)


def _tiles(tiles):
    """(dynamic sizes, static ones)."""
    dynamic, static = [], []
    for t in tiles:
        if isinstance(t, (Value, _OperationBase)):
            dynamic.append(value_of(t))
            static.append(ShapedType.get_dynamic_size())
        else:
            static.append(t.value if isinstance(t, Attribute) else t)
    return dynamic, static


def pack(source, dest, inner_dims_pos, inner_tiles, *, padding_value=None, outer_dims_perm=None, loc=None, ip=None):
    dynamic, static = _tiles(inner_tiles)
    dest = value_of(dest)
    results = [dest.type] if isinstance(dest.type, RankedTensorType) else []
    return result_of(PackOp(source, dest, inner_dims_pos, dynamic, static, padding_value=padding_value,
                            outer_dims_perm=outer_dims_perm or [], results=results, loc=loc, ip=ip))


def unpack(source, dest, inner_dims_pos, inner_tiles, *, outer_dims_perm=None, loc=None, ip=None):
    dynamic, static = _tiles(inner_tiles)
    dest = value_of(dest)
    results = [dest.type] if isinstance(dest.type, RankedTensorType) else []
    return result_of(UnPackOp(source, dest, inner_dims_pos, dynamic, static, outer_dims_perm=outer_dims_perm or [],
                              results=results, loc=loc, ip=ip))

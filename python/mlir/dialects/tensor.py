# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect tensor, with empty tensors of sizes that are numbers or values."""
from .._build import value_of, values_of
from ..ir import IndexType, InsertionPoint, RankedTensorType, ShapedType, register_operation
from ._tensor_ops_gen import *
from ._tensor_ops_gen import EmptyOp as _EmptyOp, _Dialect


@register_operation(_Dialect, replace=True)
class EmptyOp(_EmptyOp):
    def __init__(self, sizes, element_type, *, encoding=None, loc=None, ip=None):
        static = [s if isinstance(s, int) else ShapedType.get_dynamic_size() for s in sizes]
        dynamic = [value_of(s) for s in sizes if not isinstance(s, int)]
        super().__init__(RankedTensorType.get(static, element_type, encoding), dynamic, loc=loc, ip=ip)


def empty(sizes, element_type, *, encoding=None, loc=None, ip=None):
    return EmptyOp(sizes, element_type, encoding=encoding, loc=loc, ip=ip).result


def generate(result, dynamic_extents=None, *, loc=None, ip=None):
    """A decorator: the function of the indices becomes the body of a tensor.generate, its name stands for the tensor."""

    def build(function):
        op = GenerateOp(result, values_of(dynamic_extents or []), loc=loc, ip=ip)
        index = IndexType.get(op.context)
        rank = len(result.shape)
        with InsertionPoint(op.regions[0].blocks.append(*[index] * rank, arg_locs=[op.location] * rank)):
            YieldOp(value_of(function(*op.regions[0].blocks[0].arguments)))
        return op.result

    return build

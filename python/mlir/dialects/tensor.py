# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect tensor, with empty tensors of sizes that are numbers or values."""
from .._build import value_of, values_of
from ..extras.meta import region_op
from ..ir import IndexType, RankedTensorType, ShapedType, register_operation
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


def _generate(result, dynamic_extents=None, *, loc=None, ip=None):
    """A decorator: the function of the indices becomes the body of a tensor.generate, its name stands for the tensor."""
    op = GenerateOp(result, values_of(dynamic_extents or []), loc=loc, ip=ip)
    rank = len(result.shape)
    op.regions[0].blocks.append(*[IndexType.get(op.context)] * rank, arg_locs=[op.location] * rank)
    return op


generate = region_op(_generate, terminator=lambda values: YieldOp(value_of(values)))

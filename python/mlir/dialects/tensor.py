# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect tensor, with empty tensors of sizes that are numbers or values."""
from .._build import value_of
from ..ir import RankedTensorType, ShapedType, register_operation
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

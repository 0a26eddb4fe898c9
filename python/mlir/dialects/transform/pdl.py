# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations with the dialect pdl."""
from . import _add_block, _Body
from ...ir import Type, Value, _OperationBase, register_operation
from .._pdl_transform_ops_gen import *
from .._pdl_transform_ops_gen import PDLMatchOp as _PDLMatchOp, WithPDLPatternsOp as _WithPDLPatternsOp, _Dialect


@register_operation(_Dialect, replace=True)
class PDLMatchOp(_PDLMatchOp):
    def __init__(self, result_type, target, pattern_name, *, loc=None, ip=None):
        super().__init__(result_type, target, pattern_name, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class WithPDLPatternsOp(_Body, _WithPDLPatternsOp):
    """`target` is a handle, or the type of the payload."""

    def __init__(self, target, *, loc=None, ip=None):
        root = target if isinstance(target, (Value, _OperationBase)) else None
        super().__init__(root=root, loc=loc, ip=ip)
        _add_block(self, [target if isinstance(target, Type) else self.operands[0].type])

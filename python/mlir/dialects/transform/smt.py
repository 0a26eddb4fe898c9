# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Constraints among parameters of scripts."""
from .._smt_transform_ops_gen import *
from .._smt_transform_ops_gen import ConstrainParamsOp as _ConstrainParamsOp, _Dialect
from ...ir import register_operation


@register_operation(_Dialect, replace=True)
class ConstrainParamsOp(_ConstrainParamsOp):
    """With a body whose arguments, of the types, stand for the parameters."""

    def __init__(self, results_, params, arg_types, *, loc=None, ip=None):
        super().__init__(results_, params, loc=loc, ip=ip)
        self.regions[0].blocks.append(*arg_types, arg_locs=[self.location] * len(arg_types))

    @property
    def body(self):
        return self.regions[0].blocks[0]


def constrain_params(results_, params, arg_types, *, loc=None, ip=None):
    return ConstrainParamsOp(results_, params, arg_types, loc=loc, ip=ip)

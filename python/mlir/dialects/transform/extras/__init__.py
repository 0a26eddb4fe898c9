# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small helps in writing scripts."""
from ....ir import Attribute, IntegerAttr, IntegerType
from .. import AnyParamType, ParamConstantOp


def constant_param(value, typ=None):
    """A parameter of a number or an attribute."""
    if not isinstance(value, Attribute):
        value = IntegerAttr.get(IntegerType.get_signless(64), value)
    return ParamConstantOp(typ or AnyParamType.get(), value).result

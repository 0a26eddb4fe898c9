# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect builtin: modules and casts."""
from ._builtin_ops_gen import *
from ._builtin_ops_gen import _Dialect
from ._builtin_ops_gen import ModuleOp as _ModuleOp
from ..ir import InsertionPoint, register_operation


@register_operation(_Dialect, replace=True)
class ModuleOp(_ModuleOp):
    """A module with an empty body."""

    def __init__(self, *, sym_name=None, sym_visibility=None, loc=None, ip=None):
        super().__init__(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self):
        return self.regions[0].blocks[0]


def module(sym_name=None, *, attrs=None, sym_visibility=None, loc=None, ip=None):
    """A decorator: the function builds the body, and becomes the module's operation."""

    def build(function):
        op = ModuleOp(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip).operation
        for name, attribute in (attrs or {}).items():
            op.attributes[name] = attribute
        with InsertionPoint(op.regions[0].blocks[0]):
            function()
        return op

    return build

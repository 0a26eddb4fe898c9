# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect ml_program: functions and globals."""
from ..ir import Block, FunctionType, InsertionPoint, StringAttr, TypeAttr, register_operation
from ._ml_program_enum_gen import *
from ._ml_program_ops_gen import *
from ._ml_program_ops_gen import FuncOp as _FuncOp, GlobalOp as _GlobalOp, _Dialect
from ._ml_program_values_gen import *


@register_operation(_Dialect, replace=True)
class FuncOp(_FuncOp):
    """A function; `type` is a FunctionType, or a pair of lists of types."""

    def __init__(self, name, type, *, visibility=None, body_builder=None, loc=None, ip=None):
        if not isinstance(type, FunctionType):
            type = FunctionType.get(*type)
        super().__init__(StringAttr.get(str(name)), TypeAttr.get(type), sym_visibility=str(visibility) if visibility is not None else None,
                         loc=loc, ip=ip)
        if body_builder:
            with InsertionPoint(self.add_entry_block()):
                body_builder(self)

    name = property(lambda self: StringAttr(self.attributes["sym_name"]))
    type = property(lambda self: FunctionType(TypeAttr(self.attributes["function_type"]).value))
    visibility = property(lambda self: self.attributes.get("sym_visibility"))
    is_external = property(lambda self: len(self.regions[0].blocks) == 0)

    @property
    def entry_block(self):
        if self.is_external:
            raise IndexError("External function does not have a body")
        return self.regions[0].blocks[0]

    def add_entry_block(self):
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        return Block.create_at_start(self.regions[0], self.type.inputs)

    arguments = property(lambda self: self.entry_block.arguments)


@register_operation(_Dialect, replace=True)
class GlobalOp(_GlobalOp):
    """A global, public where nothing else is said."""

    def __init__(self, sym_name, type_, *, is_mutable=None, value=None, sym_visibility="public", loc=None, ip=None):
        super().__init__(sym_name, type_, is_mutable=is_mutable, value=value, sym_visibility=sym_visibility, loc=loc, ip=ip)

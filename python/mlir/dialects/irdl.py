# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect irdl: definitions of dialects, and loading them."""
from .. import _build
from .._mlir_libs import _mlir
from ..ir import Attribute, register_attribute_builder, register_operation
from ._irdl_enum_gen import *
from ._irdl_ops_gen import *
from ._irdl_ops_gen import (AttributeOp as _AttributeOp, DialectOp as _DialectOp, OperationOp as _OperationOp,
                            TypeOp as _TypeOp, _Dialect)


def load_dialects(module):
    """Makes the context of the module know the dialects that it defines."""
    _mlir._load_dialects(module.operation)


@register_attribute_builder("VariadicitiesAttr", replace=True)
def _variadicities(items, context):
    if isinstance(items, Attribute):
        return items
    return Attribute.parse(f"#irdl<variadicity_array[{', '.join(str(x) for x in items)}]>", context)


class _Body:
    """Of definitions, which have a body of one block."""

    def __init__(self, sym_name, *, loc=None, ip=None):
        super().__init__(sym_name, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self):
        return self.regions[0].blocks[0]


def _with_body(base):
    cls = type(base.__name__, (_Body, base), {"__module__": __name__, "__doc__": base.__doc__})
    return register_operation(_Dialect, replace=True)(cls)


DialectOp, OperationOp, TypeOp, AttributeOp = (_with_body(c) for c in (_DialectOp, _OperationOp, _TypeOp, _AttributeOp))


def dialect(sym_name, *, loc=None, ip=None):
    return DialectOp(sym_name, loc=loc, ip=ip)


def operation_(sym_name, *, loc=None, ip=None):
    return OperationOp(sym_name, loc=loc, ip=ip)


def type_(sym_name, *, loc=None, ip=None):
    return TypeOp(sym_name, loc=loc, ip=ip)


def attribute(sym_name, *, loc=None, ip=None):
    return AttributeOp(sym_name, loc=loc, ip=ip)

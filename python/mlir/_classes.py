# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of types and attributes of dialects."""
from ._mlir_libs import _mlir
from .ir import Type, TypeID


def _registers(kind, says):
    """What makes a class that of the types, or attributes, of a name ("transform.op"), which the class says as `says`."""

    def register_name(name):
        def register(cls):
            cls._mlir_name = name
            setattr(cls, says, name)
            cls.static_typeid = TypeID(name)
            _mlir._register(kind, name, cls, True)
            return cls

        return register

    return register_name


register_type = _registers("type", "type_name")
register_attribute = _registers("attr", "attr_name")


def plain_type(name, cls_name):
    """A class of one type without parameters."""

    def get(context=None):
        return Type.parse("!" + name, context)

    return register_type(name)(type(cls_name, (Type,), {"get": staticmethod(get), "__doc__": "!" + name}))

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of types and attributes of dialects."""
from ._mlir_libs import _mlir
from .ir import Type, TypeID


def register_type(name):
    """Makes a class that of the types called `name` ("transform.op")."""

    def register(cls):
        cls._mlir_name = cls.type_name = name
        cls.static_typeid = TypeID(name)
        _mlir._register("type", name, cls, True)
        return cls

    return register


def register_attribute(name):
    def register(cls):
        cls._mlir_name = cls.attr_name = name
        cls.static_typeid = TypeID(name)
        _mlir._register("attr", name, cls, True)
        return cls

    return register


def plain_type(name, cls_name):
    """A class of one type without parameters."""

    def get(context=None):
        return Type.parse("!" + name, context)

    return register_type(name)(type(cls_name, (Type,), {"get": staticmethod(get), "__doc__": "!" + name}))

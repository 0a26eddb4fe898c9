# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names of types of elements, which stand for whatever type operands have.

>>> TV.T1
TypeVar(T1)
>>> TV.T1 is TV.T1
True
>>> I32.name
'I32'
"""


class TypeVar:
    """A name of a type; F32 and the like are always that type."""

    _known = {}

    def __new__(cls, name):
        if name not in cls._known:
            cls._known[name] = super().__new__(cls)
            cls._known[name].name = name
        return cls._known[name]

    create = classmethod(lambda cls, name: cls(name))

    def __repr__(self):
        return f"TypeVar({self.name})"


class _TypeVars:
    def __getattr__(self, name):
        return TypeVar(name)


TV = _TypeVars()
T, T1, T2, U, V, W = TV.T, TV.T1, TV.T2, TV.U, TV.V, TV.W
I32, I64, F32, F64 = TV.I32, TV.I64, TV.F32, TV.F64

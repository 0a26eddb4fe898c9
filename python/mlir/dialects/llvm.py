# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect llvm, with structures that have names."""
from .._classes import register_type
from .._mlir_libs import _mlir
from ..ir import Context, MLIRError, StringAttr, Type, TypeAttr, register_operation
from ._llvm_enum_gen import *
from ._llvm_ops_gen import *
from ._llvm_ops_gen import ConstantOp as _ConstantOp, _Dialect
from ._llvm_values_gen import *


def _quoted(name):
    return '"' + "".join(c if c.isprintable() and c not in '"\\' else f"\\{b:02X}" for c in name for b in c.encode()[:1]) + '"'


@register_type("llvm.struct")
class StructType(Type):
    """A structure of its types, or one with a name, whose body may come later."""

    @staticmethod
    def get_literal(elements, *, packed=False, loc=None, context=None):
        return Type.parse(f"!llvm.struct<{_body(elements, packed)}>", context or (elements[0].context if elements else None))

    get_literal_unchecked = get_literal

    @staticmethod
    def get_identified(name, *, context=None):
        """That of the name, with its body, if it has one."""
        return _mlir._row_value(context or Context.current, True, "llvm.struct", [StringAttr.get(name, context), None, None], False)

    @staticmethod
    def get_opaque(name, *, context=None):
        """That of the name, which has no body."""
        return Type.parse(f"!llvm.struct<{_quoted(name)}, opaque>", context)

    @staticmethod
    def new_identified(name, elements, *, packed=False, context=None):
        """One that there was not before; numbers are appended to the name until it is new."""
        number, candidate = 0, name
        while True:
            made = StructType.get_identified(candidate, context=context)
            if made.opaque:
                try:
                    made.set_body(elements, packed=packed)
                    return made
                except ValueError:  # it is to have none
                    pass
            number, candidate = number + 1, f"{name}_{number}"

    def set_body(self, elements, *, packed=False):
        """Once; again with the same body. ValueError where it has another, or is to have none."""
        name = self.name
        if name is None:
            raise ValueError("a structure without name has its body")
        try:
            Type.parse(f"!llvm.struct<{_quoted(name)}, {_body(elements, packed)}>", self.context)
        except MLIRError as error:
            raise ValueError("Struct body already set to different content.") from error

    @property
    def name(self):
        name = self._param(0)
        return name.value if name is not None else None

    def _inside(self):
        """What is written behind the name."""
        text = str(self)[len("!llvm.struct<") : -1]
        return text[len(_quoted(self.name)) + 2 :] if self.name is not None else text

    @property
    def body(self):
        """Its types; None where it has none yet."""
        if self.opaque:
            return None
        literal = self if self.name is None else Type.parse(f"!llvm.struct<{self._inside()}>", self.context)
        return [TypeAttr(x).value for x in literal._param(1)]

    packed = property(lambda self: self._inside().startswith("packed"))
    opaque = property(lambda self: self.name is not None and self._inside() == "opaque")


def _body(elements, packed):
    return f"{'packed ' if packed else ''}({', '.join(map(str, elements))})"


@register_operation(_Dialect, replace=True)
class ConstantOp(_ConstantOp):
    """A constant; the type may be left out where its attribute has it."""

    def __init__(self, *arguments, value=None, res=None, loc=None, ip=None):
        given = [*arguments]
        if value is not None:
            given.append(value)
        if res is None and len(given) == 2:
            res = given.pop(0)
        super().__init__(res if res is not None else given[0].type, given[0], loc=loc, ip=ip)


def mlir_constant(*arguments, value=None, res=None, loc=None, ip=None):
    return ConstantOp(*arguments, value=value, res=res, loc=loc, ip=ip).result

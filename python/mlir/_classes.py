# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of types and attributes of dialects."""
import re
import sys

from ._mlir_libs import _mlir
from .ir import (AffineMapAttr, ArrayAttr, Attribute, BoolAttr, Context, DenseI32ArrayAttr, DenseI64ArrayAttr, DictAttr,
                 FlatSymbolRefAttr, FloatAttr, IntegerAttr, IntegerType, StringAttr, Type, TypeAttr, TypeID)


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
        return Type.parse("!" + name, context or _current())

    return register_type(name)(type(cls_name, (Type,), {"get": staticmethod(get), "__doc__": "!" + name}))


# ---- Of rows: a class of a table of parameters, each (name, kind, is it optional?, default) ----
# A kind is a word of jig/dialect.h, an enum's class, or a list with the kind of the items.
def _integer(width, make):
    return lambda x, context: IntegerAttr.get(make(width, context), int(x))


_TO = {
    "type": lambda x, context: TypeAttr.get(x, context),
    "int": _integer(64, IntegerType.get_signless),
    "int32": _integer(64, IntegerType.get_signless),
    "uint": _integer(64, IntegerType.get_unsigned),
    "uint32": _integer(64, IntegerType.get_unsigned),
    "int_attr": _integer(64, IntegerType.get_signless),
    "bool": lambda x, context: BoolAttr.get(bool(x), context),
    "bool_attr": lambda x, context: BoolAttr.get(bool(x), context),
    "float_attr": lambda x, context: FloatAttr.get_f64(x, context),
    "string": lambda x, context: StringAttr.get(x, context),
    "string_attr": lambda x, context: StringAttr.get(x, context),
    "ident": lambda x, context: StringAttr.get(x, context),
    "symbol": lambda x, context: FlatSymbolRefAttr.get(x, context),
    "flat_symbol": lambda x, context: FlatSymbolRefAttr.get(x, context),
    "map": lambda x, context: AffineMapAttr.get(x),
    "type_attr": lambda x, context: TypeAttr.get(x, context),
    "dict_attr": lambda x, context: DictAttr.get(x, context),
    "array_attr": lambda x, context: ArrayAttr.get(list(x), context),
    "dense_i32": lambda x, context: DenseI32ArrayAttr.get(x, context),
    "dense_i64": lambda x, context: DenseI64ArrayAttr.get(x, context),
}
# Of these a parameter is always that attribute; others that are attributes are taken as they are.
_ALWAYS = {"type": TypeAttr, "int": IntegerAttr, "int32": IntegerAttr, "uint": IntegerAttr, "uint32": IntegerAttr,
           "bool": BoolAttr, "string": StringAttr, "ident": StringAttr, "map": AffineMapAttr}


def _to_attribute(kind, x, context):
    if isinstance(kind, list):
        return ArrayAttr.get([_to_attribute(kind[0], item, context) for item in x], context)
    if isinstance(kind, type):
        return _TO["int"](_case(kind, x), context)
    if isinstance(x, Attribute):
        if kind in _ALWAYS and not isinstance(x, _ALWAYS[kind]):
            raise TypeError(f"expected {kind}, not {x}")
        return x
    if kind not in _TO:
        raise TypeError(f"expected an attribute, not {x!r}")
    return _TO[kind](x, context)


def _case(cls, x):
    if not isinstance(x, str):
        return int(cls(x))
    for case in cls:
        if str(case) == x:
            return int(case)
    raise ValueError(f"{cls.__name__} has no case '{x}'")


def _from_attribute(kind, x):
    if x is None:
        return None
    if isinstance(kind, list):
        return [_from_attribute(kind[0], item) for item in x]
    if isinstance(kind, type):
        return kind(x.value)
    return x.value if kind in _ALWAYS else x


def _current():
    context = Context.current
    if context is None:
        raise TypeError("a context is needed: with Context(), or context=")
    return context


def _default(kind, text, context):
    if isinstance(kind, list):
        return [] if text == "[]" else Attribute.parse(text, context)
    if isinstance(kind, type):
        return int(text) if text.lstrip("-").isdigit() else text
    if kind.startswith(("int", "uint")):
        return int(text, 0)
    if kind in ("bool", "bool_attr"):
        return text == "true"
    if kind.startswith("string"):
        return text.strip('"')
    return (Type if kind == "type" else Attribute).parse(text, context)


def _snake(name):
    return re.sub(r"([a-z\d])([A-Z])", r"\1_\2", name).lower()


def _row_class(root, register, name, cls_name, params, doc, can_make):
    names = [_snake(p[0]) for p in params]

    def get(*arguments, context=None, **words):
        """Of its parameters, in their order or by name; the context last."""
        given = dict(zip(names, arguments))
        if len(arguments) == len(names) + 1 and context is None:
            context = arguments[-1]
        elif len(arguments) > len(names):
            raise TypeError(f"{cls_name}.get takes at most {len(names)} arguments and the context")
        for word, x in words.items():
            if word not in names or word in given:
                raise TypeError(f"{cls_name}.get got an unexpected or repeated argument '{word}'")
            given[word] = x
        context = context or next((x.context for x in given.values() if isinstance(x, (Type, Attribute))), None) or _current()
        values = []
        for word, (_, kind, optional, default) in zip(names, params):
            x = given.get(word)
            if x is None and default is not None:
                x = _default(kind, default, context)
            if x is None and not optional:
                raise TypeError(f"{cls_name}.get is missing '{word}'")
            values.append(None if x is None else _to_attribute(kind, x, context))
        return _mlir._row_value(context, root is Type, name, values)

    members = {"__doc__": doc, "__module__": sys._getframe(2).f_globals["__name__"]}
    if can_make:
        members["get"] = staticmethod(get)
    for i, (spelled, kind, _, _) in enumerate(params):
        read = property(lambda self, i=i, kind=kind: _from_attribute(kind, self._param(i)))
        for word in {spelled, _snake(spelled)}:
            members.setdefault(word, read)
    return register(name)(type(cls_name, (root,), members))


def row_type(name, cls_name, params, doc, can_make=True):
    return _row_class(Type, register_type, name, cls_name, params, doc, can_make)


def row_attribute(name, cls_name, params, doc, can_make=True):
    return _row_class(Attribute, register_attribute, name, cls_name, params, doc, can_make)

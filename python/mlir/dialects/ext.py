# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dialects that are defined in Python:

    class Mine(Dialect, name="mine"):
        pass

    class AddOp(Mine.Operation, name="add"):
        lhs: Operand[IntegerType[32]]
        rhs: Operand[IntegerType[32]]
        sum: Result[IntegerType[32]]

`Mine.load()` writes the definitions as a module of irdl, which a context then knows as if it had been built with them. Behind
`Operand` and `Result` stand a type (`IntegerType[32]`, with the arguments that get() takes), a class of types, a choice of both, a
type variable (the same type wherever it stands) or `Any`; `Optional` and `Sequence` go around them. A field may also be an
attribute of a class, or a `Region`.
"""
import inspect
import types
import typing
from collections.abc import Sequence as _Sequence

from .. import _build
from .._interfaces import DynamicOpTrait
from .._mlir_libs import _mlir
from ..ir import (ArrayAttr, Attribute, Context, Dialect as _IRDialect, FlatSymbolRefAttr, InsertionPoint, IntegerAttr, Location,
                  Module, OpView, Region, StringAttr, Type, TypeAttr, register_dialect as _register_dialect)
from .._interfaces import IsTerminatorTrait, NoTerminatorTrait
from . import irdl as _irdl

T = typing.TypeVar("T")

__all__ = ["Dialect", "DialectAlreadyLoadedError", "DynamicOpTrait", "Operand", "Operation", "Region", "Result", "infer_result",
           "register_dialect", "register_operation"]


class DialectAlreadyLoadedError(RuntimeError):
    """The context knows the dialect already."""


class Operand(typing.Generic[T]):
    """A field that is an operand, of a type."""


class Result(typing.Generic[T]):
    """A field that is a result, of a type."""


_INFERRED = object()


def infer_result():
    """Stands behind a result whose type follows from its constraint, which has one type only."""
    return _INFERRED


# ---- Fields ----
_KINDS = {Operand: "operand", Result: "result"}
SINGLE, OPTIONAL, VARIADIC = "single", "optional", "variadic"


class Field:
    """One operand, result, attribute or region."""

    def __init__(self, name, annotation, default):
        self.name, self.variadicity, self.default = name, SINGLE, default
        self.is_inferred = default is _INFERRED
        inner = self._without_wrapper(annotation)
        origin = typing.get_origin(inner)
        if origin in _KINDS:
            self.kind, (self.constraint,) = _KINDS[origin], typing.get_args(inner)
        elif inner in _KINDS:
            self.kind, self.constraint = _KINDS[inner], typing.Any
        elif inner is Region:
            self.kind, self.constraint = "region", None
        else:
            cls = origin or inner
            if not (isinstance(cls, type) and issubclass(cls, Attribute)):
                raise TypeError(f"field '{name}' is no operand, result, attribute or region: {annotation!r}")
            self.kind, self.constraint = "attribute", inner
        if self.kind == "region" and self.variadicity != SINGLE:
            raise TypeError(f"there is exactly one of region '{name}'")

    def _without_wrapper(self, annotation):
        origin, args = typing.get_origin(annotation), typing.get_args(annotation)
        if origin in (typing.Union, types.UnionType) and type(None) in args:
            self.variadicity = OPTIONAL
            left = [a for a in args if a is not type(None)]
            return left[0] if len(left) == 1 else typing.Union[tuple(left)]
        if origin in (_Sequence, list):
            self.variadicity = VARIADIC
            return args[0]
        return annotation

    def type(self):
        """The only type that it may be of, or None."""
        return _type_of(self.constraint) if self.variadicity == SINGLE else None


def _type_of(constraint):
    if isinstance(constraint, types.GenericAlias) and issubclass(constraint.__origin__, Type):
        args = typing.get_args(constraint)
        return lambda: constraint.__origin__.get(*(() if args == ((),) else args))
    return (lambda: constraint) if isinstance(constraint, Type) else None


# ---- Definitions as irdl ----
class _Constraints:
    """The constraints of one operation: those that stand for one thing are written once."""

    def __init__(self):
        self.known = {}

    def once(self, key, make):
        if key not in self.known:
            self.known[key] = make()
        return self.known[key]

    def of(self, constraint):
        if constraint is typing.Any:
            return _irdl.any()
        if isinstance(constraint, typing.TypeVar):
            return self.once(constraint, lambda: self.of(constraint.__bound__ or self._choice(constraint) or typing.Any))
        if typing.get_origin(constraint) in (typing.Union, types.UnionType):
            return _irdl.any_of([self.of(c) for c in typing.get_args(constraint)])
        make = _type_of(constraint)
        if make:
            return self.once(constraint, lambda: _irdl.is_(TypeAttr.get(make())))
        if isinstance(constraint, Attribute):
            return self.once(constraint, lambda: _irdl.is_(constraint))
        if isinstance(constraint, type) and issubclass(constraint, Type):
            return self.base("!", constraint.type_name)
        if isinstance(constraint, type) and issubclass(constraint, Attribute):
            return self.base("#", constraint.attr_name) if hasattr(constraint, "attr_name") else _irdl.any()
        if isinstance(constraint, types.GenericAlias):
            return self.of(constraint.__origin__)
        raise TypeError(f"no constraint: {constraint!r}")

    @staticmethod
    def _choice(variable):
        return typing.Union[variable.__constraints__] if variable.__constraints__ else None

    @staticmethod
    def base(sigil, name):
        return _irdl.base(base_name=sigil + name)


def _define(cls):
    op = _irdl.operation_(cls._op_name)
    with InsertionPoint(op.body):
        constraints = _Constraints()

        def listed(kind, write, *more):
            fields = [f for f in cls._fields if f.kind == kind]
            if fields:
                values = [constraints.of(f.constraint) for f in fields]
                write(values, [f.name for f in fields], *[m(fields) for m in more])

        def variadicities(fields):
            return [getattr(_irdl.Variadicity, f.variadicity) for f in fields]

        listed("operand", _irdl.operands_, variadicities)
        fields = [f for f in cls._fields if f.kind == "attribute" and f.variadicity == SINGLE]
        if fields:
            _irdl.attributes_([constraints.of(f.constraint) for f in fields], [f.name for f in fields])
        listed("result", _irdl.results_, variadicities)
        regions = [f for f in cls._fields if f.kind == "region"]
        if regions:
            _irdl.regions_([_irdl.region([]) for _ in regions], [f.name for f in regions])


# ---- Operations ----
def _segments(fields):
    """1, 0 (optional) or -1 (variadic) for each; None where there is one of each."""
    if all(f.variadicity == SINGLE for f in fields):
        return None
    return [{SINGLE: 1, OPTIONAL: 0, VARIADIC: -1}[f.variadicity] for f in fields]


def _range(self, fields, index, values, sizes_name):
    """The values of field `index`."""
    if all(f.variadicity == SINGLE for f in fields):
        return values[index]
    sizes = list(self.attributes[sizes_name])
    start = sum(sizes[:index])
    if fields[index].variadicity == VARIADIC:
        return values[start : start + sizes[index]]
    return values[start] if sizes[index] else None


def _accessor(cls, field):
    if field.kind == "attribute":
        return _build.attribute(field.name, "", field.variadicity == OPTIONAL)
    fields = [f for f in cls._fields if f.kind == field.kind]
    index = fields.index(field)
    if field.kind == "region":
        return property(lambda self: self.regions[index])
    name, sizes = ("operands", "operandSegmentSizes") if field.kind == "operand" else ("results", "resultSegmentSizes")
    return property(lambda self: _range(self, fields, index, getattr(OpView, name).__get__(self), sizes))


def _signature(cls):
    """Results come first, then operands and attributes as they stand; what may be left out is by keyword."""
    kind = inspect.Parameter
    given = [f for f in cls._fields if f.kind == "result" and not cls._infers and not f.is_inferred]
    given += [f for f in cls._fields if f.kind in ("operand", "attribute")]
    must = [f for f in given if f.variadicity != OPTIONAL and f.default is inspect.Parameter.empty]
    may = [f for f in given if f not in must]
    positional = [kind("self", kind.POSITIONAL_ONLY)]
    positional += [kind(f.name, kind.POSITIONAL_OR_KEYWORD) for f in must]
    words = [kind(f.name, kind.KEYWORD_ONLY, default=None if f.default is kind.empty else f.default) for f in may]
    words += [kind(n, kind.KEYWORD_ONLY, default=None) for n in ("loc", "ip")]
    return inspect.Signature(positional + words)


def _maker(cls, signature):
    results = [f for f in cls._fields if f.kind == "result"]
    operands = [f for f in cls._fields if f.kind == "operand"]

    def __init__(self, /, *args, **kw):
        given = signature.bind(self, *args, **kw)
        given.apply_defaults()
        given = given.arguments
        attrs, context = {}, _build.context_of(given["loc"])

        def flat(fields, segments, sizes_name, item):
            """All of them, one behind the other; how many of each is an attribute."""
            out, sizes = [], []
            for f in fields:
                x = f.type()() if f.name not in given else given[f.name]
                part = [] if x is None else [item(v) for v in x] if f.variadicity == VARIADIC else [item(x)]
                out += part
                sizes.append(len(part))
            if segments is not None:
                attrs[sizes_name] = _build.DenseI32ArrayAttr.get(sizes, context)
            return out

        values = flat(operands, cls._ODS_OPERAND_SEGMENTS, "operandSegmentSizes", _build.value_of)
        result_types = flat(results, cls._ODS_RESULT_SEGMENTS, "resultSegmentSizes", lambda t: t)
        for f in cls._fields:
            if f.kind == "attribute" and given[f.name] is not None:
                attrs[f.name] = _attribute(f, given[f.name], context)
        op = _build.Operation.create(cls.OPERATION_NAME, results=result_types, operands=values, attributes=attrs,
                                     regions=cls._ODS_REGIONS[0], loc=given["loc"], ip=given["ip"])
        OpView.__init__(self, op)

    __init__.__signature__ = signature
    return __init__


def _attribute(field, x, context):
    if isinstance(x, Attribute):
        return x
    name = getattr(typing.get_origin(field.constraint) or field.constraint, "__name__", "")
    kind = {"StringAttr": "StrAttr", "DictAttr": "DictionaryAttr"}.get(name, name)
    return _build.attribute_of(kind, x, context)


def _fields_of(cls, namespace):
    """Those of the classes that it is derived from, and its own."""
    fields = {}
    for base in reversed(cls.__mro__):
        own = vars(base).get("__annotations__", {})
        if not own or not issubclass(base, Operation):
            continue
        hints = typing.get_type_hints(base, globalns=None, localns=namespace) if any(
            isinstance(a, str) for a in own.values()) else own
        for name in own:
            default = base._defaults.get(name, inspect.Parameter.empty)
            fields[name] = Field(name, hints[name], default)
    return list(fields.values())


class Operation(OpView):
    """Operations that Python defines are derived from `Dialect.Operation`; with a name, a class is that of an operation."""

    _dialect, _op_name, _fields, _defaults = None, None, [], {}
    _traits = []

    def __init_subclass__(cls, *, name=None, traits=(), **rest):
        super().__init_subclass__(**rest)
        own = vars(cls).get("__annotations__", {})
        cls._defaults = {n: vars(cls)[n] for n in own if n in vars(cls)}
        if traits:
            cls._traits = [*cls._traits, *traits]
        if name is None:
            return
        cls._op_name = name
        cls.OPERATION_NAME = f"{cls._dialect.DIALECT_NAMESPACE}.{name}"
        cls._fields = _fields_of(cls, vars(inspect.getmodule(cls)) if inspect.getmodule(cls) else {})
        results = [f for f in cls._fields if f.kind == "result"]
        cls._infers = all(f.type() for f in results)
        cls._ODS_OPERAND_SEGMENTS = _segments([f for f in cls._fields if f.kind == "operand"])
        cls._ODS_RESULT_SEGMENTS = _segments(results)
        cls._ODS_REGIONS = (sum(f.kind == "region" for f in cls._fields), True)
        for field in cls._fields:
            setattr(cls, field.name, _accessor(cls, field))
        if "__init__" not in vars(cls):
            cls.__init__ = _maker(cls, _signature(cls))
        cls._dialect.operations.append(cls)

    @classmethod
    def _attach_traits(cls, context):
        for trait in cls._traits:
            trait.attach(cls.OPERATION_NAME, context)
        if hasattr(cls, "verify_trait") or hasattr(cls, "verify_region_trait"):
            type("_Own", (DynamicOpTrait,), {n: staticmethod(getattr(cls, n)) for n in ("verify_trait", "verify_region_trait")
                                             if hasattr(cls, n)}).attach(cls.OPERATION_NAME, context)


class Dialect(_IRDialect):
    """Derived from it with a name, a class is that of a dialect, and has a class `Operation` that its operations are derived
    from."""

    operations, _mlir_module = [], None

    def __init_subclass__(cls, *, name=None, **rest):
        super().__init_subclass__(**rest)
        if name is None:
            return
        cls.DIALECT_NAMESPACE = name
        cls.operations, cls._mlir_module = [], None
        cls.Operation = type("Operation", (Operation,), {"_dialect": cls, "__module__": cls.__module__})

    @classmethod
    def load(cls, register=True, reload=False):
        """Makes the current context know it. Its classes are those of its operations in all contexts."""
        context = _mlir._context_of(None)
        if cls.DIALECT_NAMESPACE in context._python_dialects:
            raise DialectAlreadyLoadedError(f"dialect '{cls.DIALECT_NAMESPACE}' is loaded in this context already")
        with context, Location.unknown():
            module = Module.create()
            with InsertionPoint(module.body):
                dialect = _irdl.dialect(cls.DIALECT_NAMESPACE)
                with InsertionPoint(dialect.body):
                    for op in cls.operations:
                        _define(op)
        _mlir._load_dialects(module.operation)
        cls._mlir_module = module
        context._python_dialects.add(cls.DIALECT_NAMESPACE)
        for op in cls.operations:
            _mlir._register("op", op.OPERATION_NAME, op, True)
            op._attach_traits(context)
        _register_dialect(cls)


def register_dialect(cls):
    return _register_dialect(cls)


def register_operation(dialect, replace=False):
    """Classes are those of their operations by themselves, when their dialect is loaded."""
    return lambda cls: cls

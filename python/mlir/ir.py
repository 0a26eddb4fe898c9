# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The IR: what the extension has, enums, builders of attributes from Python values, registration of classes."""
import contextlib as _contextlib
import enum as _enum
import os as _os
import sys as _sys
import types as _types
import weakref as _weakref
from collections.abc import Mapping as _Mapping, Sequence as _Sequence

from ._mlir_libs import _mlir
from ._mlir_libs._mlir import *
from ._mlir_libs._mlir import _BaseContext, _OperationBase
from ._interfaces import (DynamicOpTrait, IsTerminatorTrait, MemoryEffect, MemoryEffectInstance, MemoryEffectsOpInterface,
                          NoTerminatorTrait, RecursiveMemoryEffectsTrait, SideEffectResource)
from ._mlir_libs._errors import Diagnostic, DiagnosticInfo, DiagnosticSeverity, MLIRError


class _Number(_enum.Enum):
    def __index__(self):
        return self.value


class WalkOrder(_Number):
    PRE_ORDER = 0
    POST_ORDER = 1


class WalkResult(_Number):
    ADVANCE = 0
    SKIP = 1
    INTERRUPT = 2


# What is current is asked of the classes themselves.
class _Current:
    def __init__(self, what):
        self.what = what

    def __get__(self, obj, cls=None):
        return _mlir._current(self.what)


Location.current = _Current("Location")
InsertionPoint.current = _Current("InsertionPoint")


class Dialect:
    """What `Context.dialects` gives; classes of dialects are derived from it."""

    DIALECT_NAMESPACE = None

    def __init__(self, descriptor):
        self.descriptor = descriptor

    def __repr__(self):
        cls = type(self)
        return f"<Dialect {self.descriptor.namespace} (class {cls.__module__}.{cls.__qualname__})>"


class DialectDescriptor:
    def __init__(self, context, namespace):
        self.context, self.namespace = context, namespace

    def __repr__(self):
        return f"<DialectDescriptor {self.namespace}>"


class Dialects:
    """The dialects of a context, by name: as items and as attributes."""

    def __init__(self, context):
        self._context = context

    def __getitem__(self, name):
        if not self._context._has_dialect(name):
            raise IndexError(f"Dialect '{name}' not found")
        _mlir._import_dialect(name)
        return _dialects.get(name, Dialect)(self._context.get_dialect_descriptor(name))

    def __getattr__(self, name):
        try:
            return self[name]
        except IndexError as error:
            raise AttributeError(str(error)) from None


class ThreadPool:
    """What contexts of the reference may share. Jig uses the thread that it is called on."""

    def get_max_concurrency(self):
        return _os.cpu_count() or 1

    def _mlir_thread_pool_ptr(self):
        return hex(id(self))


class Context(_BaseContext):
    """All dialects of Jig are known in it: which of them are to be loaded makes no difference."""

    current = _Current("Context")

    def __new__(cls, load_on_create_dialects=None, thread_pool=None):
        return super().__new__(cls)

    def __init__(self, load_on_create_dialects=None, thread_pool=None):
        self._pool = thread_pool
        self._python_dialects = set()  # that were loaded (mlir.dialects.ext)

    def _get_context_again(self):
        return self

    def set_thread_pool(self, pool):
        """The pool is kept, and has no effect."""
        self._pool = pool

    def get_num_threads(self):
        return self._pool.get_max_concurrency() if self._pool else 1

    def _mlir_thread_pool_ptr(self):
        return self._pool._mlir_thread_pool_ptr() if self._pool else None

    @property
    def dialects(self):
        return Dialects(self)

    d = dialects

    def get_dialect_descriptor(self, name):
        if not self._has_dialect(name):
            raise ValueError(f"Dialect '{name}' not found")
        return DialectDescriptor(self, name)

    def attach_diagnostic_handler(self, callback):
        def call(data):
            diagnostic = Diagnostic(data)
            try:
                return callback(diagnostic)
            finally:
                diagnostic._end()

        return DiagnosticHandler(self, call)

    def append_dialect_registry(self, registry):
        """There is nothing to add: all dialects are there."""

    def _clear_live_operations(self):
        """Nothing has to be told: objects find out by themselves that an operation is gone."""
        return 0

    def load_all_available_dialects(self):
        """They are loaded when they are met."""


class DialectRegistry:
    """What contexts of the reference take; here each has all dialects."""


# ---- Printing ----
def _print(self, state=None, file=None, binary=False, **options):
    """Writes its text to a file, or to the standard output."""
    text = self.get_asm(binary=binary, **options)
    (_sys.stdout if file is None else file).write(text)


def _dump(self):
    """Writes its text to the standard error."""
    text = str(self)
    _sys.stderr.write(text if text.endswith("\n") else text + "\n")
    _sys.stderr.flush()


_OperationBase.print = _print
for _cls in (_OperationBase, Type, Attribute, Value, AffineExpr, AffineMap, IntegerSet):
    _cls.dump = _dump


class _Signedness(_Number):
    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2


def _integer_type_get(width, signedness=_Signedness.SIGNLESS, context=None):
    make = (IntegerType.get_signless, IntegerType.get_signed, IntegerType.get_unsigned)[signedness.value]
    return make(width, context)


IntegerType.Signedness = _Signedness
IntegerType.get = staticmethod(_integer_type_get)
IntegerType.signedness = property(lambda self: _Signedness(self._sign))


class IntegerSetConstraint:
    """One expression of a set, and how it compares with 0."""

    def __init__(self, set, expr, is_eq):
        self.set, self.expr, self.is_eq = set, expr, is_eq

    def __repr__(self):
        return f"IntegerSetConstraint({self.expr} {'==' if self.is_eq else '>='} 0)"


IntegerSet.n_equalities = property(lambda self: sum(c.is_eq for c in self.constraints))
IntegerSet.n_inequalities = property(lambda self: sum(not c.is_eq for c in self.constraints))
IntegerSet.constraints = property(lambda self: [IntegerSetConstraint(self, *c) for c in self._constraints])


# `IntegerType[32]` stands for the type that `IntegerType.get(32)` is in some context.
# `Value[T]` says in annotations of what type values are.
for _cls in (Type, Attribute, Value):
    _cls.__class_getitem__ = classmethod(_types.GenericAlias)


ShapedType.is_static_size = staticmethod(lambda size: size != ShapedType.get_dynamic_size())
ShapedType.is_static_stride_or_offset = staticmethod(lambda x: x != ShapedType.get_dynamic_stride_or_offset())


class _NoTypeID:
    def __get__(self, obj, cls=None):
        raise AttributeError(f"{cls.__name__} has no typeid.")


ShapedType.static_typeid = _NoTypeID()


class _GlobalDebug:
    """Switches of the reference's debugging output, of which Jig has none: they are kept."""

    flag = False
    _types = []

    @classmethod
    def set_types(cls, types):
        cls._types = [types] if isinstance(types, str) else list(types)


class DynamicType(Type):
    """A type that is defined while the program runs."""

    @staticmethod
    def get(full_name, params=(), context=None):
        text = ", ".join(str(p) for p in params)
        return DynamicType(Type.parse(f"!{full_name}<{text}>" if text else f"!{full_name}", context))

    @property
    def params(self):
        out = []
        try:
            while True:
                out.append(self._param(len(out)))
        except IndexError:
            return out

    @property
    def type_name(self):
        return self.typeid.name.split(".", 1)[1]


# Sequences and mappings match patterns as such.
for _name in ("RegionSequence", "BlockList", "OperationList", "OpOperandList", "OpResultList", "OpSuccessors",
              "OpOperands", "BlockArgumentList", "BlockPredecessors", "BlockSuccessors", "ArrayAttr",
              "DenseBoolArrayAttr", "DenseI8ArrayAttr", "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr",
              "DenseF32ArrayAttr", "DenseF64ArrayAttr"):
    _Sequence.register(getattr(_mlir, _name))
_Mapping.register(_mlir.OpAttributeMap)

for _name in [n for n in vars(_mlir) if n.endswith("Attr")]:
    _cls = getattr(_mlir, _name)
    if hasattr(_cls, "static_typeid"):
        _cls.attr_name = _cls.static_typeid.name
for _name in [n for n in vars(_mlir) if n.endswith("Type")]:
    _cls = getattr(_mlir, _name)
    if hasattr(_cls, "static_typeid"):
        _cls.type_name = _cls.static_typeid.name

# ---- Capsules ----
def _with_capsules(cls):
    name = f"mlir.ir.{cls.__name__}._CAPIPtr"
    cls._CAPIPtr = property(lambda self: _mlir._capsule(self, name))
    cls._CAPICreate = staticmethod(lambda capsule: _mlir._of_capsule(capsule, name))


def _context_capsule(self):
    return _mlir._capsule(_weakref.ref(self), "mlir.ir.Context._CAPIPtr")


def _context_of_capsule(capsule):
    context = _mlir._of_capsule(capsule, "mlir.ir.Context._CAPIPtr")()
    if context is None:
        raise ValueError("the context is no more")
    return context


# Who asks for a context's capsule does not hold it, as there.
Context._CAPIPtr, Context._CAPICreate = property(_context_capsule), staticmethod(_context_of_capsule)
for _cls in (Location, Type, Attribute, Value, Operation, Module, AffineExpr, AffineMap, IntegerSet):
    _with_capsules(_cls)


# ---- Symbol tables ----
def _walk_symbol_tables(from_op, all_sym_uses_visible, callback):
    """Calls for each symbol table at and below `from_op`, inner ones first, and whether all uses of its symbols are visible."""
    op = from_op.operation
    visibility = op.attributes.get("sym_visibility")
    visible = all_sym_uses_visible or (visibility is not None and visibility.value == "private")
    for region in op.regions:
        for block in region:
            for inner in block:
                _walk_symbol_tables(inner, visible, callback)
    try:
        SymbolTable(op)
    except TypeError:
        return
    try:
        callback(op.opview, visible)
    except Exception as error:
        raise RuntimeError(f"Exception raised in callback: {type(error).__name__}: {error}") from error


SymbolTable.walk_symbol_tables = staticmethod(_walk_symbol_tables)

# ---- Locations by the stack of calls ----
class _Tracebacks:
    """What of the stack becomes the location of an operation: of this package only what is written by hand for dialects does,
    unless more is included."""

    def __init__(self):
        self.enabled, self.frame_limit = False, 10
        self.included, self.excluded = set(), set()

    def takes(self, file):
        if any(file.startswith(prefix) for prefix in self.included):
            return True
        return not _is_inner(file) and not any(file.startswith(prefix) for prefix in self.excluded)

    def location(self):
        """Function in function, the innermost first."""
        if not self.enabled:
            return None
        context, frame, places = _mlir._context_of(None), _sys._getframe(1), []
        while frame is not None and len(places) < self.frame_limit:
            code = frame.f_code
            if self.takes(code.co_filename):
                file = Location.file(code.co_filename, frame.f_lineno, 0, context=context)
                places.append(Location.name(getattr(code, "co_qualname", code.co_name), childLoc=file, context=context))
            frame = frame.f_back
        if not places:
            return Location.unknown(context=context)
        return Location.callsite(places[0], places[1:], context=context) if len(places) > 1 else places[0]

    def enable(self, on):
        self.enabled = on
        _mlir._set_loc_hook(self.location if on else None)


_PACKAGE = _os.path.dirname(__file__) + _os.sep


def _is_inner(file):
    inner = file.removeprefix(_PACKAGE)
    return inner != file and (not inner.startswith("dialects") or inner.endswith(("_gen.py", "_ods_common.py", "ext.py")))


_tracebacks = _Tracebacks()


@_contextlib.contextmanager
def loc_tracebacks(*, max_depth=None):
    """Operations without a location that are made meanwhile have the stack of calls for one, at most `max_depth` of them."""
    before = _tracebacks.enabled, _tracebacks.frame_limit
    if max_depth is not None:
        _tracebacks.frame_limit = max_depth
    _tracebacks.enable(True)
    try:
        yield
    finally:
        _tracebacks.frame_limit = before[1]
        _tracebacks.enable(before[0])


# ---- Registration ----
_dialects = {}


def register_dialect(cls):
    _dialects[cls.DIALECT_NAMESPACE] = cls
    return cls


def register_operation(dialect, replace=False):
    """Makes a class that of its operations."""

    def register(cls):
        if _mlir._register("op", cls.OPERATION_NAME, cls, replace) is not None:
            raise RuntimeError(f"Operation '{cls.OPERATION_NAME}' is already registered.")
        setattr(dialect, cls.__name__, cls)
        return cls

    return register


def _caster(what, title):
    def decorator(typeid, *, replace=False):
        def register(caster):
            old = _mlir._register(what, typeid.name, caster, replace)
            if old is not None:
                raise RuntimeError(f"{title} caster is already registered: {old!r}")
            return caster

        return register

    return decorator


register_type_caster = _caster("type", "Type")
register_value_caster = _caster("value", "Value")


class AttrBuilder:
    """What makes attributes of Python values, by the name of what an operation asks for."""

    _builders = {}

    @staticmethod
    def contains(name):
        return name in AttrBuilder._builders

    @staticmethod
    def get(name):
        return AttrBuilder._builders[name]

    @staticmethod
    def insert(name, builder, replace=False):
        if not replace and name in AttrBuilder._builders:
            raise RuntimeError(f"Attribute builder for '{name}' is already registered with func: "
                               f"{AttrBuilder._builders[name]!r}")
        AttrBuilder._builders[name] = builder


def register_attribute_builder(kind, replace=False):
    def register(builder):
        AttrBuilder.insert(kind, builder, replace)
        return builder

    return register


# ---- The builders of builtin attributes ----
def _integer(type_of):
    return lambda x, context: IntegerAttr.get(type_of(context), x)


def _array(item):
    return lambda x, context: ArrayAttr.get([item(v, context) for v in x], context)


def _of(cls):
    return lambda x, context: cls.get(x, context)


def _symbol(x, context):
    return FlatSymbolRefAttr.get(x, context) if isinstance(x, str) else SymbolRefAttr.get(x, context)


def _float(width):
    return lambda x, context: (FloatAttr.get_f32 if width == 32 else FloatAttr.get_f64)(x, context)


def _dense(x, context):
    return x if isinstance(x, Attribute) else DenseElementsAttr.get(x, context=context)


def _elements(width):
    """A tensor of integers, of a buffer or a list of numbers."""

    def make(x, context):
        t = IntegerType.get_signless(width, context)
        if isinstance(x, (list, tuple)):
            return DenseElementsAttr.get([IntegerAttr.get(t, n) for n in x], type=RankedTensorType.get([len(x)], t))
        return DenseElementsAttr.get(x, type=t, context=context)

    return make


def _attribute(x, context):
    return Attribute.parse(x, context) if isinstance(x, str) else x


def _unit(x, context):
    return UnitAttr.get(context) if x else None


for _width in (1, 8, 16, 32, 64):
    for _prefix, _make in (("", IntegerType.get_signless), ("S", IntegerType.get_signed), ("U", IntegerType.get_unsigned)):
        AttrBuilder._builders[f"{_prefix}I{_width}Attr"] = _integer(lambda c, w=_width, m=_make: m(w, c))
_index = _integer(lambda c: IndexType.get(c))
_i32 = AttrBuilder._builders["I32Attr"]
_i64 = AttrBuilder._builders["I64Attr"]
AttrBuilder._builders.update({
    "BoolAttr": _of(BoolAttr),
    "I1Attr": _of(BoolAttr),
    "IndexAttr": _index,
    "F32Attr": _float(32),
    "F64Attr": _float(64),
    "StrAttr": _of(StringAttr),
    "SymbolNameAttr": _of(StringAttr),
    "SymbolRefAttr": _symbol,
    "FlatSymbolRefAttr": _symbol,
    "UnitAttr": _unit,
    "UnitProp": _unit,
    "TypeAttr": _of(TypeAttr),
    "AnyAttr": _attribute,
    "ArrayAttr": lambda x, context: ArrayAttr.get(list(x), context),
    "DictArrayAttr": lambda x, context: ArrayAttr.get([v if isinstance(v, DictAttr) else DictAttr.get(v, context) for v in x], context),
    "DictionaryAttr": _of(DictAttr),
    "AffineMapAttr": lambda x, context: AffineMapAttr.get(x),
    "IntegerSetAttr": lambda x, context: IntegerSetAttr.get(x),
    "AffineMapArrayAttr": _array(lambda x, c: x if isinstance(x, Attribute) else AffineMapAttr.get(x)),
    "BoolArrayAttr": _array(_of(BoolAttr)),
    "I32ArrayAttr": _array(_i32),
    "I64ArrayAttr": _array(_i64),
    "I64SmallVectorArrayAttr": _array(_i64),
    "IndexListArrayAttr": _array(_array(_i64)),
    "I64ArrayArrayAttr": _array(_array(_i64)),
    "IncreasingI64ArrayAttr": _of(DenseI64ArrayAttr),
    "NonNegativeI64Attr": _i64,
    "LocalityHintAttr": _i32,
    "AnyStrAttr": _of(StringAttr),
    "IntElementsAttr": _dense,
    "FlatSymbolArrayAttr": _array(_symbol),
    "F32ArrayAttr": _array(_float(32)),
    "F64ArrayAttr": _array(_float(64)),
    "StrArrayAttr": _array(_of(StringAttr)),
    "FlatSymbolRefArrayAttr": _array(_symbol),
    "SymbolRefArrayAttr": _array(_symbol),
    "TypeArrayAttr": _array(_of(TypeAttr)),
    "DenseBoolArrayAttr": _of(DenseBoolArrayAttr),
    "DenseI8ArrayAttr": _of(DenseI8ArrayAttr),
    "DenseI16ArrayAttr": _of(DenseI16ArrayAttr),
    "DenseI32ArrayAttr": _of(DenseI32ArrayAttr),
    "DenseI64ArrayAttr": _of(DenseI64ArrayAttr),
    "DenseF32ArrayAttr": _of(DenseF32ArrayAttr),
    "DenseF64ArrayAttr": _of(DenseF64ArrayAttr),
    "ElementsAttr": _dense,
    "I32ElementsAttr": _elements(32),
    "I64ElementsAttr": _elements(64),
})


def __getattr__(name):
    """_i64Attr and the like: builders of attributes, by the names of functions that programs import."""
    kind = name[1:2].upper() + name[2:]
    if name.startswith("_") and name.endswith("Attr") and AttrBuilder.contains(kind):
        return AttrBuilder.get(kind)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


_mlir.register_value_caster, _mlir.register_type_caster = register_value_caster, register_type_caster

# ---- Modules of dialects, and building of lists of parts ----
_mlir._append_dialect_search_prefix("mlir.dialects")
from . import _build as _build  # noqa: E402: OpView.build_generic

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What modules of dialects have in common, under the names that those of the reference's bindings use."""
from typing import Sequence as _Sequence, TypeVar, Union as _Union

from .. import _build, ir as _ir
from .._build import result_of as _result_of
from .._mlir_libs import _mlir as _extension
from ..ir import ArrayAttr, Attribute, DenseI64ArrayAttr, IntegerAttr, IntegerType, Operation, OpView, Value

SubClassValueT = TypeVar("SubClassValueT", bound=Value)


class _Globals:
    _prefixes = ["mlir.dialects"]

    @staticmethod
    def append_dialect_search_prefix(prefix):
        _Globals._prefixes.append(prefix)
        _extension._append_dialect_search_prefix(prefix)

    # What of the stack of calls is a location (mlir.ir.loc_tracebacks); files by how their paths begin.
    @staticmethod
    def register_traceback_file_exclusion(path):
        _ir._tracebacks.included.discard(path)
        _ir._tracebacks.excluded.add(path)

    @staticmethod
    def register_traceback_file_inclusion(path):
        _ir._tracebacks.excluded.discard(path)
        _ir._tracebacks.included.add(path)

    @staticmethod
    def set_loc_tracebacks_frame_limit(limit):
        _ir._tracebacks.frame_limit = limit

    @staticmethod
    def loc_tracebacks_frame_limit():
        return _ir._tracebacks.frame_limit

    @staticmethod
    def set_loc_tracebacks_enabled(enabled):
        _ir._tracebacks.enable(enabled)

    @staticmethod
    def loc_tracebacks_enabled():
        return _ir._tracebacks.enabled

    @staticmethod
    def _check_dialect_module_loaded(name):
        import importlib

        for prefix in _Globals._prefixes:
            try:
                importlib.import_module(f"{prefix}.{name}")
            except ModuleNotFoundError:
                continue
            return True
        return False


class _cext:
    ir = _ir
    globals = _Globals
    register_dialect = staticmethod(_ir.register_dialect)
    register_operation = staticmethod(_ir.register_operation)


def get_op_result_or_value(arg):
    """The value that an operation, a view, a value, or a list of one stands for."""
    return _build.value_of(arg)


def get_op_results_or_values(arg):
    return _build.values_of(arg)


def get_op_result_or_op_results(op):
    return _result_of(op)


def get_default_loc_context(location=None):
    return _build.context_of(location)


def equally_sized_accessor(elements, simple, variadic, preceding_simple, preceding_variadic):
    """Where a group begins, and how long it is, where all groups that vary are equally long."""
    each = (len(elements) - simple) // variadic if variadic else 0
    return elements[preceding_simple + preceding_variadic * each], each


def segmented_accessor(elements, segments, index):
    """The elements of the group of that number, by the sizes of groups."""
    start = sum(segments[i] for i in range(index))
    return elements[start : start + segments[index]]


# ---- Lists of numbers and values ----
StaticIntLike = _Union[int, IntegerAttr]
MixedInt = _Union[StaticIntLike, Value]
MixedValues = _Union[_Sequence[MixedInt], ArrayAttr, Value]


def _dispatch_mixed_values(values):
    """(values, one value that stands for all, numbers): a number that says 'dynamic' stands for each value."""
    if isinstance(values, (Attribute, type(None))):
        return [], None, values if values is not None else DenseI64ArrayAttr.get([])
    if isinstance(values, (Value, _ir._OperationBase)):
        return [], values, None
    dynamic, static = [], []
    for x in values:
        if isinstance(x, (Value, _ir._OperationBase)):
            dynamic.append(x)
            static.append(_ir.ShapedType.get_dynamic_size())
        else:
            static.append(x.value if isinstance(x, IntegerAttr) else x)
    return dynamic, None, DenseI64ArrayAttr.get(static)

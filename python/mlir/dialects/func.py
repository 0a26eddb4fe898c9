# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect func: functions written as Python functions, calls by function."""
import inspect

from .._build import values_of
from ..ir import (ArrayAttr, Block, DictAttr, FlatSymbolRefAttr, FunctionType, InsertionPoint, StringAttr, TypeAttr,
                  register_operation)
from ._func_ops_gen import *
from ._func_ops_gen import CallOp as _CallOp, ConstantOp as _ConstantOp, FuncOp as _FuncOp, _Dialect


@register_operation(_Dialect, replace=True)
class ConstantOp(_ConstantOp):
    def __init__(self, result, value, *, loc=None, ip=None):
        super().__init__(result, value, loc=loc, ip=ip)

    @property
    def type(self):
        return self.results[0].type


@register_operation(_Dialect, replace=True)
class FuncOp(_FuncOp):
    """A function; `type` is a FunctionType, or a pair of lists of types."""

    def __init__(self, name, type, *, visibility=None, body_builder=None, loc=None, ip=None):
        if not isinstance(type, FunctionType):
            inputs, results = type
            type = FunctionType.get(inputs, results)
        super().__init__(str(name), TypeAttr.get(type), sym_visibility=str(visibility) if visibility is not None else None,
                         loc=loc, ip=ip)
        if body_builder:
            entry = self.add_entry_block()
            with InsertionPoint(entry):
                body_builder(self)

    @property
    def is_external(self):
        return len(self.regions[0].blocks) == 0

    @property
    def body(self):
        return self.regions[0]

    @property
    def type(self):
        return FunctionType(TypeAttr(self.attributes["function_type"]).value)

    @property
    def visibility(self):
        return self.attributes.get("sym_visibility")

    @property
    def name(self):
        return StringAttr(self.attributes["sym_name"])

    @property
    def entry_block(self):
        if self.is_external:
            raise IndexError("External function does not have a body")
        return self.regions[0].blocks[0]

    def add_entry_block(self, arg_locs=None):
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        return Block.create_at_start(self.regions[0], self.type.inputs, arg_locs)

    @property
    def arguments(self):
        return self.entry_block.arguments

    def _dicts(self, name, count):
        return self.attributes.get(name) or ArrayAttr.get([DictAttr.get({}, self.context)] * count, self.context)

    def _set_dicts(self, name, dicts):
        if isinstance(dicts, ArrayAttr):
            self.attributes[name] = dicts
        else:
            self.attributes[name] = ArrayAttr.get(
                [d if isinstance(d, DictAttr) else DictAttr.get(d, self.context) for d in dicts], self.context)

    @property
    def arg_attrs(self):
        return self._dicts("arg_attrs", len(self.type.inputs))

    @arg_attrs.setter
    def arg_attrs(self, dicts):
        self._set_dicts("arg_attrs", dicts)

    @property
    def result_attrs(self):
        return self._dicts("res_attrs", len(self.type.results))

    @result_attrs.setter
    def result_attrs(self, dicts):
        self._set_dicts("res_attrs", dicts)

    @classmethod
    def from_py_func(cls, *inputs, results=None, name=None):
        """A decorator: the function is called with the arguments of a new func.func's entry block, and what it returns is
        returned there, its types are the results. With `results` the function builds what ends its blocks itself. The decorated
        function emits calls, and gives what they result in."""

        def decorator(f):
            function = cls(name or f.__name__, FunctionType.get(inputs, results or []))
            takes = inspect.signature(f).parameters
            with InsertionPoint(function.add_entry_block()):
                wants_op = "func_op" in takes or any(p.kind == p.VAR_KEYWORD for p in takes.values())
                returned = f(*function.entry_block.arguments, **({"func_op": function} if wants_op else {}))
                if results is not None and returned is not None:
                    raise AssertionError("Capturing a python function with explicit `results=` "
                                         "requires that the wrapped function returns None.")
                if results is None and not _has_return(function):
                    ReturnOp([] if returned is None else values_of(returned))
            if results is None:
                last = function.entry_block.operations[len(function.entry_block.operations) - 1]
                types = [v.type for v in last.operands]
                function.attributes["function_type"] = TypeAttr.get(FunctionType.get(inputs, types))

            def call(*arguments):
                op = CallOp(function, arguments)
                return op.results[0] if len(op.results) == 1 else op.results

            call.__name__ = f.__name__
            call.func_op = function
            return call

        return decorator


def _has_return(function):
    operations = function.entry_block.operations
    return len(operations) > 0 and operations[len(operations) - 1].operation.name == "func.return"


def func(*inputs, results=None, name=None):
    return FuncOp.from_py_func(*inputs, results=results, name=name)


@register_operation(_Dialect, replace=True)
class CallOp(_CallOp):
    """CallOp(function, arguments), or CallOp(result types, callee, arguments)."""

    def __init__(self, calleeOrResults, argumentsOrCallee, arguments=None, *, loc=None, ip=None):
        if isinstance(calleeOrResults, FuncOp):
            types, callee, arguments = calleeOrResults.type.results, calleeOrResults.name.value, argumentsOrCallee
        elif isinstance(argumentsOrCallee, (str, FlatSymbolRefAttr)):
            types, callee = calleeOrResults, argumentsOrCallee
        else:
            raise ValueError("expected a FuncOp and arguments, or result types, a callee (str or FlatSymbolRefAttr) and arguments")
        if isinstance(callee, str):
            callee = FlatSymbolRefAttr.get(callee)
        super().__init__(types, callee, arguments or [], loc=loc, ip=ip)


def call(result, callee, operands_, *, loc=None, ip=None):
    op = CallOp(result, callee, operands_, loc=loc, ip=ip)
    return op.results[0] if len(op.results) == 1 else op.results if len(op.results) else op

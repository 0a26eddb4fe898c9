# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The decorator that makes operations of functions."""
import functools
import inspect

from ....._build import value_of, values_of
from .defs import OperandDef
from .emitter import build_generic
from .model import OpModel


def _camel(name):
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


class DefinedOpCallable:
    """An operation that was defined: called with inputs and outs= it builds the named operation where linalg has one of the name,
    else, or with emit_generic=True, a linalg.generic."""

    def __init__(self, op_name, model):
        self.op_name, self.op_model = op_name, model
        self.__name__, self.__doc__ = op_name, model.doc

    def __call__(self, *ins, outs, emit_generic=False, loc=None, ip=None, **attributes):
        from ... import _named

        if not emit_generic and self.op_name in _named.named_classes():
            return _named.builders()[self.op_name](*ins, outs=outs, loc=loc, ip=ip, **attributes)
        return build_generic(self.op_model, [value_of(v) for v in ins], values_of(outs), attributes, loc, ip)


def linalg_structured_op(function=None, *, op_name=None, op_class_name=None):
    """The defaults of the function's arguments are its operands and attributes; its body assigns to elements of outputs."""
    if function is None:
        return functools.partial(linalg_structured_op, op_name=op_name, op_class_name=op_class_name)
    name = op_name or function.__name__
    model = OpModel(name, op_class_name or f"{_camel(name)}Op", inspect.getdoc(function) or "")
    for parameter in inspect.signature(function).parameters.values():
        if not isinstance(parameter.default, OperandDef):
            raise ValueError(f"{name}: the default of '{parameter.name}' says nothing of an operand")
        parameter.default.name = parameter.name
        model.operands.append(parameter.default)
    with model:
        function(*model.operands)
    if not model.assignments:
        raise ValueError(f"{name} assigns to no output")
    model.state()  # every size is said somewhere
    return DefinedOpCallable(name, model)

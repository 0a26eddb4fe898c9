# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect pdl: patterns. Types of what operations give follow, names and lists may be left out."""
from .._build import result_of, value_of, values_of
from .._classes import plain_type, register_type
from ..ir import ArrayAttr, InsertionPoint, StringAttr, Type, TypeAttr, register_operation
from . import _pdl_ops_gen as _gen
from ._pdl_ops_gen import *
from ._pdl_ops_gen import _Dialect

AttributeType = plain_type("pdl.attribute", "AttributeType")
OperationType = plain_type("pdl.operation", "OperationType")
TypeType = plain_type("pdl.type", "TypeType")
ValueType = plain_type("pdl.value", "ValueType")


@register_type("pdl.range")
class RangeType(Type):
    """Any number of one of the others."""

    @staticmethod
    def get(element_type, context=None):
        return Type.parse(f"!pdl.range<{str(element_type).removeprefix('!pdl.')}>", context or element_type.context)

    @property
    def element_type(self):
        return self._param(0).value


def op_t():
    return OperationType.get()


_registered = register_operation(_Dialect, replace=True)


def _value_or_none(x):
    return value_of(x) if x is not None else None


@_registered
class PatternOp(_gen.PatternOp):
    def __init__(self, benefit, name=None, *, sym_name=None, loc=None, ip=None):
        super().__init__(benefit, sym_name=sym_name if sym_name is not None else name, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self):
        return self.regions[0].blocks[0]


@_registered
class OperationOp(_gen.OperationOp):
    def __init__(self, name=None, args=None, attributes=None, types=None, *, loc=None, ip=None):
        attributes = attributes or {}
        super().__init__(OperationType.get(), values_of(args or []), [value_of(a) for a in attributes.values()],
                         ArrayAttr.get([StringAttr.get(n) for n in attributes]), values_of(types or []), opName=name, loc=loc,
                         ip=ip)


@_registered
class OperandOp(_gen.OperandOp):
    def __init__(self, type=None, *, loc=None, ip=None):
        super().__init__(ValueType.get(), valueType=_value_or_none(type), loc=loc, ip=ip)


@_registered
class OperandsOp(_gen.OperandsOp):
    def __init__(self, types=None, *, loc=None, ip=None):
        super().__init__(RangeType.get(ValueType.get()), valueType=_value_or_none(types), loc=loc, ip=ip)


@_registered
class AttributeOp(_gen.AttributeOp):
    def __init__(self, valueType=None, value=None, *, loc=None, ip=None):
        super().__init__(AttributeType.get(), valueType=_value_or_none(valueType), value=value, loc=loc, ip=ip)


@_registered
class TypeOp(_gen.TypeOp):
    def __init__(self, constantType=None, *, loc=None, ip=None):
        constant = TypeAttr.get(constantType) if isinstance(constantType, Type) else constantType
        super().__init__(TypeType.get(), constantType=constant, loc=loc, ip=ip)


@_registered
class TypesOp(_gen.TypesOp):
    def __init__(self, constantTypes=None, *, loc=None, ip=None):
        constants = None
        if constantTypes is not None:
            constants = ArrayAttr.get([TypeAttr.get(t) if isinstance(t, Type) else t for t in constantTypes])
        super().__init__(RangeType.get(TypeType.get()), constantTypes=constants, loc=loc, ip=ip)


@_registered
class ResultOp(_gen.ResultOp):
    def __init__(self, parent, index, *, loc=None, ip=None):
        super().__init__(ValueType.get(), value_of(parent), index, loc=loc, ip=ip)


@_registered
class ResultsOp(_gen.ResultsOp):
    def __init__(self, result, parent, index=None, *, loc=None, ip=None):
        super().__init__(result, value_of(parent), index=index, loc=loc, ip=ip)


@_registered
class ApplyNativeConstraintOp(_gen.ApplyNativeConstraintOp):
    def __init__(self, results, name, args=None, *, isNegated=None, loc=None, ip=None):
        super().__init__(results, name, values_of(args or []), isNegated=isNegated, loc=loc, ip=ip)


@_registered
class ApplyNativeRewriteOp(_gen.ApplyNativeRewriteOp):
    def __init__(self, results, name, args=None, *, loc=None, ip=None):
        super().__init__(results, name, values_of(args or []), loc=loc, ip=ip)


@_registered
class RewriteOp(_gen.RewriteOp):
    """With the name of a function, or with a body."""

    def __init__(self, root=None, name=None, args=None, *, loc=None, ip=None):
        super().__init__(values_of(args or []), root=_value_or_none(root), name=name, loc=loc, ip=ip)

    def add_body(self):
        return self.regions[0].blocks.append()

    @property
    def body(self):
        return self.regions[0].blocks[0]


@_registered
class ReplaceOp(_gen.ReplaceOp):
    """By another operation, or by values."""

    def __init__(self, op, *, with_op=None, with_values=None, loc=None, ip=None):
        super().__init__(value_of(op), values_of(with_values or []), replOperation=_value_or_none(with_op), loc=loc, ip=ip)


@_registered
class RangeOp(_gen.RangeOp):
    """Types, values, and ranges of them, one behind the other; of no arguments `result` says of which."""

    def __init__(self, arguments=(), *, result=None, loc=None, ip=None):
        arguments = values_of(arguments)
        if result is None:
            first = arguments[0].type
            result = first if isinstance(first, RangeType) else RangeType.get(first)
        super().__init__(result, arguments, loc=loc, ip=ip)


# ---- In snake case ----
def operation(name=None, args=None, attributes=None, types=None, *, loc=None, ip=None):
    return OperationOp(name, args, attributes, types, loc=loc, ip=ip).result


operation_ = operation


def operand(type=None, *, loc=None, ip=None):
    return OperandOp(type, loc=loc, ip=ip).result


def operands_(types=None, *, loc=None, ip=None):
    return OperandsOp(types, loc=loc, ip=ip).result


def attribute(value_type=None, value=None, *, loc=None, ip=None):
    return AttributeOp(value_type, value, loc=loc, ip=ip).result


def type_(constant_type=None, *, loc=None, ip=None):
    return TypeOp(constant_type, loc=loc, ip=ip).result


def types(constant_types=None, *, loc=None, ip=None):
    return TypesOp(constant_types, loc=loc, ip=ip).result


def result(parent, index, *, loc=None, ip=None):
    return ResultOp(parent, index, loc=loc, ip=ip).result


def results_(result, parent, index=None, *, loc=None, ip=None):
    return ResultsOp(result, parent, index, loc=loc, ip=ip).result


def apply_native_constraint(results, name, args=None, *, is_negated=None, loc=None, ip=None):
    return result_of(ApplyNativeConstraintOp(results, name, args, isNegated=is_negated, loc=loc, ip=ip))


def apply_native_rewrite(results, name, args=None, *, loc=None, ip=None):
    return result_of(ApplyNativeRewriteOp(results, name, args, loc=loc, ip=ip))


def replace(op, *, with_op=None, with_values=None, loc=None, ip=None):
    return ReplaceOp(op, with_op=with_op, with_values=with_values, loc=loc, ip=ip)


def range(arguments=(), *, result=None, loc=None, ip=None):
    return RangeOp(arguments, result=result, loc=loc, ip=ip).result


# ---- Decorators: a function whose body builds the body ----
def pattern(benefit=1, sym_name=None, *, loc=None, ip=None):
    def build(function):
        op = PatternOp(benefit, sym_name, loc=loc, ip=ip)
        with InsertionPoint(op.body):
            function()
        return op

    return build


def rewrite(root=None, name=None, args=None, *, loc=None, ip=None):
    """Without a root, that is the last operation that was matched before."""

    def build(function):
        matched = root
        if matched is None:
            block = InsertionPoint.current.block
            matched = [op for op in block.operations if isinstance(op, OperationOp)][-1]
        op = RewriteOp(matched, name, args, loc=loc, ip=ip)
        with InsertionPoint(op.add_body()):
            function()
        return op

    return build

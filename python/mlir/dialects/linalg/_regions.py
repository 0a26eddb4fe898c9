# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations whose bodies are functions of Python: they are called with the body's arguments, and what they return is yielded."""
from ..._build import result_of, value_of, values_of
from ...ir import (ArrayAttr, Attribute, AttrBuilder, InsertionPoint, RankedTensorType, Value, _OperationBase,
                   register_attribute_builder)
from .._linalg_ops_gen import GenericOp, MapOp, ReduceOp, YieldOp


@register_attribute_builder("IteratorTypesAttr", replace=True)
def _iterator_types(kinds, context):
    one = AttrBuilder.get("#linalg.iterator_type")
    return ArrayAttr.get([k if isinstance(k, Attribute) else one(k, context) for k in kinds], context)


def _element(value):
    return getattr(value.type, "element_type", value.type)


def _with_body(op, arguments, function):
    block = op.regions[0].blocks.append(*[_element(v) for v in arguments], arg_locs=[op.location] * len(arguments))
    with InsertionPoint(block):
        given = function(*block.arguments)
        YieldOp([] if given is None else values_of([given] if isinstance(given, (Value, _OperationBase)) else given))
    return result_of(op)


def _tensors(values):
    return [v.type for v in values if isinstance(v.type, RankedTensorType)]


def generic(inputs, outputs, indexing_maps, iterator_types, *, doc=None, library_call=None, loc=None, ip=None):
    """A decorator: the function becomes the body of a linalg.generic, its name stands for the results."""
    inputs, outputs = values_of(inputs), values_of(outputs)

    def build(function):
        op = GenericOp(_tensors(outputs), inputs, outputs, indexing_maps, iterator_types, doc=doc, library_call=library_call,
                       loc=loc, ip=ip)
        return _with_body(op, inputs + outputs, function)

    return build


def map(result, inputs, init, *, loc=None, ip=None):
    """A decorator: the function becomes the body of a linalg.map."""
    inputs, init = values_of(inputs), value_of(init)

    def build(function):
        op = MapOp(result, inputs, init, loc=loc, ip=ip)
        return _with_body(op, inputs + [init], function)

    return build


def reduce(result, inputs, inits, dimensions, *, loc=None, ip=None):
    """A decorator: the function becomes the body of a linalg.reduce."""
    inputs, inits = values_of(inputs), values_of(inits)

    def build(function):
        op = ReduceOp(result, inputs, inits, dimensions, loc=loc, ip=ip)
        return _with_body(op, inputs + inits, function)

    return build

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations whose bodies are functions of Python: they are called with the body's arguments, and what they return is yielded."""
from ..._build import value_of, values_of
from ...extras.meta import region_op
from ...ir import ArrayAttr, Attribute, AttrBuilder, RankedTensorType, register_attribute_builder
from .._linalg_ops_gen import GenericOp, MapOp, ReduceOp, YieldOp


@register_attribute_builder("IteratorTypesAttr", replace=True)
def _iterator_types(kinds, context):
    one = AttrBuilder.get("#linalg.iterator_type")
    return ArrayAttr.get([k if isinstance(k, Attribute) else one(k, context) for k in kinds], context)


def _element(value):
    return getattr(value.type, "element_type", value.type)


def _with_block(op, arguments):
    op.regions[0].blocks.append(*[_element(v) for v in arguments], arg_locs=[op.location] * len(arguments))
    return op


def _tensors(values):
    return [v.type for v in values if isinstance(v.type, RankedTensorType)]


def _generic(inputs, outputs, indexing_maps, iterator_types, *, doc=None, library_call=None, loc=None, ip=None):
    """A decorator: the function becomes the body of a linalg.generic, its name stands for the results."""
    inputs, outputs = values_of(inputs), values_of(outputs)
    op = GenericOp(_tensors(outputs), inputs, outputs, indexing_maps, iterator_types, doc=doc, library_call=library_call, loc=loc,
                   ip=ip)
    return _with_block(op, inputs + outputs)


def _map(result, inputs, init, *, loc=None, ip=None):
    """A decorator: the function becomes the body of a linalg.map."""
    inputs, init = values_of(inputs), value_of(init)
    return _with_block(MapOp(result, inputs, init, loc=loc, ip=ip), inputs + [init])


def _reduce(result, inputs, inits, dimensions, *, loc=None, ip=None):
    """A decorator: the function becomes the body of a linalg.reduce."""
    inputs, inits = values_of(inputs), values_of(inits)
    return _with_block(ReduceOp(result, inputs, inits, dimensions, loc=loc, ip=ip), inputs + inits)


generic, map, reduce = (region_op(build, terminator=YieldOp) for build in (_generic, _map, _reduce))

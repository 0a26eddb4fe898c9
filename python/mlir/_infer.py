# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types of results that follow from the rest, where Jig itself never asks for them: by name, of operands and attributes."""
from .ir import Type, VectorType


def _always(text):
    return lambda operands, attributes, context: [Type.parse(text, context)]


def _extract(operands, attributes, context):
    source = operands[0].type
    left = source.shape[len(attributes["static_position"]) :]
    scalable = source.scalable_dims[len(attributes["static_position"]) :]
    return [VectorType.get(left, source.element_type, scalable=scalable if any(scalable) else None) if left else source.element_type]


def _elements(operands, attributes, context):
    source = operands[0].type
    count = 1
    for n in source.shape:
        count *= n
    return [source.element_type] * count


def _halves(operands, attributes, context):
    source = operands[0].type
    shape = [*source.shape[:-1], source.shape[-1] // 2]
    scalable = source.scalable_dims if source.scalable else None
    return [VectorType.get(shape, source.element_type, scalable=scalable)] * 2


INFERRING = {
    "vector.extract": _extract,
    "vector.to_elements": _elements,
    "vector.deinterleave": _halves,
    "irdl.region": _always("!irdl.region"),
    **{f"irdl.{name}": _always("!irdl.attribute") for name in ("all_of", "any", "any_of", "base", "c_pred", "is", "parametric")},
    **{f"smt.{name}": _always("!smt.bool") for name in ("and", "distinct", "eq", "implies", "not", "or", "xor")},
}

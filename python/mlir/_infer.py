# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types of results that follow from the rest, where Jig itself never asks for them: by name, of operands and attributes."""
from .ir import Attribute, MemRefType, StridedLayoutAttr, Type, VectorType


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


def _raw_buffer(operands, attributes, context):
    source = operands[0].type
    layout = source.layout
    if "resetOffset" in attributes and isinstance(layout, StridedLayoutAttr):
        layout = StridedLayoutAttr.get(0, layout.strides, context)
    return [MemRefType.get(source.shape, source.element_type, layout,
                           Attribute.parse("#amdgpu.address_space<fat_raw_buffer>", context))]


INFERRING = {
    "amdgpu.fat_raw_buffer_cast": _raw_buffer,
    "amdgpu.make_dma_descriptor": _always("!amdgpu.tdm_descriptor"),
    "amdgpu.make_gather_dma_descriptor": _always("!amdgpu.tdm_descriptor"),
    "vector.extract": _extract,
    "vector.to_elements": _elements,
    "vector.deinterleave": _halves,
    "irdl.region": _always("!irdl.region"),
    **{f"irdl.{name}": _always("!irdl.attribute") for name in ("all_of", "any", "any_of", "base", "c_pred", "is", "parametric")},
    **{f"smt.{name}": _always("!smt.bool") for name in ("and", "bv.cmp", "distinct", "eq", "implies", "int.cmp", "not", "or", "xor")},
    **{f"smt.{name}": _always("!smt.int") for name in ("bv2int", "int.abs", "int.add", "int.constant", "int.div", "int.mod", "int.mul",
                                                       "int.sub")},
}

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What loops of an operation of linalg stand for, by its indexing maps and its body."""
from dataclasses import dataclass, field

from ...ir import (AffineAddExpr, AffineConstantExpr, AffineDimExpr, AffineMapAttr, AffineMulExpr, ArrayAttr, OpResult)
from ..._mlir_libs._mlir import _loops_of
from ._named import parts

_TRANSPARENT = {"arith.extf", "arith.extsi", "arith.extui", "arith.truncf", "arith.trunci", "arith.sitofp", "arith.uitofp",
                "arith.fptosi", "arith.fptoui", "arith.bitcast"}
# How products are summed up.
_CONTRACTS = {("arith.addf", "arith.mulf"), ("arith.addi", "arith.muli"), ("complex.add", "complex.mul"), ("arith.ori", "arith.andi")}


@dataclass
class ContractionDimensions:
    """Loops by what they are for: in all operands, in the left one, in the right one, summed over."""

    batch: list = field(default_factory=list)
    m: list = field(default_factory=list)
    n: list = field(default_factory=list)
    k: list = field(default_factory=list)


@dataclass
class ConvolutionDimensions:
    batch: list = field(default_factory=list)
    output_image: list = field(default_factory=list)
    output_channel: list = field(default_factory=list)
    filter_loop: list = field(default_factory=list)
    input_channel: list = field(default_factory=list)
    depth: list = field(default_factory=list)
    strides: list = field(default_factory=list)
    dilations: list = field(default_factory=list)


class _Loops:
    """Maps, kinds of loops and the body of an operation."""

    def __init__(self, op, maps, parallel):
        self.maps, self.parallel = maps, parallel
        self.num_inputs = len(parts(op)[0])
        self.sums_products = _sums_products(op.regions[0].blocks[0])


def _through(value):
    """What the value is, casts left out."""
    while isinstance(value, OpResult) and value.owner.name in _TRANSPARENT:
        value = value.owner.operands[0]
    return value


def _sums_products(block):
    """Is what is yielded the output plus a product of inputs?"""
    last = block.operations[len(block.operations) - 1].operation
    if len(last.operands) != 1 or len(block.arguments) != 3:
        return False
    out = block.arguments[2]
    total = _through(last.operands[0])
    if not isinstance(total, OpResult) or len(total.owner.operands) != 2:
        return False
    sides = [_through(v) for v in total.owner.operands]
    product = next((v for v in sides if isinstance(v, OpResult)), None)
    if product is None or not any(v == out for v in sides):
        return False
    factors = [_through(v) for v in product.owner.operands]
    return ((total.owner.name, product.owner.name) in _CONTRACTS and len(factors) == 2 and
            {i for i in range(2) if any(v == block.arguments[i] for v in factors)} == {0, 1})


def _loops(op):
    """None where the operation is none of linalg with loops and a body."""
    op = op.operation
    found = _loops_of(op) if op.name.startswith("linalg.") else None
    return _Loops(op, *found) if found and parts(op) is not None else None


def get_indexing_maps(op):
    """The map of each operand, as an array; None where there are none."""
    loops = _loops(op)
    return ArrayAttr.get([AffineMapAttr.get(m) for m in loops.maps], op.operation.context) if loops else None


def _position(expr):
    return AffineDimExpr(expr).position if AffineDimExpr.isinstance(expr) else None


def _alone(map):
    """The loops that are results of the map by themselves; None where a result is anything else."""
    out = [_position(e) for e in map.results]
    return None if None in out or len(set(out)) != len(out) else out


def infer_contraction_dimensions(op):
    """None where it is no contraction."""
    loops = _loops(op)
    if loops is None or len(loops.maps) != 3 or loops.num_inputs != 2:
        return None
    used = [_alone(m) for m in loops.maps]
    if None in used:
        return None
    a, b, c = map(set, used)
    sorted_ = lambda s, parallel: sorted(i for i in s if loops.parallel[i] == parallel)
    dims = ContractionDimensions(batch=sorted_(a & b & c, True), m=sorted_((a - b) & c, True), n=sorted_((b - a) & c, True),
                                 k=sorted_((a & b) - c, False))
    return dims if dims.k else None


def isa_contraction_op(op):
    loops = _loops(op)
    return (loops is not None and loops.sums_products and not all(loops.parallel) and
            all(_alone(m) is not None for m in loops.maps))


def _terms(expr):
    """{loop: factor} of a sum of loops and their multiples; None of anything else."""
    if AffineDimExpr.isinstance(expr):
        return {_position(expr): 1}
    if AffineMulExpr.isinstance(expr):
        sides = AffineMulExpr(expr).lhs, AffineMulExpr(expr).rhs
        loop = next((_position(e) for e in sides if AffineDimExpr.isinstance(e)), None)
        factor = next((AffineConstantExpr(e).value for e in sides if AffineConstantExpr.isinstance(e)), None)
        return None if loop is None or factor is None else {loop: factor}
    if AffineAddExpr.isinstance(expr):
        both = [_terms(AffineAddExpr(expr).lhs), _terms(AffineAddExpr(expr).rhs)]
        return None if None in both or both[0].keys() & both[1].keys() else {**both[0], **both[1]}
    return None


def _windows(loops):
    """[(loop of the output, factor, loop of the filter, factor)] of the dimensions that windows slide along, and the loops of
    the input by themselves; None where the input is used in any other way."""
    windows, alone = [], []
    for expr in loops.maps[0].results:
        terms = _terms(expr)
        if terms is None or len(terms) > 2:
            return None
        if len(terms) == 1:
            if list(terms.values()) != [1]:
                return None
            alone += terms
            continue
        image = [i for i in terms if loops.parallel[i]]
        if len(image) != 1:
            return None
        (window,) = terms.keys() - set(image)
        windows.append((image[0], terms[image[0]], window, terms[window]))
    return windows, set(alone)


def infer_convolution_dimensions(op):
    """None where no window slides over the first operand."""
    loops = _loops(op)
    if loops is None or len(loops.maps) != 3 or loops.num_inputs != 2:
        return None
    found = _windows(loops)
    filter_, output = _alone(loops.maps[1]), _alone(loops.maps[2])
    if not found or not found[0] or filter_ is None or output is None:
        return None
    windows, alone = found
    windows.sort()
    image, sliding = {w[0] for w in windows}, {w[2] for w in windows}
    f, o = set(filter_), set(output)
    if not sliding <= f or not image <= o:
        return None
    return ConvolutionDimensions(
        batch=sorted(alone & o - f), output_image=[w[0] for w in windows], output_channel=sorted(o & f - alone - image),
        filter_loop=[w[2] for w in windows], input_channel=sorted((alone & f) - o), depth=sorted(alone & f & o),
        strides=[w[1] for w in windows], dilations=[w[3] for w in windows])


def isa_convolution_op(op):
    return infer_convolution_dimensions(op) is not None

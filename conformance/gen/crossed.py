# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Frames with several places: each part of a case with the parts of other cases, and cases in the file's other frames."""
import itertools
import random
import re

import cases

MOST = 60  # Of each file; a seeded choice.
# What jig-opt refuses since the reference computes something else (docs/miscompiles.md).
NOT_FOLLOWED = re.compile("|".join((
    r"linalg\.softmax .*dimension\(1\)(?s:.*)num_threads \[0, [1-9]",
    r"linalg\.reduce *\{ ?arith\.maximumf(?s:.*)structured\.pad .*pad_to_multiple_of \[4, 16\]",
    r"#gpu\.mask<0x0>",
    r"#gpu\.(warp|warpgroup)<(?s:.*)warp_size = 0",
    r"-> \(tensor<\?xf32>, tensor<\?xf32>\)(?s:.*)tile_reduction_using_\w+ .* = \[0, 0, 0?7?")))


# Of these, what jig-opt does on purpose as the reference does not would come up again and again (docs/miscompiles.md).
NOT_CROSSED = ("linalg/structured-pad.mlir", "linalg/vectorize_children.mlir", "linalg/vectorize_tensor.mlir",
               "script/gpu_map_threads.mlir", "script/nvgpu_pipeline.mlir", "affine/passes-in-scripts.mlir",
               "bufferization/memory/registered.mlir", "linalg/eliminate-empty-operands.mlir", "linalg/patterns-decompose-relayout.mlir",
               "linalg/patterns-fold-into-relayout.mlir", "linalg/vectorize_scalable.mlir", "memref/erase-dead-alloc.mlir",
               "script/buffer_loop_hoisting.mlir", "script/forall-races.mlir", "tensor/patterns-bubble-slices.mlir",
               "vector/fold-broadcast-parts.mlir", "vector/lower_contraction.mlir", "vector/lower_masks.mlir", "vector/lower_moves.mlir",
               "vector/lower_multi_reduction.mlir", "vector/lower_syntax.mlir", "vector/lower_transpose.mlir",
               "vector/patterns-lower-transfer.mlir", "vector/patterns-masked-transfers.mlir",
               "vector/patterns-rank-reducing-subviews.mlir", "vector/patterns-sink-memory.mlir", "vector/patterns-split-transfer.mlir",
               "vector/patterns-transfer-to-scf.mlir", "vector/patterns-unroll-elements.mlir", "vector/reduced_in_mask.mlir",
               "vector/shape_inner_ones.mlir", "vector/shape_leading_ones.mlir", "vector/shape_narrow.mlir",
               "vector/shape_unit_dims.mlir")


def parted(frame):
    """(frame, its cases as lists of parts)"""
    frame, *blocks = re.split(r"^// (?=CASE$|EACH$)", frame, flags=re.M)
    found = []
    for kind, _, block in (b.partition("\n") for b in blocks):
        rows = [block.split("// AND\n")] if kind == "CASE" else [
            [p + "\n" for p in re.split(r" ?// AND ?", row)] for row in block.splitlines() if row]
        found += rows
    return frame, found


def crossed(text):
    frames = [parted(f) for f in re.split(r"^// FRAME\n", text, flags=re.M)[1:]]
    for frame, rows in frames:
        places = frame.count("// HERE")
        if places > 1:
            columns = [sorted({r[i] for r in rows if i < len(r)}) for i in range(places)]
            yield from (cases.fill(frame, parts) for parts in itertools.product(*columns) if list(parts) not in rows)
        for _, others in frames:
            if others is not rows:
                yield from (cases.fill(frame, parts) for parts in others if len(parts) == places)


def grid():
    for path in cases.inputs(["conformance"]):
        if path.endswith(NOT_CROSSED):
            continue
        text = cases.read(path)
        for args in cases.args_of(text)[:1]:
            found = sorted(f for f in set(crossed(text)) if not NOT_FOLLOWED.search(f))
            random.Random(path).shuffle(found)
            args = args.replace("--split-input-file", "").replace("-split-input-file", "")
            yield from ((args, f) for f in found[:MOST])

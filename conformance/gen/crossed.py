# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Frames, below frames/: each part of a case with the parts of other cases, and cases in the file's other frames.

A frame is a text with places, lines `// HERE`. Below `// CASE` stands what fills them, with `// AND` between what goes
to one place and what goes to the next; below `// EACH` every line is a case.
"""
import glob
import itertools
import os
import random
import re

import cases

FRAMES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "frames", "*.mlir")
MOST = 60  # Of each file; a seeded choice.
# What jig-opt refuses since the reference computes something else (docs/miscompiles.md).
NOT_FOLLOWED = re.compile("|".join((
    r"linalg\.softmax .*dimension\(1\)(?s:.*)num_threads \[0, [1-9]",
    r"linalg\.reduce *\{ ?arith\.maximumf(?s:.*)structured\.pad .*pad_to_multiple_of \[4, 16\]",
    r"#gpu\.mask<0x0>",
    r"#gpu\.(warp|warpgroup)<(?s:.*)warp_size = 0",
    r"@reduced_elsewhere\((?s:.*)pad_tiling_interface",
    r"tensor\.pad .*low\[%c1, 2\] (?s:.*)return .* : tensor<\?x14xf32>(?s:.*)tile_using_for(all)? .*, 5\]",
    r"-> \(tensor<\?xf32>, tensor<\?xf32>\)(?s:.*)tile_reduction_using_\w+ .* = \[0, 0, 0?7?")))


def filled(frame, parts):
    """A frame with its places filled by the parts of a case, in order."""
    parts, out = iter(parts), []
    for line in frame.splitlines(keepends=True):
        out.append(next(parts, "") if line.strip() == "// HERE" else line)
    return "".join(out)


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
        yield from (filled(frame, parts) for parts in rows)
        places = frame.count("// HERE")
        if places > 1:
            columns = [sorted({r[i] for r in rows if i < len(r)}) for i in range(places)]
            yield from (filled(frame, parts) for parts in itertools.product(*columns) if list(parts) not in rows)
        for _, others in frames:
            if others is not rows:
                yield from (filled(frame, parts) for parts in others if len(parts) == places)


def grid():
    for path in sorted(glob.glob(FRAMES)):
        text = cases.read(path)
        found = sorted(f for f in set(crossed(text)) if not NOT_FOLLOWED.search(f))
        random.Random(os.path.basename(path)).shuffle(found)
        args = re.match(r"// ARGS: *(.*)", text)[1]
        yield from ((args, f) for f in found[:MOST])

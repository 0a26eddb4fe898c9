# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs, below inputs/, that are long or whose answers are; each begins with a line `// ARGS: ...` for each run."""
import glob
import os

import cases

INPUTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "inputs", "*.mlir")


def grid():
    found = [(args, text) for path in sorted(glob.glob(INPUTS)) for _, runs, text in cases.inputs([path]) for args in runs]
    yield from sorted(found, key=lambda pair: pair[0])

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The order of the layers, and of the modules in them: the one place that says it. tools/check-layers holds includes and
documents against it, tools/check-symbols what objects refer to."""

import glob
import os

# From below to above; modules of one line do not see each other. A file belongs to the longest prefix of its folder that
# is listed; those of src/ itself see all. An asterisk stands for the folders that no other line names.
ORDER = """
support
ir
asm
rewrite
analysis
eval
dialect/common
dialect/ub dialect/dlti dialect/sparse_tensor dialect/smt dialect/irdl dialect/pdl dialect/index dialect/async
dialect/builtin dialect/arith
dialect/cf dialect/complex dialect/math dialect/memref
dialect/gpu
dialect/func dialect/affine dialect/ml_program
dialect/tensor
dialect/bufferization dialect/scf dialect/vector
dialect/linalg dialect/llvm
dialect/omp
pass
payload
transform
transform/smt
transform/ops
transform/ext
transform/older
transform/passes
transform/run
explain
amend
legal
lint
check
reduce
tune
upgrade
codegen
codegen/machine
codegen/profile
codegen/run
machine
machine/arm machine/amd/rocdl machine/nvidia/nvvm
machine/amd/amdgpu machine/nvidia/nvgpu
machine/*
absent
"""

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def _all(pattern):
    folders = [os.path.relpath(f, f"{ROOT}/src") for f in sorted(glob.glob(f"{ROOT}/src/{pattern}/"))]
    return " ".join(f for f in folders if f not in ORDER.split())


ORDER = "\n".join(_all(line) if "*" in line else line for line in ORDER.split("\n"))

# The folders of src/, and the programs above them.
LAYERS = [*dict.fromkeys(module.split("/")[0] for module in ORDER.split()), "tools"]

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The order of the layers, and of the modules in them: the one place that says it. tools/check-layers holds includes and
documents against it, tools/check-symbols what objects refer to."""

# From below to above; modules of one line do not see each other. A file belongs to the longest prefix of its folder that
# is listed; those of src/ itself see all.
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
dialect/nvgpu dialect/xegpu
dialect/func dialect/affine dialect/ml_program
dialect/tensor
dialect/bufferization dialect/scf dialect/vector
dialect/linalg dialect/llvm dialect/x86vector dialect/amx dialect/arm_neon dialect/arm_sve
dialect/nvvm dialect/rocdl
dialect/amdgpu
dialect/omp
pass
payload
transform
transform/smt
transform/ops
transform/ext
transform/older
transform/passes
upgrade
codegen
codegen/machine
codegen/run
"""

# The folders of src/, and the programs above them.
LAYERS = [*dict.fromkeys(module.split("/")[0] for module in ORDER.split()), "tools"]

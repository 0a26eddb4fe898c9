# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors in scripts."""
from .._tensor_transform_ops_gen import *
from .._tensor_transform_ops_gen import MakeLoopIndependentOp as _MakeLoopIndependentOp
from ._compact import simple as _simple

MakeLoopIndependentOp = _simple(_MakeLoopIndependentOp, 1)

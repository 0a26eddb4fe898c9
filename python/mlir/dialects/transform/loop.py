# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations on loops in scripts; the types of results may be left out."""
from .._loop_transform_ops_gen import *
from .._loop_transform_ops_gen import (LoopOutlineOp as _LoopOutlineOp, LoopPeelOp as _LoopPeelOp, LoopPipelineOp as _LoopPipelineOp)
from ._compact import simple as _simple

LoopOutlineOp = _simple(_LoopOutlineOp, 2)
LoopPeelOp = _simple(_LoopPeelOp, 2)
LoopPipelineOp = _simple(_LoopPipelineOp, 1)

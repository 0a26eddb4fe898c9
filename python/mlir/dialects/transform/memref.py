# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Buffers in scripts."""
from .._memref_transform_ops_gen import *
from .._memref_transform_ops_gen import (MemRefAllocaToGlobalOp as _MemRefAllocaToGlobalOp, MemRefMultiBufferOp as _MemRefMultiBufferOp)
from ._compact import simple as _simple

MemRefAllocaToGlobalOp = _simple(_MemRefAllocaToGlobalOp, 2)
MemRefMultiBufferOp = _simple(_MemRefMultiBufferOp, 1)

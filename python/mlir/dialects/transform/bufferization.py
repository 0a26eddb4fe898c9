# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bufferization in scripts."""
from .._bufferization_transform_ops_gen import *
from .._bufferization_transform_ops_gen import EmptyTensorToAllocTensorOp as _EmptyTensorToAllocTensorOp, OneShotBufferizeOp as _OneShotBufferizeOp
from .._transform_enum_gen import LayoutMapOption
from . import OperationType
from ._compact import simple as _simple

EmptyTensorToAllocTensorOp = _simple(_EmptyTensorToAllocTensorOp, [lambda: OperationType.get("bufferization.alloc_tensor")])
OneShotBufferizeOp = _simple(_OneShotBufferizeOp, 1)

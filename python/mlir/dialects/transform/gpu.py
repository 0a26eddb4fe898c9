# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops as blocks and threads, in scripts."""
from .._gpu_transform_ops_gen import *
from .._gpu_transform_ops_gen import MapForallToBlocks as _MapForallToBlocks, MapNestedForallToThreads as _MapNestedForallToThreads
from ._compact import simple as _simple

MapForallToBlocks = _simple(_MapForallToBlocks, 1)
MapNestedForallToThreads = _simple(_MapNestedForallToThreads, 1)

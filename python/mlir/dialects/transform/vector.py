# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowering of vectors in scripts."""
from .._transform_enum_gen import *
from .._vector_transform_ops_gen import *

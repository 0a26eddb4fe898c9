# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of scripts, under the name of a module of their own."""
from .._affine_transform_ops_gen import *

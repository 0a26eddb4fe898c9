# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Definitions of IRDL in scripts."""
from .._irdl_transform_ops_gen import *

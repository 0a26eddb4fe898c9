# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Intel's GPUs in scripts."""
from .._xegpu_transform_ops_gen import *

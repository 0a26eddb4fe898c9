# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Remarks of scripts."""
from .._debug_transform_ops_gen import *
from .._debug_transform_ops_gen import debug_emit_param_as_remark as emit_param_as_remark, debug_emit_remark_at as emit_remark_at

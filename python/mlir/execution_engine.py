# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ExecutionEngine: compiled code of a module in the llvm dialect, called with ctypes."""
import ctypes

from ._mlir_libs._mlirExecutionEngine import ExecutionEngine

__all__ = ["ExecutionEngine", "ctypes"]

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What releases after 22 call x86vector."""
from . import x86vector as _x86vector


def __getattr__(name):
    return getattr(_x86vector, name.replace("apply_patterns_x86_", "apply_patterns_x86vector_"))

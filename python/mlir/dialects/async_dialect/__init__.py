# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect async, whose name is a word of Python."""
from .._async_ops_gen import *
from .._async_ops_gen import _Dialect
from .._async_values_gen import *

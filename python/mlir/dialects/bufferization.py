# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect bufferization."""
from ._bufferization_enum_gen import *
from ._bufferization_ops_gen import *
from ._bufferization_ops_gen import _Dialect
from ._transform_enum_gen import LayoutMapOption

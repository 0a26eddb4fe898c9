# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect gpu: kernels and code for GPUs."""
from enum import IntEnum

from ..._classes import register_attribute
from ..._mlir_libs import _mlir
from ...ir import Attribute, IntegerAttr, IntegerType, StringAttr
from .._gpu_enum_gen import *
from .._gpu_ops_gen import *
from .._gpu_ops_gen import _Dialect
from .._gpu_values_gen import *


class CompilationTarget(IntEnum):
    Offload = 1
    Assembly = 2
    Binary = 3
    Fatbin = 4

    def __str__(self):
        return {1: "offload", 2: "assembly", 3: "bin", 4: "fatbin"}[self.value]


@register_attribute("gpu.object")
class ObjectAttr(Attribute):
    """Code for a target."""

    @staticmethod
    def get(target, format, object, properties=None, kernels=None, context=None):
        context = context or target.context
        number = IntegerAttr.get(IntegerType.get_signless(64, context), int(format))
        return _mlir._row_value(context, False, "gpu.object", [target, number, StringAttr.get(object, context), properties, kernels])

    target = property(lambda self: self._param(0))
    format = property(lambda self: self._param(1).value)
    object = property(lambda self: self._param(2).value_bytes)
    properties = property(lambda self: self._param(3))
    kernels = property(lambda self: self._param(4))

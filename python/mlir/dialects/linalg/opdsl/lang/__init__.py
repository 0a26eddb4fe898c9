# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What definitions of operations are written in."""
from ..... import ir
from .affine import AffineBuildState, AffineExprDef, D, DimDef, S, SymbolDef
from .defs import (BinaryFnAttrDef, Canonicalizer, ContractionOpInterface, ConvolutionOpInterface, FillOpInterface, IndexAttrDef,
                   OperandDef, OperandKind, OpInterfaceDef, OpDefinitionDef, ScalarDef, TensorDef, TernaryFnAttrDef,
                   TypeFnAttrDef, UnaryFnAttrDef, defines, domain, implements)
from .dsl import DefinedOpCallable, linalg_structured_op
from .model import OpModel
from .scalars import BinaryFn, ReduceFn, TernaryFn, TypeFn, UnaryFn, const, index
from .types import F32, F64, I32, I64, T, T1, T2, TV, TypeVar, U, V, W

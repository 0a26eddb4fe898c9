# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# REQUIRES: python
# RUN: %with_jig %s | FileCheck %s
"""Numbers that have no place where they are said: an exception, and neither another number nor the end of the process."""
from mlir.ir import *


def refused(what):
    try:
        return f"made {what()}"
    except (ValueError, OverflowError, TypeError, RuntimeError) as e:
        return type(e).__name__


with Context(), Location.unknown():
    i8, i64, f32 = IntegerType.get_signless(8), IntegerType.get_signless(64), F32Type.get()
    print(IntegerAttr.get(i8, 255), IntegerAttr.get(i8, -128), IntegerAttr.get(IndexType.get(), -1), IntegerAttr.get(i64, -2**63))
    # CHECK: -1 : i8 -128 : i8 -1 : index -9223372036854775808 : i64
    d3 = AffineExpr.get_dim(3)
    for what in (lambda: IntegerAttr.get(i8, 256), lambda: IntegerAttr.get(i8, -129), lambda: IntegerAttr.get(i64, 2**64),
                 lambda: IntegerType.get_signless(-1), lambda: IntegerType.get_signless(2**40),
                 lambda: RankedTensorType.get([-5], f32), lambda: MemRefType.get([-1], f32), lambda: VectorType.get([0], f32),
                 lambda: AffineExpr.get_dim(-1), lambda: AffineExpr.get_symbol(2**31), lambda: AffineMap.get(1, 0, [d3]),
                 lambda: AffineMap.get(-1, 0, []), lambda: AffineMap.get_identity(-1), lambda: AffineMap.get_minor_identity(2, 3),
                 lambda: AffineMap.get_permutation([5, 1]), lambda: IntegerSet.get(0, 0, [d3], [True]), lambda: IntegerSet.get_empty(-1, 0),
                 lambda: DenseElementsAttr.get([IntegerAttr.get(i8, 1)] * 3, RankedTensorType.get([4], i8))):
        print(refused(what))
    # CHECK-COUNT-18: {{^(Value|Runtime|Overflow)Error$}}
    # CHECK-NOT: made
print("end")
# CHECK: end

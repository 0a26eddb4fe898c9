# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that convert elements, for every pair of types."""
TYPES = "i1 i8 i16 i32 i64 index f16 bf16 f32 f64 f8E5M2".split()
BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "f16": 16, "bf16": 16, "f32": 32, "f64": 64, "f8E5M2": 8}
FUNCTION = "func.func @f(%a: {a}, %b: {b}) {{\n  {op} ins(%a : {a}) outs(%b : {b})\n  return }}\n"


def value(t):
    return {"i1": "true", "i8": "1"}.get(t, "1" if t[0] == "i" else "1.0")


def grid():
    for a in TYPES:
        for b in TYPES:
            yield "--mlir-print-op-generic", FUNCTION.format(op="linalg.copy", a=f"memref<4x{a}>", b=f"memref<4x{b}>")
            yield "--mlir-print-op-generic", FUNCTION.format(op="linalg.exp", a=f"memref<4x{a}>", b=f"memref<4x{b}>")
    for a in BITS:
        for b in BITS:
            for v in (f"dense<{value(a)}>", f"dense<{'false' if a == 'i1' else '-3' if a[0] == 'i' else '-1.5'}>"):
                n, m = f"vector<{64 // BITS[a]}x{a}>", f"vector<{64 // BITS[b]}x{b}>"
                yield "--canonicalize", (f"func.func @f() -> {m} {{\n%0 = arith.constant {v} : {n}\n"
                                         f"%1 = vector.bitcast %0 : {n} to {m}\nreturn %1 : {m}\n}}\n")

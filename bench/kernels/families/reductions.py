# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums and the like along some loops."""
from kernel import F32, Kernel, Step


def reduce_rows(name, text, m, n):
    return Kernel(name, {"x": (F32, (m, n)), "out": (F32, (m,))}, [Step(text)], "out")


def reduce_columns(m, n):
    return Kernel("sum_columns", {"x": (F32, (m, n)), "out": (F32, (n,))}, [Step("out[j] += x[i,j]")], "out")


def total(n):
    return Kernel("total", {"x": (F32, (n,)), "out": (F32, ())}, [Step("out += x[i]")], "out", 1e-3)


def kernels(s):
    return [
        reduce_rows("sum_rows", "out[i] += x[i,j]", s(1024), s(1000)), reduce_rows("max_rows", "out[i] max= x[i,j]", s(1024), s(1000)),
        reduce_columns(s(1024), s(1000)), total(s(1 << 20)),
    ]

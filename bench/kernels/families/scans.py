# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Running sums and products along rows."""
from kernel import F32, I8, Kernel, Scan, Step


def scan(name, how, m, n, **what):
    return Kernel(name, {"x": (F32, (m, n)), "out": (F32, (m, n))}, [Scan(how, "out", "x", **what)])


def masked(m, n):
    return Kernel("masked_cumsum", {"x": (F32, (m, n)), "k": (I8, (m, n)), "y": (F32, (m, n)), "out": (F32, (m, n))},
                  [Step("y[i,j] = x[i,j] if k[i,j] > 0 else 0.0"), Scan("+", "out", "y")])


def kernels(s, p):
    return [
        scan("cumsum", "+", s(512), s(2000)), scan("cumprod", "*", s(512), s(2000)), scan("cumsum_back", "+", s(512), s(2000), back=True),
        scan("cumsum_before", "+", s(512), s(2000), before=True), masked(s(512), s(2000)),
    ]

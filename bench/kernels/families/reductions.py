# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums and the like along some loops."""
from kernel import F32, I64, Arg, Kernel, Step


def reduce_rows(name, text, m, n):
    return Kernel(name, {"x": (F32, (m, n)), "out": (F32, (m,))}, [Step(text)], "out")


def reduce_columns(m, n):
    return Kernel("sum_columns", {"x": (F32, (m, n)), "out": (F32, (n,))}, [Step("out[j] += x[i,j]")], "out")


def total(n):
    return Kernel("total", {"x": (F32, (n,)), "out": (F32, ())}, [Step("out += x[i]")], "out", 1e-3)


def reduce_middle(name, how, b, m, n, by=""):
    """Along the dim in the middle."""
    tensors = {"x": (F32, (b, m, n)), "s": (F32, (b, n)), "out": (F32, (b, n))}
    return Kernel(name, tensors, [Step(f"s[b,j] {how}= x[b,i,j]"), Step(f"out[b,j] = s[b,j]{by}")]) if by else Kernel(
        name, {t: tensors[t] for t in ("x", "out")}, [Step(f"out[b,j] {how}= x[b,i,j]")])


def arg_middle(name, how, b, m, n):
    return Kernel(name, {"x": (F32, (b, m, n)), "best": (F32, (b, n)), "out": (I64, (b, n))}, [Arg(how, "out", "best", ("b", "j"), "x", ("b", "i", "j"), "i")], tolerance=0)


def arg_rows(name, how, m, n):
    return Kernel(name, {"x": (F32, (m, n)), "best": (F32, (m,)), "out": (I64, (m,))}, [Arg(how, "out", "best", ("i",), "x", ("i", "j"), "j")], tolerance=0)


def mean_all(n, c, h, w):
    return Kernel("global_mean", {"x": (F32, (n, c, h, w)), "s": (F32, (n, c)), "out": (F32, (n, c))},
                  [Step("s[n,c] += x[n,c,h,w]"), Step(f"out[n,c] = s[n,c] * {1.0 / (h * w)}")])


def kernels(s, p):
    return [
        reduce_rows("sum_rows", "out[i] += x[i,j]", s(1024), s(1000)), reduce_rows("max_rows", "out[i] max= x[i,j]", s(1024), s(1000)),
        reduce_columns(s(1024), s(1000)), total(s(1 << 20)),
        reduce_rows("min_rows", "out[i] min= x[i,j]", s(1024), s(1000)), reduce_rows("product_rows", "out[i] *= x[i,j] + 1.5", s(256), 60),
        reduce_middle("sum_middle", "+", 16, s(256), s(250)), reduce_middle("mean_middle", "+", 16, s(256), s(250), " * 0.00390625"),
        reduce_middle("max_middle", "max", 16, s(256), s(250)), reduce_middle("min_middle", "min", 16, s(256), s(250)),
        arg_middle("argmax_middle", "max", 16, s(256), s(250)), arg_middle("argmin_middle", "min", 16, s(256), s(250)),
        arg_rows("argmax_rows", "max", s(1024), s(1000)), arg_rows("argmin_rows", "min", s(1024), s(1000)), mean_all(8, s(64), p(28), p(28)),
    ]

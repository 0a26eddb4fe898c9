# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rows that are reduced and used again: norms and the like."""
from kernel import F32, Kernel, Step


def softmax(m, n, element=F32):
    return Kernel("softmax", {"x": (element, (m, n)), "m": (element, (m,)), "e": (element, (m, n)), "s": (element, (m,)), "out": (element, (m, n))},
                  [Step("m[i] max= x[i,j]"), Step("e[i,j] = exp(x[i,j] - m[i])"), Step("s[i] += e[i,j]"), Step("out[i,j] = e[i,j] / s[i]")], "out")


def layer_norm(m, n):
    k = 1.0 / n
    return Kernel("layer_norm", {"x": (F32, (m, n)), "g": (F32, (n,)), "b": (F32, (n,)), "s": (F32, (m,)), "v": (F32, (m,)), "out": (F32, (m, n))},
                  [Step("s[i] += x[i,j]"), Step(f"v[i] += (x[i,j] - s[i] * {k}) * (x[i,j] - s[i] * {k})"),
                   Step(f"out[i,j] = (x[i,j] - s[i] * {k}) * rsqrt(v[i] * {k} + 0.00001) * g[j] + b[j]")], "out")


def rms_norm(m, n):
    return Kernel("rms_norm", {"x": (F32, (m, n)), "g": (F32, (n,)), "s": (F32, (m,)), "out": (F32, (m, n))},
                  [Step("s[i] += x[i,j] * x[i,j]"), Step(f"out[i,j] = x[i,j] * rsqrt(s[i] * {1.0 / n} + 0.00001) * g[j]")], "out")


def attention(m, n, d):
    return Kernel("attention", {"q": (F32, (m, d)), "k": (F32, (n, d)), "v": (F32, (n, d)), "s": (F32, (m, n)), "m": (F32, (m,)), "e": (F32, (m, n)),
                                "t": (F32, (m,)), "o": (F32, (m, d)), "out": (F32, (m, d))},
                  [Step("s[i,j] += q[i,c] * k[j,c]"), Step("m[i] max= s[i,j]"), Step("e[i,j] = exp((s[i,j] - m[i]) * 0.125)"),
                   Step("t[i] += e[i,j]"), Step("o[i,c] += e[i,j] * v[j,c]"), Step("out[i,c] = o[i,c] / t[i]")], "out")


def kernels(s):
    return [
        softmax(s(1024), s(1000)), layer_norm(s(1024), s(768)), rms_norm(s(1024), s(768)), attention(s(512), s(512), 64),
    ]

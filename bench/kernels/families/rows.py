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


def log_softmax(m, n):
    return Kernel("log_softmax", {"x": (F32, (m, n)), "m": (F32, (m,)), "s": (F32, (m,)), "out": (F32, (m, n))},
                  [Step("m[i] max= x[i,j]"), Step("s[i] += exp(x[i,j] - m[i])"), Step("out[i,j] = x[i,j] - m[i] - log(s[i])")])


def spread_norm(name, dims, among, tensor, k, more=""):
    """By the mean and the spread of all numbers that share the dims `among`: what batch, instance and group norm do."""
    at, each, of = ",".join(dims), ",".join(among), "".join(among)
    shapes = dict(zip(dims, tensor))
    per = tuple(shapes[d] for d in among)
    tensors = {"x": (F32, tensor), "s": (F32, per), "v": (F32, per), "out": (F32, tensor)}
    if more:
        tensors = {"g": (F32, (shapes["c"],)), "b": (F32, (shapes["c"],)), **tensors}
    scale = f"(x[{at}] - s[{each}] * {k}) * rsqrt(v[{each}] * {k} + 0.00001)"
    return Kernel(name, tensors, [Step(f"s[{each}] += x[{at}]"), Step(f"v[{each}] += (x[{at}] - s[{each}] * {k}) * (x[{at}] - s[{each}] * {k})"),
                                  Step(f"out[{at}] = {scale}{more}")])


def batch_norm(n, c, h, w):
    return spread_norm("batch_norm", "nchw", "c", (n, c, h, w), 1.0 / (n * h * w), " * g[c] + b[c]")


def batch_norm_known(n, c, h, w):
    """By means and spreads that are given."""
    return Kernel("batch_norm_known", {"x": (F32, (n, c, h, w)), "g": (F32, (c,)), "b": (F32, (c,)), "m": (F32, (c,)), "v": (F32, (c,)), "out": (F32, (n, c, h, w))},
                  [Step("out[n,c,h,w] = (x[n,c,h,w] - m[c]) * rsqrt(v[c] * v[c] + 0.00001) * g[c] + b[c]")])


def scaled(name, tensor, dims, among, term, by):
    """By what a sum of `term` among the dims comes to."""
    at, each = ",".join(dims), ",".join(among)
    per = tuple(dict(zip(dims, tensor))[d] for d in among)
    return Kernel(name, {"x": (F32, tensor), "s": (F32, per), "out": (F32, tensor)},
                  [Step(f"s[{each or '()'}] += {term.format(x=f'x[{at}]')}"), Step(f"out[{at}] = {by.format(x=f'x[{at}]', s=f's[{each}]' if each else 's[()]')}")])


def kernels(s, p):
    return [
        softmax(s(1024), s(1000)), layer_norm(s(1024), s(768)), rms_norm(s(1024), s(768)), attention(s(512), s(512), 64),
        log_softmax(s(1024), s(1000)), batch_norm(8, s(32), p(28), p(28)), batch_norm_known(8, s(32), p(28), p(28)),
        spread_norm("instance_norm", "nchw", "nc", (8, s(32), p(28), p(28)), 1.0 / (p(28) * p(28))),
        spread_norm("group_norm", "ngchw", "ng", (8, 4, s(32), p(14), p(14)), 1.0 / (s(32) * p(14) * p(14))),
        scaled("rms_norm_nchw", (4, s(64), p(32), p(32)), "nchw", "nhw", "{x} * {x}", f"{{x}} * rsqrt({{s}} * {1.0 / s(64)} + 0.00001)"),
        scaled("frobenius_norm", (8, s(32), p(28), p(28)), "nchw", "", "{x} * {x}", "{x} * rsqrt({s})"),
        scaled("l1_norm", (s(512), s(2000)), "ij", "i", "abs({x})", "{x} / {s}"), scaled("l2_norm", (s(512), s(2000)), "ij", "i", "{x} * {x}", "{x} * rsqrt({s})"),
    ]

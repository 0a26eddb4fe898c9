# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far predictions are off: one number of all."""
from kernel import F32, I32, Kernel, Step


def loss(name, m, n, term, k=None):
    """The mean of a term of predictions x and targets t."""
    return Kernel(name, {"x": (F32, (m, n)), "t": (F32, (m, n)), "s": (F32, ()), "out": (F32, ())},
                  [Step(f"s[()] += {term}"), Step(f"out[()] = s[()] * {k or 1.0 / (m * n)}")], tolerance=1e-3)


def cross_entropy(m, n):
    return Kernel("cross_entropy", {"x": (F32, (m, n)), "t": (I32, (m,)), "m": (F32, (m,)), "e": (F32, (m,)), "l": (F32, (m,)), "s": (F32, ()), "out": (F32, ())},
                  [Step("m[i] max= x[i,j]"), Step("e[i] += exp(x[i,j] - m[i])"), Step("l[i] = log(e[i]) + m[i] - x[i,t[i]]"), Step("s[()] += l[i]"),
                   Step(f"out[()] = s[()] * {1.0 / m}")], largest=n)


def cosine(m, n):
    return Kernel("cosine", {"x": (F32, (m, n)), "t": (F32, (m, n)), "p": (F32, (m,)), "a": (F32, (m,)), "b": (F32, (m,)), "s": (F32, ()), "out": (F32, ())},
                  [Step("p[i] += x[i,j] * t[i,j]"), Step("a[i] += x[i,j] * x[i,j]"), Step("b[i] += t[i,j] * t[i,j]"),
                   Step("s[()] += 1.0 - p[i] * rsqrt(a[i] * b[i])"), Step(f"out[()] = s[()] * {1.0 / m}")], tolerance=1e-3)


def triplet(m, n):
    return Kernel("triplet", {"x": (F32, (m, n)), "t": (F32, (m, n)), "u": (F32, (m, n)), "a": (F32, (m,)), "b": (F32, (m,)), "s": (F32, ()), "out": (F32, ())},
                  [Step("a[i] += (x[i,j] - t[i,j]) * (x[i,j] - t[i,j])"), Step("b[i] += (x[i,j] - u[i,j]) * (x[i,j] - u[i,j])"),
                   Step("s[()] += max(sqrt(a[i]) - sqrt(b[i]) + 1.0, 0.0)"), Step(f"out[()] = s[()] * {1.0 / m}")], tolerance=1e-3)


def kernels(s, p):
    return [
        loss("mse", s(512), s(2000), "(x[i,j] - t[i,j]) * (x[i,j] - t[i,j])"), loss("hinge", s(512), s(2000), "max(1.0 - x[i,j] * t[i,j], 0.0)"),
        loss("huber", s(512), s(2000), "0.5 * (x[i,j] - t[i,j]) * (x[i,j] - t[i,j]) if abs(x[i,j] - t[i,j]) < 1.0 else abs(x[i,j] - t[i,j]) - 0.5"),
        loss("kl", s(512), s(2000), "(t[i,j] + 1.0) * (log(t[i,j] + 1.0) - log(x[i,j] + 1.0))", 1.0 / s(512)),
        cross_entropy(s(1000), s(1024)), cosine(s(512), s(2000)), triplet(s(512), s(2000)),
    ]

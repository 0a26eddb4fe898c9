# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Element by element, and transpositions."""
from kernel import F32, Kernel, Step


GELU = "0.5 * x[i,j] * (1.0 + tanh(0.79788456 * (x[i,j] + 0.044715 * x[i,j] * x[i,j] * x[i,j])))"


def elementwise(name, expr, m, n, element=F32):
    return Kernel(name, {"x": (element, (m, n)), "out": (element, (m, n))}, [Step(f"out[i,j] = {expr}")], "out")


def transpose(m, n):
    return Kernel("transpose", {"x": (F32, (m, n)), "out": (F32, (n, m))}, [Step("out[j,i] = x[i,j]")], "out")


def broadcast_add(b, m, n):
    return Kernel("broadcast_add", {"x": (F32, (b, m, n)), "y": (F32, (n,)), "z": (F32, (b,)), "out": (F32, (b, m, n))},
                  [Step("out[b,i,j] = x[b,i,j] + y[j] * z[b]")], "out")


ACTIVATIONS = {"leaky_relu": "x[i,j] if x[i,j] > 0.0 else 0.01 * x[i,j]", "selu": "1.0507010 * (x[i,j] if x[i,j] > 0.0 else 1.6732632 * (exp(x[i,j]) - 1.0))",
               "elu": "x[i,j] if x[i,j] > 0.0 else exp(x[i,j]) - 1.0", "hard_sigmoid": "min(max(x[i,j] / 6.0 + 0.5, 0.0), 1.0)",
               "hard_tanh": "min(max(x[i,j], -1.0), 1.0)", "softplus": "x[i,j] if x[i,j] > 20.0 else log1p(exp(x[i,j]))",
               "softsign": "x[i,j] / (1.0 + abs(x[i,j]))", "gelu_erf": "0.5 * x[i,j] * (1.0 + erf(x[i,j] * 0.70710678))", "scale": "x[i,j] * 3.14"}


def moved(name, dims, to, sizes):
    """A tensor with its dims in another order."""
    return Kernel(name, {"x": (F32, sizes), "out": (F32, tuple(sizes[dims.index(d)] for d in to))}, [Step(f"out[{','.join(to)}] = x[{','.join(dims)}]")])


def kernels(s, p):
    return [
        elementwise("relu", "max(x[i,j], 0.0)", s(1024), s(1024)), elementwise("gelu", GELU, s(1024), s(1024)),
        elementwise("sigmoid", "1.0 / (1.0 + exp(-x[i,j]))", s(1024), s(1024)), elementwise("tanh", "tanh(x[i,j])", s(1024), s(1024)),
        elementwise("swish", "x[i,j] / (1.0 + exp(-x[i,j]))", s(1024), s(1024)),
        transpose(s(1000), s(1030)), broadcast_add(16, s(256), s(250)),
        *(elementwise(name, expr, s(1024), s(1024)) for name, expr in ACTIVATIONS.items()),
        moved("transpose_batch", "bij", "bji", (16, s(256), s(250))), moved("transpose_first", "abc", "bac", (s(128), s(64), s(128))),
        moved("to_nhwc", "nchw", "nhwc", (1, s(64), p(56), p(56))), moved("to_nchw", "nhwc", "nchw", (1, p(56), p(56), s(64))),
    ]

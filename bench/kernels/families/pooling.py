# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pooling: what the numbers of a window come to. NHWC, and as torch has it, with the channels before the picture."""
import math

from families.convolutions import PLACES, conv_attrs, over, window
from kernel import F32, Kernel, Place, Step

NAMED = {(1, "max"): "pooling_ncw_max", (1, "+"): "pooling_ncw_sum", (2, "max"): "pooling_nchw_max", (2, "+"): "pooling_nchw_sum"}


def max_pool(n, h, w, c, k, stride):
    return Kernel("max_pool", {"x": (F32, (n, h, w, c)), "out": (F32, (n, (h - k) // stride + 1, (w - k) // stride + 1, c))},
                  [Step(f"out[n,h,w,c] max= x[n,{stride}*h+kh,{stride}*w+kw,c]", "pooling_nhwc_max",
                        f"{{strides = dense<{stride}> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}}", {"kh": k, "kw": k})], "out")


def sum_pool_nchw(n, c, h, w, k):
    return Kernel("sum_pool_nchw", {"x": (F32, (n, c, h, w)), "out": (F32, (n, c, h - k + 1, w - k + 1))},
                  [Step("out[n,c,h,w] += x[n,c,h+kh,w+kw]", "pooling_nchw_sum",
                        "{strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}", {"kh": k, "kw": k})], "out")


def torch_pool(name, how, size, c, k, stride=None, pad=0, dilation=1, n=1):
    """The greatest, or by '+' the mean. In three dimensions no named op has the channels before the space."""
    rank = len(size)
    k, stride, pad, dilation = (over(v, rank) for v in (k, stride or k, pad, dilation))
    at = PLACES[-rank:]
    whole = tuple(x + 2 * p for x, p in zip(size, pad))
    out = tuple((x - e * (m - 1) - 1) // s + 1 for x, e, m, s in zip(whole, dilation, k, stride))
    tensors, steps = {"x": (F32, (n, c, *size))}, []
    if any(pad):
        tensors["p"] = (F32, (n, c, *whole))
        steps.append(Place("p", "x", [0, 0, *pad], value=-math.inf if how == "max" else 0.0))
    to, dims = "out" if how == "max" else "s", ",".join(at)
    if how == "+":
        tensors["s"] = (F32, (n, c, *out))
    tensors["out"] = (F32, (n, c, *out))
    text = f"{to}[n,c,{dims}] {how}= {'p' if any(pad) else 'x'}[n,c,{window(at, 'k', stride, dilation)}]"
    steps.append(Step(text, NAMED.get((rank, how)), conv_attrs(stride, dilation), {f"k{d}": m for d, m in zip(at, k)}))
    if how == "+":
        steps.append(Step(f"out[n,c,{dims}] = s[n,c,{dims}] / {float(math.prod(k))}"))
    return Kernel(name, tensors, steps)


def kernels(s, p):
    return [
        max_pool(1, p(57), p(57), s(128), 3, 2), sum_pool_nchw(1, s(64), p(30), p(30), 3),
        torch_pool("max_pool1d", "max", (p(2048),), s(64), 4, 2, 1, 2), torch_pool("max_pool2d", "max", (p(64), p(64)), s(64), 2),
        torch_pool("max_pool2d_padded", "max", (p(64), p(64)), s(64), 3, 2, 1), torch_pool("max_pool3d", "max", (p(16), p(32), p(32)), s(32), 3, 2, 1),
        torch_pool("mean_pool1d", "+", (p(2048),), s(64), 4, 1, 2), torch_pool("mean_pool2d", "+", (p(66), p(66)), s(64), 3),
        torch_pool("mean_pool3d", "+", (p(16), p(32), p(32)), s(32), 3, 2, 1),
    ]

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pooling: what the numbers of a window come to."""
from kernel import F32, Kernel, Step


def max_pool(n, h, w, c, k, stride):
    return Kernel("max_pool", {"x": (F32, (n, h, w, c)), "out": (F32, (n, (h - k) // stride + 1, (w - k) // stride + 1, c))},
                  [Step(f"out[n,h,w,c] max= x[n,{stride}*h+kh,{stride}*w+kw,c]", "pooling_nhwc_max",
                        f"{{strides = dense<{stride}> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}}", (k, k))], "out")


def sum_pool_nchw(n, c, h, w, k):
    return Kernel("sum_pool_nchw", {"x": (F32, (n, c, h, w)), "out": (F32, (n, c, h - k + 1, w - k + 1))},
                  [Step("out[n,c,h,w] += x[n,c,h+kh,w+kw]", "pooling_nchw_sum",
                        "{strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}", (k, k))], "out")


def kernels(s):
    return [
        max_pool(1, 57, 57, s(128), 3, 2), sum_pool_nchw(1, s(64), 30, 30, 3),
    ]

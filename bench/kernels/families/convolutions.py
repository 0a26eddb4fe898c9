# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions."""
from kernel import F32, Kernel, Step


def conv(name, n, h, w, c, f, kh, kw, stride=1):
    oh, ow = (h - kh) // stride + 1, (w - kw) // stride + 1
    return Kernel(name, {"x": (F32, (n, h, w, c)), "y": (F32, (kh, kw, c, f)), "out": (F32, (n, oh, ow, f))},
                  [Step(f"out[n,h,w,f] += x[n,{stride}*h+kh,{stride}*w+kw,c] * y[kh,kw,c,f]", "conv_2d_nhwc_hwcf",
                        f"{{strides = dense<{stride}> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}}")], "out")


def conv_nchw(n, c, h, w, f, kh, kw):
    return Kernel("conv_nchw", {"x": (F32, (n, c, h, w)), "y": (F32, (f, c, kh, kw)), "out": (F32, (n, f, h - kh + 1, w - kw + 1))},
                  [Step("out[n,f,h,w] += x[n,c,h+kh,w+kw] * y[f,c,kh,kw]", "conv_2d_nchw_fchw",
                        "{strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}")], "out")


def depthwise(n, h, w, c, k):
    return Kernel("depthwise", {"x": (F32, (n, h, w, c)), "y": (F32, (k, k, c)), "out": (F32, (n, h - k + 1, w - k + 1, c))},
                  [Step("out[n,h,w,c] += x[n,h+kh,w+kw,c] * y[kh,kw,c]", "depthwise_conv_2d_nhwc_hwc",
                        "{strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}")], "out")


def kernels(s):
    return [
        conv("conv", 1, 58, 58, s(64), s(64), 3, 3), conv("conv_s2", 1, 57, 57, s(64), s(128), 3, 3, 2),
        conv("conv_1x1", 1, 56, 56, s(128), s(64), 1, 1),
        conv_nchw(1, s(64), 30, 30, s(64), 3, 3), depthwise(1, 58, 58, s(128), 3),
    ]

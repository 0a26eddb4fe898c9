# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions: NHWC, and as torch has them, with the channels before the picture."""
from kernel import F32, Kernel, Place, Step


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


PLACES = "dhw"
NAMED = {1: "conv_1d_ncw_fcw", 2: "conv_2d_nchw_fchw", 3: "conv_3d_ncdhw_fcdhw"}
GROUPED, EACH = "conv_2d_ngchw_gfchw", "depthwise_conv_2d_nchw_chw"


def window(at, name, stride, dilation):
    """Where a window reads: "2*h+kh,2*w+kw"."""
    return ",".join(f"{s}*{d}+{e}*{name}{d}" for d, s, e in zip(at, stride, dilation))


def over(value, rank):
    return value if isinstance(value, tuple) else (value,) * rank


def conv_attrs(stride, dilation):
    def dense(v):
        return f"dense<{list(v)}> : tensor<{len(v)}xi64>"
    return f"{{strides = {dense(stride)}, dilations = {dense(dilation)}}}"


def torch_conv(name, size, c, f, k, stride=1, dilation=1, pad=0, groups=1, n=1):
    """A picture, line or space of `size`, of c channels, to f channels, by windows of k; groups of channels by themselves."""
    rank = len(size)
    k, stride, dilation, pad = (over(v, rank) for v in (k, stride, dilation, pad))
    at = PLACES[-rank:]
    whole = tuple(x + 2 * p for x, p in zip(size, pad))
    out = tuple((x - e * (m - 1) - 1) // s + 1 for x, e, m, s in zip(whole, dilation, k, stride))
    each = 1 < groups == c == f
    split = groups > 1 and not each
    channels = (groups, c // groups) if split else (c,)
    tensors = {"x": (F32, (n, *channels, *size))}
    steps = []
    if any(pad):
        tensors["p"] = (F32, (n, *channels, *whole))
        steps.append(Place("p", "x", [0] * (1 + len(channels)) + list(pad)))
    tensors["y"] = (F32, (c, *k) if each else (*channels[:-1], f // groups, c // groups, *k))
    tensors["out"] = (F32, (n, *((groups, f // groups) if split else (f,)), *out))
    ks, dims = ",".join(f"k{d}" for d in at), ",".join(at)
    g = "g," if split else ""
    what = f"out[n,c,{dims}] += {{}}[n,c,{{}}] * y[c,{ks}]" if each else f"out[n,{g}f,{dims}] += {{}}[n,{g}c,{{}}] * y[{g}f,c,{ks}]"
    named = EACH if each else GROUPED if split else NAMED[rank]
    steps.append(Step(what.format("p" if any(pad) else "x", window(at, "k", stride, dilation)), named, conv_attrs(stride, dilation)))
    return Kernel(name, tensors, steps)


def torch_transposed(name, size, c, f, k, stride=1, dilation=1, pad=0, n=1):
    """A convolution the other way round. Exporters write one of the picture with zeros in between and around by the window from its other end; in C
    each number of the picture is added where it goes."""
    rank = len(size)
    k, stride, dilation, pad = (over(v, rank) for v in (k, stride, dilation, pad))
    at = PLACES[-rank:]
    reach = [e * (m - 1) for e, m in zip(dilation, k)]
    whole = tuple((x - 1) * s + r + 1 for x, s, r in zip(size, stride, reach))
    out = tuple(x - 2 * p for x, p in zip(whole, pad))
    tensors = {"x": (F32, (n, c, *size)), "y": (F32, (c, f, *k)), "p": (F32, (n, c, *(x + r for x, r in zip(out, reach)))), "z": (F32, (f, c, *k)),
               "u": (F32, (n, f, *whole)), "out": (F32, (n, f, *out))}
    ks, dims = ",".join(f"k{d}" for d in at), ",".join(at)
    back = ",".join(f"{m - 1}-k{d}" for m, d in zip(k, at))
    steps = [Place("p", "x", [0, 0, *(r - p for r, p in zip(reach, pad))], [1, 1, *stride], only="mlir"),
             Step(f"z[f,c,{ks}] = y[c,f,{back}]", only="mlir"),
             Step(f"out[n,f,{dims}] += p[n,c,{window(at, 'k', (1,) * rank, dilation)}] * z[f,c,{ks}]", NAMED[rank], conv_attrs((1,) * rank, dilation), only="mlir")]
    target = "u" if any(pad) else "out"
    steps.append(Step(f"{target}[n,f,{window(at, 'k', stride, dilation)}] += x[n,c,{dims}] * y[c,f,{ks}]", only="c"))
    if any(pad):
        steps.append(Step(f"out[n,f,{dims}] = u[n,f,{','.join(f'{d}+{p}' for d, p in zip(at, pad))}]", only="c"))
    else:
        del tensors["u"]
    return Kernel(name, tensors, steps)


def separable(n, c, f, h, w, k):
    """Each channel by itself, then all of a pixel."""
    oh, ow = h - k + 1, w - k + 1
    attrs = conv_attrs((1, 1), (1, 1))
    return Kernel("conv_separable", {"x": (F32, (n, c, h, w)), "y": (F32, (c, k, k)), "z": (F32, (f, c, 1, 1)), "m": (F32, (n, c, oh, ow)), "out": (F32, (n, f, oh, ow))},
                  [Step("m[n,c,h,w] += x[n,c,h+kh,w+kw] * y[c,kh,kw]", EACH, attrs), Step("out[n,f,h,w] += m[n,c,h+kh,w+kw] * z[f,c,kh,kw]", NAMED[2], attrs)])


def kernels(s, p):
    return [
        conv("conv", 1, p(58), p(58), s(64), s(64), 3, 3), conv("conv_s2", 1, p(57), p(57), s(64), s(128), 3, 3, 2),
        conv("conv_1x1", 1, p(56), p(56), s(128), s(64), 1, 1),
        conv_nchw(1, s(64), p(30), p(30), s(64), 3, 3), depthwise(1, p(58), p(58), s(128), 3),
        torch_conv("conv_first", (p(112), p(112)), 3, s(96), 11, 4, 1, 2), torch_conv("conv2d", (p(32), p(32)), s(64), s(64), 3, 1, 1, 1),
        torch_conv("conv2d_asym_in", (p(24), p(60)), s(32), s(64), 3), torch_conv("conv2d_asym_window", (p(32), p(32)), s(32), s(64), (3, 5), 1, 1, (1, 2)),
        torch_conv("conv2d_dilated", (p(40), p(40)), s(32), s(64), (3, 5), 1, (2, 3), (2, 6)), torch_conv("conv2d_s2", (p(56), p(56)), s(64), s(64), 3, 2, 1, 1),
        torch_conv("conv2d_groups", (p(28), p(28)), s(64), s(64), 3, 1, 1, 1, 4 if s(64) % 4 == 0 else 1), torch_conv("conv_pointwise", (p(56), p(56)), s(64), s(64), 1),
        torch_conv("conv1d", (p(512),), s(64), s(128), 3), torch_conv("conv1d_dilated", (p(512),), s(64), s(128), 3, 2, 3),
        torch_conv("conv3d", (p(16), p(20), p(20)), s(16), s(32), 3), torch_conv("conv3d_asym_window", (p(12), p(20), p(24)), s(16), s(32), (3, 5, 3)),
        torch_conv("conv3d_padded", (p(8), p(24), p(24)), 3, s(64), 3, 1, 1, 1), torch_conv("conv3d_s2", (p(16), p(24), p(24)), s(16), s(32), 3, 2, 1, 1),
        torch_conv("depthwise2d", (p(58), p(58)), s(64), s(64), 3, 1, 1, 0, s(64)), torch_conv("depthwise2d_padded", (p(56), p(56)), s(64), s(64), (3, 7), 1, 1, (1, 3), s(64)),
        torch_conv("depthwise2d_s2", (p(57), p(57)), s(64), s(64), 3, 2, 1, 0, s(64)), separable(1, s(64), s(128), p(34), p(34), 3),
        torch_transposed("transposed1d", (p(256),), s(32), s(64), 3), torch_transposed("transposed1d_dilated", (p(256),), s(32), s(64), 5, 1, 3),
        torch_transposed("transposed1d_s2", (p(128),), s(32), s(64), 3, 2, 2, 1), torch_transposed("transposed2d", (p(30), p(30)), s(32), s(32), 3),
        torch_transposed("transposed2d_asym", (p(16), p(48)), s(32), s(32), (3, 5), 1, 1, (1, 2)), torch_transposed("transposed2d_s2", (p(24), p(24)), s(32), s(32), 3, 2, 1, 1),
        torch_transposed("transposed3d", (p(8), p(12), p(12)), s(16), s(16), 3), torch_transposed("transposed3d_s2", (p(6), p(8), p(8)), s(16), s(16), 3, 2, 1, 1),
    ]

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which operation of a library a kernel is, found in its description: the data of library.h, or None."""
import ast
import os
import re
import subprocess

import kernels

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARIES = {"onednn": "-ldnnl", "openblas": "-lopenblas"}
PACKAGES = {"onednn": "libdnnl-dev", "openblas": "libopenblas-dev"}
TYPES = {"f32": "f", "f64": "d", "i8": "b", "u8": "u", "i32": "i", "bf16": "h"}
# What is computed of x: its name in onednn.c.
FUNCTIONS = {"max(x, 0.0)": "relu", "tanh(x)": "tanh", "1.0 / (1.0 + exp(-x))": "sigmoid", "x / (1.0 + exp(-x))": "swish", "exp(x)": "exp",
             "log(x)": "log", "abs(x)": "abs", "sqrt(x)": "sqrt", "0.5 * x * (1.0 + erf(x * 0.70710678))": "gelu_erf",
             "0.5 * x * (1.0 + tanh(0.79788456 * (x + 0.044715 * x * x * x)))": "gelu"}


class View:
    """A tensor as the operation sees it: its dims in another order, some of size 1."""

    def __init__(self, k, tensor, order):
        element, shape = k.tensors[tensor]
        strides = [1] * len(shape)
        for i in range(len(shape) - 2, -1, -1):
            strides[i] = strides[i + 1] * shape[i + 1]
        self.type, self.tensor = TYPES[element], tensor
        self.sizes = [1 if i is None else shape[i] for i in order]
        self.strides = [0 if i is None else strides[i] for i in order]
        for i in range(len(order) - 1, -1, -1):  # of what is there once: beyond the dims that follow
            if order[i] is None:
                self.strides[i] = self.strides[i + 1] * self.sizes[i + 1] if i + 1 < len(order) else 1

    def c(self, data):
        return (f"{{.type = '{self.type}', .rank = {len(self.sizes)}, .sizes = {{{', '.join(map(str, self.sizes))}}}, "
                f".strides = {{{', '.join(map(str, self.strides))}}}, .data = {data}}}")


class Problem:
    def __init__(self, operation, ins, out, then=None, bias=False, **more):
        self.operation, self.ins, self.out, self.then, self.bias, self.more = operation, ins, out, then, bias, more

    def c(self, out):
        """An initializer; numbers are written to `out`."""
        fields = [f'.operation = "{self.operation}"', f".in = {{{', '.join(v.c(v.tensor) for v in self.ins)}}}", f".out = {self.out.c(out)}"]
        if self.then:
            fields.append(f'.then = "{self.then}"')
        if self.bias:
            fields.append(".has_bias = 1")
        return f"{{{', '.join(fields + [f'.{name} = {value}' for name, value in self.more.items()])}}}"


def function_of(step, result, bias=None):
    """The name of what `step` computes of each element of `result`, and whether `bias` is added to that first."""
    text = ast.unparse(step.expr)
    for t, ix in step.reads:
        text = text.replace(f"{t}[{', '.join(ix)}]", "x" if t == result else f"?{t}")
    has_bias = bool(bias) and f"x + ?{bias}" in text
    if has_bias:
        text = text.replace(f"x + ?{bias}", "x")
    return ("" if text == "x" else FUNCTIONS.get(text)), has_bias


def identifiers(step):
    return all(e.isidentifier() for _, ix in step.reads for e in ix)


def product(k):
    s = k.steps[0]
    if s.how != "+" or len(s.reads) != 2 or not identifiers(s) or not (isinstance(s.expr, ast.BinOp) and isinstance(s.expr.op, ast.Mult)):
        return None
    if not all(isinstance(x, ast.Subscript) for x in (s.expr.left, s.expr.right)):
        return None
    (a, ia), (b, ib) = s.reads
    batch = [d for d in s.dims if d in ia and d in ib]
    m, n = ([d for d in s.dims if d in x and d not in y] for x, y in ((ia, ib), (ib, ia)))
    inner = [d for d in s.loops if d not in s.dims]
    if len(m) > 1 or len(n) > 1 or len(inner) != 1 or len(batch) > 1 or tuple(batch + m + n) != s.dims:
        return None

    def view(t, ix, dims):
        return View(k, t, [ix.index(d) if d else None for d in batch + dims])

    m, n, (inner,) = (m or [None])[0], (n or [None])[0], inner
    ins, out = [view(a, ia, [m, inner]), view(b, ib, [inner, n])], view(s.out, s.dims, [m, n])
    if len(k.steps) == 1:
        return Problem("product", ins, out)
    then = k.steps[1]
    if len(k.steps) > 2 or then.how != "=" or then.dims != s.dims:
        return None
    bias = next((t for t, ix in then.reads if ix == (n,)), None)
    name, has_bias = function_of(then, s.out, bias)
    if name is None or len(then.reads) > 1 + has_bias:
        return None
    if has_bias:
        ins.append(View(k, bias, [None] * (len(s.dims) - 1) + [0]))
    return Problem("product", ins, View(k, then.out, range(len(s.dims))), name, has_bias)


NAMED = {  # dims of the picture, the filter and the result in oneDNN's order
    "conv_2d_nhwc_hwcf": ("convolution", (0, 3, 1, 2), (3, 2, 0, 1)),
    "conv_2d_nchw_fchw": ("convolution", (0, 1, 2, 3), (0, 1, 2, 3)),
    "depthwise_conv_2d_nhwc_hwc": ("convolution", (0, 3, 1, 2), (2, None, None, 0, 1)),
    "depthwise_conv_2d_nchw_chw": ("convolution", (0, 1, 2, 3), (0, None, None, 1, 2)),
    "pooling_nhwc_max": ("max_pool", (0, 3, 1, 2), None), "pooling_nhwc_sum": ("sum_pool", (0, 3, 1, 2), None),
    "pooling_nchw_max": ("max_pool", (0, 1, 2, 3), None), "pooling_nchw_sum": ("sum_pool", (0, 1, 2, 3), None),
}


def pictures(k):
    s = k.steps[0]
    if len(k.steps) > 1 or s.named not in NAMED:
        return None
    operation, picture, weights = NAMED[s.named]
    found = [re.search(rf"{what} = dense<\[?(\d+)(?:, \1)*\]?>", s.attrs) for what in ("strides", "dilations")]
    if not all(found):
        return None
    stride, dilation = (int(m.group(1)) for m in found)
    ins = [View(k, s.reads[0][0], picture)]
    if weights:
        ins.append(View(k, s.reads[1][0], weights))
    more = {"stride": stride, "dilation": dilation}
    if s.window:
        more["window"] = f"{{{', '.join(map(str, s.window.values()))}}}"
    return Problem(operation, ins, View(k, s.out, picture), **more)


def texts(k):
    """The steps, with tensors by order of appearance."""
    names, found = {}, []
    for s in k.steps:
        text = f"{s.out}[{','.join(s.dims)}] {s.how} {ast.unparse(s.expr)}"
        found.append(re.sub(r"(\w+)(?=\[)", lambda m: names.setdefault(m.group(1), f"t{len(names)}"), text))
    return found


def norms(k):
    t = texts(k)
    whole = range(len(k.tensors[k.out][1]))
    x = k.steps[0].reads[0][0] if k.steps[0].reads else None
    if t == ["t0[i] max t1[i, j]", "t2[i,j] = exp(t1[i, j] - t0[i])", "t3[i] + t2[i, j]", "t4[i,j] = t2[i, j] / t3[i]"]:
        return Problem("softmax", [View(k, x, whole)], View(k, k.out, whole))
    centred = r"\(t1\[i, j\] - t0\[i\] \* \S+\)"
    if len(t) == 3 and re.fullmatch(rf"t3\[i,j\] = {centred} \* rsqrt\(t2\[i\] \* \S+ \+ 1e-05\) \* t4\[j\] \+ t5\[j\]", t[2]):
        return Problem("layer_norm", [View(k, x, whole), View(k, "g", [0]), View(k, "b", [0])], View(k, k.out, whole), epsilon="1e-5f")
    return None


def single(k):
    """One tensor of another: element by element, transposed, or reduced."""
    s = k.steps[0]
    if len(k.steps) > 1 or len(s.reads) != 1 or not identifiers(s):
        return None
    (x, ix) = s.reads[0]
    is_copy = isinstance(s.expr, ast.Subscript)
    if s.how == "=":
        whole = range(len(ix))
        if is_copy and sorted(ix) == sorted(s.dims) and ix != s.dims:
            return Problem("transpose", [View(k, x, whole)], View(k, s.out, [s.dims.index(d) for d in ix]))
        name = function_of(s, x)[0] if ix == s.dims else None
        return Problem(name, [View(k, x, whole)], View(k, s.out, whole)) if name else None
    if not is_copy or [d for d in ix if d in s.dims] != list(s.dims):
        return None
    out = View(k, s.out, [s.dims.index(d) if d in s.dims else None for d in ix])
    if s.how not in ("+", "max"):
        return None
    return Problem({"+": "sum", "max": "max"}[s.how], [View(k, x, range(len(ix)))], out)


def problem(k):
    if not all(isinstance(s, kernels.Step) and not s.only for s in k.steps):
        return None
    return product(k) or pictures(k) or norms(k) or single(k)


# ---- The libraries of this machine ----

def flags():
    with open("/proc/cpuinfo") as f:
        return set(next((line.split(":", 1)[1].split() for line in f if line.startswith("flags")), []))


def environment():
    """One thread, and the best instructions that this machine has: libraries that are older than it may know it by none of its names."""
    have = flags()
    env = dict(os.environ, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", ONEDNN_MAX_CPU_ISA="ALL")
    core = next((name for flag, name in (("avx512_bf16", "Cooperlake"), ("avx512f", "SkylakeX"), ("avx2", "Haswell")) if flag in have), None)
    return env | {"OPENBLAS_CORETYPE": core} if core else env


def built(out):
    """Object files of those that are installed, with what they are linked with; says which are not."""
    found = {}
    for name, flag in LIBRARIES.items():
        path = os.path.join(out, name + ".o")
        done = subprocess.run(["gcc", "-O2", "-c", f"{HERE}/{name}.c", "-o", path], capture_output=True, text=True)
        if done.returncode:
            print(f"{name} is left out: {PACKAGES[name]} is not installed")
        else:
            found[name] = [path, flag]
    return found


def tell(out, installed):
    """Which ones there are, with the instructions that they say they use."""
    for name, files in installed.items():
        path = os.path.join(out, f"tell_{name}")
        program = f'#include "library.h"\n#include <stdio.h>\nint main(void) {{ puts({name}_name()); }}\n'
        subprocess.run(["gcc", f"-I{HERE}", "-x", "c", "-", "-x", "none", *files, "-o", path], input=program, text=True, check=True)
        print(subprocess.run([path], capture_output=True, text=True, check=True, env=environment()).stdout, end="", flush=True)

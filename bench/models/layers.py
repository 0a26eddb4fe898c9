# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers of networks, each as the ops that exporters take it apart into."""
import math

from graph import F32, F64, I1, I64, INDEX

INFINITY = math.inf


def dims(x, letters="nchwuv"):
    return ",".join(letters[:len(x.shape)])


def broadcast(x, shape, letters="nchwuv"):
    """The index of `x` where loops run over `shape`: sizes of one stay 0, what is missing in front is left out."""
    names = letters[len(shape) - len(x.shape):len(shape)]
    return ",".join("0" if n == 1 and m != 1 else d for d, n, m in zip(names, x.shape, shape[len(shape) - len(x.shape):]))


def each(g, body, *xs, element=None):
    """Element by element; smaller ones are repeated."""
    shape = max((x.shape for x in xs), key=lambda s: (len(s), math.prod(s)))
    loops = "nchwuv"[:len(shape)]
    return g.generic(",".join(loops), [(x, broadcast(x, shape)) for x in xs], [(element or xs[0].element, shape, ",".join(loops))],
                     lambda b, *numbers: body(*numbers))


def add(g, x, y):
    return each(g, lambda a, b: a + b, x, y)


def multiply(g, x, y):
    return each(g, lambda a, b: a * b, x, y)


def relu(g, x):
    return each(g, lambda a: a.compare("ugt", 0.0).select(a, 0.0), x)


def gelu(g, x):
    return each(g, lambda a: (((a / math.sqrt(2)).function("erf") + 1.0) * 0.5) * a, x)


def silu(g, x):
    sigmoid = each(g, lambda a: a.body.number(1.0, F32) / ((-a).function("exp") + 1.0), x)
    return multiply(g, sigmoid, x)


def copy(g, x, loops, index, shape, out):
    """`x` under other loops: repeated, or its dimensions in another order."""
    return g.generic(loops, [(x, index)], [(x.element, shape, out)], lambda b, a: a)


# ---- Along the last dimension, which stays with a size of one ----

def reduce_last(g, x, init, body):
    loops = dims(x)
    out = loops[:-1] + "0"
    return g.generic(loops, [(x, loops)], [(F32, (*x.shape[:-1], 1), out)], body, [init])


def mean_last(g, x):
    total = reduce_last(g, x, 0.0, lambda b, a, s: a + s)
    return each(g, lambda a: a / float(x.shape[-1]), total)


def softmax(g, x):
    """The greatest comes with its place, which nobody reads."""
    loops = dims(x)
    out, shape, last = loops[:-1] + "0", (*x.shape[:-1], 1), len(x.shape) - 1

    def greatest(b, a, m, place):
        here = b.index(last).to(I64)
        return a.max(m), a.compare("ogt", m).select(here, place)

    m, _ = g.generic(loops, [(x, loops)], [(F32, shape, out), (I64, shape, out)], greatest, [-INFINITY, 0])
    e = each(g, lambda a: a.function("exp"), each(g, lambda a, b: a - b, x, m))
    return each(g, lambda a, b: a / b, e, reduce_last(g, e, 0.0, lambda b, a, s: a + s))


def layer_norm(g, x):
    n = x.shape[-1]
    centred = each(g, lambda a, m: a - m, x, mean_last(g, x))
    variance = mean_last(g, multiply(g, centred, centred))
    scale = each(g, lambda a: a.function("rsqrt"), each(g, lambda v: v + v.body.number(1e-5, F64).to(F32), variance))
    return add(g, multiply(g, multiply(g, centred, scale), g.weight(n, scale=0.1, around=1.0)), g.weight(n, scale=0.1))


def rms_norm(g, x):
    squares = mean_last(g, multiply(g, x, x))
    scale = each(g, lambda a: a.function("rsqrt"), each(g, lambda v: v + v.body.number(1e-6, F64).to(F32), squares))
    return multiply(g, multiply(g, x, scale), g.weight(x.shape[-1], scale=0.1, around=1.0))


# ---- Products ----

def linear(g, x, outputs, bias=True):
    """Rows of a matrix; the weight lies with its inputs side by side."""
    w = g.transpose(g.weight(outputs, x.shape[1]), (1, 0))
    y = g.product("matmul", "i,j,k", x, w, (x.shape[0], outputs), "i,k", "k,j", "i,j")
    return add(g, y, g.weight(outputs)) if bias else y


def linear_3d(g, x, outputs, bias=True):
    """The weight is repeated for each of a batch."""
    b, m, k = x.shape
    w = copy(g, g.transpose(g.weight(outputs, k), (1, 0)), "n,c,h", "c,h", (b, k, outputs), "n,c,h")
    y = g.product("batch_matmul", "n,i,j,k", x, w, (b, m, outputs), "n,i,k", "n,k,j", "n,i,j")
    return add(g, y, g.weight(outputs)) if bias else y


def linear_flat(g, x, outputs):
    """One product for all rows of a batch."""
    b, m, k = x.shape
    y = linear(g, g.collapse(x, [[0, 1], [2]]), outputs, bias=False)
    return g.expand(y, [[0, 1], [2]], (b, m, outputs))


def heads(g, x, n):
    """(batch, tokens, n * size) as (batch, n, tokens, size)."""
    b, t, d = x.shape
    return g.transpose(g.expand(x, [[0], [1], [2, 3]], (b, t, n, d // n)), (0, 2, 1, 3))


def batched(g, a, b):
    """The last two dimensions are matrices, of each of which there are as many as the first two say."""
    n, h, m, k = a.shape
    y = g.product("batch_matmul", "z,i,j,k", g.collapse(a, [[0, 1], [2], [3]]), g.collapse(b, [[0, 1], [2], [3]]),
                  (n * h, m, b.shape[3]), "z,i,k", "z,k,j", "z,i,j")
    return g.expand(y, [[0, 1], [2], [3]], (n, h, m, b.shape[3]))


def attention(g, q, k, v, mask):
    """Heads in the second dimension; `mask` changes scores."""
    scores = batched(g, q, g.transpose(k, (0, 1, 3, 2)))
    scaled = each(g, lambda a: a / a.body.number(math.sqrt(q.shape[3]), F64).to(F32), scores)
    y = g.transpose(batched(g, softmax(g, mask(scaled)), v), (0, 2, 1, 3))
    return g.collapse(y, [[0], [1], [2, 3]])


# ---- Pictures, channels before rows ----

def window(name, strides):
    return f"{{dilations = dense<1> : vector<2xi64>, strides = dense<{strides}> : vector<2xi64>}}"


def conv2d(g, x, filters, k, stride=1, padding=0, bias=False):
    if padding:
        x = g.pad(x, (0, 0, padding, padding), (0, 0, padding, padding), 0.0)
    n, c, h, w = x.shape
    y = g.weight(filters, c, k, k)
    t = g.new(F32, (n, filters, (h - k) // stride + 1, (w - k) // stride + 1))
    if bias:
        start = copy(g, g.weight(filters), "n,c,h,w", "c", t.shape, "n,c,h,w")
        room, begin = start.name, start.at(["n", "f", "h", "w"])
    else:
        room, begin = g.fill(t, 0.0), None
    g.named("conv_2d_nchw_fchw", [x, y], t, room, window("conv", stride))
    xi = ["n", "c", f"({stride} * h + kh)", f"({stride} * w + kw)"]
    g.loops(["n", "f", "h", "w", "c", "kh", "kw"], ["n", "f", "h", "w"], [(y, ["f", "c", "kh", "kw"])], [(t, ["n", "f", "h", "w"])], [0.0], [],
            [f"acc0 + {x.at(xi)} * {y.at(['f', 'c', 'kh', 'kw'])}"])
    if bias:
        g.loops(["n", "f", "h", "w"], ["n", "f", "h", "w"], [], [(t, ["n", "f", "h", "w"])], None, [], [f"{t.at(['n', 'f', 'h', 'w'])} + {begin}"])
    return t


def batch_norm(g, x):
    """With what was learnt of mean and variance."""
    c = x.shape[1]
    gamma, beta = g.weight(c, scale=0.1, around=1.0), g.weight(c, scale=0.1)
    mean, variance = g.weight(c, scale=0.1), g.weight(c, scale=0.1, around=1.0)

    def body(b, a, gamma, beta, mean, variance):
        scale = (variance + b.number(1e-5, F64).to(F32)).function("rsqrt")
        return (a - mean) * scale * gamma + beta

    return g.generic("n,c,h,w", [(x, "n,c,h,w"), (gamma, "c"), (beta, "c"), (mean, "c"), (variance, "c")], [(F32, x.shape, "n,c,h,w")], body)


def max_pool(g, x, k, stride, padding=0):
    if padding:
        x = g.pad(x, (0, 0, padding, padding), (0, 0, padding, padding), -INFINITY)
    n, c, h, w = x.shape
    t = g.new(F32, (n, c, (h - k) // stride + 1, (w - k) // stride + 1))
    room, size = g.fill(t, -INFINITY), f"%{g.fresh()}"
    g.lines.append(f"{size} = tensor.empty() : tensor<{k}x{k}xf32>")
    g.named("pooling_nchw_max", [x, (size, f"tensor<{k}x{k}xf32>")], t, room, window("pool", stride))
    xi = ["n", "c", f"({stride} * h + kh)", f"({stride} * w + kw)"]
    g.loops(["n", "c", "h", "w", "kh", "kw"], ["n", "c", "h", "w"], [], [(t, ["n", "c", "h", "w"])], [-INFINITY], [],
            [f"acc0 > {x.at(xi)} ? acc0 : {x.at(xi)}"], {"kh": k, "kw": k})
    return t


def mean_of_pictures(g, x):
    n, c, h, w = x.shape
    total = g.generic("n,c,h,w", [(x, "n,c,h,w")], [(F32, (n, c, 1, 1), "n,c,0,0")], lambda b, a, s: a + s, [0.0])
    return g.collapse(each(g, lambda a: a / float(h * w), total), [[0], [1, 2, 3]])


# ---- Tokens ----

def embedding(g, tokens, vocabulary, width):
    """Rows of a table, by i64; a number that it does not have ends the program."""
    table, (b, t) = g.weight(vocabulary, width), tokens.shape

    def body(block, token):
        column = block.index(2)
        row = token.to(INDEX)
        block.demand(token.compare("slt", vocabulary), "index must be smaller than dim size")
        block.demand(token.compare("sge", 0), "index must be larger or equal to 0")
        return block.extract(table, row, column)

    return g.generic("n,c,h", [(tokens, "n,c")], [(F32, (b, t, width), "n,c,h")], body)


def iota(g, n):
    return g.generic("n", [], [(I64, (n,), "n")], lambda b: b.index(0).to(I64))


def no_later(g, rows, columns, start=None):
    """i1: whether column j is not after row i (of `start`, where there is one)."""
    i, j = iota(g, rows), iota(g, columns)
    if start is not None:
        i = add(g, i, start)
    return g.generic("n,c", [(j, "c"), (i, "n")], [(I1, (rows, columns), "n,c")], lambda b, j, i: j.compare("sle", i))

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Four models: a perceptron of three layers, a small residual network, a block of a transformer, and a layer of a decoder like Llama's."""
from graph import F32, I1, I64, INDEX, Dynamic, Graph
from layers import (add, attention, batch_norm, conv2d, copy, each, embedding, gelu, heads, iota, layer_norm, linear, linear_3d, linear_flat, max_pool,
                    mean_of_pictures, multiply, no_later, relu, rms_norm, silu, softmax)


def mlp(batch=64, inputs=784, hidden=512, outputs=10, dynamic=True, **options):
    g = Graph(**options)
    x = g.input(F32, Dynamic(batch) if dynamic else batch, inputs)
    for _ in range(2):
        x = relu(g, linear(g, x, hidden))
    g.result(softmax(g, linear(g, x, outputs)))
    return g


def cnn(batch=1, size=64, channels=32, classes=10, dynamic=False, **options):
    """A step down, a residual block, another with a stride, and classes."""
    g = Graph(**options)
    x = g.input(F32, Dynamic(batch) if dynamic else batch, 3, size, size)
    x = relu(g, batch_norm(g, conv2d(g, x, channels, 7, stride=2, padding=3)))
    x = max_pool(g, x, 3, 2, padding=1)
    y = relu(g, batch_norm(g, conv2d(g, x, channels, 3, padding=1)))
    x = relu(g, add(g, batch_norm(g, conv2d(g, y, channels, 3, padding=1)), x))
    y = relu(g, batch_norm(g, conv2d(g, x, 2 * channels, 3, stride=2, padding=1)))
    y = batch_norm(g, conv2d(g, y, 2 * channels, 3, padding=1))
    x = relu(g, add(g, y, batch_norm(g, conv2d(g, x, 2 * channels, 1, stride=2))))
    g.result(linear(g, mean_of_pictures(g, x), classes))
    return g


def transformer(tokens=128, width=256, n=4, vocabulary=1000, **options):
    """Embedding, and one block as of GPT-2: attention to what came before, then two layers with GELU."""
    g = Graph(**options)
    ids = g.input(I64, 1, tokens, fill="iota")
    x = embedding(g, ids, vocabulary, width)
    x = add(g, x, g.weight(1, tokens, width))
    y = layer_norm(g, x)
    q, k, v = (heads(g, linear_3d(g, y, width), n) for _ in range(3))
    seen = no_later(g, tokens, tokens)

    def mask(scores):
        return each(g, lambda s, m: m.select(s, -float("inf")), scores, seen)

    x = add(g, x, linear_3d(g, attention(g, q, k, v, mask), width))
    g.result(add(g, x, linear_3d(g, gelu(g, linear_3d(g, layer_norm(g, x), 4 * width)), width)))
    return g


def rotate(g, x, cos, sin):
    """The two halves of each head's numbers as points that are turned."""
    b, h, t, d = x.shape
    low, high = g.slice(x, (0, 0, 0, 0), (b, h, t, d // 2)), g.slice(x, (0, 0, 0, d // 2), (b, h, t, d // 2))
    turned = g.concat([each(g, lambda a: -a, high), low], 3)
    return add(g, multiply(g, x, cos), multiply(g, turned, sin))


def llama(tokens=1, width=512, n=8, shared=2, hidden=1408, cache=256, **options):
    """A layer of a decoder: `shared` queries for each key, keys and values of what came before in a cache, whose place to go on is an argument."""
    g = Graph(**options)
    x, keys = g.input(F32, 1, tokens, width), g.input(F32, 1, n // shared, cache, width // n)
    values, start = g.input(F32, 1, n // shared, cache, width // n), g.input(I64, fill=cache - tokens - 1)
    size = width // n
    # Angles: of each place and each pair of numbers.
    b = g.between()
    first = b.extract(start)
    b.demand(first.compare("sge", 0), "position is negative")
    b.demand(first.compare("sle", cache - tokens), "position is beyond the cache")
    place = first.to(INDEX)
    places = each(g, lambda i, s: (i + s).to(F32), iota(g, tokens), start, element=F32)
    pairs = g.generic("n", [], [(F32, (size // 2,), "n")],
                      lambda b: ((b.index(0).to(I64).to(F32)) * (-2.0 / size * 9.210340372)).function("exp"))
    angles = g.generic("n,c", [(places, "n"), (pairs, "c")], [(F32, (tokens, size // 2), "n,c")], lambda b, p, f: p * f)
    angles = g.concat([angles, angles], 1)
    cos, sin = each(g, lambda a: a.function("cos"), angles), each(g, lambda a: a.function("sin"), angles)

    y = rms_norm(g, x)
    q = rotate(g, heads(g, linear_flat(g, y, width), n), cos, sin)
    k = rotate(g, heads(g, linear_flat(g, y, width // shared), n // shared), cos, sin)
    v = heads(g, linear_flat(g, y, width // shared), n // shared)
    keys, values = g.insert(k, keys, 2, place), g.insert(v, values, 2, place)

    def repeated(t):
        shape = (1, n // shared, shared, cache, size)
        return g.collapse(copy(g, t, "n,c,h,w,u", "n,c,w,u", shape, "n,c,h,w,u"), [[0], [1, 2], [3], [4]])

    seen = no_later(g, tokens, cache, start)
    bias = each(g, lambda m: m.select(0.0, -float("inf")), seen, element=F32)
    x = add(g, x, linear_flat(g, attention(g, q, repeated(keys), repeated(values), lambda s: add(g, s, bias)), width))
    y = rms_norm(g, x)
    y = multiply(g, silu(g, linear_flat(g, y, hidden)), linear_flat(g, y, hidden))
    g.result(add(g, x, linear_flat(g, y, width)), keys, values)
    return g


MODELS = {"mlp": mlp, "cnn": cnn, "transformer": transformer, "llama": llama}
# Sizes in which they compute in a moment, also by evaluation.
SMALL = {"mlp": dict(batch=5, inputs=30, hidden=21, outputs=10), "cnn": dict(batch=2, size=17, channels=5),
         "transformer": dict(tokens=7, width=24, n=3, vocabulary=20), "llama": dict(tokens=3, width=32, n=4, hidden=40, cache=11)}

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs on tensors: slices, reshapes, padding, packing, and structured ops, named and generic.
Sums over more than one loop may be reordered by tiling: they are made of integers, or the payload rounds (Builder.may_round)."""
import elementwise
from build import COMPLEX, FLOATS, Shaped, Val, is_float, is_int

NUMBERS = ["f32", "f64", "i32", "i8", "f16", "i64", "f32"]


def a_tensor(b, fits=lambda t: True, make=None):
    found = b.shaped("tensor", fits)
    if found and not b.chance(0.15):
        return found
    t = make(b) if make else Shaped("tensor", b.shape(), b.pick(NUMBERS))
    return b.value(t)


def tensor_of(b, shape, e):
    """Any tensor of these sizes, whatever of them its type states."""
    found = b.visible(lambda v: isinstance(v.type, Shaped) and v.type.kind == "tensor" and v.type.shape == tuple(shape) and v.type.elem == e)
    return b.pick(found[-6:]) if found and not b.chance(0.1) else b.value(Shaped("tensor", tuple(shape), e))


def static(b, v):
    if v.type == v.type.static:
        return v
    return b.op(f"tensor.cast {v.name} : {v.type} to {v.type.static}", v.type.static)


def known(b, shape):
    return tuple(not b.chance(0.3) for _ in shape)


def blur(b, v):
    """Forgets some sizes."""
    if not b.chance(0.25) or v.type != v.type.static:
        return v
    to = Shaped("tensor", v.type.shape, v.type.elem, known(b, v.type.shape))
    if to == v.type or all(to.known):
        return v
    return b.op(f"tensor.cast {v.name} : {v.type} to {to}", to, loose=v.loose)


def empty(b, shape, e, t=None):
    t = t or Shaped("tensor", tuple(shape), e)
    sizes = [] if t == t.static else [b.int(d).name for d, k in zip(t.shape, t.known) if not k]
    return b.op(f"tensor.empty({', '.join(sizes)}) : {t}", t, loose="unwritten")


def filled(b, shape, e):
    t = Shaped("tensor", tuple(shape), e)
    if b.chance(0.4):
        return b.value(t)
    init, x = empty(b, shape, e), b.value(e)
    return b.op(f"linalg.fill ins({x.name} : {e}) outs({init.name} : {t}) -> {t}", t)


# ---- tensor ----

def slices(b):
    v = a_tensor(b, lambda t: len(t.shape) and all(t.shape))
    t = v.type
    stride = [b.pick([1, 1, 1, 2]) for _ in t.shape]
    size = [b.rng.randint(1, (d + s - 1) // s) for d, s in zip(t.shape, stride)]
    room = [d - (n - 1) * s for d, n, s in zip(t.shape, size, stride)]
    at = [b.index(r).name if b.chance(0.4) else str(b.rng.randrange(r)) for r in room]
    dyn = [b.chance(0.2) for _ in size]
    text = f"[{', '.join(at)}] [{', '.join(b.int(n).name if d else str(n) for n, d in zip(size, dyn))}] {stride}"
    to = Shaped("tensor", tuple(size), t.elem, tuple(not d for d in dyn) if any(dyn) else None)
    if len(size) > 1 and not any(dyn) and 1 in size and b.chance(0.5):
        i = size.index(1)
        to = Shaped("tensor", tuple(size[:i] + size[i + 1:]), t.elem)
    if b.chance(0.5):
        return b.op(f"tensor.extract_slice {v.name}{text} : {t} to {to}", to)
    return b.op(f"tensor.insert_slice {b.value(to).name} into {v.name}{text} : {to} into {t}", t)


def element(b):
    v = a_tensor(b, lambda t: all(t.shape))
    at = ", ".join(b.index(d).name for d in v.type.shape)
    if b.chance(0.5):
        return b.op(f"tensor.extract {v.name}[{at}] : {v.type}", v.type.elem)
    return b.op(f"tensor.insert {b.value(v.type.elem).name} into {v.name}[{at}] : {v.type}", v.type)


def reshape(b):
    v = static(b, a_tensor(b, lambda t: len(t.shape) > 0))
    t = v.type
    if len(t.shape) > 1 and b.chance(0.5):
        i = b.rng.randrange(len(t.shape) - 1)
        shape = t.shape[:i] + (t.shape[i] * t.shape[i + 1],) + t.shape[i + 2:]
        groups = [[k] for k in range(i)] + [[i, i + 1]] + [[k] for k in range(i + 2, len(t.shape))]
        to = Shaped("tensor", shape, t.elem)
        return b.op(f"tensor.collapse_shape {v.name} {groups} : {t} into {to}", to)
    i = b.rng.randrange(len(t.shape))
    f = b.pick([d for d in (1, 2, 3, 4) if t.shape[i] % d == 0])
    shape = t.shape[:i] + (f, t.shape[i] // f) + t.shape[i + 1:]
    groups = [[k] for k in range(i)] + [[i, i + 1]] + [[k] for k in range(i + 2, len(shape))]
    to = Shaped("tensor", shape, t.elem)
    return b.op(f"tensor.expand_shape {v.name} {groups} output_shape {list(shape)} : {t} into {to}", to)


def pad(b):
    v = a_tensor(b, lambda t: len(t.shape) and t.size <= 24)
    t = v.type
    low, high = [b.rng.randint(0, 2) for _ in t.shape], [b.rng.randint(0, 2) for _ in t.shape]
    shape = tuple(d + x + y for d, x, y in zip(t.shape, low, high))
    to = Shaped("tensor", shape, t.elem, t.known)
    lows = [b.int(n).name if b.chance(0.2) else str(n) for n in low]
    if any(n[0] == "%" for n in lows):
        k = t.known or (True,) * len(shape)
        to = Shaped("tensor", shape, t.elem, tuple(x and n[0] != "%" for x, n in zip(k, lows)))
    x, r = b.value(t.elem), b.name()
    b.emit(f"{r} = tensor.pad {v.name} low[{', '.join(lows)}] high{high} {{")
    b.emit(f"^bb0({', '.join(f'{b.name()}: index' for _ in shape)}):")
    b.emit(f"  tensor.yield {x.name} : {t.elem}")
    b.emit(f"}} : {t} to {to}")
    return b.define(Val(r, to))


def generate(b):
    shape, e = b.shape(limit=20), b.pick(NUMBERS)
    t = Shaped("tensor", shape, e, known(b, shape))
    if all(t.known):
        t = t.static
    sizes = [b.int(d).name for d, k in zip(shape, t.known or [True] * 9) if not k]
    r, args = b.name(), [Val(b.name(), "index", below=d) for d in shape]
    b.emit(f"{r} = tensor.generate {', '.join(sizes)} {{")
    b.emit(f"^bb0({', '.join(a.name + ': index' for a in args)}):")
    with b.scope(*args):
        for _ in range(b.rng.randint(0, 3)):
            elementwise.step(b)
        b.emit(f"tensor.yield {b.value(e).name} : {e}")
    b.emit(f"}} : {t}")
    return b.define(Val(r, t))


def small_things(b):
    roll = b.rng.random()
    if roll < 0.3:
        v = a_tensor(b, lambda t: len(t.shape))
        i = b.rng.randrange(len(v.type.shape))
        return b.op(f"tensor.dim {v.name}, {b.int(i).name} : {v.type}", "index", below=v.type.shape[i] + 1)
    e = b.pick(NUMBERS)
    if roll < 0.5:
        t = Shaped("tensor", b.shape(limit=20), e)
        return b.op(f"tensor.splat {b.value(e).name} : {t}", t)
    if roll < 0.7:
        t = Shaped("tensor", b.shape(limit=6), e)
        return b.op(f"tensor.from_elements {', '.join(b.value(e).name for _ in range(t.size))} : {t}", t)
    v = static(b, a_tensor(b, lambda t: len(t.shape)))
    w = tensor_of(b, v.type.shape, v.type.elem)
    w = static(b, w)
    d = b.rng.randrange(len(v.type.shape))
    to = Shaped("tensor", v.type.shape[:d] + (2 * v.type.shape[d],) + v.type.shape[d + 1:], v.type.elem)
    return b.op(f"tensor.concat dim({d}) {v.name}, {w.name} : ({v.type}, {w.type}) -> {to}", to)


def pack(b):
    v = static(b, a_tensor(b, lambda t: 0 < len(t.shape) < 3, lambda b: Shaped("tensor", b.shape(2), b.pick(NUMBERS))))
    t = v.type
    dims = sorted(b.rng.sample(range(len(t.shape)), b.rng.randint(1, len(t.shape))))
    tiles = [b.rng.randint(1, 4) for _ in dims]
    outer = list(t.shape)
    for d, n in zip(dims, tiles):
        outer[d] = -(-outer[d] // n)
    perm = list(range(len(outer)))
    b.rng.shuffle(perm)
    order = f"outer_dims_perm = {perm} " if perm != sorted(perm) or b.chance(0.2) else ""
    to = Shaped("tensor", tuple(outer[p] for p in perm) + tuple(tiles), t.elem)
    e, x = empty(b, to.shape, t.elem), b.value(t.elem)
    p = b.op(f"linalg.pack {v.name} padding_value({x.name} : {t.elem}) {order}inner_dims_pos = {dims} inner_tiles = {tiles} into {e.name} : {t} -> {to}", to)
    if b.chance(0.5):
        return p
    back = empty(b, t.shape, t.elem)
    return b.op(f"linalg.unpack {p.name} {order}inner_dims_pos = {dims} inner_tiles = {tiles} into {back.name} : {to} -> {t}", t)


# ---- linalg ----

def structured(b, text, ins, out, more="", loose=""):
    """A named op with tensors, some of whose sizes may be forgotten."""
    ins = [blur(b, v) for v in ins]
    out = blur(b, out)
    names, types = ", ".join(v.name for v in ins), ", ".join(str(v.type) for v in ins)
    return b.op(f"{text} {more}ins({names} : {types}) outs({out.name} : {out.type}) -> {out.type}", out.type, loose=loose)


def unary(b):
    e = b.pick(["f32", "f64", "f16"])
    v = a_tensor(b, lambda t: t.elem == e and len(t.shape), lambda b: Shaped("tensor", b.shape(), e))
    v = static(b, v)
    name = b.pick("abs ceil floor negf round square copy sqrt exp log tanh erf rsqrt reciprocal".split())
    out = tensor_of(b, v.type.shape, e) if b.chance(0.4) else empty(b, v.type.shape, e)
    return structured(b, f"linalg.{name}", [v], static(b, out) if out.loose != "unwritten" else out,
                      loose="ulp" if name in ("exp", "log", "tanh", "erf", "rsqrt") else "")


def binary(b):
    v = static(b, a_tensor(b, lambda t: t.elem in NUMBERS and len(t.shape)))
    e, shape = v.type.elem, v.type.shape
    names = ["add", "sub", "mul", "max", "min"] + (["div"] if is_float(e) else [])
    out = empty(b, shape, e) if b.chance(0.6) else static(b, tensor_of(b, shape, e))
    return structured(b, f"linalg.{b.pick(names)}", [v, static(b, tensor_of(b, shape, e))], out)


def elementwise_op(b):
    e = b.pick(["f32", "i32"])
    shape = b.shape()
    kind = b.pick(["add", "mul", "sub"] + (["negf", "abs"] if e == "f32" else []))
    ins = [static(b, tensor_of(b, shape, e)) for _ in range(2 if kind in ("add", "mul", "sub") else 1)]
    return structured(b, f"linalg.elementwise kind=#linalg.elementwise_kind<{kind}>", ins, empty(b, shape, e))


def product(b):
    e = b.pick(["f32", "f32", "i32", "f64", "i8", "f16"])
    m, n, k, g = (b.rng.randint(1, 5) for _ in range(4))
    name, x, y, z = b.pick([("matmul", (m, k), (k, n), (m, n)), ("matmul", (m, k), (k, n), (m, n)), ("matvec", (m, k), (k,), (m,)),
                            ("vecmat", (k,), (k, n), (n,)), ("dot", (k,), (k,), ()), ("batch_matmul", (g, m, k), (g, k, n), (g, m, n)),
                            ("batch_matvec", (g, m, k), (g, k), (g, m)), ("batch_vecmat", (g, k), (g, k, n), (g, n))])
    more = ""
    if name == "matmul" and b.chance(0.3):
        more, x = "indexing_maps = [affine_map<(i,j,k)->(k,i)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>] ", (k, m)
    return structured(b, f"linalg.{name}", [static(b, tensor_of(b, x, e)), static(b, tensor_of(b, y, e))], filled(b, z, e), more)


def convolution(b):
    """More than one loop of a sum: integers, maxima, or floats that may round."""
    s, d, h, w, c, f, kh, kw = b.rng.randint(1, 2), b.rng.randint(1, 2), b.rng.randint(1, 3), b.rng.randint(1, 3), b.rng.randint(1, 2), 2, b.rng.randint(1, 2), b.rng.randint(1, 2)
    ih, iw = (h - 1) * s + (kh - 1) * d + 1, (w - 1) * s + (kw - 1) * d + 1
    attrs = f"{{strides = dense<{s}> : tensor<2xi64>, dilations = dense<{d}> : tensor<2xi64>}} "
    one = f"{{strides = dense<{s}> : tensor<1xi64>, dilations = dense<{d}> : tensor<1xi64>}} "
    e = b.pick(["i32", "i8", "i64"] + (["f32", "f64", "f32", "f16"] if b.may_round() else []))
    top = b.pick(["f32", "f64"])
    name, e, x, y, z, more = b.pick([
        ("conv_2d", e, (ih, iw), (kh, kw), (h, w), attrs if False else ""), ("conv_1d", b.pick(["f32", "i32"]), (w + kw - 1,), (kw,), (w,), ""),
        ("conv_2d_nhwc_hwcf", e, (1, ih, iw, c), (kh, kw, c, f), (1, h, w, f), attrs),
        ("conv_2d_nchw_fchw", e, (1, c, ih, iw), (f, c, kh, kw), (1, f, h, w), attrs),
        ("depthwise_conv_2d_nhwc_hwc", e, (1, ih, iw, c), (kh, kw, c), (1, h, w, c), attrs),
        ("depthwise_conv_1d_nwc_wc", b.pick(["f32", "i32"]), (1, iw, c), (kw, c), (1, w, c), one),
        ("conv_1d_nwc_wcf", e, (1, iw, c), (kw, c, f), (1, w, f), one),
        ("pooling_nhwc_sum", e, (1, ih, iw, c), (kh, kw), (1, h, w, c), attrs),
        ("pooling_nhwc_max", top, (1, ih, iw, c), (kh, kw), (1, h, w, c), attrs),
        ("pooling_nchw_max", top, (1, c, ih, iw), (kh, kw), (1, c, h, w), attrs),
        ("pooling_nwc_min", top, (1, iw, c), (kw,), (1, w, c), one)])
    if name == "conv_2d":
        x = (h + kh - 1, w + kw - 1)
    ins = [static(b, tensor_of(b, x, e)), static(b, tensor_of(b, y, e))]
    return structured(b, f"linalg.{name}", ins, filled(b, z, e), more)


def transpose(b):
    v = static(b, a_tensor(b, lambda t: len(t.shape)))
    p = list(range(len(v.type.shape)))
    b.rng.shuffle(p)
    out = empty(b, [v.type.shape[i] for i in p], v.type.elem)
    return b.op(f"linalg.transpose ins({v.name} : {v.type}) outs({out.name} : {out.type}) permutation = {p}", out.type)


def broadcast(b):
    v = static(b, a_tensor(b, lambda t: len(t.shape) < 3 and t.size < 16, lambda b: Shaped("tensor", b.shape(1), b.pick(NUMBERS))))
    d = b.rng.randint(0, len(v.type.shape))
    out = empty(b, v.type.shape[:d] + (b.rng.randint(1, 3),) + v.type.shape[d:], v.type.elem)
    return b.op(f"linalg.broadcast ins({v.name} : {v.type}) outs({out.name} : {out.type}) dimensions = [{d}]", out.type)


def reduce(b):
    v = static(b, a_tensor(b, lambda t: len(t.shape) and t.elem in NUMBERS))
    t = v.type
    dims = sorted(b.rng.sample(range(len(t.shape)), b.rng.randint(1, len(t.shape))))
    exact = is_int(t.elem) or len(dims) == 1 or b.may_round()
    name = b.pick(["addi", "muli", "maxsi", "xori"] if is_int(t.elem) else ["addf", "mulf", "maximumf"] if exact else ["maximumf", "minimumf"])
    out = filled(b, [d for i, d in enumerate(t.shape) if i not in dims], t.elem)
    return b.op(f"linalg.reduce {{ arith.{name} }} ins({v.name} : {t}) outs({out.name} : {out.type}) dimensions = {dims}", out.type)


def mapped(b):
    v = static(b, a_tensor(b, lambda t: t.elem in NUMBERS))
    t, r = v.type, b.name()
    w, out = static(b, tensor_of(b, t.shape, t.elem)), empty(b, t.shape, t.elem)
    x, y, z = Val(b.name(), t.elem), Val(b.name(), t.elem), Val(b.name(), t.elem)
    b.emit(f"{r} = linalg.map ins({v.name}, {w.name} : {t}, {t}) outs({out.name} : {t})")
    b.emit(f"({x.name}: {t.elem}, {y.name}: {t.elem}, {z.name}: {t.elem}) {{")
    with b.scope(x, y):
        for _ in range(b.rng.randint(0, 3)):
            elementwise.step(b)
        b.emit(f"linalg.yield {b.value(t.elem, 0).name} : {t.elem}")
    b.emit("}")
    return b.define(Val(r, t))


def softmax(b):
    v = static(b, a_tensor(b, lambda t: t.elem in ("f32", "f64") and len(t.shape), lambda b: Shaped("tensor", b.shape(), "f32")))
    out = empty(b, v.type.shape, v.type.elem)
    return b.op(f"linalg.softmax dimension({b.rng.randrange(len(v.type.shape))}) ins({v.name} : {v.type}) outs({out.name} : {v.type}) -> {v.type}", v.type, loose="sum")


def generic(b):
    """Two or three loops; inputs by permutation, broadcast or a sum of loops; one sum at most, or of integers, or rounded."""
    n = b.rng.randint(1, 3)
    size = [b.rng.randint(1, 5) for _ in range(n)]
    e = b.pick(["i32", "f32", "i64", "f64", "i8"])
    sums = [i for i in range(n) if b.chance(0.25)]
    if is_float(e) and len(sums) > 1 and not b.may_round():
        sums = sums[:1]
    ins, maps = [], []
    ds = ", ".join(f"d{i}" for i in range(n))
    for _ in range(b.rng.randint(1, 3)):
        dims = b.rng.sample(range(n), b.rng.randint(1, n))
        if n > 1 and b.chance(0.15):
            i, j = b.rng.sample(range(n), 2)
            shape, exprs = (size[i] + size[j] - 1,), [f"d{i} + d{j}"]
        else:
            shape, exprs = [size[d] for d in dims], [f"d{d}" for d in dims]
        ins.append(blur(b, static(b, tensor_of(b, shape, b.pick([e, e, "i32"])))))
        maps.append(f"affine_map<({ds}) -> ({', '.join(exprs)})>")
    # Each loop has an input or output that says how long it is.
    ins.append(blur(b, static(b, tensor_of(b, size, e))))
    maps.append(f"affine_map<({ds}) -> ({ds})>")
    par = [i for i in range(n) if i not in sums]
    b.rng.shuffle(par)
    shape = [size[i] for i in par]
    init = filled(b, shape, e) if sums or b.chance(0.5) else empty(b, shape, e)
    reads_init = init.loose != "unwritten"
    init = blur(b, init)
    maps.append(f"affine_map<({ds}) -> ({', '.join(f'd{i}' for i in par)})>")
    kinds = ", ".join('"reduction"' if i in sums else '"parallel"' for i in range(n))
    r, args = b.name(), [Val(b.name(), v.type.elem) for v in ins] + [Val(b.name(), e)]
    names, types = ", ".join(v.name for v in ins), ", ".join(str(v.type) for v in ins)
    b.emit(f"{r} = linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}} ins({names} : {types}) outs({init.name} : {init.type}) {{")
    b.emit(f"^bb0({', '.join(f'{a.name}: {a.type}' for a in args)}):")
    with b.scope(*(args if reads_init and not sums else args[:-1])):
        if not sums and b.chance(0.4):
            b.op(f"linalg.index {b.rng.randrange(n)} : index", "index")
        while b.chance(0.3):
            looked_up(b, n, size, e)
        for _ in range(b.rng.randint(0, 4)):
            elementwise.step(b)
        out = b.value(e, 0)
        if sums:
            out = combined(b, args[-1], out, e, len(sums) == 1)
        b.emit(f"linalg.yield {out.name} : {e}")
    b.emit(f"}} -> {init.type}")
    return b.define(Val(r, init.type))


def looked_up(b, n, size, e):
    """An element of another tensor, of any rank, at places that the loops give: in their order or not, some twice, some computed, some always the same."""
    places, shape = [], []
    for _ in range(b.rng.randint(0, 3)):
        d, how = b.rng.randrange(n), b.pick(["loop", "loop", "loop", "shifted", "constant", "any"])
        if how in ("loop", "shifted"):
            i = b.op(f"linalg.index {d} : index", "index", below=size[d])
            more = b.rng.randint(1, 3) if how == "shifted" else 0
            places.append(b.op(f"arith.addi {i.name}, {b.int(more).name} : index", "index", below=size[d] + more) if more else i)
            shape.append(size[d] + more + b.pick([0, 0, 0, 1, 2]))
        else:
            shape.append(b.rng.randint(1, 4))
            places.append(b.int(b.rng.randrange(shape[-1])) if how == "constant" else b.index(shape[-1]))
    known = tuple(shape)
    found = b.visible(lambda v: isinstance(v.type, Shaped) and v.type.kind == "tensor" and v.type.shape == known and v.type.elem == e)
    v = b.pick(found) if found and b.chance(0.5) else b.constant(Shaped("tensor", known, e))
    return b.op(f"tensor.extract {v.name}[{', '.join(p.name for p in places)}] : {v.type}", e)


def combined(b, acc, x, e, ordered=False):
    """What a sum becomes with one more: by an op that may be turned around, or by one that may not. `ordered`: it is one loop, whose order stays."""
    if b.chance(0.25):
        return b.op(f"arith.{'subf' if is_float(e) else 'subi'} {acc.name}, {x.name} : {e}", e)
    if ordered and b.chance(0.06):
        return b.op(f"arith.{'subf' if is_float(e) else 'subi'} {x.name}, {acc.name} : {e}", e)
    name = b.pick(["addf", "mulf", "maximumf", "minnumf"] if is_float(e) else ["addi", "xori", "maxsi", "muli", "minui", "andi", "ori"])
    first, second = (acc, x) if b.chance(0.7) else (x, acc)
    return b.op(f"arith.{name} {first.name}, {second.name} : {e}", e)


def sums(b):
    """All loops of a sum can be cut in parts: of one or more tensors, to one or two results."""
    n, e = b.rng.randint(1, 3), b.pick(["i32", "i32", "i64", "i8"] + (["f32", "f64", "f32"] if b.may_round() else []))
    size = [b.rng.randint(1, 9) if n < 3 else b.rng.randint(1, 5) for _ in range(n)]
    over = sorted(b.rng.sample(range(n), b.rng.randint(1, n)))
    kept = [i for i in range(n) if i not in over]
    ds = ", ".join(f"d{i}" for i in range(n))
    ins = [static(b, tensor_of(b, size, e))]
    maps = [f"affine_map<({ds}) -> ({ds})>"]
    for _ in range(b.rng.randint(0, 1)):
        dims = b.rng.sample(range(n), b.rng.randint(1, n))
        ins.append(static(b, tensor_of(b, [size[d] for d in dims], e)))
        maps.append(f"affine_map<({ds}) -> ({', '.join(f'd{d}' for d in dims)})>")
    outs = []
    for _ in range(b.pick([1, 1, 1, 2])):
        order = b.rng.sample(kept, len(kept))
        outs.append(filled(b, [size[d] for d in order], e))
        maps.append(f"affine_map<({ds}) -> ({', '.join(f'd{d}' for d in order)})>")
    ins, outs = [blur(b, v) for v in ins], [blur(b, v) for v in outs]
    kinds = ", ".join('"reduction"' if i in over else '"parallel"' for i in range(n))
    args, accs = [Val(b.name(), e) for _ in ins], [Val(b.name(), e) for _ in outs]
    r = b.name()

    def listed(values):
        return f"{', '.join(v.name for v in values)} : {', '.join(str(v.type) for v in values)}"
    head = r if len(outs) == 1 else f"{r}:{len(outs)}"
    b.emit(f"{head} = linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}} ins({listed(ins)}) outs({listed(outs)}) {{")
    b.emit(f"^bb0({', '.join(f'{a.name}: {a.type}' for a in args + accs)}):")
    with b.scope(*args):
        ends = []
        for acc in accs:
            x = b.pick(args)
            if is_int(e) and b.chance(0.2):
                i = b.op(f"linalg.index {b.rng.randrange(n)} : index", "index")
                x = b.op(f"arith.index_cast {i.name} : index to {e}", e)
            if b.chance(0.4):
                x = b.op(f"arith.{b.pick(['muli', 'addi', 'subi', 'maxsi'] if is_int(e) else ['mulf', 'addf', 'subf', 'maximumf'])} {x.name}, {b.pick(args).name} : {e}", e)
            end = combined(b, acc, x, e, len(over) == 1)
            if len(over) == 1 and b.chance(0.1):
                end = combined(b, end, b.pick(args), e)
            ends.append(end)
        b.emit(f"linalg.yield {listed(ends)}")
    b.emit(f"}} -> {outs[0].type if len(outs) == 1 else '(' + ', '.join(str(v.type) for v in outs) + ')'}")
    for i, v in enumerate(outs):
        out = b.define(Val(r if len(outs) == 1 else f"{r}#{i}", v.type))
    return out


def winograd(b):
    """A transform of filters, of an image, or to one, with a window along rows, columns or both."""
    size, m, r = b.pick([("F_2_3", 2, 3), ("F_4_3", 4, 3), ("F_2_5", 2, 5)])
    kind, sides, e = b.pick(["filter", "input", "output"]), b.pick([(1, 1), (1, 1), (0, 1), (1, 0)]), b.pick(["f32", "f64"])
    n, c, counts = b.rng.randint(1, 2), b.rng.randint(1, 3), [b.rng.randint(1, 2) for _ in sides]
    window, tile = [r if s else 1 for s in sides], [m + r - 1 if s else 1 for s in sides]
    image = [(m * k if s else k) + (r - 1 if s and kind == "input" else 0) for s, k in zip(sides, counts)]
    shapes = {"filter": ((n, *window, c), (*tile, c, n)), "input": ((n, *image, c), (*tile, *counts, n, c)),
              "output": ((*tile, *counts, n, c), (n, *image, c))}[kind]
    v = static(b, tensor_of(b, shapes[0], e))
    out = static(b, filled(b, shapes[1], e) if kind == "output" or b.chance(0.5) else empty(b, shapes[1], e))
    return b.op(f"linalg.winograd_{kind}_transform fmr({size}) ins({v.name} : {v.type}) outs({out.name} : {out.type}) -> {out.type}", out.type)


def forall(b):
    """Rows are computed one by one and put together."""
    n, m, e = b.rng.randint(1, 4), b.rng.randint(1, 4), b.pick(["i32", "f32"])
    v = static(b, tensor_of(b, (n, m), e))
    t, row = v.type, Shaped("tensor", (1, m), e)
    r, i, o = b.name(), b.name(), b.name()
    b.emit(f"{r} = scf.forall ({i}) in ({n}) shared_outs({o} = {v.name}) -> ({t}) {{")
    with b.scope(Val(i, "index", below=n)):
        x = b.op(f"tensor.extract_slice {o}[{i}, 0] [1, {m}] [1, 1] : {t} to {row}", row)
        b.steps(b.rng.randint(0, 3))
        y = b.value(row, 0)
        b.emit("scf.forall.in_parallel {")
        b.emit(f"  tensor.parallel_insert_slice {y.name} into {o}[{i}, 0] [1, {m}] [1, 1] : {row} into {t}")
        b.emit("}")
    b.emit("}")
    return b.define(Val(r, t))


def step(b):
    roll = b.rng.random()
    if roll < 0.15:
        return elementwise.step(b, "tensor")
    if roll < 0.45:
        return b.pick([slices, slices, element, reshape, reshape, pad, generate, small_things, pack])(b)
    if roll < 0.5 and b.room > 0:
        b.room -= 1
        return forall(b) if b.chance(0.8) else winograd(b)
    return b.pick([unary, binary, binary, elementwise_op, product, product, product, convolution, transpose, broadcast, reduce, mapped, softmax,
                   generic, generic, generic])(b)

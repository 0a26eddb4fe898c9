# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs on vectors."""
import elementwise
import machines
from build import FLOATS, Shaped, Val, elem_of, is_float, is_int


def a_vector(b, fits=lambda t: True, make=None):
    found = b.shaped("vector", fits)
    if found and not b.chance(0.15):
        return found
    for _ in range(8):
        t = make(b) if make else Shaped("vector", b.shape(), b.elem())
        if fits(t):
            return b.value(t)
    return b.value(make(b))


def rank(n):
    return lambda b: Shaped("vector", b.shape(n), b.elem())


def extract(b):
    v = a_vector(b)
    t, k = v.type, b.rng.randint(1, len(v.type.shape))
    at = [b.rng.randrange(d) for d in t.shape[:k]]
    texts = [b.index(t.shape[i]).name if b.chance(0.3) else str(at[i]) for i in range(k)]
    inner = Shaped("vector", t.shape[k:], t.elem) if k < len(t.shape) else t.elem
    if b.chance(0.5):
        return b.op(f"vector.extract {v.name}[{', '.join(texts)}] : {inner} from {t}", inner)
    x = b.value(inner)
    return b.op(f"vector.insert {x.name}, {v.name}[{', '.join(texts)}] : {inner} into {t}", t)


def broadcast(b):
    if b.chance(0.4):
        e = b.elem()
        to = Shaped("vector", b.shape(), e)
        return b.op(f"vector.broadcast {b.value(e).name} : {e} to {to}", to)
    v = a_vector(b, lambda t: t.size <= 16, rank(1))
    to = Shaped("vector", (b.rng.randint(1, 3),) + v.type.shape, v.type.elem)
    return b.op(f"vector.broadcast {v.name} : {v.type} to {to}", to)


def transpose(b):
    v = a_vector(b, lambda t: len(t.shape) > 1, rank(2))
    p = list(range(len(v.type.shape)))
    b.rng.shuffle(p)
    to = Shaped("vector", tuple(v.type.shape[i] for i in p), v.type.elem)
    return b.op(f"vector.transpose {v.name}, {p} : {v.type} to {to}", to)


def shape_cast(b):
    v = a_vector(b)
    n, shape = v.type.size, []
    for d in (2, 3, 1, 4):
        if n % d == 0 and b.chance(0.5):
            shape.append(d)
            n //= d
    b.rng.shuffle(shape)
    shape.insert(b.rng.randint(0, len(shape)), n)
    to = Shaped("vector", tuple(shape), v.type.elem)
    return b.op(f"vector.shape_cast {v.name} : {v.type} to {to}", to)


def strided(b):
    v = a_vector(b)
    t = v.type
    size = [b.rng.randint(1, d) for d in t.shape]
    at = [b.rng.randint(0, d - s) for d, s in zip(t.shape, size)]
    ones, small = [1] * len(size), Shaped("vector", tuple(size), t.elem)
    if b.chance(0.5):
        return b.op(f"vector.extract_strided_slice {v.name} {{offsets = {at}, sizes = {size}, strides = {ones}}} : {t} to {small}", small)
    return b.op(f"vector.insert_strided_slice {b.value(small).name}, {v.name} {{offsets = {at}, strides = {ones}}} : {small} into {t}", t)


def shuffle(b):
    v = a_vector(b, lambda t: len(t.shape) == 1, rank(1))
    w = b.value(v.type)
    n = v.type.shape[0]
    mask = [b.rng.randrange(2 * n) for _ in range(b.rng.randint(1, 9))]
    return b.op(f"vector.shuffle {v.name}, {w.name} {mask} : {v.type}, {v.type}", Shaped("vector", (len(mask),), v.type.elem))


def interleave(b):
    v = a_vector(b)
    t = v.type
    if t.shape[-1] % 2 == 0 and b.chance(0.5):
        half = Shaped("vector", t.shape[:-1] + (t.shape[-1] // 2,), t.elem)
        r = b.name()
        b.emit(f"{r}:2 = vector.deinterleave {v.name} : {t} -> {half}")
        b.define(Val(r + "#0", half))
        return b.define(Val(r + "#1", half))
    to = Shaped("vector", t.shape[:-1] + (t.shape[-1] * 2,), t.elem)
    return b.op(f"vector.interleave {v.name}, {b.value(t).name} : {t} -> {to}", to)


def kind(b, e):
    return b.pick(["add", "mul", "maximumf", "minimumf", "maxnumf"] if is_float(e) else ["add", "mul", "minsi", "maxui", "and", "xor", "or"])


def masked(b, text, lanes, to):
    """The op, perhaps on some lanes only; `lanes`: the shape of its mask."""
    if b.chance(0.75):
        return b.op(text, to)
    t = Shaped("vector", lanes, "i1")
    return b.op(f"vector.mask {b.value(t).name} {{ {text} }} : {t} -> {to}", to)


def reduce(b):
    v = a_vector(b, lambda t: t.elem != "i1")
    t = v.type
    if len(t.shape) == 1 and b.chance(0.6):
        acc = f", {b.value(t.elem).name}" if b.chance(0.5) else ""
        return b.op(f"vector.reduction <{kind(b, t.elem)}>, {v.name}{acc} : {t} into {t.elem}", t.elem)
    dims = sorted(b.rng.sample(range(len(t.shape)), b.rng.randint(0, len(t.shape))))
    rest = tuple(d for i, d in enumerate(t.shape) if i not in dims)
    to = Shaped("vector", rest, t.elem) if rest else t.elem
    if len(dims) == 1 and b.chance(0.3) and rest:
        r = b.name()
        b.emit(f"{r}:2 = vector.scan <{kind(b, t.elem)}>, {v.name}, {b.value(to).name} {{inclusive = {b.pick(['true', 'false'])}, reduction_dim = {dims[0]} : i64}} : {t}, {to}")
        b.define(Val(r + "#1", to))
        return b.define(Val(r + "#0", t))
    return masked(b, f"vector.multi_reduction <{kind(b, t.elem)}>, {v.name}, {b.value(to).name} {dims} : {t} to {to}", t.shape, to)


def contract(b):
    m, n, k = (b.rng.randint(1, 4) for _ in range(3))
    e = b.pick(["f32", "i32", "f64", "i8"])
    size = {"i": m, "j": n, "k": k}
    a, c, r = (b.pick(both) for both in (("i,k", "k,i"), ("k,j", "j,k"), ("i,j", "j,i")))
    x, y, z = (Shaped("vector", tuple(size[d] for d in loops.split(",")), e) for loops in (a, c, r))
    maps = ", ".join(f"affine_map<(i,j,k)->({loops})>" for loops in (a, c, r))
    return masked(b, f'vector.contract {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}} '
                  f"{b.value(x).name}, {b.value(y).name}, {b.value(z).name} : {x}, {y} into {z}", (m, n, k), z)


def outer(b):
    v = a_vector(b, lambda t: len(t.shape) == 1 and t.elem != "i1", rank(1))
    w = b.value(Shaped("vector", (b.rng.randint(1, 4),), v.type.elem))
    to = Shaped("vector", v.type.shape + w.type.shape, v.type.elem)
    return masked(b, f"vector.outerproduct {v.name}, {w.name}, {b.value(to).name} {{kind = #vector.kind<{kind(b, v.type.elem)}>}} : {v.type}, {w.type}", to.shape, to)


def masks(b):
    shape = b.shape(b.pick([1, 2]))
    t = Shaped("vector", shape, "i1")
    if b.chance(0.5):
        return b.op(f"vector.constant_mask {[b.rng.randint(1, d) for d in shape]} : {t}", t)
    return b.op(f"vector.create_mask {', '.join(b.index(d + 1).name for d in shape)} : {t}", t)


def pieces(b):
    e, n = b.elem(), b.rng.randint(1, 6)
    t = Shaped("vector", (n,), e)
    if b.chance(0.5):
        return b.op(f"vector.from_elements {', '.join(b.value(e).name for _ in range(n))} : {t}", t)
    v = a_vector(b, lambda t: t.size < 7, lambda b: t)
    r, k = b.name(), v.type.size
    b.emit(f"{r + ':' + str(k) if k > 1 else r} = vector.to_elements {v.name} : {v.type}")
    for i in range(k):
        out = b.define(Val(f"{r}#{i}" if k > 1 else r, v.type.elem))
    return out


def steps(b):
    t = Shaped("vector", (b.rng.randint(1, 8),), "index")
    return b.op(f"vector.step : {t}", t)


def bitcast(b):
    v = a_vector(b, lambda t: t.elem in ("i8", "i16", "i32"), lambda b: Shaped("vector", b.shape(), b.pick(["i16", "i32"])))
    to = Shaped("vector", v.type.shape[:-1] + (v.type.shape[-1] * int(v.type.elem[1:]) // 8,), "i8")
    return b.op(f"vector.bitcast {v.name} : {v.type} to {to}", to)


def fma(b):
    v = a_vector(b, lambda t: is_float(t.elem), lambda b: Shaped("vector", b.shape(), b.pick(FLOATS)))
    return b.op(f"vector.fma {v.name}, {b.value(v.type).name}, {b.value(v.type).name} : {v.type}", v.type)


def transfer_read(b):
    """From a tensor: in bounds or padded, permuted, broadcast."""
    v = b.shaped("tensor", lambda t: 0 < len(t.shape) <= 3 and all(t.shape) and t.elem in FLOATS + ["i8", "i32", "i16", "i64"])
    if not v:
        return broadcast(b)
    t = v.type
    k = b.rng.randint(1, len(t.shape))
    dims = list(range(len(t.shape)))
    perm = b.rng.sample(dims, k) if b.chance(0.3) else dims[-k:]
    at = [b.rng.randrange(d) for d in t.shape]
    size = tuple(b.rng.randint(1, t.shape[d] + 1) for d in perm)
    inb = [at[d] + s <= t.shape[d] and b.chance(0.6) for d, s in zip(perm, size)]
    to = Shaped("vector", size, t.elem)
    ds = ", ".join(f"d{i}" for i in dims)
    mapping = f", permutation_map = affine_map<({ds}) -> ({', '.join(f'd{d}' for d in perm)})>" if perm != dims[-k:] else ""
    ats = ", ".join(b.int(i).name for i in at)
    inb = "[" + ", ".join(str(x).lower() for x in inb) + "]"
    if b.chance(0.5):
        return b.op(f"vector.transfer_read {v.name}[{ats}], {b.value(t.elem).name} {{in_bounds = {inb}{mapping}}} : {t}, {to}", to)
    return b.op(f"vector.transfer_write {b.value(to).name}, {v.name}[{ats}] {{in_bounds = {inb}{mapping}}} : {to}, {t}", t)


def narrow(b):
    """Integers of less than a byte: on the way from and to wider ones, through bit casts and transpositions."""
    small, wide = b.pick([1, 2, 3, 4, 4, 5, 6, 7]), b.pick([8, 8, 16, 32])
    n = 8 * b.rng.randint(1, 2)
    few, many = Shaped("vector", (n,), f"i{small}"), Shaped("vector", (n,), f"i{wide}")
    x = b.name()
    if b.chance(0.4):
        to = b.pick([t for t in (8, 16, 32) if n * small % t == 0])
        b.emit(f"{x} = arith.trunci {b.value(many).name} : {many} to {few}")
        t = Shaped("vector", (n * small // to,), f"i{to}")
        return b.op(f"vector.bitcast {x} : {few} to {t}", t)
    if b.chance(0.5):
        t = Shaped("vector", (n * small // 8,), "i8")
        b.emit(f"{x} = vector.bitcast {b.value(t).name} : {t} to {few}")
        return b.op(f"arith.{b.pick(['extsi', 'extui'])} {x} : {few} to {many}", many)
    t, few, back = Shaped("vector", (3, n), f"i{wide}"), Shaped("vector", (3, n), f"i{small}"), Shaped("vector", (n, 3), f"i{small}")
    b.emit(f"{x} = arith.trunci {b.value(t).name} : {t} to {few}")
    y = b.name()
    b.emit(f"{y} = vector.transpose {x}, [1, 0] : {few} to {back}")
    f32 = Shaped("vector", (n, 3), "f32")
    if b.chance(0.3):
        return b.op(f"arith.{b.pick(['sitofp', 'uitofp'])} {y} : {back} to {f32}", f32)
    to = Shaped("vector", (n, 3), f"i{wide}")
    return b.op(f"arith.{b.pick(['extsi', 'extui'])} {y} : {back} to {to}", to)


def ones(b):
    """A vector with dimensions of 1 goes through memory, a masked or permuted transfer, or an insertion."""
    e = b.pick(FLOATS + ["i8", "i32"])
    shape = (1,) * b.rng.randint(0, 2) + b.shape(b.pick([1, 2]), 12) + (1,) * b.rng.randint(0, 2)
    t, m = Shaped("vector", shape, e), "memref<" + "x".join(map(str, shape)) + f"x{e}>"
    v = b.value(t)
    if b.chance(0.3):
        to = Shaped("vector", (1, 2) + shape, e)
        return b.op(f"vector.insert {v.name}, {b.value(to).name}[0, {b.index(2).name}] : {t} into {to}", to)
    zero, buffer = b.int(0).name, b.name()
    at, inside = ", ".join([zero] * len(shape)), ", ".join(["true"] * len(shape))
    b.emit(f"{buffer} = memref.alloc() : {m}")
    b.emit(f"vector.transfer_write {v.name}, {buffer}[{at}] {{in_bounds = [{inside}]}} : {t}, {m}")
    k = b.rng.randint(1, len(shape))
    part, mask = Shaped("vector", shape[-k:], e), ""
    if b.chance(0.4):
        sizes = Shaped("vector", part.shape, "i1")
        mask = b.op(f"vector.create_mask {', '.join(b.index(d + 1).name for d in part.shape)} : {sizes}", sizes)
        mask = f", {mask.name}"
    return b.op(f"vector.transfer_read {buffer}[{at}], {b.value(e).name}{mask} {{in_bounds = [{', '.join(['true'] * k)}]}} : {m}, {part}", part)


def step(b):
    if b.chance(0.35):
        return elementwise.step(b, "vector")
    if b.chance(0.08):
        return machines.step(b)
    return b.pick([extract, extract, broadcast, transpose, shape_cast, strided, shuffle, interleave, reduce, reduce, contract, outer, masks,
                   pieces, steps, bitcast, fma, transfer_read, narrow, ones])(b)

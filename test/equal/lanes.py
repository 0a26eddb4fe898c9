# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each op of the vector dialect in each of its forms: any rank from 0 to 4, masks that cover nothing, a part or all, by an operand or by
a vector.mask around, reductions of no, some or all dimensions, known and computed positions. What is compiled as it is comes from here."""
import elementwise
import views
from build import FLOATS, Shaped, Val, is_float, is_int

ELEMS = ["i1", "i8", "i16", "i32", "i32", "i64", "index", "f16", "bf16", "f32", "f32", "f64"]
NUMBERS = [e for e in ELEMS if e != "i1"]
INT_KINDS, FLOAT_KINDS = "add mul minsi minui maxsi maxui and or xor".split(), "add mul minnumf maxnumf minimumf maximumf".split()
EXACT_KINDS = "minnumf maxnumf minimumf maximumf".split()


def shape(b, rank=None, most=32):
    rank = b.pick([0, 1, 1, 1, 2, 2, 2, 3, 3, 4]) if rank is None else rank
    found = []
    for _ in range(rank):
        found.append(b.rng.randint(1, max(1, min(5, most))))
        most //= found[-1]
    b.rng.shuffle(found)
    return tuple(found)


def vector(shape_, e):
    return Shaped("vector", tuple(shape_), e)


def a_vector(b, fits=lambda t: True, rank=None, elems=ELEMS):
    """One that is there, or another."""
    found = b.shaped("vector", lambda t: t.elem in elems and (rank is None or len(t.shape) == rank) and fits(t))
    if found and not b.chance(0.25):
        return found
    for _ in range(8):
        t = vector(shape(b, rank), b.pick(elems))
        if fits(t):
            return b.value(t, 0.5)
    return found


def part(shape_, e):
    """What is left when leading dimensions are gone: a scalar at the end."""
    return vector(shape_, e) if shape_ else e


def any_index(b):
    """Also far outside."""
    return b.constant("index") if b.chance(0.5) else b.value("index")


# ---- Masks ----

def extent(b, d):
    """Where a mask ends: perhaps before the first, or behind the last element."""
    if b.chance(0.15):
        return any_index(b).name
    return (b.int(b.rng.randint(0, d)) if b.chance(0.5) else b.index(d + 1)).name


def mask(b, shape_):
    t = vector(shape_, "i1")
    how = b.pick(["create", "create", "constant", "dense", "value", "compare", "moved"])
    if how == "create" and shape_:
        return b.op(f"vector.create_mask {', '.join(extent(b, d) for d in shape_)} : {t}", t)
    if how == "constant":
        ends = [b.rng.randint(1, d) for d in shape_] if b.chance(0.85) else [0] * len(shape_)
        return b.op(f"vector.constant_mask {ends or [b.rng.randint(0, 1)]} : {t}", t)
    if how == "dense":
        return b.constant(t)
    if how == "compare":
        u = vector(shape_, b.pick(["i8", "i32"]))
        return b.op(f"arith.cmpi {b.pick(elementwise.CMPI)}, {b.value(u).name}, {b.value(u).name} : {u}", t)
    if how == "moved" and len(shape_) > 1:
        perm = b.rng.sample(range(len(shape_)), len(shape_))
        before = [0] * len(perm)
        for i, p in enumerate(perm):
            before[p] = shape_[i]
        u = vector(before, "i1")
        return b.op(f"vector.transpose {mask(b, before).name}, {perm} : {u} to {t}", t)
    if how == "moved":
        d = b.rng.randint(1, 3)
        u = vector((d, *shape_), "i1")
        return b.op(f"vector.extract {mask(b, u.shape).name}[{b.rng.randrange(d)}] : {t} from {u}", t) if shape_ else b.constant(t)
    return b.value(t)


def around(b, text, lanes, to, own=None, passthru=False):
    """The op as it is, or on some lanes only. `own`: how often it stands in a vector.mask."""
    if not b.chance(0.5 if own is None else own):
        return text
    t = vector(lanes, "i1")
    m = mask(b, lanes)
    other = f", {b.value(to).name}" if to and passthru and b.chance(0.3) else ""
    return f"vector.mask {m.name}{other} {{ {text} }} : {t}" + (f" -> {to}" if to else "")


def kind(b, e):
    return b.pick(FLOAT_KINDS if is_float(e) else INT_KINDS)


# ---- Elements and parts ----

def position(b, shape_):
    return ", ".join(b.index(d).name if b.chance(0.35) else str(b.rng.randrange(d)) for d in shape_)


def extract(b):
    v = a_vector(b)
    t, k = v.type, b.rng.randint(0, len(v.type.shape))
    if not k and t.shape:
        k = len(t.shape)
    inner = part(t.shape[k:], t.elem)
    if not t.shape or b.chance(0.5):
        return b.op(f"vector.extract {v.name}[{position(b, t.shape[:k])}] : {inner} from {t}", inner)
    return b.op(f"vector.insert {b.value(inner).name}, {v.name}[{position(b, t.shape[:k])}] : {inner} into {t}", t)


def insert_scalar(b):
    v = a_vector(b)
    return b.op(f"vector.insert {b.value(v.type.elem).name}, {v.name}[{position(b, v.type.shape)}] : {v.type.elem} into {v.type}", v.type)


def broadcast(b):
    """Of a number, of a vector in front of which dimensions come, and along dimensions of 1."""
    if b.chance(0.3):
        to = vector(shape(b), b.pick(ELEMS))
        return b.op(f"vector.broadcast {b.value(to.elem).name} : {to.elem} to {to}", to)
    to = vector(shape(b), b.pick(ELEMS))
    k = b.rng.randint(0, len(to.shape))
    source = vector([d if b.chance(0.6) else 1 for d in to.shape[k:]], to.elem)
    return b.op(f"vector.broadcast {b.value(source).name} : {source} to {to}", to)


def transpose(b):
    v = a_vector(b)
    p = b.rng.sample(range(len(v.type.shape)), len(v.type.shape))
    to = vector([v.type.shape[i] for i in p], v.type.elem)
    return b.op(f"vector.transpose {v.name}, {p} : {v.type} to {to}", to)


def shape_cast(b):
    v = a_vector(b)
    n, found = v.type.size, []
    for d in (2, 3, 1, 2, 5, 1):
        if n % d == 0 and b.chance(0.4):
            found.append(d)
            n //= d
    if n > 1 or (not found and v.type.shape == ()):
        found.append(n)
    b.rng.shuffle(found)
    to = vector(found, v.type.elem)
    return b.op(f"vector.shape_cast {v.name} : {v.type} to {to}", to)


def strided(b):
    """Slices of leading dimensions, and of lower rank where something is put in."""
    v = a_vector(b, lambda t: t.shape)
    t = v.type
    if b.chance(0.5):
        k = b.rng.randint(1, len(t.shape))
        size = [b.rng.randint(1, d) for d in t.shape[:k]]
        at = [b.rng.randint(0, d - s) for d, s in zip(t.shape, size)]
        to = vector((*size, *t.shape[k:]), t.elem)
        return b.op(f"vector.extract_strided_slice {v.name} {{offsets = {at}, sizes = {size}, strides = {[1] * k}}} : {t} to {to}", to)
    k = b.rng.randint(1, len(t.shape))
    size = [b.rng.randint(1, d) for d in t.shape[-k:]]
    at = [b.rng.randrange(d) for d in t.shape[:-k]] + [b.rng.randint(0, d - s) for d, s in zip(t.shape[-k:], size)]
    small = vector(size, t.elem)
    return b.op(f"vector.insert_strided_slice {b.value(small).name}, {v.name} {{offsets = {at}, strides = {[1] * k}}} : {small} into {t}", t)


def shuffle(b):
    """Along the first dimension; the two need not be of one length."""
    v = a_vector(b)
    t = v.type
    if not t.shape:
        picks = [b.rng.randrange(2) for _ in range(b.rng.randint(1, 4))]
        return b.op(f"vector.shuffle {v.name}, {b.value(t).name} {picks} : {t}, {t}", vector((len(picks),), t.elem))
    u = vector((b.rng.randint(1, 4), *t.shape[1:]), t.elem)
    picks = [b.rng.randrange(t.shape[0] + u.shape[0]) for _ in range(b.rng.randint(1, 6))]
    return b.op(f"vector.shuffle {v.name}, {b.value(u).name} {picks} : {t}, {u}", vector((len(picks), *t.shape[1:]), t.elem))


def interleave(b):
    v = a_vector(b)
    t = v.type
    if t.shape and t.shape[-1] % 2 == 0 and b.chance(0.6):
        half, r = vector((*t.shape[:-1], t.shape[-1] // 2), t.elem), b.name()
        b.emit(f"{r}:2 = vector.deinterleave {v.name} : {t} -> {half}")
        b.define(Val(r + "#0", half))
        return b.define(Val(r + "#1", half))
    to = vector((*t.shape[:-1], 2 * t.shape[-1]) if t.shape else (2,), t.elem)
    return b.op(f"vector.interleave {v.name}, {b.value(t).name} : {t} -> {to}", to)


def elements(b):
    t = vector(shape(b, most=8), b.pick(ELEMS))
    if b.chance(0.5):
        same = b.value(t.elem) if b.chance(0.15) else None
        return b.op(f"vector.from_elements {', '.join((same or b.value(t.elem)).name for _ in range(t.size))} : {t}", t)
    v, r = a_vector(b, lambda t: t.size <= 8), b.name()
    n = v.type.size
    b.emit(f"{r}{f':{n}' if n > 1 else ''} = vector.to_elements {v.name} : {v.type}")
    for i in range(n):
        out = b.define(Val(f"{r}#{i}" if n > 1 else r, v.type.elem))
    return out


def bitcast(b):
    widths = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "f16": 16, "bf16": 16, "f32": 32, "f64": 64}
    v = a_vector(b, elems=list(widths))
    t = v.type
    bits = widths[t.elem] * (t.shape[-1] if t.shape else 1)
    e = b.pick([e for e, w in widths.items() if bits % w == 0 and (t.shape or w == bits) and not (e in FLOATS and t.elem not in FLOATS and e != "f32")])
    to = vector((*t.shape[:-1], bits // widths[e]) if t.shape else (), e)
    # Bits that make a signalling NaN do not stay what they are.
    if is_float(e) and is_int(t.elem):
        e = {8: "i8", 16: "i16", 32: "i32", 64: "i64"}[widths[e]]
        to = vector(to.shape, e)
    return b.op(f"vector.bitcast {v.name} : {t} to {to}", to)


def counted(b):
    t = vector((b.rng.randint(1, 8),), "index")
    return b.op(f"vector.step : {t}", t)


def masks(b):
    return mask(b, shape(b))


# ---- Sums and products ----

def reduction(b):
    v = a_vector(b, rank=1, elems=NUMBERS)
    t = v.type
    acc = f", {b.value(t.elem).name}" if b.chance(0.5) else ""
    text = f"vector.reduction <{kind(b, t.elem)}>, {v.name}{acc} : {t} into {t.elem}"
    return b.op(around(b, text, t.shape, t.elem), t.elem)


def multi_reduction(b):
    """Of no, some or all dimensions."""
    v = a_vector(b, lambda t: t.shape, elems=NUMBERS)
    t = v.type
    dims = sorted(b.rng.sample(range(len(t.shape)), b.pick([0, b.rng.randint(0, len(t.shape)), len(t.shape)])))
    to = part([d for i, d in enumerate(t.shape) if i not in dims], t.elem)
    kinds = EXACT_KINDS if is_float(t.elem) and len(dims) > 1 else None
    text = f"vector.multi_reduction <{b.pick(kinds) if kinds else kind(b, t.elem)}>, {v.name}, {b.value(to).name} {dims} : {t} to {to}"
    return b.op(around(b, text, t.shape, to), to)


def scan(b):
    v = a_vector(b, lambda t: t.shape, elems=NUMBERS)
    t, r = v.type, b.name()
    d = b.rng.randrange(len(t.shape))
    to = vector([n for i, n in enumerate(t.shape) if i != d], t.elem)
    inclusive = b.pick(["true", "false"])
    b.emit(f"{r}:2 = vector.scan <{kind(b, t.elem)}>, {v.name}, {b.value(to).name} {{inclusive = {inclusive}, reduction_dim = {d} : i64}} : {t}, {to}")
    b.define(Val(r + "#1", to))
    return b.define(Val(r + "#0", t))


def contract(b):
    """Any number of loops of each sort: of both and the result, of one and the result, of both only."""
    sorts = [b.pick(["batch", "left", "right", "sum", "sum", "left", "right"]) for _ in range(b.rng.randint(1, 4))]
    if "sum" not in sorts:
        sorts[b.rng.randrange(len(sorts))] = "sum"
    size = [b.rng.randint(1, 3) for _ in sorts]

    def dims(*which):
        found = [i for i, s in enumerate(sorts) if s in which]
        b.rng.shuffle(found)
        return found
    sides = dims("batch", "left", "sum"), dims("batch", "right", "sum"), dims("batch", "left", "right")
    e = b.pick(["i8", "i32", "i32", "i64", "f32"])
    if not sides[0] or not sides[1]:
        return multi_reduction(b)
    x, y = (vector([size[i] for i in side], e) for side in sides[:2])
    z = part([size[i] for i in sides[2]], e)
    ds = ", ".join(f"d{i}" for i in range(len(sorts)))
    maps = ", ".join(f"affine_map<({ds}) -> ({', '.join(f'd{i}' for i in side)})>" for side in sides)
    kinds = ", ".join('"reduction"' if s == "sum" else '"parallel"' for s in sorts)
    text = (f"vector.contract {{indexing_maps = [{maps}], iterator_types = [{kinds}], kind = #vector.kind<{kind(b, e)}>}} "
            f"{b.value(x).name}, {b.value(y).name}, {b.value(z).name} : {x}, {y} into {z}")
    return b.op(around(b, text, size, z), z)


def outerproduct(b):
    v = a_vector(b, rank=1, elems=NUMBERS)
    e = v.type.elem
    if b.chance(0.35):
        acc = f", {b.value(v.type).name}" if b.chance(0.7) else ""
        k = f" {{kind = #vector.kind<{kind(b, e)}>}}" if acc else ""
        text = f"vector.outerproduct {v.name}, {b.value(e).name}{acc}{k} : {v.type}, {e}"
        return b.op(around(b, text, v.type.shape, v.type, 0.3 if acc else 0), v.type)
    w = b.value(vector(shape(b, 1), e))
    to = vector(v.type.shape + w.type.shape, e)
    acc = f", {b.value(to).name}" if b.chance(0.7) else ""
    k = f" {{kind = #vector.kind<{kind(b, e)}>}}" if acc else ""
    text = f"vector.outerproduct {v.name}, {w.name}{acc}{k} : {v.type}, {w.type}"
    return b.op(around(b, text, to.shape, to, 0.4 if acc else 0), to)


def fma(b):
    v = a_vector(b, elems=["f32", "f64"])
    return b.op(f"vector.fma {v.name}, {b.value(v.type).name}, {b.value(v.type).name} : {v.type}", v.type)


# ---- Memory ----

def at_any(b, sizes):
    return [b.rng.randrange(d) if b.chance(0.5) else None for d in sizes]


def names(b, at, sizes):
    return ", ".join((b.index(d) if i is None else b.int(i)).name for i, d in zip(at, sizes))


def transfer(b):
    """Of any part of the dimensions in any order, repeated along others, masked or not, some of it beyond the end."""
    if b.chance(0.4):
        v = b.shaped("tensor", lambda t: t.elem not in ("complex<f32>", "complex<f64>") and t.size) or b.value(Shaped("tensor", shape(b), b.pick(ELEMS)))
        name, t, sizes, e, is_tensor = v.name, v.type, v.type.shape, v.type.elem, True
    else:
        name, t, sizes, e = views.view(b)
        is_tensor = False
    rank, reads = len(sizes), b.chance(0.5)
    k = b.rng.randint(0, min(rank, 3))
    dims = b.rng.sample(range(rank), k) if b.chance(0.4) else list(range(rank - k, rank))
    size = [b.rng.randint(1, min(sizes[d] + 2, 5)) for d in dims]
    at = at_any(b, sizes)
    inside = [at[d] is not None and at[d] + s <= sizes[d] and b.chance(0.7) for d, s in zip(dims, size)]
    kept = [s for _, s in sorted(zip(dims, size))] or [1]  # masks have the order of the memory, and one lane at least
    results = [f"d{d}" for d in dims]
    if reads:
        while len(size) < 4 and b.chance(0.2):
            i = b.rng.randint(0, len(results))
            results.insert(i, "0"), size.insert(i, b.rng.randint(1, 3)), inside.insert(i, True)
    ds, to = ", ".join(f"d{i}" for i in range(rank)), vector(size, e)
    own = f", {mask(b, kept).name}" if b.chance(0.35) else ""
    default = results == [f"d{d}" for d in range(rank - k, rank)]
    mapping = "" if default and size and b.chance(0.8) else f", permutation_map = affine_map<({ds}) -> ({', '.join(results)})>"
    attrs = f"{{in_bounds = [{', '.join(str(x).lower() for x in inside)}]{mapping}}}"
    outer = 0 if own else 0.4
    if reads:
        text = f"vector.transfer_read {name}[{names(b, at, sizes)}], {b.value(e).name}{own} {attrs} : {t}, {to}"
        return b.op(around(b, text, kept, to, outer, True), to)
    text = f"vector.transfer_write {b.value(to).name}, {name}[{names(b, at, sizes)}]{own} {attrs} : {to}, {t}"
    if is_tensor:
        return b.op(around(b, text, kept, t, outer, False), t)
    b.emit(around(b, text, kept, None, outer))
    return None


def row_of(b, elems=ELEMS):
    """A view whose last dimension has no gaps: the name, type, sizes, element, and a position from which n are there."""
    name, t, sizes, e = views.view(b, lambda sizes, e: sizes and e in elems, flat=True)
    n = b.rng.randint(1, sizes[-1])
    at = [b.rng.randrange(d) for d in sizes[:-1]] + [b.rng.randint(0, sizes[-1] - n)]
    where = ", ".join(b.index(sizes[-1] - n + 1).name if i == len(at) - 1 and b.chance(0.3) else b.int(x).name for i, x in enumerate(at))
    return name, t, e, n, where


def load(b):
    name, t, e, n, where = row_of(b, NUMBERS)
    to, m = vector((n,), e), vector((n,), "i1")
    kind_ = b.pick(["load", "store", "maskedload", "maskedstore", "expandload", "compressstore"])
    if kind_ == "load":
        return b.op(f"vector.load {name}[{where}] : {t}, {to}", to)
    if kind_ == "store":
        return b.emit(f"vector.store {b.value(to).name}, {name}[{where}] : {t}, {to}")
    with_ = mask(b, (n,)).name
    if "load" in kind_:
        return b.op(f"vector.{kind_} {name}[{where}], {with_}, {b.value(to).name} : {t}, {m}, {to} into {to}", to)
    return b.emit(f"vector.{kind_} {name}[{where}], {with_}, {b.value(to).name} : {t}, {m}, {to}")


def gather(b):
    """From a buffer or a tensor, of any rank; and back to a buffer, to places of which none is twice."""
    if b.chance(0.3):
        v = b.value(Shaped("tensor", shape(b, b.rng.randint(1, 2)), b.pick(NUMBERS)))
        name, t, sizes, e = v.name, v.type, v.type.shape, v.type.elem
    else:
        name, t, sizes, e = views.view(b, lambda sizes, e: sizes and e in NUMBERS, flat=True)
    last = sizes[-1]
    scatters = not isinstance(t, Shaped) or t.kind == "memref"
    scatters = scatters and b.chance(0.45)
    lanes = (b.rng.randint(1, min(last, 5)),) if scatters else shape(b, b.pick([1, 1, 2, 3]), 12)
    it, to, m = vector(lanes, b.pick(["index", "i32", "i64"])), vector(lanes, e), vector(lanes, "i1")
    n = to.size
    places = b.rng.sample(range(last), n) if scatters else [b.rng.randrange(last) for _ in range(n)]
    base = b.rng.randint(0, min(places) if places else 0)
    if it.elem == "index" and not scatters and b.chance(0.4):
        at, base = b.op(f"vector.from_elements {', '.join(b.index(last).name for _ in range(n))} : {it}", it), 0
    else:
        flat = [p - base for p in places]

        def nest(shape_):
            return "[" + ", ".join(nest(shape_[1:]) for _ in range(shape_[0])) + "]" if shape_ else str(flat.pop(0))
        at = b.op(f"arith.constant dense<{nest(lanes)}> : {it}", it)
    where = ", ".join([b.int(b.rng.randrange(d)).name for d in sizes[:-1]] + [b.int(base).name])
    own = mask(b, lanes).name
    if scatters:
        text = f"vector.scatter {name}[{where}] [{at.name}], {own}, {b.value(to).name} : {t}, {it}, {m}, {to}"
        return b.emit(text)
    text = f"vector.gather {name}[{where}] [{at.name}], {own}, {b.value(to).name} : {t}, {it}, {m}, {to} into {to}"
    return b.op(around(b, text, lanes, to, 0.3, False), to)


def numbers(b):
    return elementwise.step(b, "vector")


def step(b):
    return b.pick([numbers, numbers, numbers, extract, extract, insert_scalar, broadcast, transpose, shape_cast, strided, strided, shuffle, interleave,
                   elements, bitcast, counted, masks, reduction, reduction, multi_reduction, multi_reduction, multi_reduction, scan, contract, contract,
                   outerproduct, fma, transfer, transfer, transfer, transfer, load, load, gather])(b)

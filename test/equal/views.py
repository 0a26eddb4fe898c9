# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Buffers and views of them in all layouts: slices with gaps, transposed, reshaped, cast to what is not known, of no elements, of no
dimensions, run backwards. A view knows its buffer, so that nothing is copied onto itself."""
from dataclasses import dataclass

import elementwise
from build import Shaped, Val, is_float

ELEMS = ["i8", "i32", "i32", "i64", "f32", "f32", "f64", "index", "i16", "f16", "i1"]


@dataclass(frozen=True)
class Layout(Shaped):
    """`strides` and `offset` are what they are; `stated`: which of them, the offset last, the type states. `plain`: it states none."""
    strides: tuple = ()
    offset: int = 0
    stated: tuple = ()
    plain: bool = True
    base: str = ""

    def __str__(self):
        known = self.known or (True,) * len(self.shape)
        sizes = "".join(f"{d if k else '?'}x" for d, k in zip(self.shape, known))
        if self.plain:
            return f"memref<{sizes}{self.elem}>"
        s = ", ".join(str(n) if k else "?" for n, k in zip(self.strides, self.stated))
        o = ("" if self.offset == 0 else f", offset: {self.offset}") if self.stated[-1] else ", offset: ?"
        return f"memref<{sizes}{self.elem}, strided<[{s}]{o}>>"

    @property
    def sizes_known(self):
        return self.known or (True,) * len(self.shape)


def row_major(shape):
    strides, n = [], 1
    for d in reversed(shape):
        strides.insert(0, n)
        n *= d
    return tuple(strides)


def plain(shape, e, base, known=None):
    return Layout("view", tuple(shape), e, known, row_major(shape), 0, (True,) * (len(shape) + 1), True, base)


def shape(b):
    found, most = [], 24
    for _ in range(b.pick([0, 1, 1, 2, 2, 2, 3, 4])):
        found.append(b.rng.randint(1, max(1, min(6, most))))
        most //= found[-1]
    b.rng.shuffle(found)
    return tuple(found)


# ---- Buffers ----

def fill(b, name, t):
    x = b.value(t.elem)
    b.emit(f"linalg.fill ins({x.name} : {t.elem}) outs({name} : {t})")


def alloc(b, sizes=None, e=None):
    name = b.name()
    sizes = shape(b) if sizes is None else tuple(sizes)
    known = tuple(not b.chance(0.25) for _ in sizes)
    t = plain(sizes, e or b.pick(ELEMS), name, None if all(known) else known)
    dynamic = ", ".join(b.int(d).name for d, k in zip(sizes, known) if not k)
    b.emit(f"{name} = memref.{b.pick(['alloc', 'alloc', 'alloca'])}({dynamic}) : {t}")
    fill(b, name, t)
    return b.define(Val(name, t))


def grown(b):
    """memref.realloc: what was there stays, the rest is written."""
    n, m, e = b.rng.randint(1, 5), b.rng.randint(1, 8), b.pick(["i32", "f32", "i64", "index"])
    a, r, known = b.name(), b.name(), b.chance(0.6)
    t = plain((n,), e, a)
    b.emit(f"{a} = memref.alloc() : {t}")
    for i in range(n):
        b.emit(f"memref.store {b.value(e).name}, {a}[{b.int(i).name}] : {t}")
    to = plain((m,), e, r, None if known else (False,))
    b.emit(f"{r} = memref.realloc {a}{'' if known else f'({b.int(m).name})'} : {t} to {to}")
    for i in range(n, m):
        b.emit(f"memref.store {b.value(e).name}, {r}[{b.int(i).name}] : {to}")
    return b.define(Val(r, to))


def a_global(b):
    """Not constant: it is written, too."""
    sizes, e, name, g = shape(b), b.pick(["i32", "f32", "i64", "i8"]), f"w{len(b.globals_)}", b.name()
    t = plain(sizes, e, g)
    b.globals_.append(f'memref.global "private" @{name} : {t} = {b.literal(Shaped("tensor", sizes, e)).rsplit(" : ", 1)[0]}'
                      f"{'' if sizes else ''}\n".replace(f" = dense", f" = dense"))
    b.emit(f"{g} = memref.get_global @{name} : {t}")
    return b.define(Val(g, t))


def bytes_(b):
    """memref.view: numbers in a buffer of bytes."""
    a, r, e = b.name(), b.name(), b.pick(["i32", "f32", "i64", "i16"])
    size = {"i32": 4, "f32": 4, "i64": 8, "i16": 2}[e]
    sizes, shift = tuple(b.rng.randint(1, 3) for _ in range(b.pick([1, 2]))), 8 * b.rng.randint(0, 1)
    n = size * plain(sizes, e, "").size + shift
    known = tuple(not b.chance(0.3) for _ in sizes)
    t, to = plain((n,), "i8", a), plain(sizes, e, a, None if all(known) else known)
    b.emit(f"{a} = memref.alloc() {{alignment = 16 : i64}} : {t}")
    dynamic = ", ".join(b.int(d).name for d, k in zip(sizes, known) if not k)
    b.emit(f"{r} = memref.view {a}[{b.int(shift).name}][{dynamic}] : {t} to {to}")
    fill(b, r, to)
    return b.define(Val(r, to))


def buffer(b):
    """A buffer of the payload's, as a view of itself, or a new one."""
    v = b.shaped("memref", lambda t: t.elem in ELEMS)
    if v and b.chance(0.5):
        return Val(v.name, plain(v.type.shape, v.type.elem, v.name))
    if len(b.scopes) == 1 and b.functions is not None and b.chance(0.15):
        return a_global(b)
    return b.pick([alloc, alloc, alloc, alloc, grown, bytes_])(b)


def a_view(b, fits=lambda t: True):
    found = b.shaped("view", fits)
    if found and b.chance(0.75):
        return found
    for _ in range(6):
        v = buffer(b)
        if fits(v.type):
            return v
    return found


# ---- Views ----

def made(b, text, t):
    return b.op(text, t)


def mix(b, values, p=0.3):
    """As text: numbers, or values that hold them; and which are numbers."""
    dynamic = [b.chance(p) for _ in values]
    return "[" + ", ".join(b.int(n).name if d else str(n) for n, d in zip(values, dynamic)) + "]", [not d for d in dynamic]


def times(x, y):
    """Products and sums of (number, is it known): nothing times anything is nothing."""
    known = x[1] and y[1] or x == (0, True) or y == (0, True)
    return x[0] * y[0], known


def subview(b, v):
    t = v.type
    if 0 in t.shape:
        return v
    step = [b.pick([1, 1, 1, 2, 3]) for _ in t.shape]
    size = [b.rng.randint(0 if b.chance(0.05) else 1, (d + s - 1) // s) if d else 0 for d, s in zip(t.shape, step)]
    at = [b.rng.randint(0, d - ((n - 1) * s + 1)) if n else 0 for d, n, s in zip(t.shape, size, step)]
    (ats, ka), (sizes, ks), (steps, kt) = mix(b, at), mix(b, size), mix(b, step, 0.15)
    strides = [times((s, k), (u, w)) for s, k, u, w in zip(t.strides, t.stated, step, kt)]
    offset = (t.offset, t.stated[-1])
    for a, k, s, w in zip(at, ka, t.strides, t.stated):
        p = times((a, k), (s, w))
        offset = (offset[0] + p[0], offset[1] and p[1])
    keep = [i for i in range(len(size)) if not (size[i] == 1 and ks[i] and b.chance(0.3))]
    # Of dimensions that stay and ones that go the reference asks that strides tell them apart.
    if len({strides[i][0] for i in range(len(size)) if size[i] == 1}) < sum(n == 1 for n in size) or any(not strides[i][1] for i in range(len(size)) if size[i] == 1):
        keep = list(range(len(size)))
    known = tuple(ks[i] for i in keep)
    to = Layout("view", tuple(size[i] for i in keep), t.elem, None if all(known) else known, tuple(strides[i][0] for i in keep), offset[0],
                tuple(strides[i][1] for i in keep) + (offset[1],), False, t.base)
    return made(b, f"memref.subview {v.name}{ats} {sizes} {steps} : {t} to {to}", to)


def transpose(b, v):
    t = v.type
    p = b.rng.sample(range(len(t.shape)), len(t.shape))
    known = t.known and tuple(t.known[i] for i in p)
    to = Layout("view", tuple(t.shape[i] for i in p), t.elem, known, tuple(t.strides[i] for i in p), t.offset, tuple(t.stated[i] for i in p) + t.stated[-1:], False, t.base)
    if t.plain and p == sorted(p):
        return v
    ds = ", ".join(f"d{i}" for i in range(len(p)))
    return made(b, f"memref.transpose {v.name} ({ds}) -> ({', '.join(f'd{i}' for i in p)}) : {t} to {to}", to)


def cast(b, v):
    """Forgets some of what the type says."""
    t = v.type
    known = tuple(k and not b.chance(0.4) for k in t.sizes_known)
    if t.plain and b.chance(0.6):
        to = plain(t.shape, t.elem, t.base, None if all(known) else known)
    else:
        stated = tuple(k and not b.chance(0.4) for k in (strides_of(t)))
        to = Layout("view", t.shape, t.elem, None if all(known) else known, t.strides, t.offset, stated, False, t.base)
    return v if str(to) == str(t) else made(b, f"memref.cast {v.name} : {t} to {to}", to)


def strides_of(t):
    """Which strides, and the offset, the type lets one know."""
    if not t.plain:
        return t.stated
    known, found = True, []
    for k in reversed(t.sizes_known):
        found.insert(0, known)
        known = known and k
    return (*found, True)


def stated(t):
    """The same, with what a plain type implies."""
    if not t.plain:
        return t
    return Layout("view", t.shape, t.elem, t.known, t.strides, t.offset, strides_of(t), True, t.base)


def reinterpret(b, v):
    """Any window on the whole buffer, also one that runs backwards or stays where it is."""
    t = v.type
    if not t.plain or not t.size:
        return v
    room, size, step = t.size, [], []
    low = high = 0
    for _ in range(b.rng.randint(0, 3)):
        n, s = b.rng.randint(1, 3), b.pick([1, 1, 2, 3, -1, 0, 4])
        reach = (n - 1) * s
        if max(high, high + reach) - min(low, low + reach) >= room:
            n, reach = 1, 0
        size.append(n), step.append(s)
        low, high = min(low, low + reach), max(high, high + reach)
    offset = b.rng.randint(-low, room - 1 - high)
    (o, ko), (sizes, ks), (steps, kt) = mix(b, [offset]), mix(b, size), mix(b, step)
    steps = steps if all(s >= 0 for s in step) else f"[{', '.join(map(str, step))}]"
    kt = kt if all(s >= 0 for s in step) else [True] * len(step)
    to = Layout("view", tuple(size), t.elem, None if all(ks) else tuple(ks), tuple(step), offset, (*kt, *ko), False, t.base)
    return made(b, f"memref.reinterpret_cast {v.name} to offset: {o}, sizes: {sizes}, strides: {steps} : {t} to {to}", to)


def expand(b, v):
    t = stated(v.type)
    if not t.shape or not all(t.sizes_known):
        return v
    i = b.rng.randrange(len(t.shape))
    f = b.pick([d for d in (1, 2, 3, 4) if t.shape[i] % d == 0])
    rest = t.shape[i] // f
    sizes = t.shape[:i] + (f, rest) + t.shape[i + 1:]
    strides = t.strides[:i] + (t.strides[i] * rest, t.strides[i]) + t.strides[i + 1:]
    known = t.stated[:i] + (t.stated[i], t.stated[i]) + t.stated[i + 1:]
    identity = t.plain or (t.strides == row_major(t.shape) and t.offset == 0 and all(t.stated))
    to = Layout("view", sizes, t.elem, None, strides, t.offset, known, identity, t.base)
    groups = [[k] for k in range(i)] + [[i, i + 1]] + [[k] for k in range(i + 2, len(sizes))]
    return made(b, f"memref.expand_shape {v.name} {groups} output_shape {list(sizes)} : {t} into {to}", to)


def collapse(b, v):
    t = stated(v.type)
    fits = [i for i in range(len(t.shape) - 1) if t.strides[i] == t.strides[i + 1] * t.shape[i + 1] and t.shape[i] > 1 and t.shape[i + 1] > 1]
    if not fits or not all(t.sizes_known) or not all(t.stated):
        return v
    i = b.pick(fits)
    sizes, strides = t.shape[:i] + (t.shape[i] * t.shape[i + 1],) + t.shape[i + 2:], t.strides[:i] + t.strides[i + 1:]
    to = Layout("view", sizes, t.elem, None, strides, t.offset, t.stated[:i] + t.stated[i + 1:], t.plain, t.base)
    groups = [[k] for k in range(i)] + [[i, i + 1]] + [[k] for k in range(i + 2, len(t.shape))]
    return made(b, f"memref.collapse_shape {v.name} {groups} : {t} into {to}", to)


def reshaped(b, v):
    """memref.reshape: the sizes are in memory."""
    t = v.type
    if not t.plain or not t.size:
        return v
    n, sizes = t.size, []
    for d in (2, 3, 2):
        if n % d == 0 and b.chance(0.6):
            sizes.append(d)
            n //= d
    sizes.append(n)
    b.rng.shuffle(sizes)
    s = b.name()
    b.emit(f"{s} = memref.alloca() : memref<{len(sizes)}xindex>")
    for i, d in enumerate(sizes):
        b.emit(f"memref.store {b.int(d).name}, {s}[{b.int(i).name}] : memref<{len(sizes)}xindex>")
    known = tuple(all(t.sizes_known) and not b.chance(0.5) for _ in sizes)
    to = plain(sizes, t.elem, t.base, None if all(known) else known)
    return made(b, f"memref.reshape {v.name}({s}) : ({t}, memref<{len(sizes)}xindex>) -> {to}", to)


def a_new_view(b):
    v = a_view(b)
    for _ in range(b.rng.randint(1, 3)):
        v = b.pick([subview, subview, subview, transpose, cast, reinterpret, expand, collapse, reshaped])(b, Val(v.name, stated(v.type)))
    return v


def view(b, fits=None, flat=False):
    """Name, type, sizes and element of one that has elements. `flat`: the last dimension has no gaps, as far as the type says so."""
    def good(t):
        return t.size and (not fits or fits(t.shape, t.elem)) and (not flat or (t.shape and t.plain) or (t.shape and t.strides[-1] == 1 and t.stated[-2]))
    if b.chance(0.4):
        a_new_view(b)
    v = a_view(b, good)
    while not v:
        v = alloc(b)
        v = v if good(v.type) else None
    return v.name, str(v.type), v.type.shape, v.type.elem


# ---- What is done with them ----

def inside(b, t):
    return ", ".join(b.index(d).name for d in t.shape)


def load(b):
    v = a_view(b, lambda t: t.size)
    return b.op(f"memref.load {v.name}[{inside(b, v.type)}] : {v.type}", v.type.elem) if v else None


def store(b):
    v = a_view(b, lambda t: t.size)
    if v:
        b.emit(f"memref.store {b.value(v.type.elem).name}, {v.name}[{inside(b, v.type)}] : {v.type}")


def rmw(b):
    v = a_view(b, lambda t: t.size and t.elem in ("i32", "i64", "f32", "i8"))
    if not v:
        return store(b)
    t, e = v.type, v.type.elem
    if b.chance(0.5):
        kind = b.pick(["addf", "mulf", "maximumf", "minimumf", "assign"] if is_float(e) else ["addi", "maxs", "mins", "maxu", "minu", "muli", "ori", "andi", "xori", "assign"])
        return b.op(f"memref.atomic_rmw {kind} {b.value(e).name}, {v.name}[{inside(b, t)}] : ({e}, {t}) -> {e}", e)
    x, r = b.value(e), b.name()
    b.emit(f"{r} = memref.generic_atomic_rmw {v.name}[{inside(b, t)}] : {t} {{")
    b.emit(f"^bb0(%old{r[2:]}: {e}):")
    b.emit(f"  %new{r[2:]} = arith.{'addf' if is_float(e) else b.pick(['addi', 'subi', 'xori'])} {x.name}, %old{r[2:]} : {e}")
    b.emit(f"  memref.atomic_yield %new{r[2:]} : {e}")
    b.emit("}")
    return b.define(Val(r, e))


def copy(b):
    """Between buffers of the same sizes, in whatever layouts."""
    v = a_new_view(b) if b.chance(0.6) else a_view(b)
    if not v:
        return
    t = v.type
    w = b.shaped("view", lambda u: u.shape == t.shape and u.elem == t.elem and u.base != t.base and 0 not in u.strides) or alloc(b, t.shape, t.elem)
    if 0 in t.strides or b.chance(0.6):
        source, to = v, w
    else:
        source, to = w, v
    name = b.pick(["memref.copy", "memref.copy", "linalg.copy"])
    if name == "memref.copy":
        return b.emit(f"memref.copy {source.name}, {to.name} : {source.type} to {to.type}")
    b.emit(f"linalg.copy ins({source.name} : {source.type}) outs({to.name} : {to.type})")


def structured(b):
    """A loop nest over views, one of which is written."""
    v = a_new_view(b) if b.chance(0.5) else a_view(b)
    if not v or not v.type.size:
        return
    t, e = v.type, v.type.elem
    n = len(t.shape)
    w = alloc(b, t.shape, e)
    ds = ", ".join(f"d{i}" for i in range(n))
    perm = b.rng.sample(range(n), n)
    u = alloc(b, [t.shape[p] for p in perm], e)
    maps = f"affine_map<({ds}) -> ({ds})>, affine_map<({ds}) -> ({', '.join(f'd{p}' for p in perm)})>, affine_map<({ds}) -> ({ds})>"
    kinds = ", ".join(['"parallel"'] * n)
    x, y, z = Val(b.name(), e), Val(b.name(), e), Val(b.name(), e)
    b.emit(f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} ins({v.name}, {u.name} : {t}, {u.type}) outs({w.name} : {w.type}) {{")
    b.emit(f"^bb0({x.name}: {e}, {y.name}: {e}, {z.name}: {e}):")
    with b.scope(x, y, z):
        if n and b.chance(0.3):
            b.op(f"linalg.index {b.rng.randrange(n)} : index", "index")
        for _ in range(b.rng.randint(0, 3)):
            elementwise.step(b)
        b.emit(f"linalg.yield {b.value(e, 0).name} : {e}")
    b.emit("}")


def about(b):
    v = a_view(b)
    if not v:
        return
    t = v.type
    if t.shape and b.chance(0.5):
        i = b.rng.randrange(len(t.shape))
        return b.op(f"memref.dim {v.name}, {b.int(i).name} : {t}", "index", below=t.shape[i] + 1)
    r, n = b.name(), len(t.shape)
    types = ", ".join([f"memref<{t.elem}>"] + ["index"] * (1 + 2 * n))
    names = [f"{r}b", f"{r}o"] + [f"{r}s{i}" for i in range(n)] + [f"{r}t{i}" for i in range(n)]
    if t.base.startswith("%arg") or n == 0:
        return load(b)
    b.emit(f"{', '.join(names)} = memref.extract_strided_metadata {v.name} : {t} -> {types}")
    for name in names[1:]:
        b.define(Val(name, "index"))


def scope_(b):
    """Memory that is gone behind the scope."""
    if b.room < 1:
        return store(b)
    b.room -= 1
    e, r = b.pick(["i32", "f32", "index"]), b.name()
    b.emit(f"{r} = memref.alloca_scope -> ({e}) {{")
    with b.scope():
        alloc(b)
        b.steps(b.rng.randint(1, 4))
        b.emit(f"memref.alloca_scope.return {b.value(e).name} : {e}")
    b.emit("}")
    return b.define(Val(r, e))


def chosen(b):
    """One of two, by a condition or by a loop that swaps them."""
    v = a_view(b, lambda t: t.size)
    if not v:
        return
    t = v.type
    w = alloc(b, t.shape, t.elem)
    to = Layout("view", t.shape, t.elem, (False,) * len(t.shape) or None, t.strides, t.offset, (False,) * (len(t.shape) + 1), False, t.base)
    x, y, r, n = b.name(), b.name(), b.name(), b.rng.randint(0, 3)
    b.emit(f"{x} = memref.cast {v.name} : {t} to {to}")
    b.emit(f"{y} = memref.cast {w.name} : {w.type} to {to}")
    if b.chance(0.5):
        b.emit(f"{r} = arith.select {b.value('i1').name}, {x}, {y} : {to}")
        r += ""
    else:
        b.emit(f"{r}:2 = scf.for {b.name()} = {b.int(0).name} to {b.int(n).name} step {b.int(1).name} iter_args({r}x = {x}, {r}y = {y}) -> ({to}, {to}) {{")
        with b.scope():
            b.emit(f"memref.store {b.value(t.elem).name}, {r}x[{inside(b, t)}] : {to}")
            b.emit(f"scf.yield {b.pick([f'{r}y, {r}x', f'{r}x, {r}x', f'{r}y, {r}y'])} : {to}, {to}")
        b.emit("}")
        r += f"#{b.rng.randrange(2)}"
    b.emit(f"memref.store {b.value(t.elem).name}, {r}[{inside(b, t)}] : {to}")
    b.op(f"memref.load {b.pick([r, x, y])}[{inside(b, t)}] : {to}", t.elem)


def look(b):
    """What buffers of the outermost scope hold becomes results."""
    looked = [v for v in b.scopes[0] if isinstance(v.type, Layout) and v.type.size and v.type.plain and v.type.elem != "i1"][-4:]
    for v in looked:
        t = v.type
        to = Shaped("vector", t.shape, t.elem)
        zeros, inb = ", ".join([b.int(0).name] * len(t.shape)), ", ".join(["true"] * len(t.shape))
        b.op(f"vector.transfer_read {v.name}[{zeros}], {b.value(t.elem).name} {{in_bounds = [{inb}]}} : {t}, {to}", to)


def step(b):
    b.pick([load, load, store, store, store, rmw, copy, copy, copy, structured, about, scope_, chosen, a_new_view, a_new_view, elementwise.step])(b)

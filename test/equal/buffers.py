# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs on memrefs: loads, stores, views, copies, structured ops. All memory is written before it is read."""
import elementwise
from build import Shaped, Val, is_float, is_int

ELEMS = ["i32", "f32", "i8", "f64", "index"]


def a_buffer(b, fits=lambda t: True):
    found = b.shaped("memref", fits)
    return found if found and not b.chance(0.1) else alloc(b)


def alloc(b, t=None):
    t = t or Shaped("memref", b.shape(b.pick([1, 2]), 24), b.pick(ELEMS))
    v = b.op(f"memref.{b.pick(['alloc', 'alloc', 'alloca'])}() : {t}", t)
    x = b.value(t.elem)
    b.emit(f"linalg.fill ins({x.name} : {t.elem}) outs({v.name} : {t})" if t.elem != "index" or b.chance(2) else "")
    return v


def at(b, t):
    return ", ".join(b.index(d).name for d in t.shape)


def load(b):
    v = a_buffer(b)
    return b.op(f"memref.load {v.name}[{at(b, v.type)}] : {v.type}", v.type.elem)


def store(b):
    v = a_buffer(b)
    b.emit(f"memref.store {b.value(v.type.elem).name}, {v.name}[{at(b, v.type)}] : {v.type}")


def rmw(b):
    v = a_buffer(b, lambda t: t.elem in ("i32", "i8", "f32"))
    e = v.type.elem
    if not (is_int(e) or is_float(e)) or e == "index":
        return load(b)
    kind = b.pick(["addf", "mulf", "maximumf"] if is_float(e) else ["addi", "maxs", "minu", "muli", "ori", "andi"])
    return b.op(f"memref.atomic_rmw {kind} {b.value(e).name}, {v.name}[{at(b, v.type)}] : ({e}, {v.type}) -> {e}", e)


def fill_loop(b):
    """A nest of scf or affine loops that writes each element."""
    v = a_buffer(b)
    t, affine = v.type, b.chance(0.5)
    loops = [Val(b.name(), "index", below=d) for d in t.shape]
    zero, one = b.int(0), b.int(1)
    ends = [b.int(d) for d in t.shape]
    for i, d, end in zip(loops, t.shape, ends):
        b.emit(f"affine.for {i.name} = 0 to {d} {{" if affine else f"scf.for {i.name} = {zero.name} to {end.name} step {one.name} {{")
        b.depth += 1
    where = ", ".join(i.name for i in loops)
    with b.scope(*loops):
        old = b.op(f"{'affine' if affine else 'memref'}.load {v.name}[{where}] : {t}", t.elem)
        for _ in range(b.rng.randint(0, 3)):
            elementwise.step(b)
        b.emit(f"{'affine' if affine else 'memref'}.store {b.value(t.elem, 0).name}, {v.name}[{where}] : {t}")
    for _ in loops:
        b.depth -= 1
        b.emit("}")


def index_of(b, loops, d):
    """Below d: mostly a variable, somewhat changed."""
    found = [(i, n) for i, n in loops if n <= d]
    if not found or b.chance(0.05):
        return str(b.rng.randint(0, d - 1))
    i, n = b.pick(found)
    more = b.rng.randint(0, d - n)
    return b.pick([i, i, i, f"{i} + {more}", f"-{i} + {d - 1}", f"{i} floordiv 2"])


def nest(b, reads, t, v):
    """Affine loops that write to a part of v, or all of it, from what the others hold."""
    loops = []
    for d in t.shape + ((b.rng.randint(1, 4),) if b.chance(0.2) else ()):
        i, low = b.name(), 0 if b.chance(0.8) else b.rng.randint(0, d - 1)
        high = d if b.chance(0.8) else b.rng.randint(low, d)
        b.emit(f"affine.for {i} = {low} to {high}{b.pick(['', '', '', ' step 2'])} {{")
        loops.append((i, d))
        b.depth += 1
    where = ", ".join(i if b.chance(0.85) else index_of(b, loops, d) for (i, _), d in zip(loops, t.shape))
    with b.scope():
        for r in reads:
            b.op(f"affine.load {r.name}[{', '.join(index_of(b, loops, d) for d in r.type.shape)}] : {r.type}", t.elem)
        for _ in range(b.rng.randint(1, 2)):
            elementwise.step(b)
        b.emit(f"affine.store {b.value(t.elem, 0).name}, {v.name}[{where}] : {t}")
    for _ in loops:
        b.depth -= 1
        b.emit("}")


def nests(b):
    """One behind the other, on the same few buffers."""
    e = b.pick(["i32", "f32", "i8"])
    some = [a_buffer(b, lambda t: t.elem == e) for _ in range(2)] + [alloc(b, Shaped("memref", b.shape(b.pick([1, 2]), 24), e))]
    some = [v for v in some if v.type.elem == e]
    last = b.pick(some)
    for _ in range(b.rng.randint(2, 4)):
        v = b.pick(some)
        nest(b, [last] + [b.pick(some) for _ in range(b.rng.randint(0, 1))], v.type, v)
        last = v


def copy(b):
    v = a_buffer(b)
    w = b.shaped("memref", lambda t: t == v.type) or alloc(b, v.type)
    if w.name != v.name:
        b.emit(b.pick([f"memref.copy {v.name}, {w.name} : {v.type} to {w.type}", f"linalg.copy ins({v.name} : {v.type}) outs({w.name} : {w.type})"]))


def subview(b):
    """Reads and writes through a view; the view itself is not kept."""
    v = a_buffer(b)
    t = v.type
    size = [b.rng.randint(1, d) for d in t.shape]
    where = [b.rng.randint(0, d - s) for d, s in zip(t.shape, size)]
    strides, n = [], 1
    for d in reversed(t.shape):
        strides.insert(0, n)
        n *= d
    dynamic = b.chance(0.3)
    offset = "?" if dynamic else sum(a * s for a, s in zip(where, strides))
    to = f"memref<{'x'.join(map(str, size))}x{t.elem}, strided<{strides}, offset: {offset}>>"
    ats = ", ".join(b.index(d - s + 1).name if dynamic else str(a) for a, d, s in zip(where, t.shape, size))
    r = b.name()
    b.emit(f"{r} = memref.subview {v.name}[{ats}] {size} {[1] * len(size)} : {t} to {to}")
    inside = ", ".join(b.index(s).name for s in size)
    if b.chance(0.4):
        b.emit(f"linalg.fill ins({b.value(t.elem).name} : {t.elem}) outs({r} : {to})")
    else:
        b.emit(f"memref.store {b.value(t.elem).name}, {r}[{inside}] : {to}")
    inside = ", ".join(b.index(s).name for s in size)
    return b.op(f"memref.load {r}[{inside}] : {to}", t.elem)


def reshape(b):
    v = a_buffer(b, lambda t: len(t.shape) == 2)
    t = v.type
    if len(t.shape) != 2:
        return load(b)
    to = Shaped("memref", (t.size,), t.elem)
    return b.op(f"memref.collapse_shape {v.name} [[0, 1]] : {t} into {to}", to)


def second_name(b):
    """One buffer, or either of two, by another name: carried by a loop, or chosen. Writes go through one name, reads through the other."""
    v = a_buffer(b)
    t = v.type
    r, other = b.name(), b.name()
    if b.chance(0.5):
        w = (b.shaped("memref", lambda u: u == t) if b.chance(0.6) else None) or v
        b.emit(f"{r} = arith.select {b.value('i1').name}, {v.name}, {w.name} : {t}")
        inside = [r]
    else:
        lo, hi, one = b.int(0), b.int(b.rng.randint(1, 3)), b.int(1)
        b.emit(f"{r} = scf.for {b.name()} = {lo.name} to {hi.name} step {one.name} iter_args({other} = {v.name}) -> ({t}) {{")
        with b.scope():
            b.emit(f"memref.store {b.value(t.elem).name}, {other}[{at(b, t)}] : {t}")
            b.emit(f"scf.yield {b.pick([other, v.name])} : {t}")
        b.emit("}")
        inside = [r, v.name]
    b.emit(f"memref.store {b.value(t.elem).name}, {b.pick(inside)}[{at(b, t)}] : {t}")
    b.op(f"memref.load {b.pick([r, v.name])}[{at(b, t)}] : {t}", t.elem)


def structured(b):
    e = b.pick(["i32", "f32"])
    m, n, k = (b.rng.randint(1, 4) for _ in range(3))

    def get(*shape):
        t = Shaped("memref", shape, e)
        found = b.shaped("memref", lambda u: u == t)
        return found or alloc(b, t)
    x, y = get(m, k), get(k, n)
    z = alloc(b, Shaped("memref", (m, n), e))
    if b.chance(0.5):
        b.emit(f"linalg.matmul ins({x.name}, {y.name} : {x.type}, {y.type}) outs({z.name} : {z.type})")
    else:
        w = alloc(b, x.type)
        b.emit(f"linalg.{b.pick(['add', 'mul', 'sub'])} ins({x.name}, {x.name} : {x.type}, {x.type}) outs({w.name} : {x.type})")
    b.define(z)


def a_global(b):
    n, e = b.rng.randint(1, 5), b.pick(["i32", "f32"])
    t, name = Shaped("memref", (n,), e), f"g{len(b.globals_)}"
    value = b.nested((n,), e)
    b.globals_.append(f'memref.global "private" constant @{name} : {t} = dense<{value}>\n')
    g = b.name()
    b.emit(f"{g} = memref.get_global @{name} : {t}")
    return b.op(f"memref.load {g}[{b.index(n).name}] : {t}", e)


def step(b):
    if b.chance(0.25):
        return elementwise.step(b)
    what = [load, load, store, store, store, rmw, copy, subview, subview, second_name, structured, reshape]
    if b.room > 0:
        what += [fill_loop, fill_loop, nests]
        b.room -= 0.5
    if len(b.scopes) == 1 and b.functions is not None:
        what.append(a_global)
    b.pick(what)(b)

# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structured ops whose bodies access memory: they load from buffers and tensors at any place, and store, or load and store, where no other iteration
does, so that their order does not matter. They make tensors that others use, and what changes the same buffers stands between."""
import buffers
import elementwise
import tensors
from build import Shaped, Val

ELEMS = ["i32", "i32", "f32", "i8"]


def arguments(b):
    """All payload is about the same few sizes and one element, so that ops meet; what buffers hold is compared in the end."""
    n = b.pick([1, 2, 2, 3])
    b.sizes, b.elem_here = [b.rng.randint(1, 5) for _ in range(n)], b.pick(ELEMS)
    for _ in range(b.rng.randint(1, 3)):
        b.argument(Shaped("memref", tuple(d + b.pick([0, 0, 1]) for d in b.sizes), b.elem_here))
    for _ in range(b.rng.randint(1, 2)):
        b.argument(Shaped("tensor", tuple(b.sizes), b.elem_here))


def a_buffer(b):
    e = b.elem_here
    found = b.visible(lambda v: isinstance(v.type, Shaped) and v.type.kind == "memref" and v.type.elem == e and len(v.type.shape) == len(b.sizes)
                      and all(d >= n for d, n in zip(v.type.shape, b.sizes)))
    if found and not b.chance(0.05):
        return b.pick(found)
    return buffers.alloc(b, Shaped("memref", tuple(b.sizes), e))


class Body:
    """What a body may do to each buffer: read all of it, or read and write what is its own."""

    def __init__(self, b, untouched=()):
        self.b, self.untouched = b, set(untouched)
        self.read, self.owned, self.own = set(), set(), None

    def place(self):
        """Where no other iteration is."""
        if self.own is None:
            self.own = [self.b.op(f"linalg.index {i} : index", "index", below=d) for i, d in enumerate(self.b.sizes)]
        return ", ".join(i.name for i in self.own)

    def anywhere(self, v):
        b = self.b
        return ", ".join(b.op(f"linalg.index {i} : index", "index", below=d).name if b.chance(0.7) else b.index(d).name for i, d in enumerate(b.sizes))

    def access(self, some):
        b, v = self.b, self.b.pick(some)
        t = v.type
        if v.name in self.untouched or v.name in self.owned:
            kind = "own" if v.name in self.owned else None
        else:
            kind = "read" if v.name in self.read or b.chance(0.5) else "own"
        if kind == "read":
            self.read.add(v.name)
            b.op(f"memref.load {v.name}[{self.anywhere(v)}] : {t}", t.elem)
        elif kind == "own":
            self.owned.add(v.name)
            at = self.place()
            if b.chance(0.5):
                b.op(f"memref.load {v.name}[{at}] : {t}", t.elem)
            if b.chance(0.7):
                b.emit(f"memref.store {b.value(t.elem, 0.1).name}, {v.name}[{at}] : {t}")


def body(b, args, some, untouched=()):
    """Gives what may be yielded: an argument, or what was computed."""
    inside = Body(b, untouched)
    with b.scope(*args):
        for _ in range(b.pick([0, 1, 1, 2, 3])):
            inside.access(some)
            if b.chance(0.4):
                elementwise.integers(b, b.elem_here) if b.elem_here[0] == "i" else elementwise.floats(b, b.elem_here)
            if b.chance(0.2):
                tensors.looked_up(b, len(b.sizes), b.sizes, b.elem_here)
        return b.value(b.elem_here, 0)


def finish(b, names):
    b.emit(f"  linalg.yield {', '.join(names)} : {', '.join([b.elem_here] * len(names))}")


def identity(n):
    ds = ", ".join(f"d{i}" for i in range(n))
    return f"affine_map<({ds}) -> ({ds})>"


def head(b, ins, outs, maps, kinds):
    def listed(vs):
        return f"{', '.join(v.name for v in vs)} : {', '.join(str(v.type) for v in vs)}"
    kinds = ", ".join(f'"{k}"' for k in kinds)
    reads = f" ins({listed(ins)})" if ins else ""
    return f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}}{reads} outs({listed(outs)}) {{"


def on_tensors(b):
    """One iteration an element, in any order of dimensions; one or two results."""
    n, e, some = len(b.sizes), b.elem_here, [a_buffer(b) for _ in range(b.rng.randint(1, 2))]
    ins = [tensors.static(b, tensors.tensor_of(b, b.sizes, e)) for _ in range(b.pick([0, 1, 1, 2]))]
    maps, outs = [identity(n)] * len(ins), []
    for _ in range(b.pick([1, 1, 1, 2])):
        order = list(range(n))
        if b.chance(0.2):
            b.rng.shuffle(order)
        shape = [b.sizes[i] for i in order]
        outs.append(tensors.empty(b, shape, e) if b.chance(0.6) else tensors.static(b, tensors.tensor_of(b, shape, e)))
        maps.append(f"affine_map<({', '.join(f'd{i}' for i in range(n))}) -> ({', '.join(f'd{i}' for i in order)})>")
    r, args, unread = b.name(), [Val(b.name(), e) for _ in ins], [Val(b.name(), e) for _ in outs]
    readable = args + [a for a, o in zip(unread, outs) if o.loose != "unwritten"]
    b.emit(f"{r}{':' + str(len(outs)) if len(outs) > 1 else ''} = " + head(b, ins, outs, maps, ["parallel"] * n))
    b.emit(f"^bb0({', '.join(f'{a.name}: {e}' for a in args + unread)}):")
    x = body(b, readable, some)
    yielded = [x.name] + [b.pick(readable or [x]).name for _ in outs[1:]]
    finish(b, yielded)
    types = [str(o.type) for o in outs]
    b.emit(f"}} -> {types[0] if len(outs) == 1 else '(' + ', '.join(types) + ')'}")
    for i, o in enumerate(outs):
        b.define(Val(r if len(outs) == 1 else f"{r}#{i}", o.type))


def summed(b):
    """A sum of integers over one loop, of what is in memory as well."""
    n, e = len(b.sizes), b.elem_here
    if e == "f32":
        return on_tensors(b)
    some, over = [a_buffer(b)], b.rng.randrange(n)
    v = tensors.static(b, tensors.tensor_of(b, b.sizes, e))
    kept = [i for i in range(n) if i != over]
    out = tensors.filled(b, [b.sizes[i] for i in kept], e)
    maps = [identity(n), f"affine_map<({', '.join(f'd{i}' for i in range(n))}) -> ({', '.join(f'd{i}' for i in kept)})>"]
    r, x, acc = b.name(), Val(b.name(), e), Val(b.name(), e)
    b.emit(f"{r} = " + head(b, [v], [out], maps, ["reduction" if i == over else "parallel" for i in range(n)]))
    b.emit(f"^bb0({x.name}: {e}, {acc.name}: {e}):")
    y, total = body(b, [x], some), b.name()
    b.emit(f"  {total} = arith.{b.pick(['addi', 'xori', 'maxsi'])} {acc.name}, {y.name} : {e}")
    finish(b, [total])
    b.emit(f"}} -> {out.type}")
    b.define(Val(r, out.type))


def on_buffers(b):
    n, e, out = len(b.sizes), b.elem_here, buffers.alloc(b, Shaped("memref", tuple(b.sizes), b.elem_here))
    some = [a_buffer(b), a_buffer(b)]
    x, y = Val(b.name(), e), Val(b.name(), e)
    ins = [w for w in some[:1] if w.type.shape == tuple(b.sizes) and w.name != out.name]
    b.emit(head(b, ins, [out], [identity(n)] * (len(ins) + 1), ["parallel"] * n))
    b.emit(f"^bb0({', '.join(f'{a.name}: {e}' for a in ([x] if ins else []) + [y])}):")
    # What the op reads and writes by itself is not accessed otherwise.
    finish(b, [body(b, ([x] if ins else []) + [y], some, {out.name, *(i.name for i in ins)}).name])
    b.emit("}")


def generated(b):
    """tensor.generate of what is in memory."""
    e, v, r = b.elem_here, a_buffer(b), b.name()
    t, args = Shaped("tensor", tuple(b.sizes), e), [Val(b.name(), "index", below=d) for d in b.sizes]
    b.emit(f"{r} = tensor.generate {{")
    b.emit(f"^bb0({', '.join(a.name + ': index' for a in args)}):")
    with b.scope(*args):
        at = ", ".join(a.name if b.chance(0.8) else b.index(d).name for a, d in zip(args, b.sizes))
        x = b.op(f"memref.load {v.name}[{at}] : {v.type}", e)
        own = ", ".join(a.name for a in args)
        if at == own and b.chance(0.3):
            b.emit(f"memref.store {b.value(e).name}, {v.name}[{own}] : {v.type}")
        b.emit(f"tensor.yield {x.name} : {e}")
    b.emit(f"}} : {t}")
    return b.define(Val(r, t))


def between(b):
    v = a_buffer(b)
    e, t = b.elem_here, v.type
    roll = b.rng.random()
    if roll < 0.4:
        b.emit(f"memref.store {b.value(e).name}, {v.name}[{buffers.at(b, t)}] : {t}")
    elif roll < 0.6:
        b.op(f"memref.load {v.name}[{buffers.at(b, t)}] : {t}", e)
    elif roll < 0.8:
        b.emit(f"linalg.fill ins({b.value(e).name} : {e}) outs({v.name} : {t})")
    else:
        w = b.shaped("memref", lambda u: u == t)
        if w and w.name != v.name:
            b.emit(f"memref.copy {w.name}, {v.name} : {w.type} to {t}")


def plain(b):
    """A user, or what is used, without memory."""
    e = b.elem_here
    x, y = (tensors.static(b, tensors.tensor_of(b, b.sizes, e)) for _ in range(2))
    out = tensors.empty(b, b.sizes, e)
    return tensors.structured(b, f"linalg.{b.pick(['add', 'sub', 'mul', 'max'])}", [x, y], out)


def mapped(b):
    """linalg.map, or tensor.pad by nothing or by what is in memory."""
    e, v = b.elem_here, a_buffer(b)
    t, r = Shaped("tensor", tuple(b.sizes), e), b.name()
    w = tensors.static(b, tensors.tensor_of(b, b.sizes, e))
    if b.chance(0.6):
        out, x, z = tensors.empty(b, b.sizes, e), Val(b.name(), e), Val(b.name(), e)
        b.emit(f"{r} = linalg.map ins({w.name} : {t}) outs({out.name} : {t})")
        b.emit(f"({x.name}: {e}, {z.name}: {e}) {{")
        finish(b, [body(b, [x], [v]).name])
        b.emit("}")
        return b.define(Val(r, t))
    args = [Val(b.name(), "index", below=d + 1) for d in b.sizes]
    to = Shaped("tensor", tuple(d + 1 for d in b.sizes), e)
    b.emit(f"{r} = tensor.pad {w.name} low[{', '.join('0' for _ in args)}] high[{', '.join('1' for _ in args)}] {{")
    b.emit(f"^bb0({', '.join(a.name + ': index' for a in args)}):")
    with b.scope():
        x = b.op(f"memref.load {v.name}[{buffers.at(b, v.type)}] : {v.type}", e)
        b.emit(f"tensor.yield {x.name} : {e}")
    b.emit(f"}} : {t} to {to}")
    zeros, ones = ", ".join("0" for _ in args), ", ".join("1" for _ in args)
    b.define(Val(r, to))
    return b.op(f"tensor.extract_slice {r}[{b.pick([zeros, ones])}] [{', '.join(map(str, b.sizes))}] [{ones}] : {to} to {t}", t)


def loop(b):
    """Some of it again and again, with a tensor that is carried or without."""
    t, r, i, acc = Shaped("tensor", tuple(b.sizes), b.elem_here), b.name(), b.name(), b.name()
    lo, hi, one = b.int(0), b.int(b.rng.randint(0, 3)), b.int(1)
    start = tensors.static(b, tensors.tensor_of(b, b.sizes, b.elem_here))
    carries = b.chance(0.6)
    b.emit((f"{r} = " if carries else "") + f"scf.for {i} = {lo.name} to {hi.name} step {one.name} " + (f"iter_args({acc} = {start.name}) -> ({t}) {{" if carries else "{"))
    with b.scope(*([Val(acc, t)] if carries else [])):
        b.steps(b.rng.randint(1, 3))
        if carries:
            b.emit(f"scf.yield {tensors.static(b, tensors.tensor_of(b, b.sizes, b.elem_here)).name} : {t}")
    b.emit("}")
    return b.define(Val(r, t)) if carries else None


def step(b):
    if b.room > 0 and b.chance(0.1):
        b.room -= 3
        return loop(b)
    b.pick([on_tensors, on_tensors, on_tensors, on_tensors, summed, on_buffers, generated, mapped, between, between, plain])(b)

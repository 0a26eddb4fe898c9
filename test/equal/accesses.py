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
    """Gives what is yielded."""
    inside = Body(b, untouched)
    with b.scope(*args):
        for _ in range(b.pick([0, 1, 1, 2, 3])):
            inside.access(some)
            if b.chance(0.4):
                elementwise.integers(b, b.elem_here) if b.elem_here[0] == "i" else elementwise.floats(b, b.elem_here)
            if b.chance(0.2):
                tensors.looked_up(b, len(b.sizes), b.sizes, b.elem_here)
        b.emit(f"linalg.yield {b.value(b.elem_here, 0).name} : {b.elem_here}")


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
    if len(outs) == 1:
        body(b, readable, some)
    else:
        body(b, readable, some)
        last = b.lines.pop()
        x = last.split("linalg.yield ")[1].split(" ")[0]
        y = b.pick([a.name for a in readable] or [x])
        b.lines.append(f"{last.split('linalg.yield')[0]}linalg.yield {x}, {y} : {e}, {e}")
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
    body(b, [x], some)
    last = b.lines.pop()
    y = last.split("linalg.yield ")[1].split(" ")[0]
    b.depth += 1
    s = b.name()
    b.emit(f"{s} = arith.{b.pick(['addi', 'xori', 'maxsi'])} {acc.name}, {y} : {e}")
    b.emit(f"linalg.yield {s} : {e}")
    b.depth -= 1
    b.emit(f"}} -> {out.type}")
    b.define(Val(r, out.type))


def on_buffers(b):
    n, e, out = len(b.sizes), b.elem_here, buffers.alloc(b, Shaped("memref", tuple(b.sizes), b.elem_here))
    some = [a_buffer(b), a_buffer(b)]
    x, y = Val(b.name(), e), Val(b.name(), e)
    v = tensors.static(b, tensors.tensor_of(b, b.sizes, e)) if b.chance(0) else None
    ins = [w for w in some[:1] if w.type.shape == tuple(b.sizes) and w.name != out.name]
    b.emit(head(b, ins, [out], [identity(n)] * (len(ins) + 1), ["parallel"] * n))
    b.emit(f"^bb0({', '.join(f'{a.name}: {e}' for a in ([x] if ins else []) + [y])}):")
    # What the op reads and writes by itself is not accessed otherwise.
    body(b, ([x] if ins else []) + [y], some, {out.name, *(i.name for i in ins)})
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
        if b.chance(0.3):
            b.emit(f"memref.store {b.value(e).name}, {v.name}[{', '.join(a.name for a in args)}] : {v.type}") if at == ", ".join(a.name for a in args) else None
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


def step(b):
    b.pick([on_tensors, on_tensors, on_tensors, on_tensors, summed, on_buffers, generated, between, between, plain])(b)

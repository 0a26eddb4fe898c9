# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""linalg.generic at its edges: dimensions of nothing, operands given twice or as their own init, subscripts that are constant or the same loop again,
elements of any type, several results with maps of their own, iterations that are counted, sums over several loops in any order."""
import elementwise
import tensors
from build import COMPLEX, Shaped, Val, is_float, is_int

ELEMS = ["i32", "i32", "i1", "i8", "bf16", "f32", "f16", "complex<f32>", "index", "i64", "i7"]


def arguments(b):
    for _ in range(b.rng.randint(1, 2)):
        shape = tuple(b.pick([1, 2, 3, 4, 5, 6]) for _ in range(b.rng.randint(1, 3)))
        t = Shaped("tensor", shape, b.pick(["i32", "f32", "i8", "bf16", "i64"]), tuple(not b.chance(0.3) for _ in shape))
        b.argument(t.static if all(t.known) else t)


def subscripts(b, n, size):
    """Expressions, and the sizes that they need at least."""
    found = []
    for _ in range(b.rng.randint(0, 3)):
        d, kind = b.rng.randrange(n), b.pick(["loop"] * 7 + ["constant", "sum", "twice", "quotient"])
        other = b.rng.randrange(n)
        if kind == "constant":
            c = b.rng.randint(0, 2)
            found.append((str(c), c + b.rng.randint(1, 2)))
        elif kind == "sum" and other != d and size[d] and size[other]:
            found.append((f"d{d} + d{other}", size[d] + size[other] - 1 + b.pick([0, 0, 1])))
        elif kind == "twice" and size[d]:
            found.append((f"d{d} * 2", 2 * size[d] - 1))
        elif kind == "quotient" and size[d]:
            found.append((f"d{d} floordiv 2", (size[d] - 1) // 2 + 1))
        else:
            found.append((f"d{d}", size[d]))
    return found


def as_element(b, v, e):
    """An index as an element."""
    if e == "index":
        return v
    if is_int(e):
        return b.op(f"arith.{b.pick(['index_cast', 'index_castui'])} {v.name} : index to {e}", e)
    i = b.op(f"arith.index_cast {v.name} : index to i8", "i8")
    if is_float(e):
        return b.op(f"arith.{b.pick(['uitofp', 'sitofp'])} {i.name} : i8 to {e}", e)
    part = b.op(f"arith.uitofp {i.name} : i8 to {e[8:-1]}", e[8:-1])
    return b.op(f"complex.create {part.name}, {part.name} : {e}", e)


def counted(b, n, size, e):
    i, j = (b.op(f"linalg.index {b.rng.randrange(n)} : index", "index") for _ in range(2))
    v = b.op(f"arith.{b.pick(['addi', 'subi', 'muli', 'maxsi'])} {i.name}, {j.name} : index", "index")
    return as_element(b, v, e)


def combined(b, acc, x, e, ordered):
    if e in COMPLEX:
        return b.op(f"complex.add {acc.name}, {x.name} : {e}", e)
    if e in ("i1", "index", "i7"):
        return b.op(f"arith.{b.pick(['addi', 'xori', 'andi', 'ori', 'muli'])} {acc.name}, {x.name} : {e}", e)
    return tensors.combined(b, acc, x, e, ordered)


def output(b, par, size, e, reads):
    """Of all parallel loops, and perhaps a dimension that none of them goes along."""
    order = b.rng.sample(par, len(par))
    exprs, shape = [f"d{d}" for d in order], [size[d] for d in order]
    if b.chance(0.12):
        at = b.rng.randint(0, len(exprs))
        exprs.insert(at, "0")
        shape.insert(at, b.pick([1, 1, 2]))
        reads = True  # what is not written stays
    v = tensors.filled(b, shape, e) if reads else tensors.empty(b, shape, e)
    return exprs, v


def generic(b):
    n, e = b.rng.randint(1, 3), b.pick(ELEMS)
    size = [0 if b.chance(0.04) else b.pick([1, 1, 2, 3, 4, 5]) for _ in range(n)]
    sums = [i for i in range(n) if b.chance(0.3)]
    if not is_int(e) and len(sums) > 1 and not b.may_round():
        sums = sums[:1]
    par, ds = [i for i in range(n) if i not in sums], ", ".join(f"d{i}" for i in range(n))
    ins, maps = [], []
    for _ in range(b.rng.randint(0, 2)):
        found = subscripts(b, n, size)
        ins.append(tensors.static(b, tensors.tensor_of(b, [s for _, s in found], e)))
        maps.append([x for x, _ in found])
    ins.append(tensors.static(b, tensors.tensor_of(b, size, e)))
    maps.append([f"d{i}" for i in range(n)])
    if b.chance(0.2):
        i = b.rng.randrange(len(ins))
        ins.append(ins[i])
        maps.append(maps[i])
    reads = bool(sums) or b.chance(0.5)
    outs = [output(b, par, size, e, reads) for _ in range(b.pick([1, 1, 1, 2]))]
    whole = [f"d{i}" for i in range(n)]
    if not sums and reads and maps[-1] == whole and b.chance(0.2):
        outs[0] = (whole, ins[-1])  # an input is the init
    ins = [tensors.blur(b, v) for v in ins]
    inits = [tensors.blur(b, v) for _, v in outs]
    maps += [x for x, _ in outs]
    text = ", ".join(f"affine_map<({ds}) -> ({', '.join(m)})>" for m in maps)
    kinds = ", ".join('"reduction"' if i in sums else '"parallel"' for i in range(n))

    def listed(vs):
        return f"{', '.join(v.name for v in vs)} : {', '.join(str(v.type) for v in vs)}"
    args, accs, r = [Val(b.name(), e) for _ in ins], [Val(b.name(), e) for _ in outs], b.name()
    b.emit(f"{r}{':2' if len(outs) > 1 else ''} = linalg.generic {{indexing_maps = [{text}], iterator_types = [{kinds}]}} ins({listed(ins)}) outs({listed(inits)}) {{")
    b.emit(f"^bb0({', '.join(f'{a.name}: {e}' for a in args + accs)}):")
    readable = [a for a, v in zip(accs, inits) if v.loose != "unwritten"] if not sums else []
    with b.scope(*args, *readable):
        ends = []
        for acc in accs:
            if b.chance(0.3):
                counted(b, n, size, e)
            for _ in range(b.rng.randint(0, 3)):
                elementwise.step(b)
            x = b.value(e, 0)
            ends.append(combined(b, acc, x, e, len(sums) == 1) if sums else x)
        b.emit(f"linalg.yield {listed(ends)}")
    types = [str(v.type) for v in inits]
    b.emit(f"}} -> {types[0] if len(outs) == 1 else '(' + ', '.join(types) + ')'}")
    for i, v in enumerate(inits):
        b.define(Val(r if len(outs) == 1 else f"{r}#{i}", v.type))


def step(b):
    if b.chance(0.75):
        return generic(b)
    return b.pick([tensors.binary, tensors.transpose, tensors.broadcast, tensors.pack, tensors.pad, tensors.slices, tensors.reshape, tensors.reduce])(b)

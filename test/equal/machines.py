# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contractions that single machines have instructions for, and reads of vectors ahead of their use. Floats are whole numbers of 8 bits,
so that sums of products are exact in any order: such contractions are marked `exact`."""
from build import Shaped

MAPS = 'indexing_maps = [{}], iterator_types = [{}], kind = #vector.kind<add>, exact'


def contract(b, loops, maps, x, y, z):
    """`loops`: of each letter, is it summed over? x, y, z: names and types."""
    dims = ", ".join(loops)
    maps = ", ".join(f"affine_map<({dims}) -> ({', '.join(m)})>" for m in maps)
    kinds = ", ".join('"reduction"' if sums else '"parallel"' for sums in loops.values())
    attrs = MAPS.format(maps, kinds)
    return b.op(f"vector.contract {{{attrs}}} {x[0]}, {y[0]}, {z[0]} : {x[1]}, {y[1]} into {z[1]}", z[1])


def whole(b, shape, e):
    """Whole numbers of 8 bits: name and type."""
    ints, t = Shaped("vector", shape, "i8"), Shaped("vector", shape, e)
    v = b.value(ints).name
    if e == "i8":
        return v, t
    r = b.name()
    b.emit(f"{r} = arith.{'extsi' if e == 'i32' else 'sitofp'} {v} : {ints} to {t}")
    return r, t


def through_memory(b, v, t):
    """Written to a buffer and read again."""
    shape = "x".join(map(str, t.shape))
    m, buffer, r = f"memref<{shape}x{t.elem}>", b.name(), b.name()
    at = ", ".join([b.int(0).name] * len(t.shape))
    b.emit(f"{buffer} = memref.alloc() : {m}")
    b.emit(f"vector.store {v}, {buffer}[{at}] : {m}, {t}")
    if b.chance(0.7):
        b.emit(f"{r} = vector.load {buffer}[{at}] : {m}, {t}")
    else:
        pad, inside = b.constant(t.elem).name, ", ".join(["true"] * len(t.shape))
        b.emit(f"{r} = vector.transfer_read {buffer}[{at}], {pad} {{in_bounds = [{inside}]}} : {m}, {t}")
    if b.chance(0.2):
        x = b.value(t.elem) if b.chance(0.5) else b.constant(t.elem)
        b.emit(f"memref.store {x.name}, {buffer}[{at}] : {m}")
    return r, t


def row(b):
    """A row of lanes times one lane: single numbers, pairs of bf16, fours of i8."""
    e, pack = b.pick([("f32", 1), ("bf16", 2), ("bf16", 2), ("i8", 4)])
    n, wide = b.pick([4, 4, 8, 8, 16, 5]), b.pick([0, 1])
    loops = dict(m=False, n=False, k=True) if pack == 1 else dict(v=True, m=False, n=False, k=True)
    size = dict(m=1 if wide else n, n=n if wide else 1, k=1, v=pack)
    maps = ["mk", "kn", b.pick(["mn", "mn", "nm"])] if pack == 1 else ["mkv", "knv", "mn"]
    shapes = [tuple(size[d] for d in m) for m in maps]
    x, y = (whole(b, s, e) for s in shapes[:2])
    if e == "bf16" and b.chance(0.6):
        x, y = through_memory(b, *x), through_memory(b, *y)
    z = whole(b, shapes[2], "i32" if e == "i8" else "f32")
    return contract(b, loops, maps, x, y, z)


def extended(b, v, t):
    """To 32 bits, perhaps from a nibble, signed or not."""
    if b.chance(0.3):
        r, small = b.name(), Shaped("vector", t.shape, "i4")
        b.emit(f"{r} = arith.trunci {v} : {t} to {small}")
        v, t = r, small
    r, to = b.name(), Shaped("vector", t.shape, "i32")
    b.emit(f"{r} = arith.{b.pick(['extsi', 'extui'])} {v} : {t} to {to}")
    return r, to


def tiles(b):
    """Matrices with an even number of rows, or one: of numbers of 8 bits and bf16."""
    e, depth = b.pick([("i8", 8), ("i8", 8), ("bf16", 4)])
    m, n, k = b.pick([1, 2, 2, 4]), b.pick([2, 2, 4, 3]), depth * b.pick([1, 1, 2])
    loops = dict(m=False, n=False, k=True) if b.chance(0.7) else dict(n=False, m=False, k=True)
    x, y = whole(b, (m, k), e), whole(b, (n, k), e)
    if e == "i8" and b.chance(0.7):
        x, y = extended(b, *x), extended(b, *y)
    z = b.pick(["mn", "mn", "mn", "nm"])
    acc = whole(b, tuple(dict(m=m, n=n)[d] for d in z), "i32" if e == "i8" else "f32")
    return contract(b, loops, ["mk", "nk", z], x, y, acc)


def step(b):
    return b.pick([row, row, tiles])(b)

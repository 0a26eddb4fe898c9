# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vectors from and to buffers: transfers (masked, permuted, repeated, beyond the end), loads, stores, gathers."""
import buffers
from build import Shaped, Val


def view(b):
    """A buffer, its type as text, its sizes: as it is, with unknown sizes, or transposed."""
    v = buffers.a_buffer(b, lambda t: t.shape and all(t.shape))
    t = v.type
    if b.chance(0.6):
        return v.name, str(t), t.shape, t.elem
    r = b.name()
    if len(t.shape) == 2 and b.chance(0.4):
        to = f"memref<{t.shape[1]}x{t.shape[0]}x{t.elem}, strided<[1, {t.shape[1]}]>>"
        b.emit(f"{r} = memref.transpose {v.name} (d0, d1) -> (d1, d0) : {t} to {to}")
        return r, to, t.shape[::-1], t.elem
    to = f"memref<{'x'.join(b.pick(['?', str(d)]) for d in t.shape)}x{t.elem}>"
    b.emit(f"{r} = memref.cast {v.name} : {t} to {to}")
    return r, to, t.shape, t.elem


def mask_of(b, shape):
    t = Shaped("vector", shape, "i1")
    return b.op(f"vector.create_mask {', '.join(b.index(d + 1).name for d in shape)} : {t}", t), t


def within(mask, op, result=None):
    """In a vector.mask, if there is a mask."""
    if not mask:
        return op
    m, t = mask
    return f"vector.mask {m.name} {{ {op} }} : {t}" + (f" -> {result}" if result else "")


def transfer(b):
    name, t, shape, e = view(b)
    rank = len(shape)
    k = b.rng.randint(1, rank)
    dims = b.rng.sample(range(rank), k) if b.chance(0.3) else list(range(rank - k, rank))
    size = [b.rng.randint(1, shape[d] + 2) for d in dims]
    known = [b.rng.randrange(d) if b.chance(0.6) else None for d in shape]
    ats = ", ".join(b.index(d).name if i is None else b.int(i).name for i, d in zip(known, shape))
    inb = [known[d] is not None and known[d] + s <= shape[d] and b.chance(0.7) for d, s in zip(dims, size)]
    order = sorted(range(k), key=lambda i: dims[i])
    results = [f"d{d}" for d in dims]
    reads = b.chance(0.5)
    kept = [size[i] for i in order]
    if reads and b.chance(0.2):
        at = b.rng.randint(0, len(results))
        results.insert(at, "0"), size.insert(at, b.rng.randint(1, 3)), inb.insert(at, True)
    masked = k > 0 and b.chance(0.3)
    m, _ = mask_of(b, tuple(kept)) if masked else (None, None)
    around = mask_of(b, tuple(kept)) if masked and k == len(results) and results == [f"d{d}" for d in range(rank - k, rank)] and b.chance(0.5) else None
    own = masked and (not around or b.chance(0.6))
    mask = f", {m.name}" if own else ""
    to = Shaped("vector", tuple(size), e)
    ds = ", ".join(f"d{i}" for i in range(rank))
    attrs = f"{{in_bounds = [{', '.join(str(x).lower() for x in inb)}], permutation_map = affine_map<({ds}) -> ({', '.join(results)})>}}"
    if reads:
        return b.op(within(around, f"vector.transfer_read {name}[{ats}], {b.value(e).name}{mask} {attrs} : {t}, {to}", to), to)
    write = f"vector.transfer_write {b.value(to).name}, {name}[{ats}]{mask} {attrs} : {to}, {t}"
    b.emit(within(around, write))
    return whole(b, name, t, shape, e)


def scalar(b):
    """A vector without dimensions."""
    name, t, shape, e = view(b)
    ats = ", ".join(b.index(d).name for d in shape)
    v = b.name()
    attrs = f"{{permutation_map = affine_map<({', '.join(f'd{i}' for i in range(len(shape)))}) -> ()>}}"
    b.emit(f"{v} = vector.transfer_read {name}[{ats}], {b.value(e).name} {attrs} : {t}, vector<{e}>")
    return b.op(f"vector.extract {v}[] : {e} from vector<{e}>", e)


def whole(b, name, t, shape, e):
    to = Shaped("vector", tuple(shape), e)
    zeros = ", ".join(b.int(0).name for _ in shape)
    return b.op(f"vector.transfer_read {name}[{zeros}], {b.value(e).name} {{in_bounds = [{', '.join(['true'] * len(shape))}]}} : {t}, {to}", to)


def load(b):
    """A row, and perhaps one element of it."""
    name, t, shape, e = view(b)
    if "strided" in t:
        return transfer(b)
    n = b.rng.randint(1, shape[-1])
    lead = [b.rng.randrange(d) for d in shape[:-1]]
    ats = ", ".join(b.int(i).name for i in lead + [b.rng.randint(0, shape[-1] - n)])
    to = Shaped("vector", (n,), e)
    if b.chance(0.3):
        x = b.op(f"vector.broadcast {b.value(e).name} : {e} to {to}", to)
        b.emit(f"vector.store {x.name}, {name}[{ats}] : {t}, {to}")
        return whole(b, name, t, shape, e)
    v = b.op(f"vector.load {name}[{ats}] : {t}, {to}", to)
    return b.op(f"vector.extract {v.name}[{b.rng.randrange(n)}] : {e} from {to}", e) if b.chance(0.7) else v


def elements(b):
    e, shape = b.elem(), (b.rng.randint(1, 3), b.rng.randint(1, 3), b.rng.randint(1, 2))[:b.pick([2, 3])]
    t = Shaped("vector", shape, e)
    if b.chance(0.5):
        return b.op(f"vector.from_elements {', '.join(b.value(e).name for _ in range(t.size))} : {t}", t)
    v, r = b.value(t), b.name()
    b.emit(f"{r if t.size == 1 else f'{r}:{t.size}'} = vector.to_elements {v.name} : {t}")
    for i in range(t.size):
        out = b.define(Val(r if t.size == 1 else f"{r}#{i}", e))
    return out


def gather(b):
    """In a vector.mask, and masked by itself."""
    v = buffers.a_buffer(b, lambda t: len(t.shape) == 1 and t.elem != "index")
    t = v.type
    if len(t.shape) != 1:
        return transfer(b)
    n, e = b.rng.randint(1, 4), t.elem
    it, to = Shaped("vector", (n,), "index"), Shaped("vector", (n,), e)
    at = b.op(f"vector.from_elements {', '.join(b.index(t.shape[0]).name for _ in range(n))} : {it}", it)
    m, mt = mask_of(b, (n,))
    g = f"vector.gather {v.name}[{b.int(0).name}] [{at.name}], {m.name}, {b.value(to).name} : {t}, {it}, {mt}, {to} into {to}"
    return b.op(within(mask_of(b, (n,)) if b.chance(0.5) else None, g, to), to)


def step(b):
    return b.pick([transfer, transfer, transfer, scalar, load, load, elements, gather])(b)

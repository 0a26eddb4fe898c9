# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs with launches: loops for threads, copies to the memory of a block, products for a warp. What threads do before a script
does not depend on how many there are, but where it says so."""
import buffers
import elementwise
from build import Shaped, Val


def launch(b, threads=(1, 1, 1)):
    """Opens a launch of one block; the ids of its threads."""
    one = b.int(1).name
    sizes = [b.int(n).name for n in threads]
    names = [b.name() for _ in range(12)]
    b.emit(f"gpu.launch blocks({', '.join(names[:3])}) in ({', '.join(f'{n} = {one}' for n in names[6:9])})"
           f" threads({', '.join(names[3:6])}) in ({', '.join(f'{n} = {s}' for n, s in zip(names[9:12], sizes))}) {{")
    return [Val(n, "index", below=size) for n, size in zip(names[3:6], threads)]


def end(b, attrs=""):
    b.emit("  gpu.terminator")
    b.emit("}" + attrs)


def filled(b, t, number=None):
    v = b.op(f"memref.alloc() : {t}", t)
    value = b.op(f"arith.constant {number} : {t.elem}", t.elem) if number else b.value(t.elem)
    b.emit(f"linalg.fill ins({value.name} : {t.elem}) outs({v.name} : {t})")
    return v


def loop(b, source, dest):
    """Each iteration computes one element from one of the source."""
    shape = dest.type.shape
    ivs = [Val(b.name(), "index", below=d) for d in shape]
    linear = b.chance(0.4)
    order = b.rng.sample(range(len(shape)), len(shape))
    mapping = ", ".join(f"#gpu.thread<{f'linear_dim_{i}' if linear else 'xyz'[i]}>" for i in order)
    b.emit(f"scf.forall ({', '.join(i.name for i in ivs)}) in ({', '.join(map(str, shape))}) {{")
    with b.scope(*ivs):
        at = ", ".join(b.index(d).name for d in source.type.shape)
        b.op(f"memref.load {source.name}[{at}] : {source.type}", source.type.elem)
        for _ in range(b.rng.randint(0, 3)):
            elementwise.step(b)
        b.emit(f"memref.store {b.value(dest.type.elem, 0).name}, {dest.name}[{', '.join(i.name for i in ivs)}] : {dest.type}")
    b.emit(f"}} {{mapping = [{mapping}]}}")


def threads(b):
    """A launch of one thread with loops, each of which reads what the one before has written."""
    elem = b.pick(["i32", "f32"])
    all_ = [filled(b, Shaped("memref", b.shape(b.pick([1, 2, 2, 3]), 24), elem)) for _ in range(b.rng.randint(2, 4))]
    launch(b)
    with b.scope():
        for source, dest in zip(all_, all_[1:]):
            loop(b, source, dest)
    end(b, " {only_loops}")


def copies(b):
    """A loop in which threads take turns to fill slots of the block's memory, and read what others put there."""
    elem, n, slots, length = b.pick(["f32", "i32"]), b.pick([1, 2, 3]), 4, b.rng.randint(1, 7)
    vector = Shaped("vector", (4 if b.chance(0.7) else 1,), elem)
    room = Shaped("memref", (n, 4 * length), elem)
    source, dest = filled(b, room), filled(b, room)
    for _ in range(3):
        b.emit(f"memref.store {b.constant(elem).name}, {source.name}[{b.index(n).name}, {b.index(4 * length).name}] : {room}")
    shared = f"memref<{n}x{slots}x4x{elem}, {b.pick(['#gpu.address_space<workgroup>', '3'])}>"
    s, zero, four, many, pad = b.name(), b.int(0).name, b.int(4).name, b.int(slots).name, b.constant(elem).name
    b.emit(f"{s} = memref.alloc() : {shared}")
    me = launch(b, (n, 1, 1))[0].name
    k, turn, slot, v, w, other, next_ = (b.name() for _ in range(7))
    last, first = b.name(), b.name()
    lines = [f"scf.for {k} = {zero} to %end step {four} {{",
             f"  {turn} = arith.divui {k}, {four} : index", f"  {slot} = arith.remui {turn}, {many} : index",
             f"  {v} = vector.transfer_read {source.name}[{me}, {k}], {pad} {{in_bounds = [true]}} : {room}, {vector}",
             f"  vector.transfer_write {v}, {s}[{me}, {slot}, {zero}] {{in_bounds = [true]}} : {vector}, {shared}",
             "  gpu.barrier",
             f"  {next_} = arith.addi {me}, {first} : index", f"  {other} = arith.remui {next_}, {last} : index",
             f"  {w} = vector.transfer_read {s}[{other}, {slot}, {zero}], {pad} {{in_bounds = [true]}} : {shared}, {vector}",
             f"  vector.transfer_write {w}, {dest.name}[{me}, {k}] {{in_bounds = [true]}} : {vector}, {room}"]
    if b.chance(0.6):
        lines.append("  gpu.barrier")
    ends = b.name()
    with b.scope():
        b.emit(f"{ends} = arith.constant {4 * length} : index")
        b.emit(f"{last} = arith.constant {n} : index")
        b.emit(f"{first} = arith.constant 1 : index")
        for line in lines + ["}"]:
            b.emit(line.replace("%end", ends))
    end(b)


def product(b):
    """Each thread of a warp computes the same product; together they can do so too, of numbers that have few digits."""
    if b.room < 5:
        return threads(b)
    b.room -= 8
    elem, k = b.pick([("f32", 4), ("f16", 16)])
    x, y, z = (Shaped("memref", shape, elem) for shape in [(16, k), (k, 8), (16, 8)])
    x, y, z = (filled(b, t, b.pick(['1.0', '-2.0', '0.25', '7.0'])) for t in (x, y, z))
    for v in (x, y):
        for _ in range(6):
            number = b.op(f"arith.constant {b.pick(['1.0', '2.0', '-1.0', '0.5', '3.0'])} : {elem}", elem)
            b.emit(f"memref.store {number.name}, {v.name}[{', '.join(b.index(d).name for d in v.type.shape)}] : {v.type}")
    start = b.op(f"arith.constant {b.pick(['0.0', '1.5'])} : {elem}", elem)
    launch(b, (32, 1, 1))
    with b.scope():
        b.emit(f"linalg.fill ins({start.name} : {elem}) outs({z.name} : {z.type})")
        b.emit(f"linalg.matmul ins({x.name}, {y.name} : {x.type}, {y.type}) outs({z.name} : {z.type})")
    end(b)


def parallel(b):
    """A nest of parallel loops, of which the inner one may reduce."""
    shape = b.shape(2, 24)
    source, dest = filled(b, Shaped("memref", shape, "i32")), filled(b, Shaped("memref", shape, "i32"))
    i, j = (Val(b.name(), "index", below=d) for d in shape)
    zero, one, (h, w) = b.int(0).name, b.int(1).name, (b.int(d).name for d in shape)
    b.emit(f"scf.parallel ({i.name}) = ({zero}) to ({h}) step ({one}) {{")
    with b.scope(i):
        b.emit(f"scf.parallel ({j.name}) = ({zero}) to ({w}) step ({one}) {{")
        with b.scope(j):
            b.op(f"memref.load {source.name}[{i.name}, {j.name}] : {source.type}", "i32")
            elementwise.step(b)
            b.emit(f"memref.store {b.value('i32', 0).name}, {dest.name}[{i.name}, {j.name}] : {dest.type}")
        b.emit("}")
    b.emit("}")


def look(b):
    """What a buffer holds, as a vector that can be a result."""
    v = b.shaped("memref", lambda t: t.size <= 128 and t.elem in ("i32", "f32", "f16"))
    if not v:
        return
    zero, pad = b.int(0).name, b.constant(v.type.elem).name
    t = Shaped("vector", v.type.shape, v.type.elem)
    inside = ", ".join(["true"] * len(t.shape))
    b.op(f"vector.transfer_read {v.name}[{', '.join([zero] * len(t.shape))}], {pad} {{in_bounds = [{inside}]}} : {v.type}, {t}", t)


def step(b):
    if len(b.scopes) > 1:
        return elementwise.step(b)
    b.pick([threads, threads, copies, copies, product, parallel, elementwise.step, buffers.load])(b)
    look(b)

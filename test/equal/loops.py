# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops whose carried values go everywhere: swapped, handed on twice, kept from the loop outside and read in the one inside; loops that
never run, that overshoot, that count in other types; loops of loops with nothing between."""
import control
import elementwise
from build import Shaped, Val
from control import arrow, results

TYPES = ["i32", "i64", "index", "f32", "i8", "i1", "f64"]


def types(b, most=3):
    """Of few types, so that values can stand for each other."""
    if not hasattr(b, "loop_types"):
        b.loop_types = b.rng.sample(TYPES, 2)
    found = [b.pick(b.loop_types)]
    while len(found) < most and b.chance(0.5):
        found.append(b.pick([found[0], b.pick(b.loop_types)]))
    return found


def mixed(b, ts):
    """Something new of what is near: what the loops around carry, above all."""
    t = b.pick(ts)
    near = [v for s in b.scopes[-4:] for v in s if v.type == t and not v.loose] or [b.value(t)]
    x, y = b.pick(near[-8:]), b.pick(near[-8:])
    name = b.pick(["addf", "mulf", "subf"]) if t[0] == "f" else b.pick(["addi", "addi", "subi", "xori", "muli"])
    return b.op(f"arith.{name} {x.name}, {y.name} : {t}", t)


def inits(b, ts):
    """Often one value for two of them."""
    found = []
    for i, t in enumerate(ts):
        same = [v for v, u in zip(found, ts) if u == t]
        found.append(b.pick(same) if same and b.chance(0.3) else b.value(t))
    return found


def handed_on(b, args):
    """What an iteration hands to the next: swapped, twice the same, as it was, or computed."""
    found = []
    for a in args:
        same = [v for v in args if v.type == a.type]
        fresh = [v for v in b.scopes[-1] if v.type == a.type and v not in args]
        found.append(b.pick(fresh[-3:]) if fresh and b.chance(0.6) else b.pick(same) if b.chance(0.6) else b.value(a.type, 0.1))
    return found


def emit_yield(b, op, values):
    b.emit(f"{op} {', '.join(v.name for v in values)} : {', '.join(str(v.type) for v in values)}" if values else op)


def bounds(b, t="index"):
    """Text of low, high and step; how many runs at most, and what the variable stays below."""
    low, high, step = b.rng.randint(-3, 3), b.rng.randint(-4, 7), b.pick([1, 1, 1, 2, 3, 5])
    if b.chance(0.6):
        low, high = 0, b.rng.randint(1, 4)

    def number(n):
        if t == "index" and n >= 0:
            return b.int(n).name
        return b.op(f"arith.constant {n} : {t}", t).name
    texts = [number(low), number(high), number(step)]
    if t == "index" and b.chance(0.25):
        v = b.index(6)
        texts[1], high = v.name, v.below
    return texts, high if low >= 0 and high > 0 else 0


def small(b):
    for _ in range(b.rng.randint(0, 2)):
        elementwise.step(b)


def body(b, ts):
    """Ops of the payload's kinds, and loops inside."""
    if b.room > 0 and b.chance(0.35):
        b.room -= 1
        b.pick([for_, for_, while_, nest, control.scf_if])(b)
    for _ in range(b.rng.randint(0, 2)):
        mixed(b, ts)
    b.room -= 1
    b.steps(b.rng.randint(0, 1))


def for_(b):
    t = b.pick(["index", "index", "index", "i32", "i64"])
    (low, high, step), below = bounds(b, t)
    ts = types(b) if b.chance(0.9) else []
    start, i, args = inits(b, ts), b.name(), [Val(b.name(), u) for u in ts]
    head, out = results(b, ts)
    iters = " iter_args(" + ", ".join(f"{a.name} = {v.name}" for a, v in zip(args, start)) + ")" if ts else ""
    b.emit(f"{head}scf.for {i} = {low} to {high} step {step}{iters}{arrow(ts)}{'' if t == 'index' else f' : {t}'} {{")
    with b.scope(Val(i, t, below=below if t == "index" else 0), *args):
        body(b, ts or types(b))
        emit_yield(b, "scf.yield", handed_on(b, args))
    b.emit("}")
    for v in out:
        b.define(v)


def nest(b):
    """Loops with nothing between them, that carry the same values down and up; the inner one sees what the outer ones carry."""
    depth, ts = b.rng.randint(2, 3), types(b)
    affine = b.chance(0.35)
    start, outer, ends = inits(b, ts), [], []
    ranges = [bounds(b) for _ in range(depth)]
    shared = ranges[0] if b.chance(0.3) else None
    name = "affine" if affine else "scf"
    for (texts, below) in ranges:
        if shared:
            texts, below = shared
        if affine:
            low, high = b.rng.randint(-1, 2), b.rng.randint(-1, 5)
            texts, below = [str(low), f"{high}", str(b.pick([1, 1, 2, 3]))], high if low >= 0 and high > 0 else 0
        i, args = Val(b.name(), "index", below=below), [Val(b.name(), t) for t in ts]
        head, out = results(b, ts)
        iters = ", ".join(f"{a.name} = {v.name}" for a, v in zip(args, start))
        b.emit(f"{head}{name}.for {i.name} = {texts[0]} to {texts[1]} step {texts[2]} iter_args({iters}){arrow(ts)} {{")
        b.scopes.append([i, *args])
        b.depth += 1
        outer.append(args), ends.append(out)
        start = args
    if b.chance(0.3):
        small(b)
    for _ in range(b.rng.randint(1, 3)):
        mixed(b, ts)
    values = handed_on(b, outer[-1])
    for k in reversed(range(depth)):
        emit_yield(b, f"{name}.yield", values)
        b.depth -= 1
        b.scopes.pop()
        b.emit("}")
        values = ends[k]
        if k and b.chance(0.15):
            same = [v for v in values + outer[k - 1] if v.type == ts[0]]
            values = [b.pick(same), *values[1:]]
    for v in ends[0]:
        b.define(v)


def choice(b, c, ts):
    """One of two, as the loop goes on or not."""
    ts = ts[:b.rng.randint(1, len(ts))]
    head, out = results(b, ts)
    b.emit(f"{head}scf.if {c.name}{arrow(ts)} {{")
    for closing in ("} else {", "}"):
        with b.scope():
            if b.chance(0.6 if closing != "}" else 0.2):
                mixed(b, ts)
            emit_yield(b, "scf.yield", [b.value(t, 0) for t in ts])
        b.emit(closing)
    for v in out:
        b.define(v)
    return out


def while_(b):
    """What the condition hands on has an order and types of its own, and some of it twice."""
    n, ts = b.rng.randint(0, 4), types(b)
    start, before = inits(b, ts), [Val(b.name(), t) for t in ts]
    counter = Val(b.name(), "index")
    zero, end, one = b.int(0), b.int(n), b.int(1)
    all_before = [counter, *before]
    types_in = ", ".join(str(v.type) for v in all_before)
    named = ", ".join(f"{a.name} = {v.name}" for a, v in zip(all_before, [zero, *start]))
    head_at = len(b.lines)
    b.emit("")
    with b.scope(*all_before):
        c = b.op(f"arith.cmpi {b.pick(['slt', 'slt', 'ult', 'ne'])}, {counter.name}, {end.name} : index", "i1")
        for _ in range(b.rng.randint(0, 2)):
            mixed(b, ts)
        chosen = choice(b, c if b.chance(0.7) else b.value("i1"), ts) if b.chance(0.5) else []
        near = chosen + before
        sent = [counter] + [b.pick(near) if b.chance(0.8) else b.value(b.pick(ts), 0.1) for _ in range(b.rng.randint(0, 3))]
        if chosen and b.chance(0.5):
            sent += [chosen[0]] * 2
        elif b.chance(0.6):
            sent.append(b.pick(sent))
        order = b.rng.sample(range(len(sent)), len(sent))
        sent = [sent[i] for i in order]
        types_out = ", ".join(str(v.type) for v in sent)
        b.emit(f"scf.condition({c.name}) {', '.join(v.name for v in sent)} : {types_out}")
    after = [Val(b.name(), v.type) for v in sent]
    seen = after[sent.index(counter)]
    b.emit("} do {")
    with b.scope(*after):
        b.lines.append("  " * (b.depth - 1) + f"^bb0({', '.join(f'{a.name}: {a.type}' for a in after)}):")
        nxt = b.op(f"arith.addi {seen.name}, {one.name} : index", "index")
        body(b, ts)
        emit_yield(b, "scf.yield", [nxt] + [b.value(t, 0.1) for t in ts])
    b.emit("}")
    head, out = results(b, [v.type for v in sent])
    b.lines[head_at] = "  " * b.depth + f"{head}scf.while ({named}) : ({types_in}) -> ({types_out}) {{"
    for v in out:
        b.define(v)


def affine_parallel(b):
    """With sums of integers."""
    n, ts = b.rng.randint(1, 2), [b.pick(["i32", "i64", "i8"]) for _ in range(b.rng.randint(1, 2))]
    kinds = [b.pick(["addi", "muli", "ori", "andi"]) for _ in ts]
    i = [Val(b.name(), "index") for _ in range(n)]
    low, high = [b.rng.randint(0, 1) for _ in range(n)], [b.rng.randint(0, 4) for _ in range(n)]
    i = [Val(v.name, "index", below=max(h, 0)) for v, h in zip(i, high)]
    head, out = results(b, ts)
    b.emit(f"{head}affine.parallel ({', '.join(v.name for v in i)}) = ({', '.join(map(str, low))}) to ({', '.join(map(str, high))})"
           f"{b.pick(['', f' step ({chr(44).join([str(b.pick([1, 2])) for _ in i])})'])} reduce ({', '.join(chr(34) + k + chr(34) for k in kinds)}) -> ({', '.join(ts)}) {{")
    with b.scope(*i):
        small(b)
        emit_yield(b, "affine.yield", [b.value(t, 0.1) for t in ts])
    b.emit("}")
    for v in out:
        b.define(v)


def parallel(b):
    """Several dimensions and several sums."""
    n = b.rng.randint(1, 3)
    ts = [b.pick(["i32", "i64", "index", "i8"]) for _ in range(b.rng.randint(0, 2))]
    ranges = [bounds(b) for _ in range(n)]
    i = [Val(b.name(), "index", below=below) for _, below in ranges]
    start = inits(b, ts)
    head, out = results(b, ts)
    lows, highs, steps = ("(" + ", ".join(r[0][k] for r in ranges) + ")" for k in range(3))
    init = f" init ({', '.join(v.name for v in start)})" if ts else ""
    to = f" -> ({', '.join(ts)})" if len(ts) > 1 else f" -> {ts[0]}" if ts else ""
    b.emit(f"{head}scf.parallel ({', '.join(v.name for v in i)}) = {lows} to {highs} step {steps}{init}{to} {{")
    with b.scope(*i):
        small(b)
        if ts:
            values = [b.value(t, 0.1) for t in ts]
            b.emit(f"scf.reduce({', '.join(v.name for v in values)} : {', '.join(ts)}) {{")
            for k, t in enumerate(ts):
                x, y, z = b.name(), b.name(), b.name()
                b.emit(f"^bb0({x}: {t}, {y}: {t}):")
                b.emit(f"  {z} = arith.{b.pick(['addi', 'xori', 'maxsi', 'muli', 'andi', 'minui'])} {x}, {y} : {t}")
                b.emit(f"  scf.reduce.return {z} : {t}")
                b.emit("}" + (", {" if k + 1 < len(ts) else ""))
    b.emit("}")
    for v in out:
        b.define(v)


def forall(b):
    """Each run of a nest writes one element of one or two tensors."""
    n = b.rng.randint(1, 2)
    low = [b.pick([0, 0, 1]) for _ in range(n)]
    high = [b.rng.randint(0, 4) for _ in range(n)]
    step = [b.pick([1, 1, 2]) for _ in range(n)]
    e, outs = b.pick(["i32", "f32"]), b.rng.randint(1, 2)
    t = Shaped("tensor", tuple(max(h, 1) for h in high), e)
    start = [b.value(t) for _ in range(outs)]
    i, args = [Val(b.name(), "index", below=max(h, 0)) for h in high], [b.name() for _ in range(outs)]
    head, out = results(b, [t] * outs)
    shared = f"shared_outs({', '.join(f'{a} = {v.name}' for a, v in zip(args, start))}) -> ({', '.join([str(t)] * outs)})"
    lists = [", ".join(map(str, x)) for x in (low, high, step)]
    range_ = f"in ({lists[1]})" if set(low) == {0} and set(step) == {1} and b.chance(0.7) else f"= ({lists[0]}) to ({lists[1]}) step ({lists[2]})"
    b.emit(f"{head}scf.forall ({', '.join(v.name for v in i)}) {range_} {shared} {{")
    one = Shaped("tensor", (1,) * n, e)
    with b.scope(*i):
        at = ", ".join(v.name for v in i)
        for a in args:
            b.op(f"tensor.extract {a}[{at}] : {t}", e)
        small(b)
        rows = [b.op(f"tensor.from_elements {b.value(e, 0).name} : {one}", one) for _ in args]
        b.emit("scf.forall.in_parallel {")
        for a, row in zip(args, rows):
            b.emit(f"  tensor.parallel_insert_slice {row.name} into {a}[{at}] [{', '.join(['1'] * n)}] [{', '.join(['1'] * n)}] : {one} into {t}")
        b.emit("}")
    b.emit("}")
    for v in out:
        b.define(v)


def switch(b):
    """A case for each of some numbers, with values of its own."""
    ts, x = types(b), b.index(b.rng.randint(2, 5))
    head, out = results(b, ts)
    b.emit(f"{head}scf.index_switch {x.name} -> {', '.join(ts)}")
    for label in [f"case {k}" for k in b.rng.sample(range(6), b.rng.randint(0, 4))] + ["default"]:
        b.emit(f"{label} {{")
        with b.scope():
            body(b, ts)
            emit_yield(b, "scf.yield", [b.value(t) for t in ts])
        b.emit("}")
    for v in out:
        b.define(v)


def step(b):
    if b.room <= 0 or b.chance(0.3):
        return elementwise.step(b)
    b.room -= 1
    b.pick([for_, for_, for_, nest, nest, nest, while_, while_, while_, affine_parallel, parallel, forall, switch, control.affine_for, control.affine_if,
            control.execute_region, control.scf_if])(b)

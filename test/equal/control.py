# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Control flow: scf, cf, affine, calls. Trip counts are small; `b.steps(n)` puts n ops of the payload's families in a body."""
from build import Builder, FLOATS, INTS, Shaped, Val, width


def carried(b, most=3):
    """Some values to hand through a region."""
    found = b.visible(lambda v: not (isinstance(v.type, Shaped) and v.type.kind in ("memref", "view")))
    n = min(b.rng.randint(0, most), len(found))
    return b.rng.sample(found[-20:], min(n, len(found[-20:])))


def results(b, types, **more):
    """A name for that many results, defined by who writes the op."""
    r = b.name()
    if len(types) == 1:
        return f"{r} = ", [Val(r, types[0])]
    return (f"{r}:{len(types)} = " if types else ""), [Val(f"{r}#{i}", t) for i, t in enumerate(types)]


def yield_(b, op, types):
    values = [b.value(t) for t in types]
    names = ", ".join(v.name for v in values)
    b.emit(f"{op} {names} : {', '.join(map(str, types))}" if types else op)


def arrow(types):
    return f" -> ({', '.join(map(str, types))})" if types else ""


def types_of(b, most=2):
    return [v.type for v in carried(b, most)] or [b.pick(INTS + FLOATS + ["index"])]


def scf_for(b):
    n, step, low = b.rng.randint(0, 5), b.pick([1, 1, 2, 3]), b.pick([0, 0, 1])
    init = carried(b)
    types = [v.type for v in init]
    bounds = f"{b.int(low).name} to {b.int(n).name} step {b.int(step).name}"
    i, args = b.name(), [Val(b.name(), t) for t in types]
    head, out = results(b, types)
    iters = " iter_args(" + ", ".join(f"{a.name} = {v.name}" for a, v in zip(args, init)) + ")" if types else ""
    b.emit(f"{head}scf.for {i} = {bounds}{iters}{arrow(types)} {{")
    with b.scope(Val(i, "index", below=max(n, 1)), *args):
        b.steps(b.rng.randint(1, 4))
        yield_(b, "scf.yield", types)
    b.emit("}")
    for v in out:
        b.define(v)


def scf_if(b):
    types = types_of(b)
    c = b.value("i1", 0.1)
    head, out = results(b, types)
    b.emit(f"{head}scf.if {c.name}{arrow(types)} {{")
    for closing in ("} else {", "}"):
        with b.scope():
            b.steps(b.rng.randint(0, 3))
            yield_(b, "scf.yield", types)
        b.emit(closing)
    for v in out:
        b.define(v)


def scf_while(b):
    init, n = carried(b, 2), b.rng.randint(0, 4)
    types = ["index"] + [v.type for v in init]
    start, end, one = b.int(0), b.int(n), b.int(1)
    before, after = [Val(b.name(), t) for t in types], [Val(b.name(), t) for t in types]
    head, out = results(b, types)
    named = ", ".join(str(t) for t in types)
    b.emit(f"{head}scf.while ({', '.join(f'{a.name} = {v.name}' for a, v in zip(before, [start] + init))}) : ({named}) -> ({named}) {{")
    with b.scope(*before):
        c = b.op(f"arith.cmpi slt, {before[0].name}, {end.name} : index", "i1")
        b.steps(b.rng.randint(0, 2))
        values = [before[0]] + [b.value(t) for t in types[1:]]
        b.emit(f"scf.condition({c.name}) {', '.join(v.name for v in values)} : {named}")
    b.emit("} do {")
    with b.scope(*after):
        b.lines.append("  " * (b.depth - 1) + f"^bb0({', '.join(f'{a.name}: {a.type}' for a in after)}):")
        nxt = b.op(f"arith.addi {after[0].name}, {one.name} : index", "index")
        b.steps(b.rng.randint(0, 3))
        values = [nxt] + [b.value(t) for t in types[1:]]
        b.emit(f"scf.yield {', '.join(v.name for v in values)} : {named}")
    b.emit("}")
    for v in out:
        b.define(v)


def shuffled(b, values, types):
    """Mostly the values as they are; else each is any of them of its type, one of them twice maybe."""
    if b.chance(0.6):
        return values
    return [b.pick([v for v in values if v.type == t] if b.chance(0.8) else [b.value(t)]) for t in types]


def nest_bounds(b, affine, count):
    """From, to and step; the least number and one above the others; whether none is negative. Some loops never run, from a bound above the other; some reach the end of their type."""
    low, n, step = b.pick([0, 0, 0, 1, -2]), b.rng.randint(1, 4), b.pick([1, 1, 1, 2, 3])
    high = low + n if b.chance(0.8) else low - b.rng.randint(0, 4)
    if not affine and b.chance(0.15):
        least, most = -(1 << width(count) - 1), (1 << width(count) - 1) - 1
        step = b.pick([1, 2, most // 4, most // 3, most // 2, most // 2 + 1, most - 1, most])
        low, high = sorted([b.pick([least, -1, 0, 1, most // 2, most - 3, most - 1]), b.pick([least + 3, 0, 2, most // 2 + 1, most - 1, most])], reverse=b.chance(0.1))
        step, n = max(step, (high - low) // 4), 1 << width(count)
    if affine:
        return f"{low} to {high} step {step}", low, n, False
    number = lambda x: b.op(f"arith.constant {x} : {count}", count).name if count != "index" or x < 0 else b.int(x).name
    return f"{number(low)} to {number(high)} step {number(step)}" + ("" if count == "index" else f" : {count}"), low, n, 0 <= min(low, high)


def nest(b):
    """Loops that are all of each other's bodies and hand on what they carry, in order or not; the innermost body sees what all carry."""
    affine, depth, init = b.chance(0.3), b.pick([1, 2, 2, 3]), carried(b) or [b.constant(b.pick(["i32", "i64", "index"]))]
    if b.chance(0.3):
        init.append(b.pick(init))
    types, count = [v.type for v in init], "index" if affine else b.pick(["index", "index", "i8", "i32", "i64"])
    dialect, bounds = "affine" if affine else "scf", [nest_bounds(b, affine, count) for _ in range(depth)]
    how = "unsigned " if not affine and count == "index" and all(x[3] for x in bounds) and b.chance(0.1) else ""
    levels = []
    for i, (text, low, n, _) in enumerate(bounds):
        iv, args, (head, out) = b.name(), [Val(b.name(), t) for t in types], results(b, types)
        iters = ", ".join(f"{a.name} = {v.name}" for a, v in zip(args, init))
        b.emit(f"{head}{dialect}.for {how}{iv} = {text.split(' : ')[0]} iter_args({iters}){arrow(types)} {': ' + count + ' ' if count != 'index' else ''}{{")
        known = Val(iv, count, below=low + n) if count == "index" and 0 <= low < 9 and n < 9 else Val(iv, count)
        levels.append((out, b.scope(known, *args)))
        levels[-1][1].__enter__()
        init = shuffled(b, args, types) if i + 1 < depth else args
    b.steps(b.rng.randint(1, 3))
    yielded = [b.value(t) for t in types]
    for out, scope in reversed(levels):
        b.emit(f"{dialect}.yield {', '.join(v.name for v in yielded)} : {', '.join(map(str, types))}")
        scope.__exit__(None, None, None)
        b.emit("}")
        yielded = shuffled(b, out, types)
    for v in levels[0][0]:
        b.define(v)


def handed_twice(b):
    """scf.while that hands on one value in several places: arguments, results of an if on its condition, the condition itself."""
    t, n = b.pick(INTS + ["index"]), b.rng.randint(0, 3)
    start, end, one, kept, other = b.int(0), b.int(n), b.int(1), b.value(t), b.value(t)
    i, x = Val(b.name(), "index"), Val(b.name(), t)
    c, w, r = (Val(b.name(), u) for u in ("i1", t, t))
    r2 = Val(f"{r.name}#1", t)
    handed = [i] + [b.pick([x, w, r2, Val(f"{r.name}#0", t), Val(f"{r.name}#0", t), kept, c]) for _ in range(b.rng.randint(2, 5))]
    types = [v.type for v in handed]
    head, out = results(b, types)
    b.emit(f"{head}scf.while ({i.name} = {start.name}, {x.name} = {kept.name}) : (index, {t}) -> ({', '.join(types)}) {{")
    with b.scope(i, x):
        b.emit(f"{c.name} = arith.cmpi slt, {i.name}, {end.name} : index")
        b.emit(f"{w.name} = arith.{b.pick(['addi', 'xori', 'muli'])} {x.name}, {other.name} : {t}")
        b.emit(f"{r.name}:2 = scf.if {c.name} -> ({t}, {t}) {{")
        with b.scope():
            b.emit(f"{(inside := Val(b.name(), t)).name} = arith.{b.pick(['addi', 'subi'])} {b.pick([w, x]).name}, {x.name} : {t}")
            b.emit(f"scf.yield {', '.join(b.pick([inside, inside, x, w, kept]).name for _ in range(2))} : {t}, {t}")
        b.emit("} else {")
        b.emit(f"  scf.yield {', '.join(b.pick([x, kept, other, w]).name for _ in range(2))} : {t}, {t}")
        b.emit("}")
        b.emit(f"scf.condition({c.name}) {', '.join(v.name for v in handed)} : {', '.join(types)}")
    b.emit("} do {")
    after = [Val(b.name(), v.type) for v in handed]
    with b.scope(*after):
        b.lines.append("  " * (b.depth - 1) + f"^bb0({', '.join(f'{a.name}: {a.type}' for a in after)}):")
        nxt = b.op(f"arith.addi {after[0].name}, {one.name} : index", "index")
        b.steps(b.rng.randint(0, 2))
        b.emit(f"scf.yield {nxt.name}, {b.pick([v for v in after[1:] if v.type == t] or [b.value(t)]).name} : index, {t}")
    b.emit("}")
    for v in out:
        b.define(v)


def index_switch(b):
    types = types_of(b)
    x = b.index(b.rng.randint(2, 5))  # of more than 32 bits: see docs/miscompiles.md
    head, out = results(b, types)
    b.emit(f"{head}scf.index_switch {x.name} -> {', '.join(map(str, types))}")
    for label in [f"case {k}" for k in range(b.rng.randint(0, 3))] + ["default"]:
        b.emit(f"{label} {{")
        with b.scope():
            b.steps(b.rng.randint(0, 2))
            yield_(b, "scf.yield", types)
        b.emit("}")
    for v in out:
        b.define(v)


def execute_region(b):
    types = types_of(b)
    head, out = results(b, types)
    b.emit(f"{head}scf.execute_region{arrow(types)} {{")
    with b.scope():
        b.steps(b.rng.randint(0, 3))
        if b.chance(0.4):
            branches(b)
        yield_(b, "scf.yield", types)
    b.emit("}")
    for v in out:
        b.define(v)


def parallel(b):
    """scf.parallel with sums of integers, whose order does not matter."""
    t = b.pick(["i32", "i8", "i64", "index"])
    n, k = b.rng.randint(0, 4), b.rng.randint(1, 2)
    i = [b.name() for _ in range(k)]
    low, high, one = b.int(0), b.int(n), b.int(b.pick([1, 1, 2]))
    init = b.value(t)
    head, out = results(b, [t])
    names = lambda v: "(" + ", ".join([v.name] * k) + ")"
    b.emit(f"{head}scf.parallel ({', '.join(i)}) = {names(low)} to {names(high)} step {names(one)} init ({init.name}) -> {t} {{")
    with b.scope(*(Val(x, "index", below=max(n, 1)) for x in i)):
        b.steps(b.rng.randint(0, 3))
        b.emit(f"scf.reduce({b.value(t).name} : {t}) {{")
        x, y, z = b.name(), b.name(), b.name()
        b.emit(f"^bb0({x}: {t}, {y}: {t}):")
        b.emit(f"  {z} = arith.{b.pick(['addi', 'xori', 'maxsi', 'muli', 'andi'])} {x}, {y} : {t}")
        b.emit(f"  scf.reduce.return {z} : {t}")
        b.emit("}")
    b.emit("}")
    b.define(out[0])


def affine_for(b):
    init = carried(b, 2)
    types = [v.type for v in init]
    low, n, step = b.rng.randint(0, 2), b.rng.randint(0, 5), b.pick(["", "", " step 2", " step 3"])
    top = n
    high = str(n)
    if b.chance(0.3):
        top = b.rng.randint(1, 4)
        inner = b.op(f"affine.apply affine_map<(d0) -> (d0 mod {top})>({b.int(top).name})", "index")
        high = f"min affine_map<(d0) -> (d0 + {top}, {top})>({inner.name})"
    i, args = b.name(), [Val(b.name(), t) for t in types]
    head, out = results(b, types)
    iters = " iter_args(" + ", ".join(f"{a.name} = {v.name}" for a, v in zip(args, init)) + ")" if types else ""
    b.emit(f"{head}affine.for {i} = {low} to {high}{step}{iters}{arrow(types)} {{")
    with b.scope(Val(i, "index", below=max(top, 1)), *args):
        b.steps(b.rng.randint(1, 4))
        if b.chance(0.5):
            affine_apply(b, [Val(i, "index", below=max(top, 1))])
        yield_(b, "affine.yield", types)
    b.emit("}")
    for v in out:
        b.define(v)


def dims_in_scope(b):
    """Indices that affine ops may use: induction variables and constants, or what affine.apply gave."""
    return [b.int(b.rng.randint(0, 6)) for _ in range(2)]


def affine_expr(b, n, depth=2):
    if not depth or b.chance(0.2):
        return b.pick([f"d{b.rng.randrange(n)}"] * 3 + [str(b.rng.randint(-5, 9))])
    x = affine_expr(b, n, depth - 1)
    how = b.pick(["+", "-", "+", "* k", "mod k", "floordiv k", "ceildiv k"])
    if how[-1] == "k":
        return f"({x}) {how[:-1]}{b.rng.randint(1, 5)}" if how[0] != "*" else f"({x}) * {b.rng.randint(-4, 5)}"
    return f"({x}) {how} ({affine_expr(b, n, depth - 1)})"


def affine_apply(b, more=()):
    dims = [b.pick([*more, *more, *dims_in_scope(b)]) for _ in range(b.rng.randint(1, 3))]
    ds, names = ", ".join(f"d{i}" for i in range(len(dims))), ", ".join(v.name for v in dims)
    name = b.pick(["apply", "apply", "min", "max"])
    exprs = ", ".join(affine_expr(b, len(dims)) for _ in range(1 if name == "apply" else b.rng.randint(1, 3)))
    return b.op(f"affine.{name} affine_map<({ds}) -> ({exprs})>({names})", "index")


def affine_if(b):
    types = types_of(b)
    dims = dims_in_scope(b)
    head, out = results(b, types)
    conditions = ", ".join(f"{affine_expr(b, 2)} {b.pick(['>=', '=='])} 0" for _ in range(b.rng.randint(1, 2)))
    b.emit(f"{head}affine.if affine_set<(d0, d1) : ({conditions})>({dims[0].name}, {dims[1].name}){arrow(types)} {{")
    for closing in ("} else {", "}"):
        with b.scope():
            b.steps(b.rng.randint(0, 2))
            yield_(b, "affine.yield", types)
        b.emit(closing)
    for v in out:
        b.define(v)


def linearize(b):
    n, m = b.rng.randint(1, 5), b.rng.randint(1, 5)
    if b.chance(0.5):
        return b.op(f"affine.linearize_index disjoint [{b.index(n).name}, {b.index(m).name}] by ({n}, {m}) : index", "index", below=n * m)
    r, x = b.name(), b.index(n * m)
    b.emit(f"{r}:2 = affine.delinearize_index {x.name} into ({n}, {m}) : index, index")
    b.define(Val(r + "#1", "index", below=m))
    return b.define(Val(r + "#0", "index", below=n))


def branches(b):
    """A diamond of blocks; what follows stands in its last one."""
    types, label = types_of(b), b.name()[1:]
    c = b.value("i1", 0.1)
    ends = [Val(b.name(), t) for t in types]
    arms = b.rng.randint(1, 3)
    if arms == 3:
        flag = b.value("i32")
        b.emit(f"cf.switch {flag.name} : i32, [ default: ^{label}_0, 0: ^{label}_1, 3: ^{label}_2 ]")
    elif arms == 2:
        b.emit(f"cf.cond_br {c.name}, ^{label}_0, ^{label}_1")
    else:
        b.emit(f"cf.br ^{label}_0")
    for i in range(arms):
        b.lines.append("  " * (b.depth - 1) + f"^{label}_{i}:")
        with b.scope():
            b.depth -= 1
            b.steps(b.rng.randint(0, 3))
            values = [b.value(t) for t in types]
            b.emit(f"cf.br ^{label}_e({', '.join(v.name for v in values)} : {', '.join(map(str, types))})")
            b.depth += 1
    b.lines.append("  " * (b.depth - 1) + f"^{label}_e({', '.join(f'{v.name}: {v.type}' for v in ends)}):")
    for v in ends:
        b.define(v)


def call(b):
    """A function of its own, called once or twice, with private or public visibility."""
    args, types = [v.type for v in carried(b, 3)], types_of(b)
    name = f"f{len(b.functions)}"
    inner = Builder(b.rng)
    inner.steps, inner.room, inner.count = b.steps_of(inner), 2, b.count + 1000 * (len(b.functions) + 1)
    inner.functions = None  # no calls from here
    params = [Val(inner.name(), t) for t in args]
    inner.scopes = [list(params)]
    inner.steps(b.rng.randint(1, 5))
    yield_(inner, "return", types)
    b.functions.append(f"func.func {b.pick(['', 'private '])}@{name}({', '.join(f'{p.name}: {p.type}' for p in params)}) -> ({', '.join(map(str, types))}) {{\n" +
                       "\n".join(inner.lines) + "\n}\n")
    for _ in range(b.rng.randint(1, 2)):
        head, out = results(b, types)
        values = [b.value(t) for t in args]
        b.emit(f"{head}func.call @{name}({', '.join(v.name for v in values)}) : ({', '.join(map(str, args))}) -> ({', '.join(map(str, types))})")
        for v in out:
            b.define(v)


def step(b):
    what = [scf_for, scf_for, nest, nest, handed_twice, scf_if, scf_if, scf_while, index_switch, execute_region, parallel, affine_for, affine_for, affine_if]
    if b.room <= 0 or b.chance(0.15):
        return b.pick([affine_apply, linearize])(b)
    b.room -= 1
    if len(b.scopes) == 1 and b.functions is not None:
        what = what + [call, call, branches, branches]
    return b.pick(what)(b)


def loops(b):
    """What carries values from iteration to iteration."""
    if b.room <= 0:
        return b.pick([affine_apply, linearize])(b)
    b.room -= 1
    return b.pick([nest, nest, nest, handed_twice, scf_for, affine_for, scf_while, scf_if])(b)

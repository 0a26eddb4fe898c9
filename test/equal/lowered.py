# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Payloads that the llvm dialect can take over whole: scalars, loops, branches, calls. @main gives no
structure, which would be compared with what it was. What @main takes and gives has the same type there."""
import elementwise as e
from build import FLOATS, INTS, Shaped, is_float, is_int

NUMBERS = INTS + FLOATS + ["i32", "index", "index", "f32"]


def integers(b, t):
    roll = b.rng.random()
    if t != "i1" and b.chance(0.1):
        return b.op(f"math.{b.pick(['absi', 'ctlz', 'cttz', 'ctpop'])} {b.value(t).name} : {t}", t)
    if roll < 0.5 or int(t[1:] if t != "index" else 64) < 4:
        return b.op(f"arith.{b.pick(e.INT_BINARY)} {b.value(t).name}, {b.value(t).name} : {t}", t)
    if roll < 0.75:
        return b.op(f"arith.{b.pick(e.DIVISIONS)} {b.value(t).name}, {e.small(b, b.value(t), t).name} : {t}", t)
    far = b.op(f"arith.andi {b.value(t).name}, {e.splat(b, t, 3).name} : {t}", t)
    return b.op(f"arith.{b.pick(['shli', 'shrsi', 'shrui'])} {b.value(t).name}, {far.name} : {t}", t)


def floats(b, t):
    if b.chance(0.2):
        return b.op(f"arith.negf {b.value(t).name} : {t}", t)
    if b.chance(0.2):
        return b.op(f"math.{b.pick(e.EXACT_MATH)} {b.value(t).name} : {t}", t)
    if b.chance(0.1):
        return b.op(f"math.fma {b.value(t).name}, {b.value(t).name}, {b.value(t).name} : {t}", t)
    return b.op(f"arith.{b.pick(e.FLOAT_BINARY)} {b.value(t).name}, {b.value(t).name} : {t}", t)


def divide(b):
    """By numbers of either sign, known ones too."""
    x = b.value("index")
    y = e.small(b, b.value("index"), "index") if b.chance(0.5) else b.op(f"index.constant {b.pick([1, 2, 3, 5, -2, -3, -5, 7])}", "index")
    return b.op(f"index.{b.pick(e.INDEX_DIVISIONS)} {x.name}, {y.name}", "index")


def guard(b):
    """An assertion that holds."""
    true = b.op("arith.constant true", "i1")
    c = b.op(f"arith.ori {b.value('i1').name}, {true.name} : i1", "i1")
    b.emit(f'cf.assert {c.name}, "{b.pick(["never", "not here", ""])}"')


def step(b):
    roll = b.rng.random()
    t = b.pick(NUMBERS)
    if roll < 0.12:
        return e.index_op(b)
    if roll < 0.24:
        return divide(b)
    if roll < 0.28 and len(b.scopes) == 1:
        return guard(b)
    if roll < 0.38:
        return e.compare(b, t)
    if roll < 0.5:
        return e.select(b, t)
    if roll < 0.62:
        if is_int(t):
            return e.convert_int(b, b.value(t), t) if t != "index" else e.int_to_float(b, b.pick(["i8", "i32", "i64"]))
        return e.float_to_int(b, b.value(t), t)
    return floats(b, t) if is_float(t) else integers(b, t)


def arguments(b):
    for _ in range(b.rng.randint(0, 3)):
        b.argument(b.pick(INTS + FLOATS + ["i32", "i64", "f32"]))


def result(b):
    found = [v for v in b.scopes[0] if not isinstance(v.type, Shaped) and v.type != "index"]
    return b.pick(found[-6:]) if found else b.constant("i32")

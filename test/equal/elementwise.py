# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers: arith, math, index and complex, on scalars and element by element. No division by zero, no shift that is too far,
no conversion out of range; where poison may come it is not looked at by an address or a branch."""
from build import COMPLEX, FLOATS, INTS, Shaped, elem_of, is_float, is_int, like, width

INT_BINARY = "addi subi muli andi ori xori maxsi maxui minsi minui".split()
DIVISIONS = "divsi divui remsi remui ceildivsi ceildivui floordivsi".split()
FLOAT_BINARY = "addf subf mulf divf maximumf minimumf maxnumf minnumf".split()
CMPI = "eq ne slt sle sgt sge ult ule ugt uge".split()
CMPF = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()
EXACT_MATH = "absf ceil floor round roundeven trunc sqrt".split()
LIBM = "acos acosh asin asinh atan atanh cbrt cos cosh erf erfc exp exp2 expm1 log log10 log1p log2 rsqrt sin sinh tan tanh".split()
INDEX_BINARY = "add sub mul maxs maxu mins minu and or xor".split()
INDEX_DIVISIONS = "divs divu rems remu ceildivs ceildivu floordivs".split()


def small(b, v, t, bits=3):
    """v made odd, positive and small: a divisor."""
    mask, one = splat(b, t, (1 << bits) - 1), splat(b, t, 1)
    v = b.op(f"arith.andi {v.name}, {mask.name} : {t}", t)
    return b.op(f"arith.ori {v.name}, {one.name} : {t}", t)


def splat(b, t, n):
    text = f"dense<{n}> : {t.static}" if isinstance(t, Shaped) else f"{n} : {t}"
    if not isinstance(t, Shaped) or t == t.static:
        return b.op(f"arith.constant {text}", t)
    v = b.op(f"arith.constant {text}", t.static)
    return b.op(f"tensor.cast {v.name} : {t.static} to {t}", t)


def integers(b, t):
    e, a = elem_of(t), b.value(t)
    w = width(e)
    roll = b.rng.random()
    if roll < 0.4 or w < 4:
        return b.op(f"arith.{b.pick(INT_BINARY)} {a.name}, {b.value(t).name} : {t}", t)
    if roll < 0.55:
        return b.op(f"arith.{b.pick(DIVISIONS)} {a.name}, {small(b, b.value(t), t).name} : {t}", t)
    if roll < 0.65:
        far = b.op(f"arith.andi {b.value(t).name}, {splat(b, t, min(w - 1, 3)).name} : {t}", t)
        return b.op(f"arith.{b.pick(['shli', 'shrsi', 'shrui'])} {a.name}, {far.name} : {t}", t)
    if roll < 0.75 and e != "index":
        name = b.pick(["addui_extended", "mulsi_extended", "mului_extended"])
        r = b.name()
        other = like(t, "i1") if name == "addui_extended" else t
        b.emit(f"{r}:2 = arith.{name} {a.name}, {b.value(t).name} : {t}" + (f", {other}" if name == "addui_extended" else ""))
        from build import Val
        b.define(Val(r + "#0", t))
        return b.define(Val(r + "#1", other))
    if roll < 0.85:
        name = b.pick(["absi", "ctlz", "ctpop", "cttz"])
        return b.op(f"math.{name} {a.name} : {t}", t)
    if e == "index":
        return a
    return convert_int(b, a, t)


def convert_int(b, a, t):
    e = elem_of(t)
    other = b.pick([i for i in INTS + ["index"] if i != e])
    to = like(t, other)
    if other == "index":
        return b.op(f"arith.{b.pick(['index_cast', 'index_castui'])} {a.name} : {t} to {to}", to)
    name = b.pick(["extsi", "extui"]) if width(other) > width(e) else "trunci"
    return b.op(f"arith.{name} {a.name} : {t} to {to}", to)


def floats(b, t):
    e, a = elem_of(t), b.value(t)
    roll = b.rng.random()
    if roll < 0.5:
        return b.op(f"arith.{b.pick(FLOAT_BINARY)} {a.name}, {b.value(t).name} : {t}", t)
    if roll < 0.6:
        return b.op(f"arith.negf {a.name} : {t}", t)
    if roll < 0.72:
        return b.op(f"math.{b.pick(EXACT_MATH)} {a.name} : {t}", t)
    if roll < 0.78:
        return b.op(f"math.fma {a.name}, {b.value(t).name}, {b.value(t).name} : {t}", t)
    if roll < 0.84:
        return b.op(f"math.{b.pick(LIBM)} {a.name} : {t}", t, loose="ulp")
    if roll < 0.88:
        to = like(t, "i1")
        return b.op(f"math.{b.pick(['isfinite', 'isinf', 'isnan', 'isnormal'])} {a.name} : {t}", to)
    if roll < 0.94:
        other = b.pick([f for f in FLOATS if f != e and {f, e} != {"f16", "bf16"}])
        to = like(t, other)
        wider = FLOATS.index(other) > FLOATS.index(e)
        return b.op(f"arith.{'extf' if wider else 'truncf'} {a.name} : {t} to {to}", to)
    return float_to_int(b, a, t)


def float_to_int(b, a, t):
    low, high = splat(b, t, "-60.0"), splat(b, t, "60.0")
    a = b.op(f"arith.maxnumf {a.name}, {low.name} : {t}", t)
    a = b.op(f"arith.minnumf {a.name}, {high.name} : {t}", t)
    to = like(t, b.pick(["i8", "i16", "i32", "i64"]))
    return b.op(f"arith.fptosi {a.name} : {t} to {to}", to)


def compare(b, t):
    e, to = elem_of(t), like(t, "i1")
    x, y = b.value(t), b.value(t)
    if is_float(e):
        return b.op(f"arith.cmpf {b.pick(CMPF)}, {x.name}, {y.name} : {t}", to)
    return b.op(f"arith.cmpi {b.pick(CMPI)}, {x.name}, {y.name} : {t}", to)


def select(b, t):
    whole = isinstance(t, Shaped) and b.chance(0.5) and t.kind != "memref"
    c = b.value(like(t, "i1") if whole else "i1")
    types = f"{c.type}, {t}" if whole else f"{t}"
    return b.op(f"arith.select {c.name}, {b.value(t).name}, {b.value(t).name} : {types}", t)


def int_to_float(b, t):
    to = like(t, b.pick(["f32", "f64"]))
    return b.op(f"arith.{b.pick(['sitofp', 'uitofp'])} {b.value(t).name} : {t} to {to}", to)


def index_op(b):
    x, y = b.value("index"), b.value("index")
    roll = b.rng.random()
    if roll < 0.5:
        return b.op(f"index.{b.pick(INDEX_BINARY)} {x.name}, {y.name}", "index")
    if roll < 0.7:
        return b.op(f"index.{b.pick(INDEX_DIVISIONS)} {x.name}, {small(b, y, 'index').name}", "index")
    if roll < 0.85:
        return b.op(f"index.cmp {b.pick(CMPI)}({x.name}, {y.name})", "i1")
    to = b.pick(["i32", "i64", "i8"])
    return b.op(f"index.{b.pick(['casts', 'castu'])} {x.name} : index to {to}", to)


def complex_op(b):
    t = b.pick(COMPLEX)
    part, a = t[8:-1], b.value(t)
    roll = b.rng.random()
    if roll < 0.45:
        return b.op(f"complex.{b.pick(['add', 'sub', 'mul'])} {a.name}, {b.value(t).name} : {t}", t)
    if roll < 0.6:
        return b.op(f"complex.{b.pick(['neg', 'conj'])} {a.name} : {t}", t)
    if roll < 0.7:
        return b.op(f"complex.{b.pick(['re', 'im'])} {a.name} : {t}", part)
    if roll < 0.8:
        return b.op(f"complex.create {b.value(part).name}, {b.value(part).name} : {t}", t)
    if roll < 0.9:
        return b.op(f"complex.{b.pick(['eq', 'neq'])} {a.name}, {b.value(t).name} : {t}", "i1")
    name = b.pick("abs angle cos exp expm1 log log1p rsqrt sign sin sqrt tan tanh atan2 div pow powi".split())
    if name in ("atan2", "div"):
        return b.op(f"complex.{name} {a.name}, {b.value(t).name} : {t}", t, loose="ulp")
    if name == "pow":
        e = b.op(f"complex.constant [{b.rng.randint(-8, 8) / 2} : {part}, {b.rng.choice([0, 0, 1, -3]) / 2} : {part}] : {t}", t)
        return b.op(f"complex.pow {a.name}, {e.name} : {t}", t, loose="power")
    if name == "powi":
        return b.op(f"complex.powi {a.name}, {b.value('i8').name} : {t}, i8", t, loose="power")
    return b.op(f"complex.{name} {a.name} : {t}", part if name in ("abs", "angle") else t, loose="ulp")


def any_type(b, kind=None):
    """The type of a number, or of many at once."""
    if kind:
        found = b.shaped(kind, lambda t: t.elem not in COMPLEX)
        return found.type if found else Shaped(kind, b.shape(), b.elem())
    return b.pick(INTS + FLOATS + ["i32", "index", "f32"])


def step(b, kind=None):
    roll = b.rng.random()
    if kind is None and roll < 0.1:
        return index_op(b)
    if kind is None and roll < 0.18:
        return complex_op(b)
    t = any_type(b, kind)
    if roll < 0.28:
        return compare(b, t)
    if roll < 0.36:
        return select(b, t)
    e = elem_of(t)
    if is_int(e):
        return int_to_float(b, t) if roll < 0.42 and e not in ("index", "i65") else integers(b, t)
    return floats(b, t)

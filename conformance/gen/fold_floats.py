# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Constant folding of floats: every op on pairs of values that matter, in every format that has them."""
from _payloads import folded

BINARY = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf".split()
PREDICATES = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()
MATH = ("absf acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor log log10 log1p log2 round "
        "roundeven rsqrt sin sinh sqrt tan tanh trunc").split()
MATH_BINARY = "atan2 copysign powf".split()
SMALL = ["0.0", "-0.0", "1.0", "-2.5", "0.1"]
VALUES = {"f32": SMALL + ["3.1415927", "1.0e38", "1.0e-45", "0x7F800000", "0xFF800000", "0x7FC00000", "100.0", "0.5", "-1.5"],
          "f64": SMALL + ["-3.5", "2.5", "1.0e308"], "f16": SMALL, "bf16": SMALL, "f80": SMALL, "f128": SMALL,
          "f8E4M3FN": SMALL, "f8E5M2": SMALL}
INTEGERS = ["i8", "i16", "i32", "i64", "i100"]


def casts(t, constants):
    for u in VALUES:
        yield from ((f"arith.{op} %{c} : {t} to {u}", u) for op in (["extf"] if wide(u) > wide(t) else ["truncf"] if
                    wide(u) < wide(t) else []) for c in constants)


def wide(t):
    return int(t[1:].lstrip("f").split("E")[0])


def grid():
    canonicalize = "--canonicalize"
    for t, values in VALUES.items():
        constants = {f"c{i}": (v, t) for i, v in enumerate(values)}
        pairs = [(a, b) for a in constants for b in constants]
        for op in ["arith." + b for b in BINARY] + ["math." + b for b in MATH_BINARY * (t in ("f32", "f64", "f16"))]:
            asked = [(a, b) for a, b in pairs if op != "math.atan2" or {constants[a][0], constants[b][0]} - {"0.0", "-0.0"}]
            yield canonicalize, folded(constants, [(f"{op} %{a}, %{b} : {t}", t) for a, b in asked])  # of zeros the angle is no NaN
        for p in PREDICATES:
            yield canonicalize, folded(constants, [(f"arith.cmpf {p}, %{a}, %{b} : {t}", "i1") for a, b in pairs])
        for op in ["arith.negf"] + ["math." + m for m in MATH]:
            yield canonicalize, folded(constants, [(f"{op} %{c} : {t}", t) for c in constants])
        yield canonicalize, folded(constants, list(casts(t, constants)))
        few = dict(list(constants.items())[:5])
        for i in INTEGERS:
            yield canonicalize, folded(few, [(f"arith.{op} %{c} : {t} to {i}", i) for op in ("fptosi", "fptoui") for c in few])
            yield canonicalize, folded({f"c{n}": (v, i) for n, v in enumerate([0, 1, -1, 100, 127])},
                                       [(f"arith.{op} %c{n} : {i} to {t}", t) for op in ("sitofp", "uitofp") for n in range(5)])

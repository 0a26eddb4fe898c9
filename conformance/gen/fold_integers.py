# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Constant folding of integers: every op on pairs of values that matter, at every width and in shapes."""
from _payloads import folded

BINARY = ("addi andi ceildivsi ceildivui divsi divui floordivsi maxsi maxui minsi minui muli ori remsi remui shli shrsi "
          "shrui subi xori").split()
EXTENDED = "addui_extended mulsi_extended mului_extended".split()
PREDICATES = "eq ne slt sle sgt sge ult ule ugt uge".split()
VALUES = {"i1": [0, 1], "i8": [0, 1, -1, 5, -7, 127, -128, 16], "i32": [0, 3, -2147483648, 2147483647, 31, 32],
          "i64": [0, -1, 12345678901234, -9223372036854775808, 77], "i128": [0, 2**127 - 1, -5, 3, 100, -2**127],
          "i100": [5, -1, 2**98], "index": [0, 17, -5, 4, -9], "vector<4xi32>": ["dense<[1, -2, 3, -4]>", "dense<7>", "dense<0>"],
          "vector<2xi32>": ["dense<[3, 0]>", "dense<-1>"], "tensor<2x2xi16>": ["dense<3>", "dense<[[1, 2], [-3, 4]]>"]}
WIDTHS = ["i1", "i8", "i16", "i32", "i100", "i128"]
INDEX = "add sub mul divs divu ceildivs ceildivu floordivs rems remu maxs maxu mins minu shl shrs shru and or xor".split()


def bits(t):
    return t.replace("i128", "i1").replace("i32", "i1").replace("i16", "i1") if "<" in t else "i1"


def casts():
    for a in WIDTHS:
        for b in WIDTHS + ["index"]:
            larger = b != "index" and int(b[1:]) > int(a[1:])
            ops = ["index_cast", "index_castui"] if b == "index" else ["extui", "extsi"] if larger else ["trunci"]
            constants = {f"c{i}": (v, a) for i, v in enumerate([0, 1, -1, 5, 100][:2 if a == "i1" else 5])}
            yield folded(constants, [(f"arith.{op} %{c} : {a} to {b}", b) for op in ops for c in constants if a != b])


def grid():
    canonicalize = "--canonicalize"
    for t, values in VALUES.items():
        constants = {f"c{i}": (v, t) for i, v in enumerate(values)}
        pairs = [(a, b) for a in constants for b in constants]
        for op in BINARY:
            yield canonicalize, folded(constants, [(f"arith.{op} %{a}, %{b} : {t}", t) for a, b in pairs])
        for p in PREDICATES:
            yield canonicalize, folded(constants, [(f"arith.cmpi {p}, %{a}, %{b} : {t}", bits(t)) for a, b in pairs])
        for op in EXTENDED:
            other = bits(t) if op[0] == "a" else t
            text = "func.func @f() -> (%s, %s) {\n%%a = arith.constant %s : %s\n%%b = arith.constant %s : %s\n" \
                   "%%r:2 = arith.%s %%a, %%b : %s\nreturn %%r#0, %%r#1 : %s, %s\n}\n"
            for a in values if t != "index" else ():
                for b in values:
                    yield canonicalize, text % (t, other, a, t, b, t, op, f"{t}, {other}" if op[0] == "a" else t, t, other)
        for op in "ctlz cttz ctpop absi".split():
            yield canonicalize, folded(constants, [(f"math.{op} %{c} : {t}", t) for c in constants])
        yield canonicalize, folded(constants, [(f"math.ipowi %{a}, %{b} : {t}", t) for a, b in pairs])
        for op in BINARY:  # One operand known.
            yield canonicalize, f"func.func @f(%x: {t}) -> ({', '.join([t] * 2 * len(values))}) {{\n" + "".join(
                f"%c{i} = arith.constant {v} : {t}\n%l{i} = arith.{op} %x, %c{i} : {t}\n%m{i} = arith.{op} %c{i}, %x : {t}\n"
                for i, v in enumerate(values)) + "return " + ", ".join(f"%l{i}, %m{i}" for i in range(len(values))) + \
                " : " + ", ".join([t] * 2 * len(values)) + "\n}\n"
    for text in casts():
        yield canonicalize, text
    constants = {f"c{i}": (v, "index") for i, v in enumerate([0, 17, -5, 4, -9, 2**31, -2**63, 2**32 + 7])}
    for op in INDEX:
        # The smallest number of 32 or 64 bits, rounded up, is not followed: docs/miscompiles.md.
        known = [(a, b) for a in constants for b in constants if op != "ceildivs" or constants[a][0] not in (2**31, -2**63)]
        yield canonicalize, folded(constants, [(f"index.{op} %{a}, %{b}", "index") for a, b in known])

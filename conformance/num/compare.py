#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares Jig's floats with mlir-opt: printing, reading and constant folding.

usage: compare.py [--count N] [--seed S] [--mlir-opt PATH]

Builds driver.c with the number sources, asks both sides the same questions for
every float type, and prints the mismatches. Exit status 1 if there is any.

Not counted: results that a type without infinity and NaN cannot hold, for which
the reference has no defined bits (it prints 0x0), where Jig saturates; and a NaN
that is returned as it came, because the op's fold is an identity (x / 1).
"""
import argparse
import os
import random
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SOURCES = ["arena", "map", "mp", "bigint", "bigint_text", "float_format", "float_arith",
           "float_convert", "float_text"]
WIDTHS = {"f4E2M1FN": 4, "f6E2M3FN": 6, "f6E3M2FN": 6, "f8E5M2": 8, "f8E4M3": 8, "f8E4M3FN": 8,
          "f8E5M2FNUZ": 8, "f8E4M3FNUZ": 8, "f8E4M3B11FNUZ": 8, "f8E3M4": 8, "f8E8M0FNU": 8,
          "bf16": 16, "f16": 16, "tf32": 19, "f32": 32, "f64": 64, "f80": 80, "f128": 128}
OPS = {"add": "addf", "sub": "subf", "mul": "mulf", "div": "divf", "fmod": "remf",
       "minimum": "minimumf", "maximum": "maximumf", "minnum": "minnumf", "maxnum": "maxnumf"}


def build(folder):
    driver = os.path.join(folder, "driver")
    files = [os.path.join(ROOT, "src/support", s + ".c") for s in SOURCES]
    subprocess.run(["cc", "-std=gnu17", "-O2", "-I" + os.path.join(ROOT, "src"),
                    "-I" + os.path.join(ROOT, "include"), os.path.join(HERE, "driver.c"), *files,
                    "-o", driver], check=True)
    return driver


def ask_jig(driver, questions):
    answer = subprocess.run([driver], input="\n".join(questions) + "\n", text=True,
                            capture_output=True, check=True)
    return answer.stdout.splitlines()


def ask_mlir(mlir_opt, source, *options):
    answer = subprocess.run([mlir_opt, "-", *options], input=source, text=True,
                            capture_output=True)
    if answer.returncode:
        sys.exit("mlir-opt: " + answer.stderr[:500])
    return answer.stdout


def random_bits(rng, width):
    """Uniform bits, few bits, or a short significand of any exponent."""
    if rng.random() < 0.7 or width <= 8:
        return rng.getrandbits(width)
    if rng.random() < 0.5:
        return sum({1 << rng.randrange(width) for _ in range(4)})
    bits = rng.getrandbits(width)
    return bits >> (width // 2) << (width // 2)


def all_or_some(rng, width, count):
    return range(1 << width) if width <= 8 else [random_bits(rng, width) for _ in range(count)]


def hexadecimal(bits, width):
    return "%0*X" % ((width + 3) // 4, bits)


def attributes(mlir_opt, values):
    out = ask_mlir(mlir_opt, "module attributes {t.a = [%s]} {}" % ", ".join(values))
    body = out[out.index("[") + 1:out.rindex("]")]
    return [v.split(" ")[0] for v in body.split(", ")]


def compare_text(args, driver, rng, report):
    for name, width in WIDTHS.items():
        values = [hexadecimal(b, width) for b in all_or_some(rng, width, args.count)]
        mine = ask_jig(driver, ["text %s %s" % (name, v) for v in values])
        theirs = attributes(args.mlir_opt, ["0x%s : %s" % (v, name) for v in values])
        report("text " + name, values, theirs, mine)


def random_literal(rng):
    digits = "".join(rng.choice("0123456789") for _ in range(rng.randint(1, 25)))
    return "%s%s.%s%s" % (rng.choice(["", "-"]), digits, rng.choice(["0", "5", digits]),
                          rng.choice(["", "e%d" % rng.randint(-40, 40),
                                      "e%d" % rng.randint(-330, 310)]))


def compare_literals(args, driver, rng, report):
    for name in WIDTHS:
        values = [random_literal(rng) for _ in range(args.count)]
        mine = ask_jig(driver, ["parse %s %s" % (name, v) for v in values])
        theirs = attributes(args.mlir_opt, ["%s : %s" % (v, name) for v in values])
        report("literal " + name, values, theirs, mine)


def fold(mlir_opt, op, name, pairs):
    """The folded constants; None where the reference does not fold."""
    functions = []
    for x, y in pairs:
        functions.append("func.func @f() -> {t} {{ %x = arith.constant 0x{x} : {t}\n"
                         "%y = arith.constant 0x{y} : {t}\n%r = arith.{op} %x, %y : {t}\n"
                         "return %r : {t} }}".format(t=name, x=x, y=y, op=op))
    out = ask_mlir(mlir_opt, "".join("module {%s}\n" % f for f in functions), "--canonicalize")
    results = []
    for body in out.split("func.func")[1:]:
        m = re.search(r"constant (\S+)( : \S+)?\n\s+return", body)
        results.append(m.group(1) if m else None)
    return results


def compare_folds(args, driver, rng, report):
    for name, width in WIDTHS.items():
        for mine_op, op in OPS.items():
            pairs = [(hexadecimal(random_bits(rng, width), width),
                      hexadecimal(random_bits(rng, width), width))
                     for _ in range(args.count // 10)]
            mine = ask_jig(driver, ["%s %s %s %s" % (mine_op, name, *p) for p in pairs])
            report("%s %s" % (op, name), pairs, fold(args.mlir_opt, op, name, pairs), mine)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mlir-opt", default="/usr/lib/llvm-22/bin/mlir-opt")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    totals = {"compared": 0, "not compared": 0, "mismatches": 0}

    def report(what, inputs, theirs, mine):
        assert len(theirs) == len(mine) == len(inputs), (what, len(theirs), len(mine))
        shown = 0
        for i, t, m in zip(inputs, theirs, mine):
            if re.match(r"\S+ f[46]", what) and t and t.startswith("0x"):
                t = None
            if t and isinstance(i, tuple) and t.startswith("0x") and int(t, 16) == int(i[0], 16):
                t = m if t == m else None
            totals["not compared" if t is None else "compared"] += 1
            if t is not None and t != m:
                totals["mismatches"] += 1
                shown += 1
                if shown <= 5:
                    print("MISMATCH %s %s: reference %s, jig %s" % (what, i, t, m))

    with tempfile.TemporaryDirectory() as folder:
        driver = build(folder)
        compare_text(args, driver, rng, report)
        compare_literals(args, driver, rng, report)
        compare_folds(args, driver, rng, report)
    print(", ".join("%d %s" % (n, what) for what, n in totals.items()))
    return totals["mismatches"] != 0


if __name__ == "__main__":
    sys.exit(main())

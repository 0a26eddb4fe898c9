# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Floats of every format: random bits and literals, read and printed; random folds."""
import random

WIDTHS = {"f4E2M1FN": 4, "f6E2M3FN": 6, "f6E3M2FN": 6, "f8E5M2": 8, "f8E4M3": 8, "f8E4M3FN": 8, "f8E5M2FNUZ": 8,
          "f8E4M3FNUZ": 8, "f8E4M3B11FNUZ": 8, "f8E3M4": 8, "f8E8M0FNU": 8, "bf16": 16, "f16": 16, "tf32": 19, "f32": 32,
          "f64": 64, "f80": 80, "f128": 128}
OPS = "addf subf mulf divf remf minimumf maximumf minnumf maxnumf".split()
COUNT = 500


def random_bits(rng, width):
    """Uniform bits, few bits, or a short significand of any exponent."""
    bits = rng.getrandbits(width)
    kind = rng.randrange(10) if width > 8 else 0
    if kind < 7:
        return bits
    return sum({1 << rng.randrange(width) for _ in range(4)}) if kind == 7 else bits >> width // 2 << width // 2


def literal(rng):
    digits = "".join(rng.choice("0123456789") for _ in range(rng.randint(1, 25)))
    exponent = rng.choice(["", f"e{rng.randint(-40, 40)}", f"e{rng.randint(-310, 310)}"])
    return f"{rng.choice(['', '-'])}{digits}.{rng.choice(['0', '5', digits])}{exponent}"


def attributes(values, name):
    return "module attributes {t.a = [%s]} {}\n" % ", ".join(f"{v} : {name}" for v in values)


def grid():
    rng = random.Random(1)
    for name, width in WIDTHS.items():
        hexadecimal = lambda: "0x%0*X" % ((width + 3) // 4, random_bits(rng, width))
        yield "", attributes([hexadecimal() for _ in range(COUNT)] if width > 8 else
                             ["0x%0*X" % ((width + 3) // 4, b) for b in range(1 << width)], name)
        # Formats without infinity and NaN: for what they cannot hold the reference has no defined bits.
        if name[:2] not in ("f4", "f6") or name == "f64":
            yield "", attributes([literal(rng) for _ in range(COUNT)], name)
    for name, width in list(WIDTHS.items())[3:]:
        for op in OPS:
            for _ in range(COUNT // 50):
                x, y = ("0x%0*X" % ((width + 3) // 4, random_bits(rng, width)) for _ in "xy")
                yield "--canonicalize", (f"func.func @f() -> {name} {{\n%x = arith.constant {x} : {name}\n%y = arith.constant {y} : "
                                         f"{name}\n%r = arith.{op} %x, %y : {name}\nreturn %r : {name}\n}}\n")

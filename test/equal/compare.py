# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Are two results the same? Bit for bit, but that a NaN is a NaN, and that where there was poison anything may come. Loose results
have a bound:
  ulp   functions of the C library: folded in the precision of the type, evaluated in double precision: 4 units in the last place;
        and of complex numbers 4 units of f64 in the last place of the larger part, for compiled code computes both parts in f64
  power powers of complex numbers: the same, but 2^14 units of f64, for an exponential magnifies what is rounded off its argument
  sum   a sum whose order is not stated: 64 units in the last place of the largest element
  any   decided elsewhere: none
"""
import re
import struct

MANTISSA = {"f16": 11, "bf16": 8, "f32": 24, "f64": 53}
FORMAT = {"f16": ("e", 2, "H"), "f32": ("f", 4, "I"), "f64": ("d", 8, "Q")}
TOKEN = re.compile(r"#ub\.poison|\?|true|false|p:[0-9a-f]+|nan|-?inf|0x[0-9A-Fa-f]+|[-+]?[0-9][-+0-9.eE]*")


def number(token, elem):
    if token[0] in "#?tfpni" or token == "-inf":  # no number, or one of the field that is not known
        return token
    if elem not in MANTISSA:
        return int(token, 0)
    if not token.startswith("0x"):
        return float(token)
    bits = int(token, 16)
    if len(token) != 2 + {"f16": 4, "bf16": 4, "f32": 8, "f64": 16}[elem]:
        return token  # of the field, where numbers are those of f64
    if elem == "bf16":
        return struct.unpack("<f", struct.pack("<I", bits << 16))[0]
    code, _, raw = FORMAT[elem]
    return struct.unpack("<" + code, struct.pack("<" + raw, bits))[0]


def blob(text, elem):
    data = bytes.fromhex(text)[0:]
    if elem == "bf16":
        return [struct.unpack("<f", b"\0\0" + data[i:i + 2])[0] for i in range(0, len(data), 2)]
    if elem in FORMAT:
        code, n, _ = FORMAT[elem]
        return [x[0] for x in struct.iter_unpack("<" + code, data)]
    n = 8 if elem == "index" else max(1, -(-int(elem[1:]) // 8))
    return [int.from_bytes(data[i:i + n], "little") for i in range(0, len(data), n)]


def parse(text):
    """(elements, element type): a splat has one element as often as its type says."""
    m = re.fullmatch(r"(.*?)(?: : (.*))?", text, re.S)
    body, t = m.group(1), m.group(2) or "i1"
    inner = re.fullmatch(r"(?:tensor|vector|memref)<((?:\d+x)*)(.*)>", t)
    elem = inner.group(2) if inner else t
    part = elem[8:-1] if elem.startswith("complex") else elem
    count = 1
    for d in (inner.group(1).split("x")[:-1] if inner else ()):
        count *= int(d)
    if elem != part:
        count *= 2
    if body.startswith('dense<"0x'):
        found = blob(body[9:-2], part)
    else:
        found = [number(x, part) for x in TOKEN.findall(re.sub(r"#complex\.number<:\w+", "", body.removeprefix("dense")))]
    if found and len(found) < count:
        found = found * (count // len(found))
    return found, part


def bound(elem, loose, size, scale):
    """`scale`: of sums the largest element; of complex numbers the larger part."""
    if loose == "sum":
        return 64 * scale * 2.0 ** (1 - MANTISSA[elem])
    return 4 * size * 2.0 ** (1 - MANTISSA[elem]) + (2.0 ** 14 if loose == "power" else 4) * scale * 2.0 ** -52


def pair_sizes(xs, ys):
    """Of the larger part of each complex number, once for each part."""
    parts = [max(abs(x), abs(y)) if isinstance(x, float) and isinstance(y, float) and x - x == y - y == 0 else 0.0 for x, y in zip(xs, ys)]
    return [max(parts[i - i % 2:i - i % 2 + 2]) for i in range(len(parts))]


def same(x, y, elem, loose, scale):
    if x in ("#ub.poison", "?") or loose == "any":
        return True
    if isinstance(x, float) and isinstance(y, float):
        if x != x or y != y:
            return x != x and y != y
        if x == y:
            return x != 0 or loose != "" or str(x) == str(y)
        if not loose or abs(x) == float("inf") or abs(y) == float("inf"):
            return False
        return abs(x - y) <= bound(elem, loose, max(abs(x), abs(y)), scale) + 1e-37 * (elem != "f16") + 2e-7 * (elem == "f16")
    return x == y


def differ(before, after, loose):
    """The number of the first result that is not the same, or None."""
    if len(before) != len(after):
        return 0
    for i, (x, y) in enumerate(zip(before, after)):
        if x == y:
            continue
        (xs, elem), (ys, other) = parse(x), parse(y)
        how = loose[i] if i < len(loose) else ""
        if elem != other or len(xs) != len(ys):
            return i
        if how == "sum":
            scales = [max([abs(v) for v in xs if isinstance(v, float) and v == v and abs(v) != float("inf")], default=0.0)] * len(xs)
        else:
            scales = pair_sizes(xs, ys) if "complex<" in x else [0.0] * len(xs)
        if not all(same(a, b, elem, how, scale) for a, b, scale in zip(xs, ys, scales)):
            return i
    return None

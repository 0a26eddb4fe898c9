# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the inputs of limits.test to a folder."""
import os
import sys

FOLDER = sys.argv[1]
os.makedirs(FOLDER, exist_ok=True)


def write(name, text):
    with open(os.path.join(FOLDER, name + ".mlir"), "w", encoding="utf-8") as f:
        f.write(text)


def nested(before, open_, inner, close, after, n):
    return before + open_ * n + inner + close * n + after


DEEP = 1000000
TYPE = ('"t.x"() : () -> (', ")")
ATTR = ('"t.x"() {a = ', "} : () -> ()")
for name, (before, after), open_, inner, close in [
    ("regions", ("", ""), '"t.x"() ({', "", "}) : () -> ()"),
    ("tuple", TYPE, "tuple<", "", ">"),
    ("function", TYPE, "() -> (", "i32", ")"),
    ("array", ATTR, "[", "", "]"),
    ("dict", ATTR, "{a = ", "1", "}"),
    ("dense", ATTR, "dense<[" + "[", "1", "]"),
    ("affine", ATTR, "affine_map<(d0) -> (" + "(", "d0", ")"),
    ("loc", ('"t.x"() : () -> () loc(', ")"), '"a"(', "unknown", ")"),
]:
    if name in ("dense", "affine"):
        head, open_ = open_[:-1], open_[-1]
        write("deep_" + name, before + head + open_ * DEEP)
    else:
        write("deep_" + name, nested(before, open_, inner, close, after, DEEP))

LONG = 100000
write("long_shape", TYPE[0] + "tensor<" + "1x" * LONG + "f32>, vector<" + "1x" * LONG + "f32>" + TYPE[1])
write("long_map", ATTR[0] + "affine_map<(" + ", ".join(f"d{i}" for i in range(LONG)) + f") -> (d{LONG - 1})>" + ATTR[1])
write("long_keys", ATTR[0][:-4] + ", ".join(f"k{i} = {i}" for i in range(LONG)) + ATTR[1])
write("long_forward", "".join(f'"t.x"(%{LONG - i}) : (i32) -> ()\n' for i in range(LONG)) +
      "".join(f'%{i + 1} = "t.y"() : () -> i32\n' for i in range(LONG)))
write("long_blocks", '"t.x"() ({^e: "t.br"()[^b0] : () -> ()\n' +
      "".join(f'^b{i}: "t.br"()[^b{(i + 7) % LONG}] : () -> ()\n' for i in range(LONG)) + "}) : () -> ()")
write("long_bodies", nested(*TYPE[:1], "!foo.bar<", "", ">", TYPE[1], LONG))
write("long_dense", f'"t.x"() {{a = dense<[{", ".join(str(i) for i in range(LONG))}]> : tensor<{LONG}xi32>}} : () -> ()')

SAMPLE = """#m = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
!t = tuple<i32, !foo.bar<"x", [1]>>
module @m attributes {t.a = #m} {
  func.func @f(%a: i32 {t.b}, %b: memref<4x?xf32, strided<[?, 1], offset: 2>, 1>) -> (i32, !t) {
    %c, %d:2 = "t.x"(%a, %e) <{p = dense<[[1, 2]]> : tensor<1x2xi8>}> ({
    ^bb0(%x: i32 loc("x")):
      "t.y"(%x)[^bb0, ^bb1] : (i32) -> ()
    ^bb1:
      "t.z"() : () -> () loc(fused<"k">["a":1:2, callsite("b" at "c")])
    }) {z = @s::@"u v", y = array<i1: true>, w = -0.5e1 : f16} : (i32, i32) -> (i32, i32, !t)
    %e = arith.addi %a, %c overflow<nsw> : i32
    return %e, %d#1 : i32, !t
  }
}
{-# dialect_resources: { builtin: { r: "0x0100000001" } } #-}
"""
write("prefixes", "\n// -----\n".join(SAMPLE[:i] for i in range(1, len(SAMPLE))))

# What doubles with each line: small in memory, endless as text.
DOUBLE = 60


def doubling(first, step):
    return first + "".join(step(i - 1, i) for i in range(1, DOUBLE + 1))


ATTRS = doubling("#a0 = [1, 2]\n", lambda b, i: f"#a{i} = [#a{b}, #a{b}]\n")
DICTS = doubling("#a0 = 1\n", lambda b, i: f"#a{i} = {{x = #a{b}, y = #a{b}}}\n")
TYPES = doubling("!a0 = tuple<i1, i2>\n", lambda b, i: f"!a{i} = tuple<!a{b}, !a{b}>\n")
FUNCTIONS = doubling("!a0 = i1\n", lambda b, i: f"!a{i} = (!a{b}) -> (!a{b})\n")
LOCS = doubling('#a0 = loc("a":1:1)\n', lambda b, i: f"#a{i} = loc(callsite(#a{b} at #a{b}))\n")
write("endless_array", ATTRS + f'"t.x"() {{a = #a{DOUBLE}}} : () -> ()')
write("endless_dict", DICTS + f'"t.x"() {{a = #a{DOUBLE}}} : () -> ()')
write("endless_tuple", TYPES + f'"t.x"() : () -> !a{DOUBLE}')
write("endless_function", FUNCTIONS + f'"t.x"() : () -> !a{DOUBLE}')
write("shared_unused", ATTRS)
write("shared_loc", LOCS + f'"t.x"() : () -> () loc(#a{DOUBLE})')
write("shared_message", TYPES + f"func.func @f(%a: !a{DOUBLE}) -> i1 {{ return %a : !a{DOUBLE} }}")
write("growing_applies", "func.func @f(%a0: index) -> index {\n" + "".join(
    f"%a{i + 1} = affine.apply affine_map<(d0) -> (d0 floordiv 3 + d0 mod 5)>(%a{i})\n" for i in range(DOUBLE)) +
    f"return %a{DOUBLE} : index\n}}")
write("long_fused", '"t.x"() : () -> () loc(fused[' + ", ".join(f'"a{i}"' for i in range(LONG)) + "])")

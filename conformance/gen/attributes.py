# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of every kind wherever a script takes one: annotations, parameters, options of passes, queries."""
from _payloads import SMALL, match, script

OP, ANY = "!transform.any_op", "!transform.any_param"
VALUES = ["unit", "true", "0 : i64", "-1 : i64", "7 : i32", "3 : i1", "1 : index", "-9223372036854775808 : i64", "1.5 : f32", "0x7FC00000 : f32",
          '"text"', '"a b"', '"\'q\'"', '"{a}"', '""', "[]", "[1, 2]", '["a", true]', "{}", "{a = 1, b}", "i32", "tensor<4xf32>",
          "dense<1> : tensor<2xi32>", "dense<[1, 2]> : vector<2xi64>", "array<i64: 1, 2>", "array<i32>", "affine_map<(d0) -> (d0)>", "@sym",
          "@a::@b", "#arith.overflow<nsw>", "#arith.fastmath<fast>", "loc(\"x\":1:2)", "#gpu.block<x>", "distinct[0]<1>",
          "#dlti.dl_spec<>", "strided<[1, ?]>", "#linalg.iterator_type<parallel>"]
NAMES = ["a", "", "x.y"]
OPTIONS = ["top-down", "max-iterations", "nope"]


def grid():
    args = "--transform-interpreter --allow-unregistered-dialect"
    for v in VALUES:
        made = f"%k = transform.param.constant {v} -> {ANY}\n"
        yield args, script(SMALL, made + f"transform.debug.emit_param_as_remark %k : {ANY}")
        for t in ("i64", "i32", "index", "f32"):
            yield args, script(SMALL, f"%k = transform.param.constant {v} -> !transform.param<{t}>")
        for n in NAMES:
            yield args, script(SMALL, match("z", "foo.none") + f'\n{made}transform.annotate %z "{n}" = %k : {OP}, {ANY}')
        for o in OPTIONS:
            yield args, script(SMALL, match("f", "func.func") + f'\n%r = transform.apply_registered_pass "canonicalize" with options = '
                               f'{{"{o}" = {v}}} to %f : ({OP}) -> {OP}', f"%root: {OP}")
        yield args, script(SMALL, made + match("f", "func.func") + '\n%r = transform.apply_registered_pass "canonicalize" with options = '
                           f'{{"top-down" = %k}} to %f : ({OP}, {ANY}) -> {OP}', f"%root: {OP}")
        for key in (v, f'"k", {v}'):
            yield args, script(SMALL, match("f", "func.func") + f"\n%r = transform.dlti.query [{key}] at %f : ({OP}) -> {ANY}")
        yield args, script(SMALL, made + f"%l = transform.param.constant 1 : i64 -> {ANY}\ntransform.match.param.cmpi eq %k, %l : {ANY}")

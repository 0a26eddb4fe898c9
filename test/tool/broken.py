# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the inputs of broken.test to a folder: each is wrong."""
import os
import shutil
import sys

FOLDER = sys.argv[1]
shutil.rmtree(FOLDER, ignore_errors=True)
os.makedirs(FOLDER)
N = 100000


def attr(x):
    return f'"t.x"() {{a = {x}}} : () -> ()'


INPUTS = {
    "bytes": bytes(range(256)) * 40,
    "zeros": b"\0" * N + b"}",
    "utf16": b"\xff\xfe" + "module {}".encode("utf-16le"),
    "bytecode": b"ML\xefR" + bytes(range(64)),
    "open_string": b'"' + b"a" * N,
    "open_hex": b"0x" + b"f" * N,
    "signs": b"%" * N,
    "resource": "{-# dialect_resources: { builtin: { a: " + '"0x' + "0" * (N + 1) + '" } } #-}',
    "big_number": attr("9" * N),
    "big_shape": attr("dense<[1]> : tensor<99999999999x99999999999x99999999xi32>"),
    "big_pack": '%0:99999999999 = "t.x"() : () -> i32',
    "big_array": attr("array<i8: 300>"),
    "sparse_index": attr("sparse<[[99999999999]], 1> : tensor<5xi32>"),
    "parentheses": attr("affine_map<(d0) -> (" + "(" * N + "d9" + ")" * N + ")>"),
    "affine_minus": attr("affine_map<(d0) -> (" + "-" * N + "d9)>"),
    "affine_sets": attr("affine_set<(d0) : (" + "(" * N + "d9" + ")" * N + " >= 0)>"),
    "memrefs": '"t.x"() : () -> ' + "memref<1x" * N + "i" + ">" * N,
    "vectors": '"t.x"() : () -> ' + "vector<1x" * N + "i32" + ">" * N,
    "modules": "module {" * N + "}" * N,
    "ifs": "func.func @f(%c: i1) {" + "scf.if %c {" * N + "}" * N + "return }",
    "loops": "func.func @f() {" + "affine.for %i = 0 to 10 {" * N + "}" * N + "return }",
    "callsites": '"t.x"() : () -> () loc(' + 'callsite("a" at ' * N + '"b"' + ")" * N,
}
for name, text in INPUTS.items():
    with open(os.path.join(FOLDER, name + ".mlir"), "wb") as f:
        f.write(text if isinstance(text, bytes) else text.encode())

#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A loop that carries vectors whose lanes are no power of two (@cliff), and the next power of two (@good).

usage: vectors.py ROWS LANES TYPE
"""
import sys

rows, lanes, kind = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
zero = "0" if kind[0] == "i" else "0.0"


def function(name, n):
    row, tile = f"vector<{n}x{kind}>", f"vector<{rows}x{n}x{kind}>"
    return f"""
memref.global @b_{name} : memref<64x{n}x{kind}> = dense<{zero}>
memref.global @c_{name} : memref<{rows}x{n}x{kind}> = dense<{zero}>
func.func @{name}() attributes {{llvm.emit_c_interface}} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %reps = arith.constant 200 : index
  %z = arith.constant {zero} : {kind}
  %a = memref.get_global @a : memref<64x{rows}x{kind}>
  %b = memref.get_global @b_{name} : memref<64x{n}x{kind}>
  %c = memref.get_global @c_{name} : memref<{rows}x{n}x{kind}>
  scf.for %r = %c0 to %reps step %c1 {{
    %v = vector.transfer_read %c[%c0, %c0], %z {{in_bounds = [true, true]}} : memref<{rows}x{n}x{kind}>, {tile}
    %s = scf.for %k = %c0 to %c64 step %c1 iter_args(%sum = %v) -> {tile} {{
      %x = vector.transfer_read %a[%k, %c0], %z {{in_bounds = [true]}} : memref<64x{rows}x{kind}>, vector<{rows}x{kind}>
      %y = vector.transfer_read %b[%k, %c0], %z {{in_bounds = [true]}} : memref<64x{n}x{kind}>, {row}
      %o = vector.outerproduct %x, %y, %sum {{kind = #vector.kind<add>}} : vector<{rows}x{kind}>, {row}
      scf.yield %o : {tile}
    }}
    vector.transfer_write %s, %c[%c0, %c0] {{in_bounds = [true, true]}} : {tile}, memref<{rows}x{n}x{kind}>
  }}
  return
}}"""


print(f'memref.global @a : memref<64x{rows}x{kind}> = dense<{zero}>', function("cliff", lanes),
      function("good", 1 << (lanes - 1).bit_length()))

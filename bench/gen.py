#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: bench/gen.py FUNCTIONS [canonical]

Writes a module of FUNCTIONS small functions of arith, memref and scf ops, 36 ops each, to standard output. With
`canonical`, some of the ops are foldable, dead or common subexpressions.
"""
import sys


def body(n, k, redundant):
    """One function; `k` varies its constants so that they are not all alike."""
    c = f"""  func.func @kernel_{n}(%src: memref<?x64xf32>, %dst: memref<?x64xf32, strided<[64, 1], offset: ?>>, %size: index, %scale: f32) -> f32 {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c{k} = arith.constant {k} : index
    %zero = arith.constant 0.000000e+00 : f32
    %bias = arith.constant {k}.500000e+00 : f32
    %dim = memref.dim %src, %c0 : memref<?x64xf32>
    %half = arith.divsi %dim, %c{k} : index
    %less = arith.cmpi slt, %half, %size : index
    %bound = arith.select %less, %half, %size : index
    %sum = scf.for %i = %c0 to %bound step %c1 iter_args(%acc = %zero) -> (f32) {{
      %row = scf.for %j = %c0 to %c{k} step %c1 iter_args(%inner = %acc) -> (f32) {{
        %x = memref.load %src[%i, %j] : memref<?x64xf32>
        %y = arith.mulf %x, %scale : f32
        %z = arith.addf %y, %bias : f32
        %big = arith.cmpf ogt, %z, %zero : f32
        %w = scf.if %big -> (f32) {{
          %p = arith.mulf %z, %z : f32
          scf.yield %p : f32
        }} else {{
          %q = arith.negf %z : f32
          scf.yield %q : f32
        }}
"""
    if redundant:
        c += """        %x2 = memref.load %src[%i, %j] : memref<?x64xf32>
        %y2 = arith.mulf %x, %scale : f32
        %dead = arith.addi %i, %c0 : index
        %k = arith.addi %dead, %j : index
"""
    else:
        c += """        %k = arith.addi %i, %j : index
        %k2 = arith.muli %k, %c1 : index
        %k3 = arith.index_cast %k2 : index to i64
        %k4 = arith.sitofp %k3 : i64 to f32
"""
    c += """        memref.store %w, %dst[%i, %j] : memref<?x64xf32, strided<[64, 1], offset: ?>>
        %next = arith.addf %inner, %w : f32
        scf.yield %next : f32
      }
      scf.yield %row : f32
    }
    %mean = arith.divf %sum, %bias : f32
    %neg = arith.negf %mean : f32
    %max = arith.maximumf %mean, %neg : f32
    %diff = arith.subf %max, %scale : f32
    %wide = arith.extf %diff : f32 to f64
    %back = arith.truncf %wide : f64 to f32
    return %back : f32
  }
"""
    return c


def main():
    count = int(sys.argv[1])
    redundant = len(sys.argv) > 2 and sys.argv[2] == "canonical"
    out = sys.stdout
    out.write("module {\n")
    for n in range(count):
        out.write(body(n, 2 + n % 61, redundant))
    out.write("}\n")


main()

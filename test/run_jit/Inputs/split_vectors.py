# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vectors of the given number of lanes, carried by a loop: arithmetic, casts, masks, lanes in another order."""
import sys

n = int(sys.argv[1])
print(f'''
func.func @k(%a: memref<5x{n}xf32>, %b: memref<5x{n}xi8>, %o: memref<{n}xf32>, %p: memref<{n}xi32>, %q: memref<{n}xf64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %z8 = arith.constant 0 : i8
  %s0 = arith.constant dense<1.5> : vector<{n}xf32>
  %i0 = arith.constant dense<7> : vector<{n}xi32>
  %d0 = arith.constant dense<2.0> : vector<{n}xf64>
  %m0 = arith.constant dense<true> : vector<{n}xi1>
  %k3 = arith.constant dense<3> : vector<{n}xi32>
  %len = arith.constant {max(1,n-2)} : index
  %mask = vector.create_mask %len : vector<{n}xi1>
  %r:4 = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %s0, %t = %i0, %d = %d0, %m = %m0) -> (vector<{n}xf32>, vector<{n}xi32>, vector<{n}xf64>, vector<{n}xi1>) {{
    %x = vector.transfer_read %a[%i, %c0], %z {{in_bounds=[true]}} : memref<5x{n}xf32>, vector<{n}xf32>
    %y = vector.transfer_read %b[%i, %c0], %z8 {{in_bounds=[true]}} : memref<5x{n}xi8>, vector<{n}xi8>
    %ml = vector.maskedload %a[%i, %c0], %mask, %s : memref<5x{n}xf32>, vector<{n}xi1>, vector<{n}xf32> into vector<{n}xf32>
    %y32 = arith.extsi %y : vector<{n}xi8> to vector<{n}xi32>
    %q1 = arith.ori %y32, %k3 : vector<{n}xi32>
    %dv = arith.divsi %t, %q1 : vector<{n}xi32>
    %t2 = arith.addi %dv, %y32 : vector<{n}xi32>
    %g = arith.cmpf olt, %x, %s : vector<{n}xf32>
    %sel = arith.select %g, %x, %ml : vector<{n}xi1>, vector<{n}xf32>
    %s2 = arith.addf %sel, %s : vector<{n}xf32>
    %xd = arith.extf %s2 : vector<{n}xf32> to vector<{n}xf64>
    %d2 = math.fma %xd, %d, %d : vector<{n}xf64>
    %d3 = arith.select %m, %d2, %xd : vector<{n}xi1>, vector<{n}xf64>
    %e = vector.extract %s2[{n-1}] : f32 from vector<{n}xf32>
    %s3 = vector.insert %e, %s2[0] : f32 into vector<{n}xf32>
    %rv = vector.shuffle %s3, %x [{', '.join(str((7*j+3)%(2*n)) for j in range(n))}] : vector<{n}xf32>, vector<{n}xf32>
    %m2 = arith.xori %m, %g : vector<{n}xi1>
    scf.yield %rv, %t2, %d3, %m2 : vector<{n}xf32>, vector<{n}xi32>, vector<{n}xf64>, vector<{n}xi1>
  }}
  %one = arith.constant dense<1.0> : vector<{n}xf32>
  %w = arith.select %r#3, %r#0, %one : vector<{n}xi1>, vector<{n}xf32>
  vector.store %w, %o[%c0] : memref<{n}xf32>, vector<{n}xf32>
  vector.maskedstore %p[%c0], %mask, %r#1 : memref<{n}xi32>, vector<{n}xi1>, vector<{n}xi32>
  vector.store %r#2, %q[%c0] : memref<{n}xf64>, vector<{n}xf64>
  return
}}
''')

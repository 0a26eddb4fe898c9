# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints loops in loops, each of which carries the tensor of the one around it."""
import sys

n = int(sys.argv[1])
print("func.func @f(%t: tensor<4xf32>, %n: index, %x: f32) -> tensor<4xf32> {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index")
for i in range(n):
    print(f"  %r{i} = scf.for %i{i} = %c0 to %n step %c1 iter_args(%t{i} = {f'%t{i - 1}' if i else '%t'}) -> (tensor<4xf32>) {{")
print(f"  %u = tensor.insert %x into %t{n - 1}[%c0] : tensor<4xf32>\n  scf.yield %u : tensor<4xf32>\n  }}")
for i in reversed(range(1, n)):
    print(f"  scf.yield %r{i} : tensor<4xf32>\n  }}")
print("  return %r0 : tensor<4xf32>\n}")

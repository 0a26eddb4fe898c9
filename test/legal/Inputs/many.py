# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: many.py N

N functions with two structured ops each."""
import sys

T = "tensor<64x64xf32>"
for i in range(int(sys.argv[1])):
    print(f"func.func @f{i}(%a: {T}, %b: {T}, %c: {T}) -> {T} {{\n"
          f"  %0 = linalg.matmul ins(%a, %b : {T}, {T}) outs(%c : {T}) -> {T}\n"
          f"  %1 = linalg.exp ins(%0 : {T}) outs(%c : {T}) -> {T}\n"
          f"  return %1 : {T}\n}}")

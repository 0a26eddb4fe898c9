# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: report_many.py FOLDER FUNCTIONS OPS

A payload of functions with so many ops each, and a script with three steps for each op."""
import sys

folder, functions, ops = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
T = "tensor<64x64xf32>"
with open(folder + "/many_payload.mlir", "w") as f:
    for k in range(functions):
        f.write(f"func.func @f{k}(%a: {T}) -> {T} {{\n  %e = tensor.empty() : {T}\n  %m0 = linalg.exp ins(%a : {T}) outs(%e : {T}) -> {T}\n")
        f.writelines(f"  %m{i} = linalg.exp ins(%m{i - 1} : {T}) outs(%e : {T}) -> {T}\n" for i in range(1, ops))
        f.write(f"  return %m{ops - 1} : {T}\n}}\n")
with open(folder + "/many.mlir", "w") as f:
    f.write("""!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    transform.foreach %m : !t {
    ^bb0(%x: !t):
      %g = transform.structured.generalize %x : (!t) -> !t
      %t, %l = transform.structured.tile_using_for %g tile_sizes [8] : (!t) -> (!t, !t)
      transform.annotate %l "tiled" : !t
    }
    transform.yield
  }
}
""")

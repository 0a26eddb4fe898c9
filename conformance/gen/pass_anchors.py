# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every pass on ops of every kind, named in a pipeline, found by any(), and held by a handle of a script."""
import glob
import re

from _payloads import match, script

# What the reference does not have; what needs programs that not every machine has.
# Of Jig alone; what draws each function by itself (docs/mlir-opt.md); where the reference reads what it has erased.
OWN = {"test-transform-dialect-interpreter", "transform-erase-schedule", "gpu-lower-to-nvvm-pipeline", "view-op-graph", "linalg-detensorize",
       "lower-to-llvm", "approximate-math", "llvm-split-vectors", "ping-pong-buffers", "sink-empty-tensors", "free-buffers",
       "hoist-freed-buffers", "reassociate-reductions",
       "reduce-vector-lanes"}
PAYLOAD = """func.func @f(%a: i32, %i: index) -> i32 {
  %c = arith.constant 4 : index
  %m = memref.alloc(%c) : memref<?xf32>
  scf.for %k = %c to %i step %c {
    %v = memref.load %m[%k] : memref<?xf32>
    memref.store %v, %m[%c] : memref<?xf32>
  }
  memref.dealloc %m : memref<?xf32>
  return %a : i32
}
gpu.module @g {
  gpu.func @k() kernel { gpu.return }
  func.func @q(%x: i8) { return }
}
llvm.func @l(%a: i64) -> i64 { llvm.return %a : i64 }
module @n { func.func @h(%x: i16) { return } }
async.func @as() -> !async.token { async.return }
"""
PLACES = ("{}", "func.func({})", "gpu.module({})", "llvm.func({})", "any({})", "builtin.module({})", "gpu.module(gpu.func({}))",
          "gpu.module(any({}))", "async.func({})")
OPS = "builtin.module func.func gpu.module llvm.func gpu.func async.func scf.for arith.constant func.return".split()
NAMED = re.compile(r'^const JigPassRow \w+ = \{\n    \.name = "([^"]+)"', re.M)


def passes():
    found = (NAMED.findall(open(path).read()) for path in glob.glob("src/**/*.c", recursive=True))
    return sorted({name for names in found for name in names} - OWN)


def grid():
    for name in passes():
        for place in PLACES:
            yield f"--mlir-disable-threading --pass-pipeline=builtin.module({place.format(name)})", PAYLOAD
        apply = f'%x = transform.apply_registered_pass "{name}" to %m : (!transform.any_op) -> !transform.any_op'
        for op in OPS:
            if name != "transform-interpreter":
                yield "--transform-interpreter", script(PAYLOAD, match("m", op) + "\n" + apply, "%root: !transform.any_op")

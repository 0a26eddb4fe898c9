// RUN: split-file %s %t
// RUN: jig reduce %t/payload.mlir --script %t/script.mlir --while command="sh %t/both.sh" --script-output %t/s.mlir -o %t/p.mlir 2>&1 | FileCheck %s
// A condition that becomes a constant, which is hoisted out of the loop that is simplified.
// CHECK: lines of {{[0-9]+}} are left
//--- both.sh
grep -q scf.if $1 && grep -q scf.forall $1
//--- script.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.yield
  }
}
//--- payload.mlir
func.func @f(%o: memref<4xf32>, %t: memref<f32>, %c3: index) {
  scf.forall (%i) in (4) {
    %l = arith.cmpi eq, %i, %c3 : index
    scf.if %l { memref.dealloc %t : memref<f32> }
  }
  return
}

// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: jig apply --quiet --script script.mlir payload.mlir 2>&1 | FileCheck payload.mlir
// RUN: cat payload.mlir script.mlir > both.mlir
// RUN: not jig-opt --transform-interpreter both.mlir 2>&1 | FileCheck payload.mlir --check-prefix=REFERENCE
// An outlined loop gets a name of its own, where the payload has it further down, too; jig-opt fails as mlir-opt does.

//--- payload.mlir
func.func @kernel(%m: memref<8xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %v, %m[%i] : memref<8xi32>
  }
  return
}
// CHECK-NOT: error
// CHECK: func.func @kernel_0(
// CHECK: func.func @kernel(
// CHECK: call @kernel_0(
// REFERENCE: error: redefinition of symbol named 'kernel'

//--- script.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %f, %call = transform.loop.outline %loop {func_name = "kernel"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

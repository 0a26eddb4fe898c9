// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// Views of one another, in a block that nothing reaches: what looks for the buffer behind them comes to an end.

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: @read
  func.func @read() {
    return
  ^bb1:
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 10 : index
    %f = arith.constant 0.0 : f32
    %a = memref.cast %b : memref<?xf32> to memref<*xf32>
    %b = memref.cast %a : memref<*xf32> to memref<?xf32>
    // CHECK: scf.for
    scf.for %i = %c0 to %c1 step %c1 {
      %v = vector.transfer_read %b[%c0], %f {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
      vector.print %v : vector<4xf32>
    }
    cf.br ^bb1
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

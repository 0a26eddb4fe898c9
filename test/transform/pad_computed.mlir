// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// RUN: jig eval %s --entry pad --arg 'tensor<2x3xindex>=iota' > %t.before
// RUN: jig-opt %s --transform-interpreter -o %t.mlir
// RUN: jig eval %t.mlir --entry pad --arg 'tensor<2x3xindex>=iota' | diff %t.before -

// CHECK: memref.alloc
// CHECK: linalg.generic

module attributes {transform.with_named_sequence} {
  func.func @pad(%t: tensor<2x3xindex>) -> tensor<4x5xindex> {
    %0 = tensor.pad %t low[1, 2] high[1, 0] {
    ^bb0(%i: index, %j: index):
      %s = arith.addi %i, %j : index
      %p = arith.muli %s, %j : index
      tensor.yield %p : index
    } : tensor<2x3xindex> to tensor<4x5xindex>
    return %0 : tensor<4x5xindex>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 : !transform.any_op
    transform.yield
  }
}

// RUN: jig eval %s --entry pad --arg 'tensor<12x5xf32>=iota' > %t.before
// RUN: jig-opt %s --transform-interpreter -o %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// RUN: jig eval %t.mlir --entry pad --arg 'tensor<12x5xf32>=iota' | diff %t.before -
// RUN: jig-opt %s --transform-interpreter=entry-point=threads | jig eval - --entry pad --arg 'tensor<12x5xf32>=iota' | diff %t.before -
// RUN: jig-opt %s --transform-interpreter=entry-point=loops | jig eval - --entry pad --arg 'tensor<12x5xf32>=iota' | diff %t.before -
// The constant that pads is one of the body. The reference leaves a use of it behind, without the body.

// CHECK: scf.if
// CHECK: tensor.generate
// CHECK: arith.constant 1.0{{0*}}e+00
// CHECK: tensor.pad
// CHECK: arith.constant 1.0{{0*}}e+00
module attributes {transform.with_named_sequence} {
  func.func @pad(%t: tensor<12x5xf32>) -> tensor<12x8xf32> {
    %0 = tensor.pad %t nofold low[0, 2] high[0, 1] {
    ^bb0(%i: index, %j: index):
      %c = arith.constant 1.0 : f32
      tensor.yield %c : f32
    } : tensor<12x5xf32> to tensor<12x8xf32>
    return %0 : tensor<12x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [5, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @threads(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 num_threads [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @loops(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %0 tile_sizes [5, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// RUN: jig eval %s --entry f --arg 'tensor<9x6xi32>=random:1' --arg 'tensor<6x10xi32>=random:2' --arg 'tensor<9x10xi32>=random:3' > %t.before
// RUN: jig-opt %s --transform-interpreter -o %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// RUN: jig eval %t.mlir --entry f --arg 'tensor<9x6xi32>=random:1' --arg 'tensor<6x10xi32>=random:2' --arg 'tensor<9x10xi32>=random:3' | diff %t.before -
// What uses the product, and what uses both, into the loops around that over k. Tiles are cut off at the end, and each has sizes of its own.

module attributes {transform.with_named_sequence} {
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK: linalg.matmul
  // CHECK: scf.yield
  // CHECK: linalg.add
  // CHECK: linalg.max
  // CHECK: scf.yield
  func.func @f(%a: tensor<9x6xi32>, %b: tensor<6x10xi32>, %c: tensor<9x10xi32>) -> (tensor<9x10xi32>, tensor<9x10xi32>) {
    %e = tensor.empty() : tensor<9x10xi32>
    %mm = linalg.matmul ins(%a, %b : tensor<9x6xi32>, tensor<6x10xi32>) outs(%c : tensor<9x10xi32>) -> tensor<9x10xi32>
    %add = linalg.add ins(%mm, %c : tensor<9x10xi32>, tensor<9x10xi32>) outs(%e : tensor<9x10xi32>) -> tensor<9x10xi32>
    %max = linalg.max ins(%add, %mm : tensor<9x10xi32>, tensor<9x10xi32>) outs(%e : tensor<9x10xi32>) -> tensor<9x10xi32>
    return %add, %max : tensor<9x10xi32>, tensor<9x10xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    %x = transform.structured.match ops{["linalg.max"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.tile_using_for %m tile_sizes [4, 3, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %fa, %n:2 = transform.structured.fuse_consumer_into_containing_op %a into %l#0, %l#1 : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %fx, %o:2 = transform.structured.fuse_consumer_into_containing_op %x into %n#0, %n#1 : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

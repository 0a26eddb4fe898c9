// RUN: jig-opt %s --transform-interpreter -o %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// RUN: jig eval %s --entry sum --arg 'tensor<4x4xi32>=iota' --arg 'tensor<4xi32>=zeros' > %t.before
// RUN: jig eval %t.mlir --entry sum --arg 'tensor<4x4xi32>=iota' --arg 'tensor<4xi32>=zeros' | diff %t.before -
// RUN: jig eval %s --entry unpack --arg 'tensor<1x1x4x4xi32>=iota' > %t.before
// RUN: jig eval %t.mlir --entry unpack --arg 'tensor<1x1x4x4xi32>=iota' | diff %t.before -
// The reference takes scalable vectors that are as long as the loop for vscale = 1 to be that long for any, and masks neither.

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: @sum
  // CHECK: vector.mask
  func.func @sum(%a: tensor<4x4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                         iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x4xi32>) outs(%b : tensor<4xi32>) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      linalg.yield %s : i32
    } -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  // CHECK-LABEL: @unpack
  // CHECK: vector.mask {{.*}} vector.transfer_read
  // CHECK: vector.mask {{.*}} vector.transfer_write
  func.func @unpack(%b: tensor<1x1x4x4xi32>) -> tensor<4x4xi32> {
    %e = tensor.empty() : tensor<4x4xi32>
    %0 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<1x1x4x4xi32> -> tensor<4x4xi32>
    return %0 : tensor<4x4xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, [4]] : !transform.any_op
    %1 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %1 vector_sizes [1, 1, 4, [4]] : !transform.any_op
    transform.yield
  }
}

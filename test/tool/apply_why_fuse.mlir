// RUN: not jig apply %s 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s --implicit-check-not='not used inside'
// Of several producers, which one the container does not use.

// CHECK: :[[#@LINE+19]]:14: error: could not find next producer to fuse into container
// CHECK: note: containing op
// WHY: :[[#@LINE+17]]:14: error: transform.structured.fuse_into_containing_op cannot be done to linalg.fill apply_why_fuse.mlir:[[#@LINE+10]]: this 'linalg.fill' is not used inside the container
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    %r = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %r : tensor<8x8xf32>
  }
  func.func @g(%e: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %f : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %x tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q, %k = transform.structured.fuse_into_containing_op %p into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

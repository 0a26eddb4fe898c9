// RUN: jig-opt %s --transform-interpreter --split-input-file | FileCheck %s
// transform.structured.fuse where the reference gives a program that computes something else.

// The sums begin with 0 once, not in each tile of the reduction.
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @sums
  // CHECK: %[[FILL:.*]] = linalg.fill
  // CHECK: scf.for {{.*}} iter_args({{.*}} = %[[FILL]])
  // CHECK-NOT: linalg.fill
  // CHECK: linalg.matmul
  func.func @sums(%a: tensor<8x16xf32>, %b: tensor<16x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    %m = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %m : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.fuse %0 tile_sizes [4, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// With one tile in the reduction each part is visited once.
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @once
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK: linalg.fill
  // CHECK: linalg.matmul
  func.func @once(%a: tensor<8x16xf32>, %b: tensor<16x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    %m = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %m : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.fuse %0 tile_sizes [4, 0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Calls stay as many as they were.
module attributes {transform.with_named_sequence} {
  func.func private @produce() -> tensor<8xf32>
  // CHECK-LABEL: func.func @call
  // CHECK: call @produce
  // CHECK-NOT: call @produce
  // CHECK: return
  func.func @call(%c: tensor<8xf32>) -> tensor<8xf32> {
    %p = func.call @produce() : () -> tensor<8xf32>
    %e = linalg.exp ins(%p : tensor<8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
    return %e : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.fuse %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

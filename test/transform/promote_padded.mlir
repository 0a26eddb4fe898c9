// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics

// One operand would be larger than the others.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<?x8xf32>, %b: memref<8x8xf32>, %c: memref<?x8xf32>, %i: index, %s: index) {
    %n = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%s]
    %sa = memref.subview %a[%i, 0] [%n, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1], offset: ?>>
    %sc = memref.subview %c[%i, 0] [%n, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1], offset: ?>>
    // expected-note @below {{attempted to apply to this op}}
    linalg.matmul ins(%sa, %b : memref<?x8xf32, strided<[8, 1], offset: ?>>, memref<8x8xf32>)
        outs(%sc : memref<?x8xf32, strided<[8, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to apply}}
    %1 = transform.structured.promote %0 {operands_to_promote = [0], use_full_tiles_by_default}
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The zeros would be among what the maximum is taken of.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<?xf32>, %c: memref<4xf32>, %i: index, %s: index) {
    %n = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%s]
    %sa = memref.subview %a[%i] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %sc = memref.subview %c[%i] [1] [1] : memref<4xf32> to memref<f32, strided<[], offset: ?>>
    // expected-note @below {{attempted to apply to this op}}
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
        ins(%sa : memref<?xf32, strided<[1], offset: ?>>) outs(%sc : memref<f32, strided<[], offset: ?>>) {
    ^bb0(%x: f32, %m: f32):
      %0 = arith.maximumf %x, %m : f32
      linalg.yield %0 : f32
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to apply}}
    %1 = transform.structured.promote %0 {use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

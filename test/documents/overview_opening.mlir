// NOT IN MLIR 22: transform.compute_trailing_tile_size
// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// RUN: jig eval %s --entry sum --arg 'memref<6x4x64xf32>=iota' --script %s --out %t.after.npy
// RUN: jig eval %s --entry sum --arg 'memref<6x4x64xf32>=iota' --compare %t.after.npy
// Overview, "Overview": the example that the document opens with, completed by a payload, and by what the loops are unrolled by.

// Tiles of one and four iterations and as many as divide the innermost loop; three loops over tiles and three within one.
// CHECK-LABEL: @sum
// CHECK: affine.for %{{.*}} = 0 to 6
// CHECK: affine.for %{{.*}} = 0 to 4 step 4
// CHECK: affine.for %{{.*}} = 0 to 64 step 32
module attributes {transform.with_named_sequence} {
  func.func @sum(%a: memref<6x4x64xf32>) -> f32 {
    %zero = arith.constant 0.0 : f32
    %sum = memref.alloc() : memref<f32>
    memref.store %zero, %sum[] : memref<f32>
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 4 {
        affine.for %k = 0 to 64 {
          %x = affine.load %a[%i, %j, %k] : memref<6x4x64xf32>
          %y = arith.addf %x, %x : f32
          affine.store %y, %a[%i, %j, %k] : memref<6x4x64xf32>
        }
      }
    }
    %r = affine.load %a[5, 3, 63] : memref<6x4x64xf32>
    memref.dealloc %sum : memref<f32>
    return %r : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %inner = transform.loop.find { size > 42 } : !transform.interface<tileable>
    %1 = transform.compute_trailing_tile_size %inner : !transform.param<i64>
    %0 = transform.get_parent_op %inner {op_name = "affine.for", nth_parent = 2} : (!transform.interface<tileable>) -> !transform.interface<tileable>
    %2:2 = transform.loop.tile %0 tile_sizes(1, 4, %1)
          : (!transform.interface<tileable>)
         -> (!transform.any_op, !transform.any_op)
    %l:3 = transform.split_handle %2#1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.loop.unroll %l#1 { factor = 4 } : !transform.any_op
    transform.yield
  }
}

// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// Elements off the diagonal, and those of a row of no columns, are what they were.

// CHECK-LABEL: @diagonal
// CHECK: linalg.copy ins(%[[O:[a-z0-9_]+]] {{.*}}) outs(%[[P:[a-z0-9_]+]] {{.*}})
// CHECK: linalg.generic
// CHECK: linalg.copy ins(%[[P]] {{.*}}) outs(%[[O]] {{.*}})
func.func @diagonal(%x: memref<4xf32>, %y: memref<8x8xf32>) {
  %o = memref.subview %y[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]}
    ins(%x : memref<4xf32>) outs(%o : memref<4x4xf32, strided<[8, 1]>>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  }
  return
}

// CHECK-LABEL: @perhaps_none
// CHECK: linalg.copy ins(%[[O:[a-z0-9_]+]] {{.*}}) outs(%[[P:[a-z0-9_]+]] {{.*}})
// CHECK: linalg.generic
// CHECK: linalg.copy ins(%[[P]] {{.*}}) outs(%[[O]] {{.*}})
func.func @perhaps_none(%x: memref<4x?xf32>, %y: memref<8xf32>) {
  %o = memref.subview %y[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%x : memref<4x?xf32>) outs(%o : memref<4xf32, strided<[1]>>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

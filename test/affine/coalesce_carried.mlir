// RUN: jig-opt %s --affine-loop-coalescing | FileCheck %s
// What the inner loop hands from iteration to iteration: the reference gives each the first one.
// CHECK-LABEL: func.func @carried
// CHECK: affine.for %{{.*}} = 0 to 4 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 8 iter_args(%[[B:.*]] = %{{.*}}) -> (f32) {
// CHECK-NEXT: affine.store %[[B]],
func.func @carried(%x: f32, %m: memref<4x8xf32>) {
  affine.for %i = 0 to 4 {
    %s = affine.for %j = 0 to 8 iter_args(%b = %x) -> f32 {
      affine.store %b, %m[%i, %j] : memref<4x8xf32>
      %t = arith.addf %b, %x : f32
      affine.yield %t : f32
    }
  }
  return
}

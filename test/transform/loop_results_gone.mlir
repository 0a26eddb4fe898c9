// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// A loop that is a result already goes when the one around it takes it in.

// CHECK: IR printer:
// CHECK-NEXT: affine.for {{.*}} {
// CHECK-NEXT:   affine.apply
// CHECK-NOT: affine.for
// CHECK: module
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<2x3xf32>, %x: f32) {
    affine.for %i = 0 to 2 {
      affine.for %j = 0 to 3 {
        affine.store %x, %m[%i, %j] : memref<2x3xf32>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.loop.coalesce %l : (!transform.any_op) -> !transform.any_op
    transform.print %c : !transform.any_op
    transform.yield
  }
}

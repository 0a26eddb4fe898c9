// RUN: split-file %s %t
// RUN: jig check %t/folded.mlir | FileCheck %s --check-prefix=FOLDED
// RUN: not jig check %t/tiny.mlir | FileCheck %s --check-prefix=TINY
// RUN: jig check %t/order.mlir | FileCheck %s --check-prefix=FIELD
// RUN: not jig check %t/order.mlir --float | FileCheck %s --check-prefix=ORDER
// A constant that a step folded is rounded, which the field does not; that it is this, and no other constant, floats tell that
// round: among numbers that are multiples of 1/16 a tiny one is nothing, and sums are the same in any order.
// FOLDED: equal {{.*}} transform.apply_registered_pass
// FOLDED-NEXT: constants were folded; floats are the same bit by bit
// TINY: differs {{.*}} transform.structured.replace
// FIELD: equal {{.*}} transform.structured.tile_reduction_using_for
// ORDER: differs {{.*}} transform.structured.tile_reduction_using_for
//--- folded.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @f(%a: f32) -> f32 {
    %c = arith.constant 1.1234567 : f32
    %d = arith.constant 2.7654321 : f32
    %e = arith.mulf %c, %d : f32
    %s = arith.mulf %a, %e : f32
    return %s : f32
  }
  transform.named_sequence @__transform_main(%root: !t) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %g = transform.apply_registered_pass "canonicalize" to %f : (!t) -> !t
    transform.yield
  }
}
//--- tiny.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @f(%a: f32) -> f32 {
    %c = arith.constant 0.0 : f32
    %s = arith.addf %a, %c : f32
    return %s : f32
  }
  transform.named_sequence @__transform_main(%root: !t) {
    %m = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
    %n = transform.structured.replace %m {
      %z = arith.constant 1.0e-12 : f32
    } : (!t) -> !t
    transform.yield
  }
}
//--- order.mlir
!t = !transform.any_op
#m = affine_map<(d0) -> (d0)>
#z = affine_map<(d0) -> ()>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<64xf32>, %o: tensor<f32>) -> tensor<f32> {
    %s = linalg.generic {indexing_maps = [#m, #z], iterator_types = ["reduction"]} ins(%a : tensor<64xf32>) outs(%o : tensor<f32>) {
    ^bb0(%x: f32, %y: f32):
      %p = arith.addf %x, %y : f32
      linalg.yield %p : f32
    } -> tensor<f32>
    return %s : tensor<f32>
  }
  transform.named_sequence @__transform_main(%root: !t) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %m by tile_sizes = [8] : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}

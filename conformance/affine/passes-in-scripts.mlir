// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<16x16xf32>, %s: memref<16xf32>, %c: f32) {
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to 10 {
        affine.store %c, %s[%i] : memref<16xf32>
        %0 = affine.load %s[%i] : memref<16xf32>
        %1 = arith.addf %0, %c : f32
        affine.store %1, %a[%i, %j] : memref<16x16xf32>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
%0 = transform.apply_registered_pass "affine-loop-tile" with options = { "tile-sizes" = [4, 3], "separate" = true } to %f : (!transform.any_op) -> !transform.any_op
// CASE
%0 = transform.apply_registered_pass "affine-loop-tile" with options = { "cache-size" = 0 } to %f : (!transform.any_op) -> !transform.any_op
// CASE
%0 = transform.apply_registered_pass "affine-parallelize" with options = { "max-nested" = 1 } to %f : (!transform.any_op) -> !transform.any_op
// CASE
%0 = transform.apply_registered_pass "affine-scalrep" to %f : (!transform.any_op) -> !transform.any_op
%1 = transform.apply_registered_pass "affine-loop-invariant-code-motion" to %0 : (!transform.any_op) -> !transform.any_op
// CASE
%0 = transform.apply_registered_pass "affine-loop-tile" with options = { "size" = 0 } to %f : (!transform.any_op) -> !transform.any_op
// CASE
%0 = transform.apply_registered_pass "affine-expand-index-ops" to %root : (!transform.any_op) -> !transform.any_op
// CASE
%0 = transform.apply_registered_pass "affine-scalrep" to %root : (!transform.any_op) -> !transform.any_op

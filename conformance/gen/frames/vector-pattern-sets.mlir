// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%a: memref<4x8xf32>, %i: index) -> vector<2x8x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d1, d0)>} : memref<4x8xf32>, vector<2x8x4xf32>
  return %0 : vector<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : tensor<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true], permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : memref<?x?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index) -> vector<3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true], permutation_map = affine_map<(d0, d1) -> (0)>} : tensor<?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.mulf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <add>, %0, %c [1] : vector<4x8xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<8x4xf32>, %b: vector<6x8xf32>, %c: vector<4x6xf32>) -> vector<4x6xf32> {
  %l = vector.transpose %a, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  %r = vector.transpose %b, [1, 0] : vector<6x8xf32> to vector<8x6xf32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<4x8xf32>, vector<8x6xf32> into vector<4x6xf32>
  return %x : vector<4x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<6x8xf32>, %r: vector<2x6x8xf32>, %c: vector<2x6xf32>, %m: vector<2x6x8xi1>) -> vector<2x6xf32> {
  %l = vector.broadcast %a : vector<6x8xf32> to vector<2x6x8xf32>
  %x = vector.mask %m { vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<2x6x8xf32>, vector<2x6x8xf32> into vector<2x6xf32> } : vector<2x6x8xi1> -> vector<2x6xf32>
  return %x : vector<2x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x2x3xf32>, %b: vector<4x2x3xf32>, %c: vector<4x2x3xi1>) -> vector<3x4x2xf32> {
  %at = vector.transpose %a, [2, 0, 1]: vector<4x2x3xf32> to vector<3x4x2xf32>
  %bt = vector.transpose %b, [2, 0, 1]: vector<4x2x3xf32> to vector<3x4x2xf32>
  %ct = vector.transpose %c, [2, 0, 1]: vector<4x2x3xi1> to vector<3x4x2xi1>
  %r = arith.select %ct, %at, %bt : vector<3x4x2xi1>, vector<3x4x2xf32>
  return %r : vector<3x4x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op

// ARGS: --transform-interpreter --split-input-file
// Sets of patterns about vectors.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a: tensor<4x8xf32>, %i: index) -> vector<8x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x8xf32>, vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<4x8xf32>, %i: index) -> vector<8x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x8xf32>, vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<4x8xf32>, %i: index) -> vector<8x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x8xf32>, vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<4x8xf32>, %i: index) -> vector<8x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x8xf32>, vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<4x8xf32>, %i: index) -> vector<2x8x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1, d0)>} : tensor<4x8xf32>, vector<2x8x4xf32>
  return %0 : vector<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<4x8xf32>, %i: index) -> vector<2x8x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d1, d0)>} : tensor<4x8xf32>, vector<2x8x4xf32>
  return %0 : vector<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<4x8xf32>, %i: index) -> vector<2x8x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1, d0)>} : memref<4x8xf32>, vector<2x8x4xf32>
  return %0 : vector<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
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
func.func @f(%a: tensor<?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : tensor<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : tensor<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : memref<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : memref<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : tensor<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : tensor<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : memref<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : memref<?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : tensor<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : tensor<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
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
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : tensor<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : tensor<?x?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true], permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : tensor<?x?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : memref<?x?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
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
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : tensor<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : tensor<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<[3]x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : tensor<?x?x?xf32>, vector<[3]x4xf32>
  return %0 : vector<[3]x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index) -> vector<[3]x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : tensor<?x?x?xf32>, vector<[3]x4xf32>
  return %0 : vector<[3]x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<[3]x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<[3]x4xf32>
  return %0 : vector<[3]x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?x?xf32>, %i: index) -> vector<[3]x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xf32>, vector<[3]x4xf32>
  return %0 : vector<[3]x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index) -> vector<2x3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, 0)>} : tensor<?x?xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index) -> vector<2x3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1) -> (0, 0)>} : tensor<?x?xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<2x3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<?x?xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<2x3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true, true], permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<?x?xf32>, vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index) -> vector<3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : tensor<?x?xf32>, vector<3xf32>
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
func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<3xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds=[true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index, %m: vector<4x3xi1>) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%i, %i], %p, %m {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %i: index, %m: vector<4x3xi1>) -> vector<3x4xf32> {
  %p = arith.constant 1.0 : f32
  %0 = vector.mask %m { vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<3x4xf32> } : vector<4x3xi1> -> vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index, %v: vector<3xf32>, %m: vector<3xi1>) -> tensor<?x?x?xf32> {
  %0 = vector.transfer_write %v, %a[%i, %i, %i], %m {permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<3xf32>, tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
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
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: vector<8xf32>) -> vector<8xf32> {
  %0 = arith.mulf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <add>, %0, %c [0] : vector<4x8xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <add>, %0, %c [0, 1] : vector<4x8xf32> to f32
  return %1 : f32
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xi32>, %b: vector<4x8xi32>, %c: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.muli %a, %b : vector<4x8xi32>
  %1 = vector.multi_reduction <add>, %0, %c [1] : vector<4x8xi32> to vector<4xi32>
  return %1 : vector<4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xi32>, %b: vector<4x8xi32>, %c: vector<8xi32>) -> vector<8xi32> {
  %0 = arith.muli %a, %b : vector<4x8xi32>
  %1 = vector.multi_reduction <add>, %0, %c [0] : vector<4x8xi32> to vector<8xi32>
  return %1 : vector<8xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xi32>, %b: vector<4x8xi32>, %c: i32) -> i32 {
  %0 = arith.muli %a, %b : vector<4x8xi32>
  %1 = vector.multi_reduction <add>, %0, %c [0, 1] : vector<4x8xi32> to i32
  return %1 : i32
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.mulf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <mul>, %0, %c [1] : vector<4x8xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: vector<8xf32>) -> vector<8xf32> {
  %0 = arith.mulf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <mul>, %0, %c [0] : vector<4x8xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <mul>, %0, %c [0, 1] : vector<4x8xf32> to f32
  return %1 : f32
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.addf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <add>, %0, %c [1] : vector<4x8xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: vector<8xf32>) -> vector<8xf32> {
  %0 = arith.addf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <add>, %0, %c [0] : vector<4x8xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: f32) -> f32 {
  %0 = arith.addf %a, %b : vector<4x8xf32>
  %1 = vector.multi_reduction <add>, %0, %c [0, 1] : vector<4x8xf32> to f32
  return %1 : f32
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>, %c: vector<4xf32>, %m: vector<4x8xi1>) -> vector<4xf32> {
  %0 = arith.mulf %a, %b : vector<4x8xf32>
  %1 = vector.mask %m { vector.multi_reduction <add>, %0, %c [1] : vector<4x8xf32> to vector<4xf32> } : vector<4x8xi1> -> vector<4xf32>
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
func.func @f(%l: vector<4x8xf32>, %r: vector<8x6xf32>, %a: vector<6x4xf32>) -> vector<6x4xf32> {
  %c = vector.transpose %a, [1, 0] : vector<6x4xf32> to vector<4x6xf32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<4x8xf32>, vector<8x6xf32> into vector<4x6xf32>
  %y = vector.transpose %x, [1, 0] : vector<4x6xf32> to vector<6x4xf32>
  return %y : vector<6x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<6x8xf32>, %r: vector<4x6x8xf32>, %c: vector<4x6xf32>) -> vector<4x6xf32> {
  %l = vector.broadcast %a : vector<6x8xf32> to vector<4x6x8xf32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<4x6x8xf32>, vector<4x6x8xf32> into vector<4x6xf32>
  return %x : vector<4x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<6x8xf32>, %b: vector<8xf32>, %c: vector<4x6xf32>) -> vector<4x6xf32> {
  %l = vector.broadcast %a : vector<6x8xf32> to vector<4x6x8xf32>
  %r = vector.broadcast %b : vector<8xf32> to vector<4x6x8xf32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<4x6x8xf32>, vector<4x6x8xf32> into vector<4x6xf32>
  return %x : vector<4x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<6x8xf32>, %b: vector<6x8xf32>, %c: vector<6x8xf32>) -> vector<6x8xf32> {
  %l = vector.broadcast %a : vector<6x8xf32> to vector<1x6x8xf32>
  %r = vector.broadcast %b : vector<6x8xf32> to vector<1x6x8xf32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d1,d2)>], iterator_types=["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %l, %r, %c : vector<1x6x8xf32>, vector<1x6x8xf32> into vector<6x8xf32>
  return %x : vector<6x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<6x8xf32>, %b: vector<6x8xf32>, %c: vector<6xf32>, %m: vector<1x6x8xi1>) -> vector<6xf32> {
  %l = vector.broadcast %a : vector<6x8xf32> to vector<1x6x8xf32>
  %r = vector.broadcast %b : vector<6x8xf32> to vector<1x6x8xf32>
  %x = vector.mask %m { vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d1)>], iterator_types=["reduction", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<1x6x8xf32>, vector<1x6x8xf32> into vector<6xf32> } : vector<1x6x8xi1> -> vector<6xf32>
  return %x : vector<6xf32>
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
func.func @f(%a: vector<6x8xf32>, %r: vector<2x6x8xf32>, %c: vector<6xf32>) -> vector<6xf32> {
  %l = vector.broadcast %a : vector<6x8xf32> to vector<2x6x8xf32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d1)>], iterator_types=["reduction", "parallel", "reduction"], kind = #vector.kind<add>} %l, %r, %c : vector<2x6x8xf32>, vector<2x6x8xf32> into vector<6xf32>
  return %x : vector<6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xf16>, %b: vector<8x6xf16>, %c: vector<4x6xf32>) -> vector<4x6xf32> {
  %l = arith.extf %a : vector<4x8xf16> to vector<4x8xf32>
  %r = arith.extf %b : vector<8x6xf16> to vector<8x6xf32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel","parallel","reduction"], kind=#vector.kind<add>} %l, %r, %c : vector<4x8xf32>, vector<8x6xf32> into vector<4x6xf32>
  return %x : vector<4x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.fold_arith_extension
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xi8>, %b: vector<8x6xi8>, %c: vector<4x6xi32>) -> vector<4x6xi32> {
  %l = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %r = arith.extsi %b : vector<8x6xi8> to vector<8x6xi32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel","parallel","reduction"], kind=#vector.kind<add>} %l, %r, %c : vector<4x8xi32>, vector<8x6xi32> into vector<4x6xi32>
  return %x : vector<4x6xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.fold_arith_extension
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x8xi8>, %b: vector<8x6xi8>, %c: vector<4x6xi32>) -> vector<4x6xi32> {
  %l = arith.extui %a : vector<4x8xi8> to vector<4x8xi32>
  %r = arith.extui %b : vector<8x6xi8> to vector<8x6xi32>
  %x = vector.contract {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel","parallel","reduction"], kind=#vector.kind<add>} %l, %r, %c : vector<4x8xi32>, vector<8x6xi32> into vector<4x6xi32>
  return %x : vector<4x6xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.fold_arith_extension
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x2xf32>, %b: vector<4x2xf32>) -> vector<2x4xf32> {
  %at = vector.transpose %a, [1, 0]: vector<4x2xf32> to vector<2x4xf32>
  %bt = vector.transpose %b, [1, 0]: vector<4x2xf32> to vector<2x4xf32>
  %r = arith.addf %at, %bt : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x2xf32>) -> vector<2x4xf32> {
  %at = vector.transpose %a, [1, 0]: vector<4x2xf32> to vector<2x4xf32>
  %c = arith.constant dense<2.0> : vector<2x4xf32>
  %r = arith.addf %at, %c : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4x2xf32>) -> vector<2x4xf32> {
  %at = vector.transpose %a, [1, 0]: vector<4x2xf32> to vector<2x4xf32>
  %c = arith.constant dense<[[1.0,2.0,3.0,4.0],[5.0,6.0,7.0,8.0]]> : vector<2x4xf32>
  %r = arith.addf %at, %c : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
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
// CASE
func.func @f(%a: f32, %b: f32) -> vector<2x4xf32> {
  %at = vector.broadcast %a : f32 to vector<2x4xf32>
  %bt = vector.broadcast %b : f32 to vector<2x4xf32>
  %r = arith.addf %at, %bt : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: f32) -> vector<2x4xf32> {
  %at = vector.broadcast %a : f32 to vector<2x4xf32>
  %c = arith.constant dense<2.0> : vector<2x4xf32>
  %x = arith.addf %c, %at : vector<2x4xf32>
  %r = math.exp %x : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<2x4xi1> {
  %at = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %bt = vector.broadcast %b : vector<4xf32> to vector<2x4xf32>
  %r = arith.cmpf olt, %at, %bt : vector<2x4xf32>
  return %r : vector<2x4xi1>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4xf32>, %b: f32) -> vector<2x4xf32> {
  %at = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %bt = vector.broadcast %b : f32 to vector<2x4xf32>
  %r = arith.addf %at, %bt : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: i8) -> vector<2x4xi32> {
  %at = vector.broadcast %a : i8 to vector<2x4xi8>
  %r = arith.extsi %at : vector<2x4xi8> to vector<2x4xi32>
  return %r : vector<2x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: f32, %b: f32) -> vector<2x4xf32> {
  %at = vector.broadcast %a : f32 to vector<2x4xf32>
  %bt = vector.broadcast %b : f32 to vector<2x4xf32>
  %r = vector.fma %at, %bt, %bt : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> f32 {
  %x = arith.addf %a, %b : vector<4xf32>
  %r = vector.extract %x[1] : f32 from vector<4xf32>
  return %r : f32
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<4xi1> {
  %x = arith.cmpf olt, %a, %b : vector<2x4xf32>
  %r = vector.extract %x[1] : vector<4xi1> from vector<2x4xi1>
  return %r : vector<4xi1>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: vector<2x4xf32>, %b: vector<2x4xf32>, %i: index) -> vector<4xf32> {
  %x = arith.addf %a, %b : vector<2x4xf32>
  %r = vector.extract %x[%i] : vector<4xf32> from vector<2x4xf32>
  return %r : vector<4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<2x[4]xf32> {
  %at = vector.broadcast %a : vector<[4]xf32> to vector<2x[4]xf32>
  %bt = vector.broadcast %b : vector<[4]xf32> to vector<2x[4]xf32>
  %r = arith.addf %at, %bt : vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
// CASE
func.func @f(%a0: vector<f32>, %b: vector<1x1xf32>, %c: vector<1xf32>) -> (vector<1xf32>) {
  %v1 = vector.broadcast %a0 : vector<f32> to vector<1xf32>
  %v6 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v1, %b, %c : vector<1xf32>, vector<1x1xf32> into vector<1xf32>
  return %v6 : vector<1xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
// CASE
func.func @f(%a0: vector<f32>, %b: vector<4x8xf32>, %c: vector<8xf32>) -> (vector<8xf32>) {
  %v1 = vector.broadcast %a0 : vector<f32> to vector<4xf32>
  %v6 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v1, %b, %c : vector<4xf32>, vector<4x8xf32> into vector<8xf32>
  return %v6 : vector<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op

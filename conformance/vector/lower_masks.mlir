// ARGS: --transform-interpreter --split-input-file
// Masks of several dimensions, masks as comparisons.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      // HERE
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @f0(%a: index, %b: index) -> vector<2x3xi1> {
  %r = vector.create_mask %a, %b : vector<2x3xi1>
  return %r : vector<2x3xi1>
}
func.func @f1(%a: index) -> vector<3xi1> {
  %r = vector.create_mask %a : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @f2(%a: index) -> vector<i1> {
  %r = vector.create_mask %a : vector<i1>
  return %r : vector<i1>
}
func.func @f3(%a: index) -> vector<[3]xi1> {
  %r = vector.create_mask %a : vector<[3]xi1>
  return %r : vector<[3]xi1>
}
func.func @f4(%a: index, %b: index) -> vector<2x[3]xi1> {
  %r = vector.create_mask %a, %b : vector<2x[3]xi1>
  return %r : vector<2x[3]xi1>
}
func.func @f5(%a: index, %b: index) -> vector<[2]x3xi1> {
  %r = vector.create_mask %a, %b : vector<[2]x3xi1>
  return %r : vector<[2]x3xi1>
}
func.func @f6(%a: index, %b: index, %c: index) -> vector<2x1x2xi1> {
  %r = vector.create_mask %a, %b, %c : vector<2x1x2xi1>
  return %r : vector<2x1x2xi1>
}
func.func @f7() -> vector<4x3xi1> {
  %r = vector.constant_mask [2, 1] : vector<4x3xi1>
  return %r : vector<4x3xi1>
}
func.func @f8() -> vector<i1> {
  %r = vector.constant_mask [1] : vector<i1>
  return %r : vector<i1>
}
func.func @f9() -> vector<i1> {
  %r = vector.constant_mask [0] : vector<i1>
  return %r : vector<i1>
}
func.func @f10() -> vector<[4]xi1> {
  %r = vector.constant_mask [4] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f11() -> vector<[4]xi1> {
  %r = vector.constant_mask [0] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f12() -> vector<[4]x2xi1> {
  %r = vector.constant_mask [4, 1] : vector<[4]x2xi1>
  return %r : vector<[4]x2xi1>
}
func.func @f13() -> vector<2x[4]xi1> {
  %r = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}
func.func @f14() -> vector<3xi1> {
  %r = vector.constant_mask [2] : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @f15() -> vector<2x2x2xi1> {
  %r = vector.constant_mask [1, 2, 1] : vector<2x2x2xi1>
  return %r : vector<2x2x2xi1>
}
// AND
transform.apply_patterns.vector.lower_masks
// CASE
func.func @f0(%a: index, %b: index) -> vector<2x3xi1> {
  %r = vector.create_mask %a, %b : vector<2x3xi1>
  return %r : vector<2x3xi1>
}
func.func @f1(%a: index) -> vector<3xi1> {
  %r = vector.create_mask %a : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @f2(%a: index) -> vector<i1> {
  %r = vector.create_mask %a : vector<i1>
  return %r : vector<i1>
}
func.func @f3(%a: index) -> vector<[3]xi1> {
  %r = vector.create_mask %a : vector<[3]xi1>
  return %r : vector<[3]xi1>
}
func.func @f4(%a: index, %b: index) -> vector<2x[3]xi1> {
  %r = vector.create_mask %a, %b : vector<2x[3]xi1>
  return %r : vector<2x[3]xi1>
}
func.func @f5(%a: index, %b: index) -> vector<[2]x3xi1> {
  %r = vector.create_mask %a, %b : vector<[2]x3xi1>
  return %r : vector<[2]x3xi1>
}
func.func @f6(%a: index, %b: index, %c: index) -> vector<2x1x2xi1> {
  %r = vector.create_mask %a, %b, %c : vector<2x1x2xi1>
  return %r : vector<2x1x2xi1>
}
func.func @f7() -> vector<4x3xi1> {
  %r = vector.constant_mask [2, 1] : vector<4x3xi1>
  return %r : vector<4x3xi1>
}
func.func @f8() -> vector<i1> {
  %r = vector.constant_mask [1] : vector<i1>
  return %r : vector<i1>
}
func.func @f9() -> vector<i1> {
  %r = vector.constant_mask [0] : vector<i1>
  return %r : vector<i1>
}
func.func @f10() -> vector<[4]xi1> {
  %r = vector.constant_mask [4] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f11() -> vector<[4]xi1> {
  %r = vector.constant_mask [0] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f12() -> vector<[4]x2xi1> {
  %r = vector.constant_mask [4, 1] : vector<[4]x2xi1>
  return %r : vector<[4]x2xi1>
}
func.func @f13() -> vector<2x[4]xi1> {
  %r = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}
func.func @f14() -> vector<3xi1> {
  %r = vector.constant_mask [2] : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @f15() -> vector<2x2x2xi1> {
  %r = vector.constant_mask [1, 2, 1] : vector<2x2x2xi1>
  return %r : vector<2x2x2xi1>
}
// AND
transform.apply_patterns.vector.lower_create_mask
// CASE
func.func @f0(%a: index, %b: index) -> vector<2x3xi1> {
  %r = vector.create_mask %a, %b : vector<2x3xi1>
  return %r : vector<2x3xi1>
}
func.func @f1(%a: index) -> vector<3xi1> {
  %r = vector.create_mask %a : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @f2(%a: index) -> vector<i1> {
  %r = vector.create_mask %a : vector<i1>
  return %r : vector<i1>
}
func.func @f3(%a: index) -> vector<[3]xi1> {
  %r = vector.create_mask %a : vector<[3]xi1>
  return %r : vector<[3]xi1>
}
func.func @f4(%a: index, %b: index) -> vector<2x[3]xi1> {
  %r = vector.create_mask %a, %b : vector<2x[3]xi1>
  return %r : vector<2x[3]xi1>
}
func.func @f5(%a: index, %b: index) -> vector<[2]x3xi1> {
  %r = vector.create_mask %a, %b : vector<[2]x3xi1>
  return %r : vector<[2]x3xi1>
}
func.func @f6(%a: index, %b: index, %c: index) -> vector<2x1x2xi1> {
  %r = vector.create_mask %a, %b, %c : vector<2x1x2xi1>
  return %r : vector<2x1x2xi1>
}
func.func @f7() -> vector<4x3xi1> {
  %r = vector.constant_mask [2, 1] : vector<4x3xi1>
  return %r : vector<4x3xi1>
}
func.func @f8() -> vector<i1> {
  %r = vector.constant_mask [1] : vector<i1>
  return %r : vector<i1>
}
func.func @f9() -> vector<i1> {
  %r = vector.constant_mask [0] : vector<i1>
  return %r : vector<i1>
}
func.func @f10() -> vector<[4]xi1> {
  %r = vector.constant_mask [4] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f11() -> vector<[4]xi1> {
  %r = vector.constant_mask [0] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f12() -> vector<[4]x2xi1> {
  %r = vector.constant_mask [4, 1] : vector<[4]x2xi1>
  return %r : vector<[4]x2xi1>
}
func.func @f13() -> vector<2x[4]xi1> {
  %r = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}
func.func @f14() -> vector<3xi1> {
  %r = vector.constant_mask [2] : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @f15() -> vector<2x2x2xi1> {
  %r = vector.constant_mask [1, 2, 1] : vector<2x2x2xi1>
  return %r : vector<2x2x2xi1>
}
// AND
transform.apply_patterns.vector.materialize_masks
// CASE
func.func @f0(%a: index, %b: index) -> vector<2x3xi1> {
  %r = vector.create_mask %a, %b : vector<2x3xi1>
  return %r : vector<2x3xi1>
}
func.func @f1(%a: index) -> vector<3xi1> {
  %r = vector.create_mask %a : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @f2(%a: index) -> vector<i1> {
  %r = vector.create_mask %a : vector<i1>
  return %r : vector<i1>
}
func.func @f3(%a: index) -> vector<[3]xi1> {
  %r = vector.create_mask %a : vector<[3]xi1>
  return %r : vector<[3]xi1>
}
func.func @f4(%a: index, %b: index) -> vector<2x[3]xi1> {
  %r = vector.create_mask %a, %b : vector<2x[3]xi1>
  return %r : vector<2x[3]xi1>
}
func.func @f5(%a: index, %b: index) -> vector<[2]x3xi1> {
  %r = vector.create_mask %a, %b : vector<[2]x3xi1>
  return %r : vector<[2]x3xi1>
}
func.func @f6(%a: index, %b: index, %c: index) -> vector<2x1x2xi1> {
  %r = vector.create_mask %a, %b, %c : vector<2x1x2xi1>
  return %r : vector<2x1x2xi1>
}
func.func @f7() -> vector<4x3xi1> {
  %r = vector.constant_mask [2, 1] : vector<4x3xi1>
  return %r : vector<4x3xi1>
}
func.func @f8() -> vector<i1> {
  %r = vector.constant_mask [1] : vector<i1>
  return %r : vector<i1>
}
func.func @f9() -> vector<i1> {
  %r = vector.constant_mask [0] : vector<i1>
  return %r : vector<i1>
}
func.func @f10() -> vector<[4]xi1> {
  %r = vector.constant_mask [4] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f11() -> vector<[4]xi1> {
  %r = vector.constant_mask [0] : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f12() -> vector<[4]x2xi1> {
  %r = vector.constant_mask [4, 1] : vector<[4]x2xi1>
  return %r : vector<[4]x2xi1>
}
func.func @f13() -> vector<2x[4]xi1> {
  %r = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}
func.func @f14() -> vector<3xi1> {
  %r = vector.constant_mask [2] : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @f15() -> vector<2x2x2xi1> {
  %r = vector.constant_mask [1, 2, 1] : vector<2x2x2xi1>
  return %r : vector<2x2x2xi1>
}
// AND
transform.apply_patterns.vector.lower_masks
      transform.apply_patterns.vector.materialize_masks
// CASE
func.func @f0(%a: memref<?xf32>, %b: index, %c: f32) -> vector<4xf32> {
  %r = vector.transfer_read %a[%b], %c : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f1(%a: memref<?xf32>, %b: index, %c: f32, %d: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %a[%b], %c, %d : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f2(%a: tensor<5x8xf32>, %b: index, %c: f32) -> vector<4xf32> {
  %r = vector.transfer_read %a[%b, %b], %c : tensor<5x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f3(%a: memref<?xf32>, %b: index, %c: f32) -> vector<[4]xf32> {
  %r = vector.transfer_read %a[%b], %c : memref<?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f4(%a: memref<?x?xf32>, %b: index, %c: f32) -> vector<2x2xf32> {
  %r = vector.transfer_read %a[%b, %b], %c : memref<?x?xf32>, vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @f5(%a: memref<?xf32>, %b: index, %c: f32) -> vector<f32> {
  %r = vector.transfer_read %a[%b], %c : memref<?xf32>, vector<f32>
  return %r : vector<f32>
}
func.func @f6(%a: memref<?xf32>, %b: index, %c: f32) -> vector<4xf32> {
  %r = vector.transfer_read %a[%b], %c {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f7(%a: memref<4x?xf32>, %b: index, %c: f32) -> vector<4xf32> {
  %r = vector.transfer_read %a[%b, %b], %c {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<4x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f8(%a: tensor<?x8xf32>, %b: index, %c: vector<4xf32>) -> tensor<?x8xf32> {
  %r = vector.transfer_write %c, %a[%b, %b] : vector<4xf32>, tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}
func.func @f9(%a: tensor<?xf32>, %b: index, %c: vector<4xf32>, %d: vector<4xi1>) -> tensor<?xf32> {
  %r = vector.transfer_write %c, %a[%b], %d : vector<4xf32>, tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @f10(%a: i1) -> vector<1xi1> {
  %t = arith.constant dense<true> : vector<1xi1>
  %f = arith.constant dense<false> : vector<1xi1>
  %r = arith.select %a, %t, %f : vector<1xi1>
  return %r : vector<1xi1>
}
func.func @f11(%a: i1) -> vector<1xi1> {
  %t = arith.constant dense<false> : vector<1xi1>
  %f = arith.constant dense<true> : vector<1xi1>
  %r = arith.select %a, %t, %f : vector<1xi1>
  return %r : vector<1xi1>
}
func.func @f12(%a: i1) -> vector<4xi1> {
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  %r = arith.select %a, %t, %f : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @f13(%a: vector<1xi1>) -> vector<1xi1> {
  %t = arith.constant dense<true> : vector<1xi1>
  %f = arith.constant dense<false> : vector<1xi1>
  %r = arith.select %a, %t, %f : vector<1xi1>, vector<1xi1>
  return %r : vector<1xi1>
}
func.func @f14(%a: i1) -> vector<1x1xi1> {
  %t = arith.constant dense<true> : vector<1x1xi1>
  %f = arith.constant dense<false> : vector<1x1xi1>
  %r = arith.select %a, %t, %f : vector<1x1xi1>
  return %r : vector<1x1xi1>
}
func.func @f15(%a: i1) -> vector<1xi8> {
  %t = arith.constant dense<1> : vector<1xi8>
  %f = arith.constant dense<0> : vector<1xi8>
  %r = arith.select %a, %t, %f : vector<1xi8>
  return %r : vector<1xi8>
}
// AND
transform.apply_patterns.vector.materialize_masks

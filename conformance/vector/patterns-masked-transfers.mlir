// ARGS: --transform-interpreter --split-input-file
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
func.func @a(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>, %v: vector<2x4xf32>) -> (vector<2x4xf32>, tensor<?x?xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], foo = 1} : memref<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, false], foo = 1} : vector<2x4xf32>, memref<?x?xf32> } : vector<2x4xi1>
  %1 = vector.mask %k { vector.transfer_write %v, %t[%i, %i] : vector<2x4xf32>, tensor<?x?xf32> } : vector<2x4xi1> -> tensor<?x?xf32>
  return %0, %1 : vector<2x4xf32>, tensor<?x?xf32>
}
// AND
transform.apply_patterns.vector.lower_masked_transfers
// CASE
func.func @b(%m: memref<?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xindex>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %k, %v { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %ct = arith.constant dense<true> : vector<4xi1>
  %z = arith.constant dense<0.0> : vector<4xf32>
  %1 = vector.mask %k { vector.gather %m[%i] [%x], %ct, %z : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %k, %v { vector.gather %m[%i] [%x], %ct, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_masked_transfers
// CASE
func.func @c(%m: memref<?xf32>, %t: tensor<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xindex>) -> (vector<4xf32>, vector<4xf32>) {
  %z = arith.constant dense<0.0> : vector<4xf32>
  %1 = vector.mask %k { vector.gather %m[%i] [%x], %k, %z {alignment = 16} : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %k { vector.gather %t[%i] [%x], %k, %z : tensor<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_masked_transfers
// CASE
func.func @d(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %k2: vector<4xi1>, %v: vector<4xf32>, %x: vector<4xindex>) -> (vector<4xf32>) {
  %1 = vector.mask %k { vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %3 = vector.mask %k { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %1 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_masked_transfers
// CASE
func.func @e(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4x[2]xi1>, %w: vector<[2]x4xf32>)-> vector<[2]x4xf32> {
  %1 = vector.mask %k { vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<[2]x4xf32> } : vector<4x[2]xi1> -> vector<[2]x4xf32>
  vector.mask %k { vector.transfer_write %w, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<[2]x4xf32>, memref<?x?xf32> } : vector<4x[2]xi1>
  return %1 : vector<[2]x4xf32>
}
// AND
transform.apply_patterns.vector.lower_masked_transfers
// CASE
func.func @f(%k: vector<4xi1>)  {
  vector.mask %k { } : vector<4xi1>
  return
}
// AND
transform.apply_patterns.vector.lower_masked_transfers

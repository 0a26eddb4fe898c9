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
func.func @a(%m: memref<?x8xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial
// CASE
func.func @c(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, false], foo} : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial
// CASE
func.func @g(%m: memref<?xf32>, %p: f32, %i: index, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> (0)>} : memref<?xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial
// CASE
func.func @h(%m: memref<4x8xf32>, %p: f32, %i: index, %j: index, %v: vector<8x8xf32>) -> vector<4x8xf32> {
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%c1, %c1], %p : memref<4x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial
// CASE
func.func @k(%m: memref<?xf32>, %p: f32, %i: index, %k: i1) -> (vector<4xf32>) {
  %0 = scf.if %k -> vector<4xf32> {
    %1 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
    scf.yield %1 : vector<4xf32>
  } else {
    %1 = arith.constant dense<0.0> : vector<4xf32>
    scf.yield %1 : vector<4xf32>
  }
  return %0 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial
// CASE
func.func @a(%m: memref<?x8xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CASE
func.func @b(%m: memref<?x8xf32>, %i: index, %j: index, %v: vector<4x8xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, memref<?x8xf32>
  return
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CASE
func.func @c(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, false], foo} : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CASE
func.func @d(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %p: f32, %i: index, %j: index, %v: vector<4x8xf32>, %n: index)  {
  %c1 = arith.constant 1 : index
  scf.for %k = %i to %j step %c1 {
    scf.for %l = %i to %j step %c1 {
      vector.transfer_write %v, %m[%k, %l] {in_bounds = [true, false], foo} : vector<4x8xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>
    }
  }
  return
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CASE
func.func @f(%m: memref<4x8xf32, 3>, %p: f32, %i: index, %j: index, %v: vector<8x8xf32>) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %c0], %p : memref<4x8xf32, 3>, vector<4x8xf32>
  vector.transfer_write %v, %m[%i, %c0] : vector<8x8xf32>, memref<4x8xf32, 3>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CASE
func.func @g(%m: memref<?xf32>, %p: f32, %i: index, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> (0)>} : memref<?xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CASE
func.func @h(%m: memref<4x8xf32>, %p: f32, %i: index, %j: index, %v: vector<8x8xf32>) -> vector<4x8xf32> {
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%c1, %c1], %p : memref<4x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CASE
func.func @k(%m: memref<?xf32>, %p: f32, %i: index, %k: i1) -> (vector<4xf32>) {
  %0 = scf.if %k -> vector<4xf32> {
    %1 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
    scf.yield %1 : vector<4xf32>
  } else {
    %1 = arith.constant dense<0.0> : vector<4xf32>
    scf.yield %1 : vector<4xf32>
  }
  return %0 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
// CASE
func.func @a(%m: memref<?x8xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @b(%m: memref<?x8xf32>, %i: index, %j: index, %v: vector<4x8xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, memref<?x8xf32>
  return
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @e(%m: memref<?x?x?xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p : memref<?x?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @g(%m: memref<?xf32>, %p: f32, %i: index, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> (0)>} : memref<?xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @i(%m: memref<?xvector<4xf32>>, %p: vector<4xf32>, %i: index, %k: i1) -> (vector<2x4xf32>) {
  %1 = vector.transfer_read %m[%i], %p : memref<?xvector<4xf32>>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @i(%m: tensor<?xf32>, %p: f32, %i: index, %k: i1) -> (vector<4xf32>) {
  %1 = vector.transfer_read %m[%i], %p : tensor<?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @i(%m: memref<?xf32>, %p: f32, %i: index, %k: i1) -> (vector<4xf32>) {
  %0 = scf.execute_region -> vector<4xf32> {
    %1 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
    scf.yield %1 : vector<4xf32>
  }
  return %0 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @i(%m: memref<?xf32>, %p: f32, %i: index, %k: i1) -> (vector<[4]xf32>) {
  %1 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32>
  return %1 : vector<[4]xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @i(%m: memref<?xf32>, %p: f32, %i: index, %k: vector<4xi1>) -> (vector<4xf32>) {
  %1 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %1 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
// CASE
func.func @a(%m: memref<?x8xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = none
// CASE
func.func @a(%m: memref<?x8xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = linalg-copy
// CASE
func.func @a(%m: memref<?x8xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "other"

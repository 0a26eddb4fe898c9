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
func.func @a(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @b(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @c(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @d(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @e(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<f32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> ()>} : memref<?x?xf32>, vector<f32>
  return %0 : vector<f32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @f(%m: memref<f32>, %p: f32) -> vector<f32> {
  %0 = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  vector.transfer_write %0, %m[] : vector<f32>, memref<f32>
  return %0 : vector<f32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @g(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<[4]xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<[4]xf32>, memref<?x?xf32>
  return %0 : vector<[4]xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @h(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @i(%m: memref<?x?xvector<4xf32>>, %i: index, %p: vector<4xf32>, %v: vector<4xf32>) -> (vector<4xf32>, vector<1x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4xf32>>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds=[true]} : memref<?x?xvector<4xf32>>, vector<1x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xvector<4xf32>>
  vector.transfer_write %1, %m[%i, %i] {in_bounds=[true]} : vector<1x4xf32>, memref<?x?xvector<4xf32>>
  return %0, %1 : vector<4xf32>, vector<1x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @j(%m: memref<1x?xf32, strided<[1, 4], offset:?>>, %i: index, %p: f32, %t: tensor<?xf32>) -> (vector<1xf32>, vector<4xf32>, vector<1xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds=[true]} : memref<1x?xf32, strided<[1, 4], offset:?>>, vector<1xf32>
  %1 = vector.transfer_read %t[%i], %p {in_bounds=[true]} : tensor<?xf32>, vector<4xf32>
  %2 = vector.load %m[%i, %i] : memref<1x?xf32, strided<[1, 4], offset:?>>, vector<1xf32>
  return %0, %1, %2 : vector<1xf32>, vector<4xf32>, vector<1xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @k(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>, %k1: vector<4xi1>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p, %k1 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>} : memref<?x?x?xf32>, vector<3x2x4xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @l(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %k1: vector<1xi1>) -> (vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], foo="bar"} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.mask %k { vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k { vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32> } : vector<4xi1> 
  return %1 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @l(%m: memref<?x?xi8>, %i: index, %p: vector<2xi8>, %q: vector<4xi8>, %m2: memref<?xvector<4xi8>>) -> (vector<1x4xi8>, vector<8xi8>) {
  %0 = vector.transfer_read %m2[%i], %q {in_bounds = []} : memref<?xvector<4xi8>>, vector<4xi8>
  %1 = vector.transfer_read %m2[%i], %q {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<?xvector<4xi8>>, vector<1x4xi8>
  %2 = vector.transfer_read %m2[%i], %q {in_bounds = []} : memref<?xvector<4xi8>>, vector<8xi8>
  vector.transfer_write %2, %m2[%i] {in_bounds = []} : vector<8xi8>, memref<?xvector<4xi8>>
  return %1, %2 : vector<1x4xi8>, vector<8xi8>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @a(%m: memref<?x?x?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>, %v: vector<2x4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i, %i], %k {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d2)>} : vector<2x4xf32>, memref<?x?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2)>} : vector<2x4xf32>, memref<?x?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @b(%m: memref<?x?x?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?x?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d2)>} : memref<?x?x?x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (0, d2)>} : memref<?x?x?x?xf32>, vector<2x4xf32>
  return %0, %1, %2: vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @c(%m: memref<4x4xf32>, %p: f32, %k: vector<4x1xi1>) -> (vector<4x4xf32>) {
  %c = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c, %c], %p, %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<4x4xf32>, vector<4x4xf32>
  return %0: vector<4x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @a(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer max_transfer_rank = 0
// CASE
func.func @f(%m: memref<f32>, %p: f32) -> vector<f32> {
  %0 = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  vector.transfer_write %0, %m[] : vector<f32>, memref<f32>
  return %0 : vector<f32>
}
// AND
transform.apply_patterns.vector.lower_transfer max_transfer_rank = 0
// CASE
func.func @b(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer max_transfer_rank = 2
// CASE
func.func @k(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>, %k1: vector<4xi1>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p, %k1 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>} : memref<?x?x?xf32>, vector<3x2x4xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
// CASE
func.func @a(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer max_transfer_rank = -1
// CASE
func.func @k(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>, %k1: vector<4xi1>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p, %k1 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>} : memref<?x?x?xf32>, vector<3x2x4xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transfer max_transfer_rank = 4294967297
// CASE
func.func @a(%m: memref<?x?x?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>, %v: vector<2x4xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i, %i], %k {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d2)>} : vector<2x4xf32>, memref<?x?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2)>} : vector<2x4xf32>, memref<?x?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_permutation_patterns
transform.apply_patterns.vector.lower_transfer
// CASE
func.func @b(%m: memref<?x?x?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?x?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d2)>} : memref<?x?x?x?xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (0, d2)>} : memref<?x?x?x?xf32>, vector<2x4xf32>
  return %0, %1, %2: vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}
// AND
transform.apply_patterns.vector.transfer_permutation_patterns
transform.apply_patterns.vector.lower_transfer max_transfer_rank = 2

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
func.func @a(%m: memref<1x8x1xf32>, %p: f32) -> vector<1x8x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p : memref<1x8x1xf32>, vector<1x8x1xf32>
  return %0 : vector<1x8x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @b(%m: memref<1x8x1xf32>, %v: vector<1x8x1xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0, %c0, %c0] : vector<1x8x1xf32>, memref<1x8x1xf32>
  return 
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @c(%m: memref<1x8x1xf32>, %p: f32, %i: index) -> vector<1x8x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %i, %c0], %p : memref<1x8x1xf32>, vector<1x8x1xf32>
  return %0 : vector<1x8x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @d(%m: memref<1x8x1xf32, strided<[?, ?, ?], offset: ?>, 3>, %p: f32, %i: index) -> vector<1x8x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x8x1xf32, strided<[?, ?, ?], offset: ?>, 3>, vector<1x8x1xf32>
  return %0 : vector<1x8x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @e(%m: memref<1x8x1xf32>, %p: f32, %i: index) -> (vector<4x1xf32>, vector<1x4xf32>, vector<8x1xf32>, vector<1xf32>, vector<f32>, vector<8x1xf32>, vector<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true]} : memref<1x8x1xf32>, vector<4x1xf32>
  %1 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true]} : memref<1x8x1xf32>, vector<1x4xf32>
  %2 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true]} : memref<1x8x1xf32>, vector<8x1xf32>
  %3 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true]} : memref<1x8x1xf32>, vector<1xf32>
  %4 = vector.transfer_read %m[%c0, %c0, %c0], %p : memref<1x8x1xf32>, vector<f32>
  %5 = vector.transfer_read %m[%c0, %c0, %i], %p {in_bounds = [true, true]} : memref<1x8x1xf32>, vector<8x1xf32>
  %6 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<1x8x1xf32>, vector<1x8xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4x1xf32>, vector<1x4xf32>, vector<8x1xf32>, vector<1xf32>, vector<f32>, vector<8x1xf32>, vector<1x8xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @f(%m: memref<1x1xf32>, %t: tensor<1x8x1xf32>, %p: f32, %i: index) -> (vector<1x1xf32>, vector<1x8x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<1x1xf32>, vector<1x1xf32>
  vector.transfer_write %0, %m[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
  %1 = vector.transfer_read %t[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : tensor<1x8x1xf32>, vector<1x8x1xf32>
  return %0, %1 : vector<1x1xf32>, vector<1x8x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @g(%m: memref<1x?x1xf32>, %p: f32, %n: index) -> (vector<1x[4]x1xf32>, vector<1x8x1xf32>, vector<1x[4]x1xf32>, vector<1x4x1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x?x1xf32>, vector<1x[4]x1xf32>
  %1 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x?x1xf32>, vector<1x8x1xf32>
  %k = vector.create_mask %c1, %n, %c1 : vector<1x[4]x1xi1>
  %2 = vector.transfer_read %m[%c0, %c0, %c0], %p, %k {in_bounds = [true, true, true]} : memref<1x?x1xf32>, vector<1x[4]x1xf32>
  %k2 = vector.create_mask %c1, %n, %n : vector<1x4x1xi1>
  %3 = vector.transfer_read %m[%c0, %c0, %c0], %p, %k2 {in_bounds = [true, true, true]} : memref<1x?x1xf32>, vector<1x4x1xf32>
  return %0, %1, %2, %3 : vector<1x[4]x1xf32>, vector<1x8x1xf32>, vector<1x[4]x1xf32>, vector<1x4x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @h(%m: memref<1x?x1xf32>, %p: f32, %n: index, %v: vector<1x[4]x1xf32>, %w: vector<1x4x1xf32>, %q: vector<1x4x1xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = vector.create_mask %c1, %n, %c1 : vector<1x[4]x1xi1>
  vector.transfer_write %v, %m[%c0, %c0, %c0], %k {in_bounds = [true, true, true]} : vector<1x[4]x1xf32>, memref<1x?x1xf32>
  vector.transfer_write %w, %m[%c0, %c0, %c0], %q {in_bounds = [true, true, true]} : vector<1x4x1xf32>, memref<1x?x1xf32>
  %ck = vector.constant_mask [1, 2, 1] : vector<1x4x1xi1>
  vector.transfer_write %w, %m[%c0, %c0, %c0], %ck {in_bounds = [true, true, true]} : vector<1x4x1xf32>, memref<1x?x1xf32>
  %k3 = vector.create_mask %n, %n, %c1 : vector<1x4x1xi1>
  vector.transfer_write %w, %m[%c0, %c0, %c0], %k3 {in_bounds = [true, true, true], foo} : vector<1x4x1xf32>, memref<1x?x1xf32>
  vector.transfer_write %w, %m[%c0, %c0, %c0] {in_bounds = [true, false, true], foo} : vector<1x4x1xf32>, memref<1x?x1xf32>
  return
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @j(%m: memref<1x8x1xi8>, %p: i8, %n: index, %k: vector<1x8x1xi1>) -> (vector<1x8x1xi8>) {
  %c0 = arith.constant 0 : index
  %0 = vector.mask %k { vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x8x1xi8>, vector<1x8x1xi8> } : vector<1x8x1xi1> -> vector<1x8x1xi8>
  return %0 : vector<1x8x1xi8>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @a(%m: memref<1x8xf32>, %p: f32, %n: memref<8x1xf32>, %q: memref<8x8xf32>) -> (vector<4xf32>, vector<8xf32>, vector<1x8xf32>, vector<8x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true]} : memref<1x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %n[%c0, %c0], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x1xf32>, vector<8xf32>
  %2 = vector.transfer_read %q[%c0, %c0], %p {in_bounds = [true, true]} : memref<8x8xf32>, vector<1x8xf32>
  %3 = vector.transfer_read %q[%c0, %c0], %p {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x1xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<8xf32>, vector<1x8xf32>, vector<8x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @b(%m: memref<1x4x?xf32, strided<[?, ?, 1]>>, %p: f32) -> (vector<1x4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x4x?xf32, strided<[?, ?, 1]>>, vector<1x4x4xf32>
  return %0 : vector<1x4x4xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @c(%m: memref<1x4x?xf32>, %p: f32) -> (vector<1x4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x4x?xf32>, vector<1x4x4xf32>
  return %0 : vector<1x4x4xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @d(%m: memref<?x1x4x8xf32>, %p: f32) -> (vector<3x1x4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %p {in_bounds = [true, true, true, true]} : memref<?x1x4x8xf32>, vector<3x1x4x4xf32>
  return %0 : vector<3x1x4x4xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @e(%m: memref<4x1x8xf32, strided<[9, 9, 1], offset: 5>, "shared">, %p: f32) -> (vector<4x1x8xf32>, vector<4x1x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x1x8xf32, strided<[9, 9, 1], offset: 5>, "shared">, vector<4x1x8xf32>
  %1 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x1x8xf32, strided<[9, 9, 1], offset: 5>, "shared">, vector<4x1x1xf32>
  return %0, %1 : vector<4x1x8xf32>, vector<4x1x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @f(%m: memref<4x1x8xf32, strided<[8, 8, 1], offset: 0>>, %p: f32) -> (vector<4x1x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x1x8xf32, strided<[8, 8, 1], offset: 0>>, vector<4x1x8xf32>
  return %0 : vector<4x1x8xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @g(%m: memref<1x1xf32, strided<[8, 8], offset: 3>>, %n: memref<1x1xf32, strided<[?, ?], offset: ?>>, %p: f32) -> (vector<1x1xf32>, vector<1x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<1x1xf32, strided<[8, 8], offset: 3>>, vector<1x1xf32>
  %1 = vector.transfer_read %n[%c0, %c0], %p {in_bounds = [true, true]} : memref<1x1xf32, strided<[?, ?], offset: ?>>, vector<1x1xf32>
  return %0, %1 : vector<1x1xf32>, vector<1x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @h(%m: memref<1x?xf32>, %p: f32, %n: index, %k: vector<1x[1]xi1>) -> (vector<1x[1]xf32>, vector<1x[1]xf32>, vector<1x[1]xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<1x?xf32>, vector<1x[1]xf32>
  %k1 = vector.create_mask %c1, %c2 : vector<1x[1]xi1>
  %1 = vector.transfer_read %m[%c0, %c0], %p, %k1 {in_bounds = [true, true]} : memref<1x?xf32>, vector<1x[1]xf32>
  %k2 = vector.create_mask %c2, %n : vector<1x[1]xi1>
  %2 = vector.transfer_read %m[%c0, %c0], %p, %k2 {in_bounds = [true, true]} : memref<1x?xf32>, vector<1x[1]xf32>
  return %0, %1, %2 : vector<1x[1]xf32>, vector<1x[1]xf32>, vector<1x[1]xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @i(%e: memref<1x8xvector<1x4xf32>>, %q: vector<1x4xf32>) -> (vector<1x8x1x4xf32>)  {
  %c0 = arith.constant 0 : index
  %2 = vector.transfer_read %e[%c0, %c0], %q {in_bounds = [true, true]} : memref<1x8xvector<1x4xf32>>, vector<1x8x1x4xf32>
  return %2 : vector<1x8x1x4xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @j(%e: memref<1x8xvector<4xf32>>, %q: vector<4xf32>) -> (vector<1x8x4xf32>)  {
  %c0 = arith.constant 0 : index
  %2 = vector.transfer_read %e[%c0, %c0], %q {in_bounds = [true, true]} : memref<1x8xvector<4xf32>>, vector<1x8x4xf32>
  return %2 : vector<1x8x4xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @k(%m: memref<1x8x1xi8>, %p: i8, %n: index, %k: vector<1x8x1xi1>, %v: vector<1x8x1xi8>)  {
  %c0 = arith.constant 0 : index
  vector.mask %k { vector.transfer_write %v, %m[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x8x1xi8>, memref<1x8x1xi8> } : vector<1x8x1xi1>
  return
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @l(%m: memref<1x8x1xi8>, %p: i8, %n: index, %k: vector<1x8x1xi1>, %v: vector<1x8x1xi8>) -> vector<1x8x1xi8> {
  %c0 = arith.constant 0 : index
  %0 = vector.mask %k { vector.transfer_read %m[%c0, %n, %c0], %p {in_bounds = [true, true, true]} : memref<1x8x1xi8>, vector<1x8x1xi8> } : vector<1x8x1xi1> -> vector<1x8x1xi8>
  return %0 : vector<1x8x1xi8>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @m(%m: memref<1x1x8xi8>, %p: i8, %n: index, %k: vector<8xi1>, %v: vector<1x8x1xi8>) -> vector<1x1x8xi8> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p, %k {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, 0, d2)>} : memref<1x1x8xi8>, vector<1x1x8xi8>
  return %0 : vector<1x1x8xi8>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @n(%m: memref<1x1xf32>, %k: vector<1x1xi1>, %p: f32) -> vector<1x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.mask %k { vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<1x1xf32>, vector<1x1xf32> } : vector<1x1xi1> -> vector<1x1xf32>
  vector.mask %k { vector.transfer_write %0, %m[%c0, %c0] {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32> } : vector<1x1xi1>
  return %0 : vector<1x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @o(%m: memref<1x?x4xf32, strided<[?, 5, 1], offset: ?>>, %x: index, %y: index, %p: f32) -> (vector<3x4xf32>, vector<3x4xf32>) {
  %c0 = arith.constant 0 : index
  %k = vector.create_mask %x, %y : vector<3x4xi1>
  %0 = vector.transfer_read %m[%c0, %c0, %c0], %p, %k {in_bounds = [true, true]} : memref<1x?x4xf32, strided<[?, 5, 1], offset: ?>>, vector<3x4xf32>
  vector.transfer_write %0, %m[%c0, %c0, %c0], %k {in_bounds = [true, true]} : vector<3x4xf32>, memref<1x?x4xf32, strided<[?, 5, 1], offset: ?>>
  %1 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true]} : memref<1x?x4xf32, strided<[?, 5, 1], offset: ?>>, vector<3x4xf32>
  return %0, %1 : vector<3x4xf32>, vector<3x4xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns

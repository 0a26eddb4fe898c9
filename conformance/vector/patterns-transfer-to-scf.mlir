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
func.func @a(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @b(%m: memref<?x?xf32>, %v: vector<4x8xf32>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, memref<?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0 : vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @d(%m: memref<?x?x?xf32>, %v: vector<2x4x8xf32>, %i: index, %k: vector<2x4x8xi1>, %k2: vector<4x8x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, false, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @e(%m: tensor<?x?xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : tensor<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @f(%m: tensor<?x?xf32>, %v: vector<4x8xf32>, %i: index, %j: index, %k: vector<4x8xi1>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, tensor<?x?xf32>
  %1 = vector.transfer_write %v, %m[%i, %j], %k {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @g(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %s[%i], %p, %k : memref<?xf32, strided<[?], offset: ?>>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @h(%m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<[4]xf32>, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %j], %k {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %s[%i], %k : vector<4xf32>, memref<?xf32, strided<[?], offset: ?>>
  vector.transfer_write %w, %s[%i] : vector<[4]xf32>, memref<?xf32, strided<[?], offset: ?>>
  vector.transfer_write %v, %m[%i, %j] : vector<4xf32>, memref<?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @i(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %v: vector<[4]x4xf32>) -> (vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>) {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<[4]x4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4x[4]xf32>
  %2 = vector.transfer_read %s[%i], %p : memref<?xf32, strided<[?], offset: ?>>, vector<[4]xf32>
  %3 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<f32>
  vector.transfer_write %v, %m[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @j(%v: vector<2x3xi8>, %w: vector<4xf32>, %x: vector<2xi3>, %y: vector<f32>, %z: vector<[4]xi1>, %u: vector<2xui5>, %s: vector<2xsi9>, %q: vector<2x[4]xf32>, %f: f32, %n: vector<2xindex>) {
  vector.print %v : vector<2x3xi8>
  vector.print %w : vector<4xf32>
  vector.print %x : vector<2xi3> punctuation <comma>
  vector.print %y : vector<f32>
  vector.print %z : vector<[4]xi1>
  vector.print %u : vector<2xui5>
  vector.print %s : vector<2xsi9> punctuation <no_punctuation>
  vector.print %q : vector<2x[4]xf32>
  vector.print %f : f32
  vector.print str "hi"
  vector.print %n : vector<2xindex>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @k(%m: memref<?x?x?xf32>, %p: f32, %i: index, %v: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %i step %c1 {
    vector.transfer_write %v, %m[%i, %k, %i] {in_bounds = [true, false, true]} : vector<2x3x4xf32>, memref<?x?x?xf32>
  }
  %0 = vector.transfer_read %m[%c0, %c1, %i], %p {in_bounds = [false, true, false]} : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @l(%e: memref<?x?xvector<2x3xf32>>, %q: vector<2x3xf32>, %i: index, %s: memref<4x8xf32>, %p: f32) -> (vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>) {
  %0 = vector.transfer_read %e[%i, %i], %q {in_bounds = [true]} : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
  %1 = vector.transfer_read %s[%i, %i], %p {in_bounds = [false, true]} : memref<4x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<4x8xf32>, vector<2x3xf32>
  return %0, %1, %2 : vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @m(%m: memref<?x?xf32>, %v: vector<4x[4]xf32>, %i: index, %n: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  %k = vector.create_mask %n, %i : vector<[4]x4xi1>
  vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, false]} : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [false, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @n(%m: tensor<?x?xf32>, %v: vector<4x[4]xf32>, %i: index, %n: index, %kk: vector<[4]x4xi1>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %0 = vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
  %k = vector.create_mask %n, %i : vector<[4]x4xi1>
  %1 = vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, false]} : vector<[4]x4xf32>, tensor<?x?xf32>
  %2 = vector.transfer_write %t, %m[%i, %i], %kk {in_bounds = [true, false]} : vector<[4]x4xf32>, tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @o(%m: memref<?x?xf32>, %p: f32, %i: index, %a: vector<3x4x8xf32>, %b: vector<2x3x4x8xf32>) -> vector<3x4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4x8xf32>
  %1 = vector.insert %0, %a [1] : vector<4x8xf32> into vector<3x4x8xf32>
  %2 = vector.extract %b[1, 2] : vector<4x8xf32> from vector<2x3x4x8xf32>
  vector.transfer_write %2, %m[%i, %i] : vector<4x8xf32>, memref<?x?xf32>
  return %1 : vector<3x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @p(%m: memref<f32>, %v: vector<f32>, %w: memref<?xf32>, %i: index, %p: f32, %u: memref<?xvector<2x[4]xf32>>, %x: vector<[3]x2x[4]xf32>) -> (vector<f32>, vector<1xf32>) {
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  vector.transfer_write %v, %w[%i] {permutation_map = affine_map<(d0) -> ()>} : vector<f32>, memref<?xf32>
  %0 = vector.transfer_read %w[%i], %p {permutation_map = affine_map<(d0) -> ()>} : memref<?xf32>, vector<f32>
  %1 = vector.transfer_read %w[%i], %p : memref<?xf32>, vector<1xf32>
  vector.transfer_write %x, %u[%i] {in_bounds = [true]} : vector<[3]x2x[4]xf32>, memref<?xvector<2x[4]xf32>>
  return %0, %1 : vector<f32>, vector<1xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>, vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d1)>} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0, %1 : vector<2x4x8xf32>, vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>, vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0, %1 : vector<2x4x8xf32>, vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index) -> (vector<2x8xf32>, vector<4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<2x8xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
  return %0, %1 : vector<2x8xf32>, vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index) -> (vector<2x8xf32>, vector<4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [false, true]} : memref<?x?x?xf32>, vector<2x8xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [false, true]} : memref<?x?x?xf32>, vector<4x8xf32>
  return %0, %1 : vector<2x8xf32>, vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index) -> (vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0 : vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %v: vector<2x4x8xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true, false, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true, true, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf
// CASE
func.func @a(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @b(%m: memref<?x?xf32>, %v: vector<4x8xf32>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, memref<?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0 : vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @d(%m: memref<?x?x?xf32>, %v: vector<2x4x8xf32>, %i: index, %k: vector<2x4x8xi1>, %k2: vector<4x8x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, false, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @e(%m: tensor<?x?xf32>, %p: f32, %i: index, %j: index) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : tensor<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @f(%m: tensor<?x?xf32>, %v: vector<4x8xf32>, %i: index, %j: index, %k: vector<4x8xi1>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, tensor<?x?xf32>
  %1 = vector.transfer_write %v, %m[%i, %j], %k {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @g(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %s[%i], %p, %k : memref<?xf32, strided<[?], offset: ?>>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @h(%m: memref<?x?xf32>, %v: vector<4xf32>, %w: vector<[4]xf32>, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %j], %k {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %s[%i], %k : vector<4xf32>, memref<?xf32, strided<[?], offset: ?>>
  vector.transfer_write %w, %s[%i] : vector<[4]xf32>, memref<?xf32, strided<[?], offset: ?>>
  vector.transfer_write %v, %m[%i, %j] : vector<4xf32>, memref<?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @i(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %v: vector<[4]x4xf32>) -> (vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>) {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<[4]x4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4x[4]xf32>
  %2 = vector.transfer_read %s[%i], %p : memref<?xf32, strided<[?], offset: ?>>, vector<[4]xf32>
  %3 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<f32>
  vector.transfer_write %v, %m[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @k(%m: memref<?x?x?xf32>, %p: f32, %i: index, %v: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %i step %c1 {
    vector.transfer_write %v, %m[%i, %k, %i] {in_bounds = [true, false, true]} : vector<2x3x4xf32>, memref<?x?x?xf32>
  }
  %0 = vector.transfer_read %m[%c0, %c1, %i], %p {in_bounds = [false, true, false]} : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @l(%e: memref<?x?xvector<2x3xf32>>, %q: vector<2x3xf32>, %i: index, %s: memref<4x8xf32>, %p: f32) -> (vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>) {
  %0 = vector.transfer_read %e[%i, %i], %q {in_bounds = [true]} : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
  %1 = vector.transfer_read %s[%i, %i], %p {in_bounds = [false, true]} : memref<4x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<4x8xf32>, vector<2x3xf32>
  return %0, %1, %2 : vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @m(%m: memref<?x?xf32>, %v: vector<4x[4]xf32>, %i: index, %n: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  %k = vector.create_mask %n, %i : vector<[4]x4xi1>
  vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, false]} : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [false, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @n(%m: tensor<?x?xf32>, %v: vector<4x[4]xf32>, %i: index, %n: index, %kk: vector<[4]x4xi1>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %0 = vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
  %k = vector.create_mask %n, %i : vector<[4]x4xi1>
  %1 = vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, false]} : vector<[4]x4xf32>, tensor<?x?xf32>
  %2 = vector.transfer_write %t, %m[%i, %i], %kk {in_bounds = [true, false]} : vector<[4]x4xf32>, tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @o(%m: memref<?x?xf32>, %p: f32, %i: index, %a: vector<3x4x8xf32>, %b: vector<2x3x4x8xf32>) -> vector<3x4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4x8xf32>
  %1 = vector.insert %0, %a [1] : vector<4x8xf32> into vector<3x4x8xf32>
  %2 = vector.extract %b[1, 2] : vector<4x8xf32> from vector<2x3x4x8xf32>
  vector.transfer_write %2, %m[%i, %i] : vector<4x8xf32>, memref<?x?xf32>
  return %1 : vector<3x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @p(%m: memref<f32>, %v: vector<f32>, %w: memref<?xf32>, %i: index, %p: f32, %u: memref<?xvector<2x[4]xf32>>, %x: vector<[3]x2x[4]xf32>) -> (vector<f32>, vector<1xf32>) {
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  vector.transfer_write %v, %w[%i] {permutation_map = affine_map<(d0) -> ()>} : vector<f32>, memref<?xf32>
  %0 = vector.transfer_read %w[%i], %p {permutation_map = affine_map<(d0) -> ()>} : memref<?xf32>, vector<f32>
  %1 = vector.transfer_read %w[%i], %p : memref<?xf32>, vector<1xf32>
  vector.transfer_write %x, %u[%i] {in_bounds = [true]} : vector<[3]x2x[4]xf32>, memref<?xvector<2x[4]xf32>>
  return %0, %1 : vector<f32>, vector<1xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0 : vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0 : vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0 : vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0 full_unroll = true
// CASE
func.func @c(%m: memref<?x?x?xf32>, %p: f32, %i: index, %k: vector<2x4x8xi1>, %k2: vector<8x2xi1>) -> (vector<2x4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false, true]} : memref<?x?x?xf32>, vector<2x4x8xf32>
  return %0 : vector<2x4x8xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = -1
// CASE
func.func @d(%m: memref<?x?x?xf32>, %v: vector<2x4x8xf32>, %i: index, %k: vector<2x4x8xi1>, %k2: vector<4x8x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, false, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0
// CASE
func.func @d(%m: memref<?x?x?xf32>, %v: vector<2x4x8xf32>, %i: index, %k: vector<2x4x8xi1>, %k2: vector<4x8x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, false, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2
// CASE
func.func @d(%m: memref<?x?x?xf32>, %v: vector<2x4x8xf32>, %i: index, %k: vector<2x4x8xi1>, %k2: vector<4x8x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, false, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0 full_unroll = true
// CASE
func.func @d(%m: memref<?x?x?xf32>, %v: vector<2x4x8xf32>, %i: index, %k: vector<2x4x8xi1>, %k2: vector<4x8x2xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, false, true]} : vector<2x4x8xf32>, memref<?x?x?xf32>
  return
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = -1
// CASE
func.func @i(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %v: vector<[4]x4xf32>) -> (vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>) {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<[4]x4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4x[4]xf32>
  %2 = vector.transfer_read %s[%i], %p : memref<?xf32, strided<[?], offset: ?>>, vector<[4]xf32>
  %3 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<f32>
  vector.transfer_write %v, %m[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0
// CASE
func.func @i(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %v: vector<[4]x4xf32>) -> (vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>) {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<[4]x4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4x[4]xf32>
  %2 = vector.transfer_read %s[%i], %p : memref<?xf32, strided<[?], offset: ?>>, vector<[4]xf32>
  %3 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<f32>
  vector.transfer_write %v, %m[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2
// CASE
func.func @i(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %v: vector<[4]x4xf32>) -> (vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>) {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<[4]x4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4x[4]xf32>
  %2 = vector.transfer_read %s[%i], %p : memref<?xf32, strided<[?], offset: ?>>, vector<[4]xf32>
  %3 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<f32>
  vector.transfer_write %v, %m[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0 full_unroll = true
// CASE
func.func @i(%m: memref<?x?xf32>, %p: f32, %i: index, %j: index, %s: memref<?xf32, strided<[?], offset: ?>>, %v: vector<[4]x4xf32>) -> (vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>) {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<[4]x4xf32>
  %1 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4x[4]xf32>
  %2 = vector.transfer_read %s[%i], %p : memref<?xf32, strided<[?], offset: ?>>, vector<[4]xf32>
  %3 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<f32>
  vector.transfer_write %v, %m[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<[4]x4xf32>, vector<4x[4]xf32>, vector<[4]xf32>, vector<f32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = -1
// CASE
func.func @l(%e: memref<?x?xvector<2x3xf32>>, %q: vector<2x3xf32>, %i: index, %s: memref<4x8xf32>, %p: f32) -> (vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>) {
  %0 = vector.transfer_read %e[%i, %i], %q {in_bounds = [true]} : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
  %1 = vector.transfer_read %s[%i, %i], %p {in_bounds = [false, true]} : memref<4x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<4x8xf32>, vector<2x3xf32>
  return %0, %1, %2 : vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0
// CASE
func.func @l(%e: memref<?x?xvector<2x3xf32>>, %q: vector<2x3xf32>, %i: index, %s: memref<4x8xf32>, %p: f32) -> (vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>) {
  %0 = vector.transfer_read %e[%i, %i], %q {in_bounds = [true]} : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
  %1 = vector.transfer_read %s[%i, %i], %p {in_bounds = [false, true]} : memref<4x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<4x8xf32>, vector<2x3xf32>
  return %0, %1, %2 : vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2
// CASE
func.func @l(%e: memref<?x?xvector<2x3xf32>>, %q: vector<2x3xf32>, %i: index, %s: memref<4x8xf32>, %p: f32) -> (vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>) {
  %0 = vector.transfer_read %e[%i, %i], %q {in_bounds = [true]} : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
  %1 = vector.transfer_read %s[%i, %i], %p {in_bounds = [false, true]} : memref<4x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<4x8xf32>, vector<2x3xf32>
  return %0, %1, %2 : vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0 full_unroll = true
// CASE
func.func @l(%e: memref<?x?xvector<2x3xf32>>, %q: vector<2x3xf32>, %i: index, %s: memref<4x8xf32>, %p: f32) -> (vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>) {
  %0 = vector.transfer_read %e[%i, %i], %q {in_bounds = [true]} : memref<?x?xvector<2x3xf32>>, vector<4x2x3xf32>
  %1 = vector.transfer_read %s[%i, %i], %p {in_bounds = [false, true]} : memref<4x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %s[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<4x8xf32>, vector<2x3xf32>
  return %0, %1, %2 : vector<4x2x3xf32>, vector<4x8xf32>, vector<2x3xf32>
}
// AND
transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = -1

// ARGS: --transform-interpreter --split-input-file
// Ops on vectors with dimensions of 1 anywhere.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @a(%a: vector<1x8x1x4xf32>, %b: vector<1x8x1x4xf32>) -> vector<1x8x1x4xf32> {
  %0 = arith.addf %a, %b fastmath<fast> : vector<1x8x1x4xf32>
  return %0 : vector<1x8x1x4xf32> }
// CASE
func.func @a(%a: vector<1x[1]x1xf32>, %b: vector<1x1xf32>, %c: vector<[1]x4xf32>, %d: vector<1xf32>, %e: vector<f32>) -> (vector<1x[1]x1xf32>, vector<1x1xi1>, vector<[1]x4xf32>, vector<1xf32>,vector<f32>) {
  %0 = arith.negf %a : vector<1x[1]x1xf32>
  %1 = arith.cmpf ogt, %b, %b : vector<1x1xf32>
  %2 = math.exp %c : vector<[1]x4xf32>
  %3 = math.exp %d : vector<1xf32>
  %4 = math.exp %e : vector<f32>
  return %0, %1, %2, %3, %4 : vector<1x[1]x1xf32>, vector<1x1xi1>, vector<[1]x4xf32>, vector<1xf32>, vector<f32> }
// CASE
func.func @a(%c: i1, %k: vector<1x8xi1>, %b: vector<1x8xf32>) -> (vector<1x8xf32>, vector<1x8xf32>, vector<1x8xf32>) {
  %0 = arith.select %k, %b, %b : vector<1x8xi1>, vector<1x8xf32>
  %1 = vector.fma %b, %b, %b : vector<1x8xf32>
  %2 = arith.select %k, %1, %b : vector<1x8xi1>, vector<1x8xf32>
  return %0, %1, %2 : vector<1x8xf32>, vector<1x8xf32>, vector<1x8xf32> }
// CASE
func.func @a(%a: vector<1x8x1x4xf32>, %b: vector<1x1xf32>, %c: vector<8x[4]x1xf32>, %e: vector<4x8xf32>, %f: vector<1x1x1x[2]xi8>) -> (vector<4x1x8x1xf32>, vector<1x1xf32>, vector<1x[4]x8xf32>, vector<8x4xf32>, vector<1x[2]x1x1xi8>) {
  %0 = vector.transpose %a, [3,0,1,2] : vector<1x8x1x4xf32> to vector<4x1x8x1xf32>
  %1 = vector.transpose %b, [1,0] : vector<1x1xf32> to vector<1x1xf32>
  %2 = vector.transpose %c, [2,1,0] : vector<8x[4]x1xf32> to vector<1x[4]x8xf32>
  %3 = vector.transpose %e, [1,0] : vector<4x8xf32> to vector<8x4xf32>
  %4 = vector.transpose %f, [0,3,1,2] : vector<1x1x1x[2]xi8> to vector<1x[2]x1x1xi8>
  return %0, %1, %2, %3, %4 : vector<4x1x8x1xf32>, vector<1x1xf32>, vector<1x[4]x8xf32>, vector<8x4xf32>, vector<1x[2]x1x1xi8> }
// CASE
func.func @a(%n: index, %a: vector<1x8xf32>, %b: f32, %c: vector<8x1xf32>, %d: vector<8xf32>) -> (vector<1x8xf32>, f32, vector<8x1xf32>, vector<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %r:4 = scf.for %i = %z to %n step %o iter_args(%x = %a, %y = %b, %w = %c, %v = %d) -> (vector<1x8xf32>, f32, vector<8x1xf32>, vector<8xf32>) {
    %0 = arith.addf %x, %x : vector<1x8xf32>
    %1 = vector.transpose %x, [1, 0] : vector<1x8xf32> to vector<8x1xf32>
    %2 = math.exp %w : vector<8x1xf32>
    %3 = arith.mulf %2, %1 : vector<8x1xf32>
    scf.yield %0, %y, %3, %v : vector<1x8xf32>, f32, vector<8x1xf32>, vector<8xf32>
  } {my.attr}
  return %r#0, %r#1, %r#2, %r#3 : vector<1x8xf32>, f32, vector<8x1xf32>, vector<8xf32> }
// CASE
func.func @a(%n: i32, %a: vector<1x1x1xf32>) -> (vector<1x1x1xf32>) {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %r = scf.for unsigned %i = %z to %n step %o iter_args(%x = %a) -> (vector<1x1x1xf32>) : i32 {
    %0 = arith.addf %x, %x : vector<1x1x1xf32>
    scf.yield %0 : vector<1x1x1xf32>
  }
  return %r : vector<1x1x1xf32> }

// ARGS: --transform-interpreter --split-input-file
// Transfers along last dimensions of 1.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @a(%m: memref<1x16x8x1xf32>, %i: index) -> vector<1x16x8x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c,%c,%c,%c], %f {in_bounds=[true,true,true,true]} : memref<1x16x8x1xf32>, vector<1x16x8x1xf32>
  return %0 : vector<1x16x8x1xf32> }
// CASE
func.func @a(%m: memref<?x16x8x1x1xf32, strided<[?,?,?,1,1], offset: ?>>, %i: index) -> vector<8x1x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i,%c,%c,%c,%c], %f {in_bounds=[true,true,true]} : memref<?x16x8x1x1xf32, strided<[?,?,?,1,1], offset: ?>>, vector<8x1x1xf32>
  return %0 : vector<8x1x1xf32> }
// CASE
func.func @a(%m: memref<?x?x1xf32, affine_map<(a,b,c)[s]->(a*s+b*4+c)>>, %i: index) -> vector<8x8x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i,%c,%c], %f {in_bounds=[true,true,true]} : memref<?x?x1xf32, affine_map<(a,b,c)[s]->(a*s+b*4+c)>>, vector<8x8x1xf32>
  return %0 : vector<8x8x1xf32> }
// CASE
func.func @a(%m: memref<?x?x1xf32, affine_map<(a,b,c)->(a floordiv 2, b, c)>>, %i: index) -> vector<8x8x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i,%c,%c], %f {in_bounds=[true,true,true]} : memref<?x?x1xf32, affine_map<(a,b,c)->(a floordiv 2, b, c)>>, vector<8x8x1xf32>
  return %0 : vector<8x8x1xf32> }
// CASE
func.func @a(%m: memref<?x?x1xf32, 3>, %i: index) -> vector<8x[8]x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i,%c,%c], %f {in_bounds=[true,false,true]} : memref<?x?x1xf32, 3>, vector<8x[8]x1xf32>
  return %0 : vector<8x[8]x1xf32> }
// CASE
func.func @a(%m: memref<8x1x1xf32, 3>, %i: index) -> vector<1x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i,%c,%c], %f {in_bounds=[true,true]} : memref<8x1x1xf32, 3>, vector<1x1xf32>
  return %0 : vector<1x1xf32> }
// CASE
func.func @a(%m: memref<8x1x1xf32, 3>, %i: index) -> vector<1x1x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c,%c,%c], %f {in_bounds=[true,true,true]} : memref<8x1x1xf32, 3>, vector<1x1x1xf32>
  return %0 : vector<1x1x1xf32> }
// CASE
func.func @a(%m: memref<1x1x1xf32, 3>, %i: index) -> vector<1x1x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i,%c,%i], %f {in_bounds=[true,true,true]} : memref<1x1x1xf32, 3>, vector<1x1x1xf32>
  return %0 : vector<1x1x1xf32> }
// CASE
func.func @a(%m: memref<?x8x1xf32>, %i: index, %v: vector<8x1xf32>) {
  %c = arith.constant 0 : index
  vector.transfer_write %v, %m[%i,%c,%c] {in_bounds=[true,true]} : vector<8x1xf32>, memref<?x8x1xf32>
  return }
// CASE
func.func @a(%m: memref<?x8x1xf32>, %i: index, %v: vector<8x1xf32>) {
  %c = arith.constant 0 : index
  vector.transfer_write %v, %m[%i,%c,%i] {in_bounds=[true,false]} : vector<8x1xf32>, memref<?x8x1xf32>
  return }
// CASE
func.func @a(%m: memref<8x1xf32, strided<[1,1], offset: 3>>, %i: index, %v: vector<8x1xf32>) {
  %c = arith.constant 0 : index
  vector.transfer_write %v, %m[%i,%i] {in_bounds=[true,true]} : vector<8x1xf32>, memref<8x1xf32, strided<[1,1], offset: 3>>
  return }
// CASE
func.func @a(%m: memref<8x1xf32, strided<[?,?], offset: 3>>, %i: index, %v: vector<8x1xf32>) {
  %c = arith.constant 0 : index
  vector.transfer_write %v, %m[%i,%i] {in_bounds=[true,true]} : vector<8x1xf32>, memref<8x1xf32, strided<[?,?], offset: 3>>
  return }
// CASE
func.func @a(%m: memref<8x1xf32, strided<[2,1]>>, %i: index, %v: vector<8x1x1xf32>) {
  %c = arith.constant 0 : index
  vector.transfer_write %v, %m[%i,%i] {in_bounds=[true,true,true],permutation_map=affine_map<(a,b)->(0,a,b)>} : vector<8x1x1xf32>, memref<8x1xf32, strided<[2,1]>>
  return }
// CASE
func.func @a(%m: memref<?x?x1xvector<4xf32>>, %i: index, %f: vector<4xf32>) -> vector<8x1x4xf32> {
  %c = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i,%c,%c], %f {in_bounds=[true,true]} : memref<?x?x1xvector<4xf32>>, vector<8x1x4xf32>
  return %0 : vector<8x1x4xf32> }
// CASE
func.func @a(%m: memref<?x?x1xvector<1xf32>>, %i: index, %f: vector<1xf32>) -> vector<8x1x1xf32> {
  %c = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i,%c,%c], %f {in_bounds=[true,true]} : memref<?x?x1xvector<1xf32>>, vector<8x1x1xf32>
  return %0 : vector<8x1x1xf32> }

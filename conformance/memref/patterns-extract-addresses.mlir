// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @load(%m: memref<2x16x16xf32>, %d: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index) -> (f32, i8, f32) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%i, %c3, %c0] : memref<2x16x16xf32>
  %1 = memref.load %d[%i, %i] {nontemporal = true} : memref<?x?xi8, strided<[?, ?], offset: ?>>
  %2 = memref.load %m[%c0, %c0, %c0] : memref<2x16x16xf32>
  return %0, %1, %2 : f32, i8, f32
}
// CASE
func.func @store(%m: memref<2x16x16xf32>, %s: memref<f32>, %i: index, %f: f32) {
  memref.store %f, %m[%i, %i, %i] : memref<2x16x16xf32>
  memref.store %f, %m[%i, %i, %i] {nontemporal = true} : memref<2x16x16xf32>
  memref.store %f, %s[] : memref<f32>
  return
}
// CASE
func.func @transfer(%m: memref<?x16x16xf16>, %t: tensor<8xf16>, %i: index, %v: vector<4x2xf16>) -> (vector<4x2xf16>, vector<4xf16>) {
  %z = arith.constant 0.0 : f16
  %c8 = arith.constant 8 : index
  %0 = vector.transfer_read %m[%i, %c8, %i], %z {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<?x16x16xf16>, vector<4x2xf16>
  %1 = vector.transfer_read %t[%i], %z : tensor<8xf16>, vector<4xf16>
  vector.transfer_write %v, %m[%i, %c8, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>, in_bounds = [false, true]} : vector<4x2xf16>, memref<?x16x16xf16>
  return %0, %1 : vector<4x2xf16>, vector<4xf16>
}
// CASE
func.func @matrix(%b: memref<8x?xf16, 3>, %i: index) -> (vector<2x2xf16>, vector<1x2xf16>) {
  %c0 = arith.constant 0 : index
  %0 = nvgpu.ldmatrix %b[%i, %c0] {numTiles = 2 : i32, transpose = false} : memref<8x?xf16, 3> -> vector<2x2xf16>
  %1 = nvgpu.ldmatrix %b[%c0, %c0] {numTiles = 1 : i32, transpose = false} : memref<8x?xf16, 3> -> vector<1x2xf16>
  return %0, %1 : vector<2x2xf16>, vector<1x2xf16>
}

// ARGS: --transform-interpreter --split-input-file
// Ops on vectors whose first dimensions are 1.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @a(%a: vector<1x8x8xf16>) -> vector<1x1x8xf16> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 4], sizes = [1, 1], strides = [1, 1]} : vector<1x8x8xf16> to vector<1x1x8xf16>
  return %0 : vector<1x1x8xf16> }
// CASE
func.func @a(%a: vector<1x8x8xf16>) -> vector<1x8x8xf16> {
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [1], strides = [1]} : vector<1x8x8xf16> to vector<1x8x8xf16>
  return %0 : vector<1x8x8xf16> }
// CASE
func.func @a(%a: vector<1x1x8xf16>) -> vector<1x1x4xf16> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 0, 1], sizes = [1, 1, 4], strides = [1, 1, 1]} : vector<1x1x8xf16> to vector<1x1x4xf16>
  return %0 : vector<1x1x4xf16> }
// CASE
func.func @a(%a: vector<1x8xf16>, %b: vector<1x8x8xf16>) -> vector<1x8x8xf16> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 0], strides = [1, 1]} : vector<1x8xf16> into vector<1x8x8xf16>
  return %0 : vector<1x8x8xf16> }
// CASE
func.func @a(%a: vector<1xf32>, %b: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 0], strides = [1]} : vector<1xf32> into vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32> }
// CASE
func.func @a(%a: vector<1x4xf32>, %b: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1,1]} : vector<1x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32> }
// CASE
func.func @a(%a: f32, %b: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.insert %a, %b[0,0,2] : f32 into vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32> }
// CASE
func.func @a(%a: vector<4xf32>, %b: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.insert %a, %b[0,0] : vector<4xf32> into vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32> }
// CASE
func.func @a(%a: vector<1x4xf32>, %b: vector<8x1x4xf32>, %i: index) -> vector<8x1x4xf32> {
  %0 = vector.insert %a, %b[%i] : vector<1x4xf32> into vector<8x1x4xf32>
  return %0 : vector<8x1x4xf32> }
// CASE
func.func @a(%a: vector<1x4xf32>, %b: vector<1x8x1x4xf32>, %i: index) -> vector<1x8x1x4xf32> {
  %0 = vector.insert %a, %b[0, %i] : vector<1x4xf32> into vector<1x8x1x4xf32>
  return %0 : vector<1x8x1x4xf32> }
// CASE
func.func @a(%a: vector<1x4xf32>, %b: vector<1x1x4xf32>, %i: index) -> vector<1x1x4xf32> {
  %0 = vector.insert %a, %b[%i] : vector<1x4xf32> into vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32> }
// CASE
func.func @a() -> vector<1x1x8x2x1xi1> {
  %0 = vector.constant_mask [1, 1, 6, 1, 1] : vector<1x1x8x2x1xi1>
  return %0 : vector<1x1x8x2x1xi1> }
// CASE
func.func @a() -> vector<1x1x8x2x1xi1> {
  %0 = vector.constant_mask [0, 0, 0, 0, 0] : vector<1x1x8x2x1xi1>
  return %0 : vector<1x1x8x2x1xi1> }
// CASE
func.func @a() -> vector<1x1xi1> {
  %0 = vector.constant_mask [1, 1] : vector<1x1xi1>
  return %0 : vector<1x1xi1> }
// CASE
func.func @a() -> vector<1x[1]x8xi1> {
  %0 = vector.constant_mask [1, 1, 4] : vector<1x[1]x8xi1>
  return %0 : vector<1x[1]x8xi1> }
// CASE
func.func @a(%m: memref<1x4x8x16xf32>) -> vector<1x4xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c,%c,%c,%c], %f {in_bounds=[true,true]} : memref<1x4x8x16xf32>, vector<1x4xf32>
  return %0 : vector<1x4xf32> }
// CASE
func.func @a(%m: memref<1x4x8x16xf32>, %k: vector<1x4xi1>) -> vector<1x4xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c,%c,%c,%c], %f, %k {in_bounds=[true,true]} : memref<1x4x8x16xf32>, vector<1x4xf32>
  return %0 : vector<1x4xf32> }
// CASE
func.func @a(%m: memref<1x4x8x16xf32>, %k: vector<4x1xi1>) -> vector<1x4xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c,%c,%c,%c], %f, %k {in_bounds=[true,true], permutation_map = affine_map<(a,b,c,d)->(d,c)>} : memref<1x4x8x16xf32>, vector<1x4xf32>
  return %0 : vector<1x4xf32> }
// CASE
func.func @a(%m: memref<1x4x8x16xf32>, %k: vector<4xi1>) -> vector<1x4xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c,%c,%c,%c], %f, %k {in_bounds=[true,true], permutation_map = affine_map<(a,b,c,d)->(0,c)>} : memref<1x4x8x16xf32>, vector<1x4xf32>
  return %0 : vector<1x4xf32> }
// CASE
func.func @a(%m: memref<1x4x8x16xf32>, %k: vector<1x1x1xi1>) -> vector<1x1x1xf32> {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c,%c,%c,%c], %f, %k {in_bounds=[true,true,true], permutation_map = affine_map<(a,b,c,d)->(b,a,c)>} : memref<1x4x8x16xf32>, vector<1x1x1xf32>
  return %0 : vector<1x1x1xf32> }
// CASE
func.func @a(%m: tensor<1x4x8x16xf32>, %k: vector<1x4xi1>, %v: vector<1x4xf32>) -> tensor<1x4x8x16xf32> {
  %c = arith.constant 0 : index
  %0 = vector.transfer_write %v, %m[%c,%c,%c,%c], %k {in_bounds=[true,true]} : vector<1x4xf32>, tensor<1x4x8x16xf32>
  return %0 : tensor<1x4x8x16xf32> }
// CASE
func.func @a(%m: tensor<1x4x8x16xf32>, %k: vector<4x1xi1>, %v: vector<1x4xf32>) -> tensor<1x4x8x16xf32> {
  %c = arith.constant 0 : index
  %0 = vector.transfer_write %v, %m[%c,%c,%c,%c], %k {in_bounds=[true,true], permutation_map = affine_map<(a,b,c,d)->(d,c)>} : vector<1x4xf32>, tensor<1x4x8x16xf32>
  return %0 : tensor<1x4x8x16xf32> }
// CASE
func.func @a(%a: vector<1x1x8xf32>, %b: vector<1x1x8xf32>, %c: i1) -> (vector<1x1x8xf32>, vector<1x1x8xf32>) {
  %0 = arith.addf %a, %b fastmath<fast> : vector<1x1x8xf32>
  %1 = arith.select %c, %a, %b : vector<1x1x8xf32>
  return %0, %1 : vector<1x1x8xf32>, vector<1x1x8xf32> }
// CASE
func.func @a(%a: vector<1x1xf32>, %b: vector<f32>, %c: vector<[1]x4xf32>) -> (vector<1x1xf32>, vector<f32>, vector<[1]x4xf32>) {
  %0 = arith.negf %a : vector<1x1xf32>
  %1 = arith.negf %b : vector<f32>
  %2 = arith.negf %c : vector<[1]x4xf32>
  return %0, %1, %2 : vector<1x1xf32>, vector<f32>, vector<[1]x4xf32> }
// CASE
func.func @a(%a: vector<1x16x8xf32>, %b: vector<1x8x8xf32>, %c: vector<1x16x8xf32>) -> vector<1x16x8xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x16x8xf32>, vector<1x8x8xf32> into vector<1x16x8xf32>
  return %0 : vector<1x16x8xf32> }
// CASE
func.func @a(%a: vector<1x8xf32>, %m: memref<1x4x8x16xf32>, %k: vector<1x8xi1>) -> (vector<1x8xf32>, vector<1x8xf32>) {
  %c = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.mask %k { vector.transfer_read %m[%c,%c,%c,%c], %f {in_bounds=[true,true]} : memref<1x4x8x16xf32>, vector<1x8xf32> } : vector<1x8xi1> -> vector<1x8xf32>
  %1 = vector.mask %k { arith.negf %a : vector<1x8xf32> } : vector<1x8xi1> -> vector<1x8xf32>
  return %0, %1 : vector<1x8xf32>, vector<1x8xf32> }
// CASE
func.func @a(%a: vector<1x8xf32>, %e: f32, %i: index) -> (vector<1x1x8xf32>, vector<1x8xf32>, vector<1x8xi1>, vector<2x8xf32>, vector<1x1x8xf32>, vector<8x1xf32>, vector<1x2xf32>) {
  %0 = vector.broadcast %a : vector<1x8xf32> to vector<1x1x8xf32>
  %1 = vector.broadcast %e : f32 to vector<1x8xf32>
  %2 = vector.create_mask %i, %i : vector<1x8xi1>
  %3 = vector.shuffle %a, %a [0, 1] : vector<1x8xf32>, vector<1x8xf32>
  %4 = vector.shape_cast %a : vector<1x8xf32> to vector<1x1x8xf32>
  %5 = vector.transpose %a, [1,0] : vector<1x8xf32> to vector<8x1xf32>
  %6 = vector.from_elements %e, %e : vector<1x2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<1x1x8xf32>, vector<1x8xf32>, vector<1x8xi1>, vector<2x8xf32>, vector<1x1x8xf32>, vector<8x1xf32>, vector<1x2xf32> }
// CASE
func.func @a(%a: vector<1x8xf32>, %m: memref<1x4x8x16xf32>, %n: memref<1x8xf32>, %k: vector<1x8xi1>, %ix: vector<1x8xi32>, %z: vector<1x1x8x8xf32>, %y: vector<1x8x8xf32>) -> (vector<1x8xf32>, vector<1x8xf32>, vector<1x8xf32>,  vector<1x8xf32>, vector<1x8xf32>, vector<8xf32>) {
  %c = arith.constant 0 : index
  %0 = vector.load %n[%c,%c] : memref<1x8xf32>, vector<1x8xf32>
  %1 = vector.maskedload %n[%c,%c], %k, %a : memref<1x8xf32>, vector<1x8xi1>, vector<1x8xf32> into vector<1x8xf32>
  %2 = vector.gather %n[%c,%c][%ix], %k, %a : memref<1x8xf32>, vector<1x8xi32>, vector<1x8xi1>, vector<1x8xf32> into vector<1x8xf32>
  %3 = vector.multi_reduction <add>, %y, %a [2] : vector<1x8x8xf32> to vector<1x8xf32>
  %4 = vector.extract %z[0, 0, 0] : vector<8xf32> from vector<1x1x8x8xf32>
  %5 = vector.interleave %a, %a : vector<1x8xf32> -> vector<1x16xf32>
  %6 = vector.extract %y[0] : vector<8x8xf32> from vector<1x8x8xf32>
  %8 = vector.bitcast %a : vector<1x8xf32> to vector<1x8xi32>
  
  return %0, %1, %2, %3, %1, %4 : vector<1x8xf32>, vector<1x8xf32>, vector<1x8xf32>,  vector<1x8xf32>, vector<1x8xf32>, vector<8xf32> }
// CASE
func.func @a(%a: vector<1x16x8xf32>, %b: vector<8x1x8xf32>, %c: vector<1x16x8xf32>) -> vector<1x16x8xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel","parallel","parallel","reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<1x16x8xf32>, vector<8x1x8xf32> into vector<1x16x8xf32>
  return %0 : vector<1x16x8xf32> }
// CASE
func.func @a(%a: vector<1x1x8xf32>, %b: vector<1x1x8xf32>, %c: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>], iterator_types = ["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x8xf32>, vector<1x1x8xf32> into vector<1x1xf32>
  return %0 : vector<1x1xf32> }
// CASE
func.func @a(%a: vector<4x1xf32>, %b: vector<1x4xf32>, %c: vector<1xf32>, %d: vector<[1]x4xf32>) -> vector<[1]x1xf32> {
  %acc = arith.constant dense<1.0> : vector<[1]x1xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %d, %acc : vector<4x1xf32>, vector<[1]x4xf32> into vector<[1]x1xf32>
  return %0 : vector<[1]x1xf32> }
// CASE
func.func @a(%a: vector<1x8xf32>, %b: vector<1x8x4xf32>, %c: vector<1x4xf32>, %m: vector<1x4x8xi1>) -> vector<1x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(b, n, k) -> (b, k)>, affine_map<(b, n, k) -> (b, k, n)>, affine_map<(b, n, k) -> (b, n)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x8xf32>, vector<1x8x4xf32> into vector<1x4xf32> } : vector<1x4x8xi1> -> vector<1x4xf32>
  return %0 : vector<1x4xf32> }
// CASE
func.func @a(%m: memref<?x?xf32>, %i: index, %f: f32) -> (vector<1xf32>, vector<1x1xf32>, vector<1x1x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<1xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false]} : memref<?x?xf32>, vector<1x1xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true, false], permutation_map = affine_map<(a, b) -> (0, a, b)>} : memref<?x?xf32>, vector<1x1x4xf32>
  return %0, %1, %2 : vector<1xf32>, vector<1x1xf32>, vector<1x1x4xf32> }
// CASE
func.func @a(%m: memref<?xvector<1x4xf32>>, %i: index, %f: vector<1x4xf32>, %k: i1, %v: vector<1x1x8xi32>) -> (vector<1x1x4xf32>, vector<1x1x8xf32>) {
  %0 = vector.transfer_read %m[%i], %f {in_bounds = [true]} : memref<?xvector<1x4xf32>>, vector<1x1x4xf32>
  %1 = arith.sitofp %v {my.attr} : vector<1x1x8xi32> to vector<1x1x8xf32>
  return %0, %1 : vector<1x1x4xf32>, vector<1x1x8xf32> }
// CASE
func.func @a(%v: vector<1x1xf32>, %d: vector<4x1x1xf32>, %f: vector<f32>, %e: vector<1x1x1xf32>, %i: index, %s: f32) -> (vector<4x1x1xf32>, vector<1x1x1xf32>, vector<f32>) {
  %0 = vector.insert %v, %d[%i] : vector<1x1xf32> into vector<4x1x1xf32>
  %1 = vector.insert %s, %e[0, %i, 0] : f32 into vector<1x1x1xf32>
  %2 = vector.insert %s, %f[] : f32 into vector<f32>
  return %0, %1, %2 : vector<4x1x1xf32>, vector<1x1x1xf32>, vector<f32> }

// ARGS: --canonicalize --split-input-file
// FRAME
func.func @r(%v: vector<8xf32>, %w: vector<8xf32>, %u: vector<4xf32>, %t: tensor<16xf32>, %i: index, %m: vector<8xi1>, %p: f32) -> (vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>) {
  %a = vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<16xf32>
  %a1 = vector.transfer_read %a[%i], %p : tensor<16xf32>, vector<8xf32>
  %b = vector.transfer_write %v, %t[%i] {in_bounds=[true]}: vector<8xf32>, tensor<16xf32>
  %b1 = vector.transfer_read %b[%i], %p : tensor<16xf32>, vector<8xf32>
  %c = vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<16xf32>
  %c1 = vector.transfer_read %c[%i], %p {in_bounds=[true]}: tensor<16xf32>, vector<8xf32>
  %d = vector.transfer_write %v, %t[%i], %m : vector<8xf32>, tensor<16xf32>
  %d1 = vector.transfer_read %d[%i], %p : tensor<16xf32>, vector<8xf32>
  %e = vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<16xf32>
  %e1 = vector.transfer_read %e[%i], %p, %m : tensor<16xf32>, vector<8xf32>
  %f = vector.transfer_write %v, %t[%i], %m  {in_bounds=[true]}: vector<8xf32>, tensor<16xf32>
  %f1 = vector.transfer_read %f[%i], %p, %m  {in_bounds=[true]}: tensor<16xf32>, vector<8xf32>
  return %a1, %b1, %c1, %d1, %e1, %f1 : vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>
}
// FRAME
func.func @wr(%t: tensor<16xf32>, %i: index, %m: vector<8xi1>, %p: f32) -> (tensor<16xf32>, tensor<16xf32>,tensor<16xf32>,tensor<16xf32>,tensor<16xf32>) {
  %a = vector.transfer_read %t[%i], %p : tensor<16xf32>, vector<8xf32>
  %a1 = vector.transfer_write %a, %t[%i] : vector<8xf32>, tensor<16xf32>
  %b = vector.transfer_read %t[%i], %p {in_bounds=[true]} : tensor<16xf32>, vector<8xf32>
  %b1 = vector.transfer_write %b, %t[%i] : vector<8xf32>, tensor<16xf32>
  %c = vector.transfer_read %t[%i], %p : tensor<16xf32>, vector<8xf32>
  %c1 = vector.transfer_write %c, %t[%i] {in_bounds=[true]} : vector<8xf32>, tensor<16xf32>
  %d = vector.transfer_read %t[%i], %p {in_bounds=[true]} : tensor<16xf32>, vector<8xf32>
  %d1 = vector.transfer_write %d, %t[%i] {in_bounds=[true]} : vector<8xf32>, tensor<16xf32>
  %e = vector.transfer_read %t[%i], %p, %m {in_bounds=[true]} : tensor<16xf32>, vector<8xf32>
  %e1 = vector.transfer_write %e, %t[%i], %m {in_bounds=[true]} : vector<8xf32>, tensor<16xf32>
  return %a1, %b1, %c1, %d1, %e1 : tensor<16xf32>, tensor<16xf32>,tensor<16xf32>,tensor<16xf32>,tensor<16xf32>
}
// FRAME
func.func @bc(%v: vector<4xf32>, %t: tensor<4x8xf32>, %i: index, %p: f32, %vv: vector<4x8xf32>) -> (vector<8x4xf32>, vector<4x8xf32>, vector<8x4xf32>, vector<4x1xf32>, vector<8xf32>) {
  %a = vector.transfer_write %v, %t[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds=[true]} : vector<4xf32>, tensor<4x8xf32>
  %0 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d0)>, in_bounds=[true, true]} : tensor<4x8xf32>, vector<8x4xf32>
  %1 = vector.transfer_read %a[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, 0)>, in_bounds=[true, true]} : tensor<4x8xf32>, vector<4x8xf32>
  %c0 = arith.constant 0 : index
  %b = vector.transfer_write %vv, %t[%c0, %c0]: vector<4x8xf32>, tensor<4x8xf32>
  %2 = vector.transfer_read %b[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x8xf32>, vector<8x4xf32>
  %3 = vector.transfer_read %b[%c0, %c0], %p  : tensor<4x8xf32>, vector<4x1xf32>
  %4 = vector.transfer_read %b[%c0, %c0], %p  : tensor<4x8xf32>, vector<8xf32>
  return %0, %1, %2, %3, %4: vector<8x4xf32>, vector<4x8xf32>, vector<8x4xf32>, vector<4x1xf32>, vector<8xf32>
}
// FRAME
func.func @r(%v: vector<8xf32>, %w: vector<8xf32>, %t: tensor<16xf32>, %i: index, %m: vector<8xi1>, %p: f32) -> (vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>, vector<8xf32>) {
  %z = arith.constant dense<0.0> : vector<8xf32>
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant 1.0 : f32
  %d = vector.transfer_write %z, %t[%i], %m  {in_bounds=[true]}: vector<8xf32>, tensor<16xf32>
  %d1 = vector.transfer_read %d[%i], %c0 : tensor<16xf32>, vector<8xf32>
  %e = vector.transfer_write %z, %t[%i] {in_bounds=[true]} : vector<8xf32>, tensor<16xf32>
  %e1 = vector.transfer_read %e[%i], %c0, %m : tensor<16xf32>, vector<8xf32>
  %f = vector.transfer_write %z, %t[%i], %m  {in_bounds=[true]}: vector<8xf32>, tensor<16xf32>
  %f1 = vector.transfer_read %f[%i], %c0, %m  {in_bounds=[true]}: tensor<16xf32>, vector<8xf32>
  %f2 = vector.transfer_read %f[%i], %c1, %m  {in_bounds=[true]}: tensor<16xf32>, vector<8xf32>
  %g = vector.transfer_write %z, %t[%i], %m : vector<8xf32>, tensor<16xf32>
  %g1 = vector.transfer_read %g[%i], %c0, %m  {in_bounds=[true]}: tensor<16xf32>, vector<8xf32>
  %b = vector.broadcast %p : f32 to vector<8xf32>
  %h = vector.transfer_write %b, %t[%i], %m {in_bounds=[true]} : vector<8xf32>, tensor<16xf32>
  %h1 = vector.transfer_read %h[%i], %p, %m  {in_bounds=[true]}: tensor<16xf32>, vector<8xf32>
  %k = vector.transfer_write %v, %t[%i], %m  {in_bounds=[true]}: vector<8xf32>, tensor<16xf32>
  %k1 = vector.transfer_read %k[%i], %c0, %m  {in_bounds=[true]}: tensor<16xf32>, vector<8xf32>
  return %d1, %e1, %f1, %f2, %g1, %h1, %k1 : vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<8xf32>, vector<8xf32>
}
// FRAME
// HERE
  %1 = tensor.extract_slice %0[0] [%a] [1] : tensor<8xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [%a] [1] : tensor<?xf32> into tensor<27xf32>
  return %2 : tensor<27xf32>
}
// EACH
func.func @swap_partial(%v: vector<4xf32>, %t: tensor<8xf32>, %d: tensor<27xf32>, %a: index, %i: index) -> tensor<27xf32> { %c0 = arith.constant 0 : index %0 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<8xf32>
// CASE
func.func @swap_masked(%v: vector<8xf32>, %t: tensor<8xf32>, %d: tensor<27xf32>, %a: index, %i: index, %m: vector<8xi1>) -> tensor<27xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0], %m : vector<8xf32>, tensor<8xf32>
// FRAME
func.func @swap_other_size(%v: vector<8xf32>, %t: tensor<8xf32>, %d: tensor<27xf32>, %a: index, %b: index, %i: index, %e: tensor<?xf32>) -> tensor<27xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<8xf32>, tensor<8xf32>
  %1 = tensor.extract_slice %0[0] [%a] [1] : tensor<8xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [%b] [1] : tensor<?xf32> into tensor<27xf32>
  return %2 : tensor<27xf32>
}
// FRAME
func.func @swap_two_uses(%v: vector<8xf32>, %t: tensor<8xf32>, %d: tensor<27xf32>, %a: index, %i: index) -> (tensor<27xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<8xf32>, tensor<8xf32>
  %1 = tensor.extract_slice %0[0] [%a] [1] : tensor<8xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [%a] [1] : tensor<?xf32> into tensor<27xf32>
  return %2, %0 : tensor<27xf32>, tensor<8xf32>
}
// FRAME
func.func @swap_rank_reduced(%v: vector<8xf32>, %t: tensor<8xf32>, %d: tensor<4x27xf32>, %a: index, %i: index) -> tensor<4x27xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0] : vector<8xf32>, tensor<8xf32>
  %1 = tensor.extract_slice %0[0] [%a] [1] : tensor<8xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %1 into %d[2, %i] [1, %a] [1, 1] : tensor<?xf32> into tensor<4x27xf32>
  return %2 : tensor<4x27xf32>
}
// FRAME
func.func @swap_transposed(%v: vector<8x8xf32>, %t: tensor<8x8xf32>, %d: tensor<27x37xf32>, %a: index, %b: index, %i: index, %j: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<8x8xf32>, tensor<8x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%a, %b] [1, 1] : tensor<8x8xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %d[%i, %j] [%a, %b] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

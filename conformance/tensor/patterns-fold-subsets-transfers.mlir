// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @read(%t: tensor<?x?xf32>, %i: index, %j: index, %n: index) -> (vector<4xf32>, vector<5x6xf32>, vector<4xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%i, %j] [%n, 8] [1, 1] : tensor<?x?xf32> to tensor<?x8xf32>
  %0 = vector.transfer_read %s[%i, %c0], %z {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %s[%c0, %c0], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x8xf32>, vector<5x6xf32>
  %r = tensor.extract_slice %t[%i, %j] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %2 = vector.transfer_read %r[%j], %z {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<5x6xf32>, vector<4xf32>
}
// CASE
func.func @not_read(%t: tensor<?x?xf32>, %i: index, %n: index, %m: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[%i, %i] [%n, 8] [1, 2] : tensor<?x?xf32> to tensor<?x8xf32>
  %0 = vector.transfer_read %s[%i, %i], %z {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32>
  %u = tensor.extract_slice %t[%i, %i] [%n, 8] [1, 1] : tensor<?x?xf32> to tensor<?x8xf32>
  %1 = vector.transfer_read %u[%i, %i], %z : tensor<?x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %u[%i, %i], %z, %m {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// CASE
func.func @write(%t: tensor<4x8xf32>, %d: tensor<?x?xf32>, %v: vector<4x8xf32>, %w: vector<4xf32>, %i: index, %n: index, %l: tensor<4xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.insert_slice %0 into %d[%i, %n] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
  %2 = vector.transfer_write %w, %l[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %3 = tensor.insert_slice %2 into %d[%i, 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
  %4 = vector.transfer_write %w, %t[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %5 = tensor.insert_slice %4 into %d[%i, %n] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
  return %1, %3, %5 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// CASE
func.func @inserts(%t: tensor<?xf32>, %d1: tensor<1x?xf32>, %d2: tensor<2x1x?xf32>, %a: index, %b: index, %c: index) -> tensor<2x1x?xf32> {
  %0 = tensor.insert_slice %t into %d1[0, %b] [1, %c] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %d2[%b, 0, %a] [1, 1, %c] [1, 1, 1] : tensor<1x?xf32> into tensor<2x1x?xf32>
  return %1 : tensor<2x1x?xf32>
}
// CASE
func.func @inserts_other(%t: tensor<2xf32>, %d1: tensor<4xf32>, %d2: tensor<8xf32>, %a: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = tensor.insert_slice %t into %d1[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %1 = tensor.insert_slice %0 into %d2[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %2 = tensor.insert_slice %t into %d1[0] [2] [2] : tensor<2xf32> into tensor<4xf32>
  %3 = tensor.insert_slice %2 into %d2[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1, %3 : tensor<8xf32>, tensor<8xf32>
}
// CASE
func.func @parallel(%t: tensor<1x4xf32>, %d1: tensor<4xf32>, %d2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%o = %d2) -> tensor<8x4xf32> {
    %x = tensor.empty() : tensor<1x4xf32>
    %0 = tensor.insert_slice %d1 into %x[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
    }
  }
  return %r : tensor<8x4xf32>
}
// CASE
func.func @masked(%t: tensor<?x?xf32>, %i: index, %n: index, %m: vector<4xi1>) -> vector<4xf32> {
  %z = arith.constant 0.0 : f32
  %u = tensor.extract_slice %t[%i, %i] [%n, 8] [1, 1] : tensor<?x?xf32> to tensor<?x8xf32>
  %2 = vector.mask %m { vector.transfer_read %u[%i, %i], %z {in_bounds = [true]} : tensor<?x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %2 : vector<4xf32>
}

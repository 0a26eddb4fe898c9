// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%a: tensor<20x20xf32>, %i: index, %j: index) -> vector<8x4xf32> {
  %p = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %a[2, 3] [8, 4] [1, 1] : tensor<20x20xf32> to tensor<8x4xf32>
  %r = vector.transfer_read %s[%i, %c1], %p {in_bounds = [true, true]} : tensor<8x4xf32>, vector<8x4xf32>
  return %r : vector<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %e: tensor<8x4xf32>, %i: index, %j: index, %v: vector<4x8xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %s = vector.transfer_write %v, %e[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, true]} : vector<4x8xf32>, tensor<8x4xf32>
  %r = tensor.insert_slice %s into %a[%i, 3] [8, 4] [2, 1] : tensor<8x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?xf32>, %i: index, %j: index) -> vector<8x4xf32> {
  %p = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %a[%i, 3, %j] [8, 1, 4] [1, 1, 1] : tensor<?x?x?xf32> to tensor<8x4xf32>
  %r = vector.transfer_read %s[%i, %c1], %p {in_bounds=[true,false]} : tensor<8x4xf32>, vector<8x4xf32>
  return %r : vector<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<5x6xf32>, %x: f32, %n: index, %m: index, %b: tensor<20x20xf32>) -> tensor<20x20xf32> {
  %s = tensor.pad %a low[0, 0] high[5, 7] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<5x6xf32> to tensor<10x13xf32>
  %r = tensor.insert_slice %s into %b[%n, 3] [10, 13] [1, 1] : tensor<10x13xf32> into tensor<20x20xf32>
  return %r : tensor<20x20xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.linalg.pad_vectorization
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<5x6xf32>, %x: f32, %n: index, %m: index, %b: tensor<20x20xf32>) -> tensor<20x20xf32> {
  %s = tensor.pad %a low[0, 0] high[5, 7] {
  ^bb0(%i: index, %j: index):
    %c = arith.index_cast %i : index to i32
    %d = arith.sitofp %c : i32 to f32
    tensor.yield %d : f32
  } : tensor<5x6xf32> to tensor<10x13xf32>
  %r = tensor.insert_slice %s into %b[%n, 3] [10, 13] [1, 1] : tensor<10x13xf32> into tensor<20x20xf32>
  return %r : tensor<20x20xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.linalg.pad_vectorization
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<5x6xf32>, %x: f32, %n: index, %m: index, %v: vector<7x9xf32>) -> tensor<5x6xf32> {
  %c0 = arith.constant 0 : index
  %s = tensor.pad %a low[0, 0] high[5, 7] {
  ^bb0(%i: index, %j: index):
    %c = arith.index_cast %i : index to i32
    %d = arith.sitofp %c : i32 to f32
    tensor.yield %d : f32
  } : tensor<5x6xf32> to tensor<10x13xf32>
  %w = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true]} : vector<7x9xf32>, tensor<10x13xf32>
  %r = tensor.extract_slice %w[0, 0] [5, 6] [1, 1] : tensor<10x13xf32> to tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.linalg.pad_vectorization
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %x: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %s = tensor.pad %a low[%n, 0] high[3, %m] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.linalg.decompose_pad
    } : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %x: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %s = tensor.pad %a low[%n, 0] high[3, %m] {
  ^bb0(%i: index, %j: index):
    %c = arith.index_cast %i : index to i32
    %d = arith.sitofp %c : i32 to f32
    tensor.yield %d : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
    transform.apply_patterns.linalg.decompose_pad
    } : !transform.any_op

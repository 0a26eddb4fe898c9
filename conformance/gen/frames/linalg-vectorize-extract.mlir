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
func.func @f(%a0: tensor<4x1xf32>, %ix: index, %t1: tensor<32xf32>) -> tensor<4x1xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x1xf32>) {
  ^bb0(%x0: f32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %c1 = arith.constant 1 : index
  %ij = arith.addi %i, %j : index
  %jx = arith.addi %j, %ix : index
  %jj = arith.addi %j, %j : index
  %kj = arith.muli %j, %ix : index
  %1 = tensor.extract %t1[%i] : tensor<32xf32>
  linalg.yield %1 : f32
  } -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0  {vectorize_nd_extract} : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x8xf32>, %ix: index, %t1: tensor<32xf32>) -> tensor<1x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<1x8xf32>) {
  ^bb0(%x0: f32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %c1 = arith.constant 1 : index
  %ij = arith.addi %i, %j : index
  %jx = arith.addi %j, %ix : index
  %jj = arith.addi %j, %j : index
  %kj = arith.muli %j, %ix : index
  %1 = tensor.extract %t1[%ij] : tensor<32xf32>
  linalg.yield %1 : f32
  } -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0  {vectorize_nd_extract} : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %ix: index, %t1: tensor<32xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %c1 = arith.constant 1 : index
  %ij = arith.addi %i, %j : index
  %jx = arith.addi %j, %ix : index
  %jj = arith.addi %j, %j : index
  %kj = arith.muli %j, %ix : index
  %1 = tensor.extract %t1[%jx] : tensor<32xf32>
  linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0  {vectorize_nd_extract} : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x8xf32>, %ix: index, %t1: tensor<32xf32>) -> tensor<1x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<1x8xf32>) {
  ^bb0(%x0: f32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %c1 = arith.constant 1 : index
  %ij = arith.addi %i, %j : index
  %jx = arith.addi %j, %ix : index
  %jj = arith.addi %j, %j : index
  %kj = arith.muli %j, %ix : index
  %1 = tensor.extract %t1[%ix] : tensor<32xf32>
  linalg.yield %1 : f32
  } -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] {vectorize_nd_extract} : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x1xf32>, %ix: index, %t1: tensor<32xf32>) -> tensor<4x1xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x1xf32>) {
  ^bb0(%x0: f32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %c1 = arith.constant 1 : index
  %ij = arith.addi %i, %j : index
  %jx = arith.addi %j, %ix : index
  %jj = arith.addi %j, %j : index
  %kj = arith.muli %j, %ix : index
  %1 = tensor.extract %t1[%ij] : tensor<32xf32>
  linalg.yield %1 : f32
  } -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] {vectorize_nd_extract} : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %ix: index, %t: tensor<?x?xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %c1 = arith.constant 1 : index
  %ij = arith.addi %i, %j : index
  %jx = arith.addi %j, %ix : index
  %jj = arith.addi %j, %j : index
  %kj = arith.muli %j, %ix : index
  %1 = tensor.extract %t[%ix, %j] : tensor<?x?xf32>
  linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] {vectorize_nd_extract} : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x8xf32>, %ix: index, %t3: tensor<3x80x16xf32>) -> tensor<1x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<1x8xf32>) {
  ^bb0(%x0: f32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %c1 = arith.constant 1 : index
  %ij = arith.addi %i, %j : index
  %jx = arith.addi %j, %ix : index
  %jj = arith.addi %j, %j : index
  %kj = arith.muli %j, %ix : index
  %1 = tensor.extract %t3[%ix, %c1, %jx] : tensor<3x80x16xf32>
  linalg.yield %1 : f32
  } -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] {vectorize_nd_extract} : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %ix: index, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %c1 = arith.constant 1 : index
  %ij = arith.addi %i, %j : index
  %jx = arith.addi %j, %ix : index
  %jj = arith.addi %j, %j : index
  %kj = arith.muli %j, %ix : index
  %1 = tensor.extract %t3[%ix, %i, %jj] : tensor<3x80x16xf32>
  linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] {vectorize_nd_extract} : !transform.any_op

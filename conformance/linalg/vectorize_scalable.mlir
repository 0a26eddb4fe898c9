// ARGS: --transform-interpreter --split-input-file
// Which ops take scalable sizes; what is combined once though it is reduced.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a: tensor<4x4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.batch_matvec ins(%a, %b : tensor<4x4x?xf32>, tensor<4x?xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// AND
transform.structured.vectorize %op vector_sizes [4, 7, [3]] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x8x4xi8>, %b: tensor<8x4x1xi8>, %c: tensor<8x1x1xi32>) -> tensor<8x1x1xi32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<8x8x4xi8>, tensor<8x4x1xi8>) outs(%c : tensor<8x1x1xi32>) -> tensor<8x1x1xi32>
  return %0 : tensor<8x1x1xi32>
}
// AND
transform.structured.vectorize %op vector_sizes [8, [1], 1, 8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
transform.structured.vectorize %op vector_sizes [[4], [4], 8] : !transform.any_op
// CASE
func.func @f(%a: tensor<?xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.reduce ins(%a : tensor<?xf32>) outs(%c : tensor<f32>) dimensions = [0]
    (%x: f32, %y: f32) {
      %1 = arith.addf %x, %y : f32
      linalg.yield %1 : f32
    }
  return %0 : tensor<f32>
}
// AND
transform.structured.vectorize %op vector_sizes [[4]] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
transform.structured.vectorize %op vector_sizes [4, [4], 8] : !transform.any_op
// CASE
func.func @f(%a: memref<2x2x3xf32>, %c: memref<3xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"]} ins(%a : memref<2x2x3xf32>) outs(%c : memref<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = linalg.index 2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    %3 = arith.maxnumf %y, %2 : f32
    linalg.yield %3 : f32
  }
  return
}
// AND
transform.structured.vectorize %op : !transform.any_op
// CASE
func.func @f(%a: tensor<1x4xi32>, %c: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%a : tensor<1x4xi32>) outs(%c : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %two = arith.constant 2 : i32
    %1 = arith.muli %two, %y : i32
    linalg.yield %1 : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// AND
transform.structured.vectorize %op vector_sizes [1, 8] : !transform.any_op

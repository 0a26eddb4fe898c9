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
func.func @f(%a0: f32, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.fill  ins(%a0 : f32) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 8] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.copy  ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.copy  ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[4], 8] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.add  ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi1>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>, %a3: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.select  ins(%a0, %a1, %a2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%a3 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.select"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<8x4xf32>) dimensions = [1]
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.broadcast"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
  linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<10xf32>, %a1: tensor<3xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0 + d1)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0,d1)->(d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<10xf32>, tensor<3xf32>) outs(%a2 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.mulf %x0, %x1 : f32
  %2=arith.addf %x2, %1 : f32
  linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op

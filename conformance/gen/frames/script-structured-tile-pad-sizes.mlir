// ARGS: --transform-interpreter
// FRAME
// HERE
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%t: tensor<?x?xf32>, %v: f32, %l: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[1, 2] high[3, %l] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%a, %b = transform.structured.tile_using_forall %p num_threads [0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @f(%t: tensor<?x?xf32>, %v: f32, %l: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[1, 2] high[3, %l] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%a = transform.structured.tile_using_for %p tile_sizes [0, 0] : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%t: tensor<?x?xf32>, %v: f32, %l: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[1, 2] high[3, %l] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%a, %b = transform.structured.tile_using_forall %p tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @f(%t: tensor<?x?xf32>, %v: f32, %l: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[1, 2] high[3, %l] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%a, %b = transform.structured.tile_using_for %p tile_sizes [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @f(%t: tensor<?x?xf32>, %v: f32, %l: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[1, 2] high[3, %l] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%a = transform.structured.fuse %p : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%t: tensor<7x9xf32>, %v: f32, %l: index) -> tensor<?x14xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[%c1, 2] high[3, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<7x9xf32> to tensor<?x14xf32>
  return %r : tensor<?x14xf32>
}
// AND
%a, %b = transform.structured.tile_using_for %p tile_sizes [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @f(%t: tensor<?x9xf32>, %v: f32, %l: index) -> tensor<11x14xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[1, %l] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x9xf32> to tensor<11x14xf32>
  return %r : tensor<11x14xf32>
}
// AND
%a, %b = transform.structured.tile_using_forall %p tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @f(%t: tensor<?x9xf32>, %v: f32, %l: index) -> tensor<11x14xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[1, %l] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x9xf32> to tensor<11x14xf32>
  return %r : tensor<11x14xf32>
}
// AND
%a = transform.structured.fuse %p : (!transform.any_op) -> !transform.any_op

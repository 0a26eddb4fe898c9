// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_tensor_empty
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @expand(%n: index, %m: index, %d: index) -> tensor<?x4x?xf32> {
  %e0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %e = tensor.expand_shape %e0 [[0, 1], [2]] output_shape [%d, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %e : tensor<?x4x?xf32>
}
// CASE
func.func @collapse(%n: index, %m: index, %d: index) -> tensor<?x12x?xf32> {
  %e0 = tensor.empty(%n, %m, %d) : tensor<?x4x3x4x?x?xf32>
  %e = tensor.collapse_shape %e0 [[0, 1], [2, 3], [4, 5]] : tensor<?x4x3x4x?x?xf32> into tensor<?x12x?xf32>
  return %e : tensor<?x12x?xf32>
}
// CASE
func.func @slice(%n: index, %m: index, %d: index) -> (tensor<4x?xf32>, tensor<?xf32>, tensor<?x3xf32, "enc">) {
  %e0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %e = tensor.extract_slice %e0[%n, 2] [4, %d] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  %g = tensor.extract_slice %e0[%n, 2] [1, %d] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %e1 = tensor.empty(%n, %m) : tensor<?x?xf32, "enc">
  %h = tensor.extract_slice %e1[%n, 2] [%m, 3] [1, 1] : tensor<?x?xf32, "enc"> to tensor<?x3xf32, "enc">
  return %e, %g, %h : tensor<4x?xf32>, tensor<?xf32>, tensor<?x3xf32, "enc">
}
// CASE
func.func @concat(%n: index, %m: index, %d: index) -> (tensor<?x?xf32>, tensor<?x8xf32>, tensor<4x9xf32>) {
  %e0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %e1 = tensor.empty(%n, %d) : tensor<?x?xf32>
  %c = tensor.concat dim(1) %e0, %e1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e2 = tensor.empty(%n) : tensor<?x8xf32>
  %e3 = tensor.empty(%n, %d) : tensor<?x?xf32>
  %c2 = tensor.concat dim(0) %e2, %e3 : (tensor<?x8xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
  %e4 = tensor.empty() : tensor<4x9xf32>
  %c3 = tensor.concat dim(0) %e4 : (tensor<4x9xf32>) -> tensor<4x9xf32>
  return %c, %c2, %c3 : tensor<?x?xf32>, tensor<?x8xf32>, tensor<4x9xf32>
}
// CASE
func.func @two_uses(%n: index) -> (tensor<4xf32>, tensor<?xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %s = tensor.extract_slice %e[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
  return %s, %e : tensor<4xf32>, tensor<?xf32>
}
// CASE
func.func @expand_static() -> tensor<2x3x4xi8> {
  %e = tensor.empty() : tensor<6x4xi8>
  %s = tensor.expand_shape %e [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xi8> into tensor<2x3x4xi8>
  return %s : tensor<2x3x4xi8>
}
// CASE
func.func @to_scalar() -> tensor<f32> {
  %e = tensor.empty() : tensor<1x1xf32>
  %s = tensor.collapse_shape %e [] : tensor<1x1xf32> into tensor<f32>
  return %s : tensor<f32>
}
// CASE
func.func @fold_pad_like(%t: tensor<8x8xf32>, %n: index) -> tensor<?x8xf32> {
  %e = tensor.empty(%n) : tensor<?x16xf32>
  %i = tensor.insert_slice %t into %e[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<?x16xf32>
  %s = tensor.extract_slice %i[0, 8] [%n, 8] [1, 1] : tensor<?x16xf32> to tensor<?x8xf32>
  return %s : tensor<?x8xf32>
}
// CASE
func.func @concat_mixed(%a: tensor<4x3xf32>) -> tensor<8x3xf32> {
  %e = tensor.empty() : tensor<4x3xf32>
  %c = tensor.concat dim(0) %a, %e : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  return %c : tensor<8x3xf32>
}

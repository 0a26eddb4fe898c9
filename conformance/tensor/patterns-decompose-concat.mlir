// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.decompose_concat
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @dynamic(%a: tensor<8x4xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<8x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CASE
func.func @static(%a: tensor<1x2xf32>, %b: tensor<1x3xf32>, %c: tensor<1x5xf32>) -> tensor<1x10xf32> {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<1x2xf32>, tensor<1x3xf32>, tensor<1x5xf32>) -> tensor<1x10xf32>
  return %0 : tensor<1x10xf32>
}
// CASE
func.func @of_dynamic(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %c: tensor<?x4xf32>) -> tensor<12x4xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<12x4xf32>
  return %0 : tensor<12x4xf32>
}
// CASE
func.func @one(%a: tensor<?x4xi1>) -> tensor<?x4xi1> {
  %0 = tensor.concat dim(1) %a : (tensor<?x4xi1>) -> tensor<?x4xi1>
  return %0 : tensor<?x4xi1>
}

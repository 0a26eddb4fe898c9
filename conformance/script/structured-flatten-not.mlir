// ARGS: --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xf32>, %o: tensor<3xf32>, %p: tensor<f32>, %m: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<3xf32>) outs(%o : tensor<3xf32>) {
    ^bb0(%x: f32, %y: f32):
      %c = complex.create %x, %x : complex<f32>
      linalg.yield %x : f32
    } -> tensor<3xf32>
    %1 = linalg.reduce {arith.addf} ins(%m : tensor<3x4xf32>) outs(%o : tensor<3xf32>) dimensions = [1]

  return %0, %1, %p : tensor<3xf32>, tensor<3xf32>, tensor<f32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %h1 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %h2 = transform.structured.flatten_elementwise %h1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xf32>, %o: tensor<3xf32>, %p: tensor<f32>, %m: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<3xf32>) outs(%o : tensor<3xf32>) {
    ^bb0(%x: f32, %y: f32):
      %c = complex.create %x, %x : complex<f32>
      linalg.yield %x : f32
    } -> tensor<3xf32>
    %1 = linalg.reduce {arith.addf} ins(%m : tensor<3x4xf32>) outs(%o : tensor<3xf32>) dimensions = [1]

  return %0, %1, %p : tensor<3xf32>, tensor<3xf32>, tensor<f32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %h1 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    %h2 = transform.structured.flatten_elementwise %h1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%v12: tensor<3xf32>, %v14: tensor<3xf32>, %v15: tensor<3xf32>) -> tensor<3xf32> {
    %v13 = linalg.map ins(%v12, %v14 : tensor<3xf32>, tensor<3xf32>) outs(%v15 : tensor<3xf32>)
    (%v16: f32, %v17: f32, %v18: f32) {
      %0 = arith.addf %v16, %v17 : f32
      linalg.yield %0 : f32
    }
  return %v13 : tensor<3xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %h1 = transform.structured.match ops{["linalg.map"]} in %root : (!transform.any_op) -> !transform.any_op
    %h2 = transform.structured.flatten_elementwise %h1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

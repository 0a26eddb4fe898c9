// ARGS: --transform-interpreter --verify-diagnostics
// ARGS: --transform-interpreter
func.func @pads(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>, %c: tensor<6x6xf32>) -> tensor<6x6xf32> {
  // expected-note @below {{when applied to this op}}
  %r = linalg.matmul ins(%a, %b : tensor<6x6xf32>, tensor<6x6xf32>) outs(%c : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %r : tensor<6x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expects a padding value of type 'f32', got 2 : i32}}
    %p, %q, %b = transform.structured.pad %g {padding_values = [0.0 : f32, 2 : i32, 0.0 : f32], padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

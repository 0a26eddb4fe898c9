// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
// HERE
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.yield
}
}
// EACH
func.func @f(%x: i32) -> (i32) { %y = arith.addi %x, %x : i32 return %y : i32 // AND transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.addi", "arith.constant"]} : !transform.any_op
func.func @f(%x: i32) -> (i32) { %y = arith.subi %x, %x : i32 return %y : i32 // AND transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.subi"]} : !transform.any_op
// CASE
func.func @f(%t: tensor<4xf32>, %c: complex<f32>) -> (tensor<?xf32>, f32, vector<2xi32>, tensor<4xf32>) {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %e = complex.re %d : complex<f32>
  %v = arith.constant dense<3> : vector<2xi32>
  %w = arith.addi %v, %v : vector<2xi32>
  %q = linalg.transpose ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) permutation = [0]
  return %a, %e, %w, %b : tensor<?xf32>, f32, vector<2xi32>, tensor<4xf32>
// AND
  transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops=["arith.constant"]} : !transform.any_op

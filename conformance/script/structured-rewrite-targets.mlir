// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.exp ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.matmul ins(%0, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = linalg.add ins(%1, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["no.op"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
// CASE
%1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "same" : !transform.any_op
// CASE
%1 = transform.structured.specialize %e : (!transform.any_op) -> !transform.any_op
%2 = transform.structured.interchange %e iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
%3 = transform.structured.decompose %e : (!transform.any_op) -> !transform.any_op
%4 = transform.structured.flatten_elementwise %e : (!transform.any_op) -> !transform.any_op
%5 = transform.structured.transpose_matmul %e : (!transform.any_op) -> !transform.any_op
%6:2 = transform.structured.convert_conv2d_to_img2col %e : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%7 = transform.structured.decompose_interface %e : (!transform.any_op) -> !transform.any_op
%8 = transform.structured.replace %e { "some.op"() : () -> () } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> !transform.any_op
// CASE
transform.sequence %root : !transform.any_op failures(suppress) {
^bb0(%r: !transform.any_op):
  %m = transform.structured.match interface{LinalgOp} in %r : (!transform.any_op) -> !transform.any_op
  %t = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %t "moved" : !transform.any_op
}
// CASE
%g = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.specialize %g : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "back" : !transform.any_op
// CASE
%m = transform.merge_handles %0, %0 : !transform.any_op
%1 = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
// CASE
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%m = transform.merge_handles %f, %0 : !transform.any_op
%1 = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op

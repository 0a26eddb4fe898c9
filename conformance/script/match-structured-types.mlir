// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// Handles of one kind of op, and parameters of any type, in match.structured.
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.op<"linalg.matmul">
    // HERE
    transform.yield
  }
}
// EACH
transform.match.structured %m : !transform.op<"linalg.matmul"> { ^bb0(%s: !transform.op<"linalg.matmul">): transform.match.structured.result %s[0] single : (!transform.op<"linalg.matmul">) -> !transform.op<"func.func"> }
transform.match.structured %m : !transform.op<"linalg.matmul"> { ^bb0(%s: !transform.op<"linalg.matmul">): transform.match.structured.dim %s[all] : (!transform.op<"linalg.matmul">) -> !transform.param<i8> }
transform.match.structured %m : !transform.op<"linalg.matmul"> { ^bb0(%s: !transform.op<"linalg.matmul">): transform.match.structured.dim %s[except(0,1,2)] : (!transform.op<"linalg.matmul">) -> !transform.param<i8> }
%d = transform.merge_handles %m, %m : !transform.op<"linalg.matmul"> transform.match.structured %d : !transform.op<"linalg.matmul"> { ^bb0(%s: !transform.op<"linalg.matmul">): }
// CASE
    transform.match.structured %m : !transform.op<"linalg.matmul"> {
      ^bb0(%s: !transform.op<"linalg.matmul">):
      transform.match.structured.rank %s : (!transform.op<"linalg.matmul">) -> !transform.param<i64>
      transform.match.structured.body %s {contraction=["arith.mulf","arith.addf"]} : !transform.op<"linalg.matmul">
      transform.match.structured.result %s[0] single : (!transform.op<"linalg.matmul">) -> !transform.op<"func.return">
    }
// CASE
    %r = transform.match.structured %m : (!transform.op<"linalg.matmul">) -> !transform.op<"linalg.matmul"> {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "x" : !transform.op<"linalg.matmul">
// CASE
    %q = transform.structured.generalize %m : (!transform.op<"linalg.matmul">) -> !transform.any_op
    transform.match.structured %q : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction=["arith.mulf","arith.addf"]} : !transform.any_op
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.any_param, !transform.any_param, !transform.any_param, !transform.any_param)
    }
// CASE
    transform.match.structured %m : !transform.op<"linalg.matmul"> {
      ^bb0(%s: !transform.op<"linalg.matmul">):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.op<"linalg.matmul">) -> (!transform.any_param, !transform.param<index>, !transform.any_param, !transform.any_param)
    }

// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// match.structured.dim: positions, kinds, results.
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %e = tensor.empty() : tensor<f32>
    %cst = arith.constant 1.0 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%e : tensor<f32>) -> tensor<f32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      // HERE
    }
    transform.yield
  }
}
// EACH
%r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64> transform.debug.emit_param_as_remark %r : !transform.param<i64>
%r = transform.match.structured.dim %s[except()] : (!transform.any_op) -> !transform.param<i64> transform.debug.emit_param_as_remark %r : !transform.param<i64>
%r = transform.match.structured.dim %s[-4] : (!transform.any_op) -> !transform.param<i64> transform.debug.emit_param_as_remark %r : !transform.param<i64>
%r = transform.match.structured.dim %s[0, 0] : (!transform.any_op) -> !transform.param<i64> transform.debug.emit_param_as_remark %r : !transform.param<i64>
%r = transform.match.structured.dim %s[0, -3] : (!transform.any_op) -> !transform.param<i64> transform.debug.emit_param_as_remark %r : !transform.param<i64>
%r = transform.match.structured.dim %s[except 0] : (!transform.any_op) -> !transform.param<i64> transform.debug.emit_param_as_remark %r : !transform.param<i64>
%r = transform.match.structured.dim %s[9223372036854775808] : (!transform.any_op) -> !transform.param<i64> transform.debug.emit_param_as_remark %r : !transform.param<i64>
transform.match.structured.dim %s[all] {parallel}: !transform.any_op
transform.match.structured.dim %s[0] {parallel}: !transform.any_op
transform.match.structured.dim %s[0] {parallel, reduction}: !transform.any_op
transform.match.structured.dim %s[2, 0] {reduction}: !transform.any_op
transform.match.structured.dim %s[0] {parallel = 1}: !transform.any_op
transform.match.structured.dim %s[0] {is_all}: !transform.any_op
transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.any_op
transform.match.structured.dim %s[0] : (!transform.any_op)

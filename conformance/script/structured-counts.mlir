// ARGS: --transform-interpreter
// Numbers of inputs and inits.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %i = transform.match.structured.num_inputs %s : (!transform.any_op) -> !transform.param<i64>
      %o = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %i : !transform.param<i64>
      transform.debug.emit_param_as_remark %o : !transform.param<i64>
    }
    transform.yield
  }
}

// ARGS: --transform-interpreter --split-input-file
// Results without users, by numbers from both ends.

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<4xf32>) {
    %r = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %e = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    %x = transform.match.structured failures(propagate) %e : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[-1] any : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %k : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<4xf32>) {
    %r = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %e = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    %x = transform.match.structured failures(propagate) %e : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[0] single : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %k : !transform.any_op
    }
    transform.yield
  }
}

// ARGS: -split-input-file -transform-infer-effects
// ARGS: -split-input-file -transform-dialect-check-uses
// ARGS: -split-input-file -transform-interpreter=entry-point=__transform_main
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @z(%a: !transform.any_op {transform.readonly}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// FRAME
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
    %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      // HERE
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }
}
// EACH
transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op } transform.foreach %a : !transform.any_op { ^bb0(%b: !transform.any_op):
// CASE
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %0, "use" : !transform.any_op
    transform.yield
  }
}

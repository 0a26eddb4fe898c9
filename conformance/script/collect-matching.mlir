// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// not one payload each; silenceable
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %r:2 = transform.collect_matching @twice in %ff : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.debug.emit_remark_at %r#0, "r" : !transform.any_op
    }
    %r:2 = transform.collect_matching @twice in %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @twice(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    %b = transform.merge_handles %a, %a : !transform.any_op
    transform.yield %a, %b : !transform.any_op, !transform.any_op
  }
}
// -----
// external
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    return %x : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %r = transform.collect_matching @ext in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @ext(%a: !transform.any_op {transform.readonly}) -> !transform.any_op
}

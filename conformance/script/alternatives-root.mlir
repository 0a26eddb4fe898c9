// ARGS: --transform-interpreter="debug-payload-root-tag=here" --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 attributes {transform.target_tag = "here"} {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %r = transform.alternatives -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %add = transform.structured.match ops{["arith.addi"]} in %a : (!transform.any_op) -> !transform.any_op
      transform.yield %add : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "add" : !transform.any_op
    transform.yield
  }
}

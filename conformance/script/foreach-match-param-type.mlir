// ARGS: --transform-interpreter="debug-bind-trailing-args=#5" --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %x : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %w:2 = transform.foreach_match in %f, %p @m -> @a : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_param)
    transform.debug.emit_param_as_remark %w#1, "p" : !transform.any_param
    transform.yield
  }
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly}, %b: !transform.param<i32> {transform.readonly}) -> (!transform.param<i32>, !transform.any_op) {
    transform.yield %b, %a : !transform.param<i32>, !transform.any_op
  }
  transform.named_sequence private @a(%a: !transform.any_param {transform.readonly}, %b: !transform.any_op {transform.readonly}) -> !transform.any_param {
    transform.debug.emit_remark_at %b, "b" : !transform.any_op
    transform.yield %a : !transform.any_param
  }
}

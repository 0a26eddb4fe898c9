// ARGS: --transform-interpreter --split-input-file
// no forwarded: matcher yields a param and a value
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %x : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %w:3 = transform.foreach_match in %f @m -> @a : (!transform.any_op) -> (!transform.any_op, !transform.any_param, !transform.any_value)
    transform.debug.emit_param_as_remark %w#1, "p" : !transform.any_param
    transform.debug.emit_remark_at %w#2, "v" : !transform.any_value
    transform.yield
  }
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_param, !transform.any_value) {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    %p = transform.param.constant 4 -> !transform.any_param
    %v = transform.get_operand %a[0] : (!transform.any_op) -> !transform.any_value
    transform.yield %p, %v : !transform.any_param, !transform.any_value
  }
  transform.named_sequence private @a(%a: !transform.any_param {transform.readonly}, %b: !transform.any_value {transform.readonly}) -> (!transform.any_param, !transform.any_value) {
    transform.debug.emit_remark_at %b, "b" : !transform.any_value
    transform.yield %a, %b : !transform.any_param, !transform.any_value
  }
}

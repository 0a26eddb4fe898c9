// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %g = transform.structured.match ops{["x.y"]} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.collect_matching @m in %g : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %s, "s" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
}

// ARGS: --transform-interpreter
// Attributes that are named as those of the op itself.
module attributes {transform.with_named_sequence} {
  func.func @f(%v0: i32) -> i32 {
    %v2 = arith.constant {mark} 1 : i32
    %v3 = arith.addi %v2, %v2 {ops} : i32
    return %v3 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %a = transform.structured.match ops{["arith.constant", "arith.addi"]} attributes {ops = 1 : i32} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %a, "a" : !transform.any_op
    %b = transform.structured.match ops{["arith.constant", "arith.addi"]} attributes {mark, interface} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %b, "b" : !transform.any_op
    %c = transform.structured.match ops{["arith.constant", "arith.addi"]} attributes {op_attrs} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %c, "c" : !transform.any_op
    %d = transform.structured.match ops{["arith.constant", "arith.addi"]} attributes {filter_result_type} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %d, "d" : !transform.any_op
    %e = transform.structured.match ops{["arith.constant", "arith.addi"]} attributes {filter_operand_types} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %e, "e" : !transform.any_op
    transform.yield
  }
}

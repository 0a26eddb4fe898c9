// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
// HERE
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r = arith.addi %a, %a : index
    return %r : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
// AND
// AND
    %a = transform.get_operand %add[0] : (!transform.any_op) -> !transform.any_value
    %r = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    %both = transform.merge_handles %a, %r : !transform.any_value
    transform.include @take failures(propagate) (%both) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %both, "spent" : !transform.any_value
// CASE
// the first op that consumed it is named
// AND
  transform.named_sequence @take_op(%op: !transform.any_op {transform.consumed}) {
    transform.yield
  }
// AND
    %v = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take_op failures(propagate) (%add) : (!transform.any_op) -> ()
    %again = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %w = transform.get_result %again[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%w) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %v, "spent" : !transform.any_value

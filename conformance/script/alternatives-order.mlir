// ARGS: --transform-interpreter
// An alternative works on a copy of its scope, where users come in another order than in the scope after a step.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> (index, index) {
    %x = arith.addi %a, %a : index
    %y = arith.addi %a, %a : index
    %u = arith.muli %y, %y : index
    %v = arith.subi %x, %a : index
    return %u, %v : index, index
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %f : !transform.any_op
    %x = transform.structured.match ops{["arith.addi"]} in %f : (!transform.any_op) -> !transform.any_op
    %users = transform.get_consumers_of_result %x[0] : (!transform.any_op) -> !transform.any_op
    transform.foreach %users : !transform.any_op {
    ^bb0(%user: !transform.any_op):
      transform.debug.emit_remark_at %user, "before" : !transform.any_op
    }
    transform.alternatives %f : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %x2 = transform.structured.match ops{["arith.addi"]} in %s : (!transform.any_op) -> !transform.any_op
      %users2 = transform.get_consumers_of_result %x2[0] : (!transform.any_op) -> !transform.any_op
      transform.foreach %users2 : !transform.any_op {
      ^bb0(%user: !transform.any_op):
        transform.debug.emit_remark_at %user, "in the alternative" : !transform.any_op
      }
      transform.yield
    }
    transform.yield
  }
}

// ARGS: --transform-interpreter=debug-payload-root-tag=payload
// A script that has replaced the root of the payload goes on with what its handles have.
module attributes {transform.with_named_sequence} {
  module @payload attributes {transform.target_tag = "payload"} {
    func.func @f(%a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
      return %0 : i32
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %new = transform.alternatives %root : !transform.any_op -> !transform.any_op {
    ^bb0(%scope: !transform.any_op):
      transform.yield %scope : !transform.any_op
    }
    transform.with_pdl_patterns %new : !transform.any_op {
    ^bb0(%arg: !transform.any_op):
      pdl.pattern @add : benefit(1) {
        %o = operand
        %t = type
        %op = operation "arith.addi"(%o, %o : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        rewrite %op with "done"
      }
      sequence %arg : !transform.any_op failures(propagate) {
      ^bb1(%in: !transform.any_op):
        %m = pdl_match @add in %in : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "found" : !transform.any_op
      }
    }
    transform.yield
  }
}

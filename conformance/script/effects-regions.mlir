// ARGS: --canonicalize --split-input-file
// ARGS: --cse --split-input-file
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.debug.emit_remark_at %a, "x" : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_cse to %a : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.debug.emit_remark_at %b, "x" : !transform.any_op
  }
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.print %b : !transform.any_op
  }
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.foreach %b : !transform.any_op {
    ^bb0(%c: !transform.any_op):
      transform.apply_cse to %c : !transform.any_op
    }
  }
  %x = transform.foreach %a : !transform.any_op -> !transform.any_op {
  ^bb0(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
    }
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.apply_cse to %b : !transform.any_op
    }
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.debug.emit_remark_at %b, "x" : !transform.any_op
    }
    %r = transform.sequence %a : !transform.any_op -> !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.yield %b : !transform.any_op
    }
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      %0 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.print %b : !transform.any_op
    }
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%b: !transform.any_op):
  transform.print %b : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%b: !transform.any_op):
  %m = transform.merge_handles %b, %b : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%b: !transform.any_op):
  %m = transform.merge_handles %b, %b : !transform.any_op
  transform.print %m : !transform.any_op
}

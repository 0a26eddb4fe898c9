// ARGS: -split-input-file -allow-unregistered-dialect -transform-dialect-check-uses
func.func @loop3(%r: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  %a = transform.merge_handles %r, %r : !transform.any_op
  transform.debug.emit_remark_at %a, "b1" : !transform.any_op
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
// -----
func.func @levels(%r: !transform.any_op, %c: i1) {
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  scf.if %c {
    %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    scf.if %c {
      transform.debug.emit_remark_at %r, "use" : !transform.any_op
      %2 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    }
  }
  return
}
// -----
func.func @d(%x: !transform.any_op, %c: i1) {
  %r = transform.merge_handles %x, %x : !transform.any_op
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  scf.if %c {
    transform.debug.emit_remark_at %r, "use" : !transform.any_op
    %3 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  }
  cf.br ^bb1
^bb1:
  scf.if %c {
    transform.debug.emit_remark_at %r, "use" : !transform.any_op
  }
  return
}
// -----
// Consumed in the block of the use, far from the definition; reachable or not.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @consume(!transform.any_op {transform.consumed})
  func.func @earlier_in_block(%r: !transform.any_op) {
    %a = transform.merge_handles %r : !transform.any_op
    cf.br ^bb1
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.annotate %a "x" : !transform.any_op
    return
  }
  func.func @twice_in_loop(%r: !transform.any_op, %c: i1) {
    %a = transform.merge_handles %r : !transform.any_op
    cf.br ^bb1
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.annotate %a "x" : !transform.any_op
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.annotate %a "y" : !transform.any_op
    cf.cond_br %c, ^bb1, ^bb2
  ^bb2:
    return
  }
  func.func @unreachable(%r: !transform.any_op) {
    %a = transform.merge_handles %r : !transform.any_op
    return
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.annotate %a "x" : !transform.any_op
    cf.br ^bb1
  }
}

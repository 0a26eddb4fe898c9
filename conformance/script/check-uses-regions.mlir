// ARGS: -split-input-file -allow-unregistered-dialect -transform-dialect-check-uses

func.func @twice(%r: !transform.any_op, %c: i1, %i: index) {
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %r, "x" : !transform.any_op
  func.call @twice(%r, %c, %i) : (!transform.any_op, i1, index) -> ()
  return
}

// -----

func.func @samefirst(%r: !transform.any_op, %c: i1, %i: index) {
  transform.debug.emit_remark_at %r, "x" : !transform.any_op
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @operands(%r: !transform.any_op, %s: !transform.any_op) {
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %s : (!transform.any_op) -> !transform.any_op
  %2 = transform.merge_handles %r, %s, %r, %0 : !transform.any_op
  return
}

// -----

func.func @a(%r: !transform.any_op, %b: i1) {
  return
^bb1:
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

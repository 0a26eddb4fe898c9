// ARGS: -split-input-file -transform-infer-effects
// ARGS: -split-input-file -pass-pipeline='builtin.module(transform.named_sequence(transform-infer-effects))'

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op, %b: !transform.any_op {transform.readonly}, %c: !transform.any_op {my.x}) {
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %b, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed})
  transform.named_sequence @g(%a: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op) {
    transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @g(%a: !transform.any_op) {
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%a: !transform.any_op) {
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

  func.func @x(%a: !transform.any_op) { return }

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value)  {
    %0 = transform.merge_handles %a, %a : !transform.any_op
    transform.yield
  }
  transform.named_sequence @f0()  {
    transform.yield
  }
}

// ARGS: -split-input-file -transform-interpreter=debug-payload-root-tag=t
// ARGS: -split-input-file -pass-pipeline='builtin.module(func.func(transform-interpreter{debug-payload-root-tag=t}))'
// ARGS: -split-input-file -transform-interpreter
// ARGS: -split-input-file -transform-interpreter=debug-payload-root-tag=

module attributes {transform.with_named_sequence} {
  func.func @f() attributes {transform.target_tag="t"} { return }
  func.func @g() attributes {transform.target_tag="t"} { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() attributes {transform.target_tag="t"} { return }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() attributes {transform.target_tag} { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() attributes {transform.target_tag="t"} { return }
  func.func @g() { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

// -----

module {
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%a: !transform.any_op) {
      transform.debug.emit_remark_at %a, "inner" : !transform.any_op
      transform.yield
    }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "stale" : !transform.any_op
    transform.yield
  }
}

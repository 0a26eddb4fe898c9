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

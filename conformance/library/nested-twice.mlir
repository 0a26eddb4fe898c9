// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/nested-twice.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  func.func nested @f(%a: i32) { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

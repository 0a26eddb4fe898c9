// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/function-unmarked-declares.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  func.func private @f(!transform.any_op)
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/types-disagree-across-libraries-first.mlir -transform-preload-library=transform-library-paths=conformance/library/lib/types-disagree-across-libraries-second.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

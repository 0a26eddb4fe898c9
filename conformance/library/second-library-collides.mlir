// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/second-library-collides-first.mlir -transform-preload-library=transform-library-paths=conformance/library/lib/second-library-collides-second.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

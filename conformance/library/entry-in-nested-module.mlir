// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entry-in-nested-module.mlir -transform-interpreter

module {
  module @x attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%a: !transform.any_op) {
      transform.yield
    }
  }
}

// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/warn-nested.mlir -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/warn-nested.mlir -transform-preload-library=transform-library-paths=conformance/library/lib/warn-two-libraries-second.mlir -transform-interpreter
// ARGS: -transform-interpreter -transform-interpreter

// A table inside of another one warns for itself, and as a part of that.
module attributes {transform.with_named_sequence} {
  module @tables attributes {transform.with_named_sequence} {
    module @below attributes {transform.with_named_sequence} {
      transform.named_sequence @deep(%a: !transform.any_op {transform.consumed}) {
        transform.yield
      }
    }
    transform.named_sequence @inner(%a: !transform.any_op {transform.consumed}) {
      transform.yield
    }
  }
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

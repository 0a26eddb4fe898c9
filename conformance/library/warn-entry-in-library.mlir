// ARGS: -verify-each=0 -transform-preload-library=transform-library-paths=conformance/library/lib/warn-entry-in-library.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

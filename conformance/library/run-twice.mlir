// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/run-twice.mlir -transform-interpreter=entry-point=a -transform-interpreter=entry-point=a

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: !transform.any_op) {
    transform.yield
  }
}

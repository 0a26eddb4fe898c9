// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/unmarked-declaration-in-library.mlir -transform-interpreter=entry-point=f

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

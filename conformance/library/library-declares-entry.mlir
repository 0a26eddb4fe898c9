// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/library-declares-entry.mlir -transform-interpreter=entry-point=f

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
     transform.yield
  }
}

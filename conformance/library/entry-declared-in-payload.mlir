// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entry-declared-in-payload.mlir -transform-interpreter=entry-point=f

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op {transform.readonly}) 
}

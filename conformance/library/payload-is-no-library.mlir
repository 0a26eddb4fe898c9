// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/payload-is-no-library.mlir -transform-interpreter=entry-point=g

module attributes {transform.with_named_sequence} {
  transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "m" : !transform.any_op
    transform.yield
  }
}

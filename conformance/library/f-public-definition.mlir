// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/f-public-definition.mlir -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/f-public-declaration.mlir -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/f-private-definition.mlir -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/f-private-declaration.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "main" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) {
    transform.include @f failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.yield
  }
}

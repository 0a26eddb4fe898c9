// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/private-beside-definition.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op {transform.readonly}) { 
    transform.debug.emit_remark_at %a, "mine" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.include @f failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

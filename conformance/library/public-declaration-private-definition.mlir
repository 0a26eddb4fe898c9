// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/public-declaration-private-definition.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.include @f failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

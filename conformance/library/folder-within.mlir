// ARGS: -transform-preload-library=transform-library-paths=conformance/library/folder -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/folder/within -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/blank.mlir -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=/dev/null -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/folder/none.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @inner(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.include @inner failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}

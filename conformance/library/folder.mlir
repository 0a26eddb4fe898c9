// ARGS: -transform-preload-library=transform-library-paths=conformance/library/folder -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/folder/ -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/folder,conformance/library/folder/within -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/no-extension,conformance/library/folder/g.mlir,conformance/library/folder/h.mlir -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/folder/notes.txt -transform-interpreter
// ARGS: -transform-preload-library=transform-library-paths=conformance/library/folder/f.mlir,conformance/library/folder -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(!transform.any_op {transform.readonly})
  transform.named_sequence private @g(!transform.any_op {transform.readonly})
  transform.named_sequence private @h(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.include @f failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.include @h failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}

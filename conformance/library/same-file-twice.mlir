// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/same-file-twice.mlir,conformance/library/lib/same-file-twice.mlir -transform-interpreter=entry-point=g

module attributes {transform.with_named_sequence} {
}

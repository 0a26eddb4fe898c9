// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/functions-in-libraries-first.mlir,conformance/library/lib/functions-in-libraries-second.mlir -transform-interpreter=entry-point=g

module attributes {transform.with_named_sequence} {
}

// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entry-in-second-library-first.mlir -transform-preload-library=transform-library-paths=conformance/library/lib/entry-in-second-library-second.mlir -transform-interpreter=entry-point=g

module attributes {transform.with_named_sequence} {
}

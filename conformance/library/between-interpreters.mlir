// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/between-interpreters-first.mlir -transform-interpreter=entry-point=g -transform-preload-library=transform-library-paths=conformance/library/lib/between-interpreters-second.mlir -transform-interpreter=entry-point=h

module attributes {transform.with_named_sequence} {
}

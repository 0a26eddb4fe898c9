// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entry-in-module-of-library.mlir -transform-interpreter=entry-point=deep

module attributes {transform.with_named_sequence} {
}

// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entry-wants-more.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
}

// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entry-without-arguments.mlir -transform-interpreter

module attributes {transform.with_named_sequence} {
}

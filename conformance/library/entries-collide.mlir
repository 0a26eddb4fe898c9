// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entries-collide-first.mlir -transform-preload-library=transform-library-paths=conformance/library/lib/entries-collide-second.mlir -transform-interpreter=entry-point=g

module attributes {transform.with_named_sequence} {
}

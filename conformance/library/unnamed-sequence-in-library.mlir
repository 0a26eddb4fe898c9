// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/unnamed-sequence-in-library.mlir -transform-interpreter

module {}

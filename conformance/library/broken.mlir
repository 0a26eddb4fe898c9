// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/broken-first.mlir,conformance/library/lib/broken-second.mlir -transform-interpreter

module {}

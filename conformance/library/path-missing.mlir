// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/path-missing-first.mlir,nope,conformance/library/lib/path-missing-second.mlir -transform-interpreter

module {}

// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/anonymous-module-in-library.mlir -transform-interpreter=entry-point=f

module {}

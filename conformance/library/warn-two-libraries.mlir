// ARGS: -verify-each=0 -transform-preload-library=transform-library-paths=conformance/library/lib/warn-two-libraries-first.mlir -transform-preload-library=transform-library-paths=conformance/library/lib/warn-two-libraries-second.mlir -transform-interpreter

module {}

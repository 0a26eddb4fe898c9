// ARGS: -verify-each=0 -transform-preload-library=transform-library-paths=conformance/library/lib/warn-two-files-first.mlir,conformance/library/lib/warn-two-files-second.mlir

module {}

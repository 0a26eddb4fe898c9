// ARGS: -transform-preload-library=transform-library-paths=, -transform-interpreter

module {}

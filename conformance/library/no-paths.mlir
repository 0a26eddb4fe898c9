// ARGS: -transform-preload-library -transform-interpreter

module {}

// ARGS: -split-input-file -transform-preload-library=transform-library-paths=conformance/library/lib/split-input.mlir -transform-interpreter=entry-point=g
func.func @a() { return }
// -----
func.func @b() { return }

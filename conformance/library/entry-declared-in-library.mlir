// ARGS: -transform-preload-library=transform-library-paths=conformance/library/lib/entry-declared-in-library.mlir -transform-interpreter=entry-point=f

func.func @a() { return }

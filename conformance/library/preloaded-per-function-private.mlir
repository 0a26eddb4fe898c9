// ARGS: '--pass-pipeline=builtin.module(func.func(transform-preload-library{transform-library-paths=conformance/library/lib/preloaded-per-function-private.mlir},transform-interpreter{entry-point=g}))'

func.func @a() { return }
func.func @b() { return }

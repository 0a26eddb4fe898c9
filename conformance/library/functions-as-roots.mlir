// ARGS: '-pass-pipeline=builtin.module(transform-preload-library{transform-library-paths=conformance/library/lib/functions-as-roots.mlir},func.func(transform-interpreter{entry-point=f}))'

func.func @a() { return }
func.func @b() { return }

// ARGS: --pass-pipeline=builtin.module(linalg.generic(linalg-detensorize))
// ARGS: --pass-pipeline=builtin.module(scf.for(linalg-detensorize),nobodys.op(linalg-detensorize),gpu.nothing(linalg-detensorize))
// ARGS: --pass-pipeline=builtin.module(gpu.module(linalg-detensorize))
// ARGS: --pass-pipeline=builtin.module(gpu.module(linalg.generic|scf.for(affine-simplify-min-max)))
// ARGS: --ensure-debug-info-scope-on-llvm-func
func.func @f() { return }
gpu.module @g {}

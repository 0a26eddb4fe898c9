// ARGS: --pass-pipeline=builtin.module(linalg.generic(linalg-detensorize))
// ARGS: --pass-pipeline=builtin.module(nvgpu.ldmatrix(linalg-detensorize))
// ARGS: --pass-pipeline=builtin.module(omp.yield(linalg-detensorize))
// ARGS: --ensure-debug-info-scope-on-llvm-func
func.func private @f(!transform.any_op)

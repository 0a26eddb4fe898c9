// ARGS: --pass-pipeline=builtin.module(func.func(convert-openmp-to-llvm))
// ARGS: --pass-pipeline=builtin.module(any(convert-openmp-to-llvm))
// ARGS: --pass-pipeline=builtin.module(gpu.module(llvm-use-default-visibility{visibility=hidden}))
// ARGS: --pass-pipeline=builtin.module(any(llvm-use-default-visibility{visibility=hidden}))
// ARGS: --pass-pipeline=builtin.module(gpu.module(convert-bufferization-to-memref))
// ARGS: --pass-pipeline=builtin.module(llvm.func(convert-bufferization-to-memref))
func.func @f() { return }
gpu.module @m { gpu.func @k() kernel { gpu.return } }
llvm.func @l()
module { llvm.func @inner() }

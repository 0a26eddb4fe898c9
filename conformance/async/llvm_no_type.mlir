// ARGS: --convert-async-to-llvm
func.func @h() { %0 = async.runtime.create : !async.value<tensor<4xf32>> return }

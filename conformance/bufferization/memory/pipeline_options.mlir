// ARGS: --buffer-deallocation-pipeline=x
// ARGS: --buffer-deallocation-pipeline=private-function-dynamic-ownership=maybe
// ARGS: --pass-pipeline=builtin.module(buffer-deallocation-pipeline{x})
// ARGS: --pass-pipeline=builtin.module(cse,func.func(buffer-deallocation-pipeline{private-function-dynamic-ownership=maybe}))
// ARGS: --pass-pipeline=builtin.module(func.func(buffer-deallocation-pipeline))
func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

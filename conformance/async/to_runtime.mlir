// ARGS: --async-to-async-runtime
// ARGS: --async-to-async-runtime --mlir-print-op-generic
// ARGS: --async-to-async-runtime --canonicalize
// ARGS: --async-to-async-runtime --async-runtime-policy-based-ref-counting --async-runtime-ref-counting-opt
// ARGS: --async-to-async-runtime --async-runtime-policy-based-ref-counting --convert-async-to-llvm
// ARGS: --async-to-async-runtime --convert-async-to-llvm --mlir-print-op-generic
func.func @execute_no_async_args(%arg0: f32, %arg1: memref<1xf32>) {
  %token = async.execute {
    %c0 = arith.constant 0 : index
    memref.store %arg0, %arg1[%c0] : memref<1xf32>
    async.yield
  }
  async.await %token : !async.token
  return
}
func.func @nested(%arg0: f32, %arg2: memref<1xf32>) {
  %token0 = async.execute {
    %c0 = arith.constant 0 : index
    %token1 = async.execute {
      %c1 = arith.constant 1: index
      memref.store %arg0, %arg2[%c0] : memref<1xf32>
      async.yield
    }
    async.await %token1 : !async.token
    memref.store %arg0, %arg2[%c0] : memref<1xf32>
    async.yield
  }
  async.await %token0 : !async.token
  return
}
func.func @value() {
  %t, %v = async.execute -> !async.value<f32> {
    %c = arith.constant 1.0 : f32
    async.yield %c : f32
  }
  %t2, %v2 = async.execute [%t] (%v as %x : !async.value<f32>) -> !async.value<f32> {
    %y = arith.addf %x, %x : f32
    async.yield %y : f32
  }
  %r = async.await %v2 : !async.value<f32>
  vector.print %r : f32
  return
}
func.func @group(%n: index) {
  %g = async.create_group %n : !async.group
  %t = async.execute { async.yield }
  %r = async.add_to_group %t, %g : !async.token
  %t2 = async.execute { 
    async.await_all %g
  async.yield }
  async.await_all %g
  return
}

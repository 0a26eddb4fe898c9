// ARGS: --gpu-async-region --split-input-file
// ARGS: --gpu-async-region --gpu-to-llvm --split-input-file
// ARGS: --gpu-async-region --gpu-to-llvm --async-to-async-runtime --async-runtime-policy-based-ref-counting --convert-async-to-llvm --split-input-file
module attributes {gpu.container_module} {
  gpu.module @kernels { gpu.func @kernel() kernel { gpu.return } }
  func.func private @foo() -> ()
  func.func @async(%sz : index) {
    %t0 = async.execute {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    %t1 = async.execute [%t0] {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    %t2 = async.execute [%t0] {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      func.call @foo() : () -> ()
      async.yield
    }
    async.await %t1 : !async.token
    async.await %t2 : !async.token
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { gpu.func @kernel() kernel { gpu.return } }
  func.func private @foo() -> ()
  func.func @chain(%sz : index, %v: !async.value<i32>) -> i32 {
    %t0, %r0 = async.execute (%v as %x : !async.value<i32>) -> !async.value<i32> {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      %y = arith.addi %x, %x : i32
      async.yield %y : i32
    }
    %t1 = async.execute [%t0] {
      async.yield
    }
    %t2 = async.execute [%t1] {
      %q = arith.addi %sz, %sz : index
      gpu.launch_func @kernels::@kernel blocks in (%q, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    async.await %t0 : !async.token
    async.await %t2 : !async.token
    async.await %t1 : !async.token
    %w = async.await %r0 : !async.value<i32>
    gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    return %w : i32
  }
  func.func @escapes(%sz : index) -> !async.token {
    %t0 = async.execute {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    %t1 = async.execute {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    %t2 = async.execute {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      %in = async.execute {
        gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
        async.yield
      }
      async.await %in : !async.token
      async.yield
    }
    async.await %t2 : !async.token
    return %t1 : !async.token
  }
}

// ARGS: --convert-gpu-to-nvvm --allow-unregistered-dialect
gpu.module @m {
  gpu.func @s(%v: i32) -> i32 {
    %0 = gpu.all_reduce add %v uniform {} : (i32) -> i32
    gpu.return %0 : i32
  }
}

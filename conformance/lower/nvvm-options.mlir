// ARGS: --convert-gpu-to-nvvm
// ARGS: --convert-gpu-to-nvvm=allowed-dialects=arith
// ARGS: --convert-gpu-to-nvvm=allowed-dialects=memref,math,foo
// ARGS: --convert-gpu-to-nvvm=allowed-dialects=scf
// ARGS: --convert-gpu-to-nvvm=allowed-dialects=affine
// ARGS: --convert-gpu-to-nvvm=allowed-dialects=gpu
// ARGS: --convert-gpu-to-nvvm=index-bitwidth=64
// ARGS: --convert-gpu-to-nvvm=use-bare-ptr-memref-call-conv
// ARGS: --convert-gpu-to-nvvm=allow-pattern-rollback=false
gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  gpu.func @a(%i: index, %f : f32, %m : memref<4x?xf32>) -> index {
    %0 = gpu.thread_id x
    %1 = arith.addi %0, %i : index
    %2 = math.exp %f : f32
    %3 = memref.load %m[%1, %1] : memref<4x?xf32>
    %5 = arith.addf %2, %3 : f32
    memref.store %5, %m[%1, %1] : memref<4x?xf32>
    %6 = arith.addf %2, %3 : f32
    memref.store %6, %m[%1, %1] : memref<4x?xf32>
    %sin, %cos = math.sincos %f : f32
    memref.store %sin, %m[%1, %1] : memref<4x?xf32>
    scf.for %k = %i to %1 step %i {
      memref.store %cos, %m[%k, %k] : memref<4x?xf32>
    }
    gpu.return %1 : index
  }
}

// ARGS: --convert-gpu-to-nvvm
// ARGS: --convert-gpu-to-nvvm=index-bitwidth=32
// ARGS: --convert-gpu-to-nvvm=allow-pattern-rollback=false
gpu.module @m {
  gpu.func @k(%f: f32, %p : memref<4xf32>, %i : index)  {
    scf.for %j = %i to %i step %i {
    %sin, %cos = math.sincos %f : f32
    memref.store %sin, %p[%i] : memref<4xf32>
    memref.store %cos, %p[%i] : memref<4xf32>
    scf.parallel (%k) = (%i) to (%i) step (%i) {
    %sin3, %cos3 = math.sincos %f : f32
    memref.store %sin3, %p[%i] : memref<4xf32>
    memref.store %cos3, %p[%i] : memref<4xf32>
    }
    }
    %sin2, %cos2 = math.sincos %f : f32
    memref.store %sin2, %p[%i] : memref<4xf32>
    memref.store %cos2, %p[%i] : memref<4xf32>
    %x = math.absi %i : index
    memref.store %cos2, %p[%x] : memref<4xf32>
    memref.alloca_scope {
    %sin3, %cos3 = math.sincos %f : f32
    memref.store %sin3, %p[%i] : memref<4xf32>
    memref.store %cos3, %p[%i] : memref<4xf32>
    }
    gpu.return 
  }
}

// ARGS: --convert-gpu-to-nvvm
// ARGS: --convert-gpu-to-nvvm --mlir-print-debuginfo
// ARGS: --convert-gpu-to-nvvm=index-bitwidth=32
gpu.module @m {
  gpu.func @shuf(%v: f32, %o : i32, %w : i32) -> (f32, i1) {
    %a, %av = gpu.shuffle xor %v, %o, %w : f32
    %b, %bv = gpu.shuffle up %a, %o, %w : f32
    %c, %cv = gpu.shuffle down %b, %o, %w : f32
    %d, %dv = gpu.shuffle idx %c, %o, %w : f32
    %e, %ev = gpu.shuffle idx %d, %o, %w : f32
    gpu.return %e, %ev : f32, i1
  }
  gpu.func @shuf2(%v: i32, %o : i32, %w : i32) -> (i32) {
    %e, %ev = gpu.shuffle xor %v, %o, %w : i32
    gpu.return %e : i32
  }
    gpu.printf "Hello\n"
    gpu.printf "Hello %f %d\n", %v, %i : f32, index
    gpu.printf "Hello %f %d\n", %v, %i : f32, index
    gpu.printf "x %f %f", %h, %f64 : f16, f64
    gpu.return
  }
  gpu.func @dyn(%i : index, %f : f32)  {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %c8192 = arith.constant 8192 : index
    %1 = memref.view %0[%c8192][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<32x64xf32, #gpu.address_space<workgroup>>
    memref.store %f, %1[%i, %i] : memref<32x64xf32, #gpu.address_space<workgroup>>
    %2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %3 = memref.view %2[%i][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %f, %3[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}

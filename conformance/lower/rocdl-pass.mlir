// ARGS: --split-input-file --convert-gpu-to-rocdl="chipset=gfx942"
// ARGS: --split-input-file --convert-gpu-to-rocdl="chipset=gfx950"
// ARGS: --split-input-file --convert-gpu-to-rocdl="chipset=gfx803"
// ARGS: --split-input-file --convert-gpu-to-rocdl="chipset=gfx942 runtime=HIP"
// ARGS: --split-input-file --convert-gpu-to-rocdl="chipset=gfx90a runtime=OpenCL index-bitwidth=32"
// ARGS: --split-input-file --convert-gpu-to-rocdl="use-bare-ptr-memref-call-conv"
// ARGS: --split-input-file --convert-gpu-to-rocdl="allowed-dialects=memref,arith"
// ARGS: --split-input-file --convert-gpu-to-rocdl="allowed-dialects=gpu"
// ARGS: --split-input-file --convert-gpu-to-rocdl="chipset=foo"
// ARGS: --split-input-file --convert-gpu-to-rocdl="runtime=foo"
// ARGS: --split-input-file --convert-gpu-to-rocdl="chipset=gfx1100 allowed-dialects=math,func"
gpu.module @m {
  gpu.func @k(%m: memref<64xf32, #gpu.address_space<workgroup>>, %a: f32, %g: memref<?xf32>, %v: vector<4xf16>) kernel attributes {known_block_size = array<i32: 32, 4, 2>} {
    %0 = gpu.thread_id x
    %1 = memref.load %m[%0] : memref<64xf32, #gpu.address_space<workgroup>>
    %2 = math.sin %1 : f32
    %w = arith.constant 64 : i32
    %c = arith.constant 1 : i32
    %s, %p = gpu.shuffle xor %2, %c, %w : f32
    memref.store %s, %g[%0] : memref<?xf32>
    %s2, %p2 = gpu.shuffle xor %v, %c, %w : vector<4xf16>
    %x = gpu.all_reduce add %a {} : (f32) -> (f32)
    gpu.barrier
    gpu.return
  }
  func.func @f(%a: f32) -> f32 {
    %0 = math.exp %a : f32
    %1 = math.tanh %0 : f32
    return %1 : f32
  }
}
// -----
gpu.module @m {
  gpu.func @k(%m: memref<64xf32, #gpu.address_space<workgroup>>, %a: f32, %g: memref<?xf32>, %v: vector<4xf16>) kernel attributes {known_block_size = array<i32: 32, 4, 2>} {
    %0 = gpu.thread_id x
    %1 = memref.load %m[%0] : memref<64xf32, #gpu.address_space<workgroup>>
    %2 = math.sin %1 : f32
    %w = arith.constant 64 : i32
    %c = arith.constant 1 : i32
    memref.store %2, %g[%0] : memref<?xf32>
    gpu.barrier
    gpu.return
  }
  func.func @f(%a: f32) -> f32 {
    %0 = math.exp %a : f32
    %1 = math.tanh %0 : f32
    return %1 : f32
  }
}
// -----
gpu.module @m {
llvm.func @use(f32, vector<4xf16>, f16, i8, f16, i64)
  gpu.func @k(%a: f32, %v: vector<4xf16>, %h: f16, %i64: i64, %i8: i8, %v1: vector<3xf16>) kernel {
    %c = arith.constant 1 : i32
    %w = arith.constant 64 : i32
    %s, %p = gpu.shuffle xor %a, %c, %w : f32
    %s2, %p2 = gpu.shuffle xor %v, %c, %w : vector<4xf16>
    %s3, %p3 = gpu.shuffle xor %h, %c, %w : f16
    %s4, %p4 = gpu.shuffle xor %i8, %c, %w : i8
    %c16 = arith.constant 16 : i32
    %t3, %q3 = gpu.shuffle xor %h, %c16, %w : f16
    %t4, %q4 = gpu.shuffle xor %i64, %c16, %w : i64
    "llvm.intr.assume"(%p) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    llvm.call @use(%s, %s2, %s3, %s4, %t3, %t4) : (f32, vector<4xf16>, f16, i8, f16, i64) -> ()
    gpu.return
  }
}
// -----
gpu.module @m { gpu.func @f(%a: f32, %b: f64, %h: f16, %i: i32, %k: i1, %n: index, %i8: i8) {
 gpu.printf "none\n"
 gpu.printf "%f %f", %a, %b : f32, f64
 gpu.printf "x", %i, %k, %n, %i8, %h : i32, i1, index, i8, f16
 gpu.return }}
// -----
gpu.module @m { gpu.func @f(%a: memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>, %b: memref<4xf32, #amdgpu.address_space<fat_structured_buffer>>) { gpu.return } }
// -----
gpu.module @layout attributes {llvm.data_layout = "e-p:32:32"} {
  gpu.func @f(%a: memref<2x4xf32>, %n: index) kernel attributes {known_block_size = array<i32: 1024, 1024, 1024>} {
    %0 = memref.load %a[%n, %n] : memref<2x4xf32>
    memref.store %0, %a[%n, %n] : memref<2x4xf32>
    gpu.return
  }
}
// -----
gpu.module @floats {
  gpu.func @f(%a: f32, %h: f16, %d: f64, %b: bf16, %v: vector<2xf32>) -> (f32, f16, f64, bf16, vector<2xf32>) {
    %0 = math.exp %a : f32
    %1 = math.exp %h : f16
    %2 = math.log %d : f64
    %3 = math.tan %b : bf16
    %4 = math.sin %v fastmath<afn> : vector<2xf32>
    %5 = math.rsqrt %4 : vector<2xf32>
    %6 = math.sqrt %2 : f64
    %7 = math.powf %0, %a : f32
    gpu.return %7, %1, %6, %3, %5 : f32, f16, f64, bf16, vector<2xf32>
  }
}

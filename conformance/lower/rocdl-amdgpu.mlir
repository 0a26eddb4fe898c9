// ARGS: --split-input-file --convert-gpu-to-rocdl=chipset=gfx942
// ARGS: --split-input-file --convert-gpu-to-rocdl=chipset=gfx950
gpu.module @m {
  llvm.func @use(f32, vector<4xf16>, f16)
  llvm.func @k(%a: f32, %v: vector<4xf16>, %h: f16) {
    %0 = amdgpu.swizzle_bitmode %a 31 2 1 : f32
    %1 = amdgpu.swizzle_bitmode %v 7 0 24 : vector<4xf16>
    %2 = amdgpu.swizzle_bitmode %h 0 31 0 : f16
    llvm.call @use(%0, %1, %2) : (f32, vector<4xf16>, f16) -> ()
    llvm.return
  }
}

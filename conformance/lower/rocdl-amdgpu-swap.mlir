// ARGS: --convert-gpu-to-rocdl=chipset=gfx950
gpu.module @m {
  llvm.func @use(i64, i8, vector<2xf16>)
  llvm.func @k(%i64: i64, %i8: i8, %v: vector<2xf16>) {
    %3 = amdgpu.permlane_swap %i64 16 : i64
    %4 = amdgpu.permlane_swap %i8 32 {bound_ctrl = true} : i8
    %5 = amdgpu.permlane_swap %v 16 {fetch_inactive = true} : vector<2xf16>
    llvm.call @use(%3, %4, %5) : (i64, i8, vector<2xf16>) -> ()
    llvm.return
  }
}

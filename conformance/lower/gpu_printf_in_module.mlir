// ARGS: --convert-gpu-to-nvvm
// ARGS: --convert-gpu-to-rocdl=runtime=HIP
// ARGS: --convert-gpu-to-rocdl=runtime=OpenCL
gpu.module @outer {
  builtin.module @inner {
    llvm.func @f(%a: i32) {
      gpu.printf "inner %d", %a : i32
      gpu.printf "inner %d", %a : i32
      llvm.return
    }
  }
  llvm.func @g(%a: i32) {
    gpu.printf "inner %d", %a : i32
    llvm.return
  }
}

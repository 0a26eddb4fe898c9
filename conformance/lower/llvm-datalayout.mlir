// ARGS: --set-llvm-module-datalayout
// ARGS: --set-llvm-module-datalayout=data-layout=
// ARGS: --set-llvm-module-datalayout=data-layout=e-p:32:32-i64:64
// ARGS: --set-llvm-module-datalayout=data-layout=e-p
// ARGS: --set-llvm-module-datalayout=data-layout=bogus
// ARGS: --set-llvm-module-datalayout=data-layout=e-p:16:16 --convert-func-to-llvm
module attributes {llvm.data_layout = "e-p:8:8", my.x} {
  func.func @f(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
  module {
  }
}

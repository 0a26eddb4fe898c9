// ARGS: --llvm-request-c-wrappers
// ARGS: --llvm-request-c-wrappers --convert-func-to-llvm
// ARGS: --pass-pipeline=builtin.module(llvm-request-c-wrappers)
func.func @one(%a: memref<2xf32>) -> index attributes {my.x} {
  %0 = func.call @two(%a) : (memref<2xf32>) -> index
  return %0 : index
}
func.func private @two(memref<2xf32>) -> index
module {
  func.func @three() attributes {llvm.emit_c_interface} {
    return
  }
}

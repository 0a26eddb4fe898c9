// A name may have a NUL within, also that of the function for C.
// ARGS: --convert-func-to-llvm
func.func @"a\22\00\FF"(%m: memref<2xf32>) attributes {llvm.emit_c_interface} {
  return
}

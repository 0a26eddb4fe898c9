// ARGS: --split-input-file
func.func @f() {
  llvm.linker_options ["x"]
  return
}
// -----
module { module { llvm.linker_options ["x"] } }
// -----
llvm.func @a() {
  llvm.module_flags [#llvm.mlir.module_flag<error, "a", 1 : i32>]
  llvm.return
}
// -----
func.func @f() {
  llvm.module_flags [0]
  return
}
// -----
llvm.mlir.global_ctors ctors = [@f, @f], priorities = [1 : i32], data = [@x, 3]
// -----
llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32, 2 : i32], data = [#llvm.zero]

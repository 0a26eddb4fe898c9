// ARGS: --convert-cf-to-llvm --split-input-file
// ARGS: --convert-to-llvm --split-input-file
func.func private @puts(i1)
func.func @named(%a: i1) {
  cf.assert %a, "x"
  return
}
// -----
llvm.func @puts(i1)
func.func @other_type(%a: i1) {
  cf.assert %a, "x"
  return
}
// -----
llvm.func @abort(i1)
func.func @other_abort(%a: i1) {
  cf.assert %a, "x"
  return
}
// -----
llvm.func @puts(!llvm.ptr) -> i32
func.func @of_c(%a: i1) {
  cf.assert %a, "x"
  return
}

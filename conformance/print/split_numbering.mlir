// ARGS: --allow-unregistered-dialect --split-input-file
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo --split-input-file
func.func @a(%x: i32) -> i32 {
  return %x : i32
}
"t.op"() {m = affine_map<() -> (1)>} : () -> ()
// -----
func.func @b(%y: i32) -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
"t.op"() {m = affine_map<() -> (2)>} : () -> ()

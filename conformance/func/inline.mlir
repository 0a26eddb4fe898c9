// ARGS: --split-input-file --inline
// ARGS: --split-input-file --inline --mlir-print-debuginfo --mlir-print-local-scope
// FRAME
func.func @id(%a: i32) -> i32 {
  return %a : i32
}
func.func @branches(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%b : i32)
^bb1:
  return %a : i32
^bb2(%x: i32):
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @user(%c: i1, %a: i32) -> (i32, i32) {
  %0 = call @id(%a) : (i32) -> i32
  %1 = call @branches(%c, %0, %a) : (i1, i32, i32) -> i32
  return %0, %1 : i32, i32
}
// FRAME
// HERE
  return %0 : i32
}
// HERE
  %0 = arith.muli %a, %a : i32
  return %0 : i32
// HERE
}
// EACH
func.func @indirect(%a: i32) -> i32 { %f = constant @target : (i32) -> i32 %0 = call_indirect %f(%a) : (i32) -> i32 // AND func.func private @target(%a: i32) -> i32 { // AND
// CASE
func.func @never(%a: i32) -> i32 attributes {no_inline} {
  %0 = arith.addi %a, %a : i32
// AND
func.func @plain(%a: i32) -> i32 {
// AND
}
func.func @user(%a: i32) -> (i32, i32, i32) {
  %0 = call @never(%a) : (i32) -> i32
  %1 = call @plain(%a) {no_inline} : (i32) -> i32
  %2 = call @plain(%a) : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32

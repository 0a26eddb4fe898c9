// ARGS: --inline
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

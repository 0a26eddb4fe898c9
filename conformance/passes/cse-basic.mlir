// ARGS: -cse
// ARGS: -cse -mlir-print-debuginfo
// ARGS: -pass-pipeline=builtin.module(func.func(cse))
// ARGS: -cse -mlir-print-ir-after-all
// ARGS: -cse -mlir-print-ir-after-change
func.func @same(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}
func.func @commutative(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.subi %a, %b : i32
  %3 = arith.subi %b, %a : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @attributes(%a: i32, %b: i32) -> (i1, i1, i1) {
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.cmpi sle, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  return %0, %1, %2 : i1, i1, i1
}
func.func @constants() -> (i32, i32, i64) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 1 : i64
  return %0, %1, %2 : i32, i32, i64
}
func.func @dead(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  return
}
func.func @chain(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %a : i32
  %3 = arith.muli %1, %a : i32
  return %2, %3 : i32, i32
}

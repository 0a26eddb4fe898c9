// ARGS: -sccp
// ARGS: -sccp -allow-unregistered-dialect -symbol-dce
// ARGS: -pass-pipeline=builtin.module(builtin.module(sccp))
func.func private @callee(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @caller() -> i32 {
  %c2 = arith.constant 2 : i32
  %r = call @callee(%c2) : (i32) -> i32
  return %r : i32
}
func.func private @two_callers(%x: i32, %y: i32) -> (i32, i32) {
  return %x, %y : i32, i32
}
func.func @caller1(%a: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : i32
  %r:2 = call @two_callers(%c2, %a) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
func.func @caller2() -> (i32, i32) {
  %c2 = arith.constant 2 : i32
  %r:2 = call @two_callers(%c2, %c2) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
func.func private @escapes(%x: i32) -> i32 {
  return %x : i32
}
func.func @escape() -> (i32, (i32) -> i32) {
  %c2 = arith.constant 2 : i32
  %f = constant @escapes : (i32) -> i32
  %r = call @escapes(%c2) : (i32) -> i32
  return %r, %f : i32, (i32) -> i32
}
func.func private @never_called(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %c1 : i32
  return %0 : i32
}
func.func private @external(i32) -> i32
func.func @calls_external() -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = call @external(%c1) : (i32) -> i32
  return %0 : i32
}
func.func private @recursive(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = call @recursive(%x, %c) : (i32, i1) -> i32
  return %0 : i32
^bb2:
  return %x : i32
}
func.func @start(%c: i1) -> i32 {
  %c7 = arith.constant 7 : i32
  %0 = call @recursive(%c7, %c) : (i32, i1) -> i32
  return %0 : i32
}
module @nested {
  func.func nested @n(%x: i32) -> i32 {
    return %x : i32
  }
  func.func private @p(%x: i32) -> i32 {
    return %x : i32
  }
  func.func @use() -> (i32, i32) {
    %c1 = arith.constant 1 : i32
    %0 = call @n(%c1) : (i32) -> i32
    %1 = call @p(%c1) : (i32) -> i32
    return %0, %1 : i32, i32
  }
}

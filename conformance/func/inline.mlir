// ARGS: --split-input-file --inline
// ARGS: --split-input-file --inline --mlir-print-debuginfo --mlir-print-local-scope
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
// -----
func.func @never(%a: i32) -> i32 attributes {no_inline} {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @plain(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @user(%a: i32) -> (i32, i32, i32) {
  %0 = call @never(%a) : (i32) -> i32
  %1 = call @plain(%a) {no_inline} : (i32) -> i32
  %2 = call @plain(%a) : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}
// -----
func.func @indirect(%a: i32) -> i32 {
  %f = constant @target : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @target(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
// -----
func.func private @loop(%n: index, %a: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c1 to %n step %c1 iter_args(%x = %a) -> f32 {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  return %0 : f32
}
func.func @in_loop(%n: index, %a: f32, %c: i1) -> f32 {
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c1 to %n step %c1 iter_args(%x = %a) -> f32 {
    %y = func.call @loop(%n, %x) : (index, f32) -> f32
    scf.yield %y : f32
  }
  scf.if %c {
    func.call @branchy(%c) : (i1) -> ()
  }
  return %0 : f32
}
func.func private @branchy(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}

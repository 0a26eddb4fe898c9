// ARGS: -cse
// ARGS: -pass-pipeline=builtin.module(func.func(cse,cse))
func.func @dominated(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %a, %a : i32
  cf.br ^bb3(%1, %2 : i32, i32)
^bb2:
  %3 = arith.muli %a, %a : i32
  cf.br ^bb3(%3, %0 : i32, i32)
^bb3(%x: i32, %y: i32):
  %4 = arith.muli %a, %a : i32
  %5 = arith.addi %a, %a : i32
  %6 = arith.addi %4, %5 : i32
  %7 = arith.addi %6, %x : i32
  %8 = arith.addi %7, %y : i32
  return %8 : i32
}
func.func @unreachable(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
^bb1:
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %a, %a : i32
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}
func.func @loop(%a: i32, %n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^head(%a : i32)
^head(%i: i32):
  %0 = arith.addi %i, %c1 : i32
  %1 = arith.cmpi slt, %0, %n : i32
  cf.cond_br %1, ^body, ^exit
^body:
  %2 = arith.addi %i, %c1 : i32
  cf.br ^head(%2 : i32)
^exit:
  %3 = arith.addi %i, %c1 : i32
  return %3 : i32
}

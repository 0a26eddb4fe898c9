// ARGS: -sccp
// ARGS: -sccp -allow-unregistered-dialect
// ARGS: -sccp -canonicalize
// ARGS: -sccp -mlir-print-debuginfo
// ARGS: -pass-pipeline=builtin.module(func.func(sccp))
func.func @branch(%a: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %t = arith.constant true
  cf.cond_br %t, ^bb1(%c1 : i32), ^bb2(%a : i32)
^bb1(%x: i32):
  %y = arith.addi %x, %c1 : i32
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  %w = arith.addi %z, %z : i32
  return %w, %z : i32, i32
}
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c1, %c0 : i32, i32)
^head(%x: i32, %i: i32):
  %0 = arith.cmpi slt, %i, %n : i32
  cf.cond_br %0, ^body, ^exit
^body:
  %1 = arith.muli %x, %x : i32
  %2 = arith.addi %i, %c1 : i32
  cf.br ^head(%1, %2 : i32, i32)
^exit:
  return %x : i32
}
func.func @loop_back(%c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0 : i32)
^head(%x: i32):
  %0 = arith.cmpi eq, %x, %c1 : i32
  cf.cond_br %0, ^other, ^next
^other:
  cf.br ^head(%c1 : i32)
^next:
  cf.cond_br %c, ^head(%x : i32), ^exit
^exit:
  return %x : i32
}
func.func @unknown_condition(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %c, ^bb1(%c1, %c1 : i32, i32), ^bb1(%c1, %c2 : i32, i32)
^bb1(%x: i32, %y: i32):
  %0 = arith.addi %x, %y : i32
  return %0 : i32
}
func.func @unreachable(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  return %c1 : i32
^bb1(%x: i32):
  %0 = arith.addi %c1, %c1 : i32
  cf.br ^bb1(%0 : i32)
}
func.func @switch(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  cf.switch %c1 : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%c5 : i32),
    2: ^bb1(%a : i32)
  ]
^bb1(%x: i32):
  return %x : i32
}
func.func @select(%a: i32) -> i32 {
  %t = arith.constant true
  %c3 = arith.constant 3 : i32
  %0 = arith.select %t, %c3, %a : i32
  %1 = arith.addi %0, %c3 : i32
  return %1 : i32
}

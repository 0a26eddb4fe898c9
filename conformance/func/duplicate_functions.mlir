// ARGS: --duplicate-function-elimination --allow-unregistered-dialect --split-input-file
// ARGS: --pass-pipeline=builtin.module(func.func(duplicate-function-elimination)) --allow-unregistered-dialect --split-input-file
func.func @id1(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
func.func @id2(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
func.func private @e1(i32) -> i32
func.func private @e2(i32) -> i32
func.func @main(%x: tensor<4xf32>, %i: i32) -> (tensor<4xf32>, i32) {
  %a = call @id1(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %b = call @id2(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %c = call @e1(%i) : (i32) -> i32
  %d = call @e2(%c) : (i32) -> i32
  %f = constant @id2 : (tensor<4xf32>) -> tensor<4xf32>
  "x.y"() {callee = @id2, l = [@id2, @e2], d = {m = @id2}} : () -> ()
  return %b, %d : tensor<4xf32>, i32
}
func.func private @id4(%y: tensor<4xf32>) -> tensor<4xf32> { return %y : tensor<4xf32> }
func.func @id5(%y: tensor<4xf32> {x.a}) -> tensor<4xf32> { return %y : tensor<4xf32> }
func.func @id6(%y: tensor<4xf32>) -> tensor<4xf32> attributes {z} { return %y : tensor<4xf32> }
func.func @id7(%y: tensor<4xf32>) -> (tensor<4xf32> {x.a}) { return %y : tensor<4xf32> }
func.func @id8(%y: tensor<4xf32>) -> tensor<4xf32> attributes {z} { return %y : tensor<4xf32> }
// -----
func.func private @e1(i32) -> i32
func.func private @e2(i32) -> i32
func.func private @b1(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 { %a = arith.addi %x, %x : i32 
     scf.yield %a : i32 } else { scf.yield %x : i32 }
  return %r : i32
}
func.func private @b2(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 { %a = arith.addi %x, %x : i32 loc("x")
     scf.yield %a : i32 } else { scf.yield %x : i32 }
  return %r : i32 loc("y")
}
func.func private @b3(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 { %a = arith.addi %x, %x : i32 
     scf.yield %a : i32 } else { scf.yield %x : i32 } {u}
  return %r : i32
}
func.func @c1(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%x: i32), ^bb2
^bb1(%y: i32):
  %z = arith.addi %y, %x : i32
  cf.br ^bb1(%z: i32)
^bb2:
  return %x : i32
}
func.func @c3(%x: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%x: i32), ^bb2
^bb1(%y: i32):
  %z = arith.addi %y, %x : i32
  cf.br ^bb1(%y: i32)
^bb2:
  return %x : i32
}
func.func @rec1(%x: i32) -> i32 { %a = func.call @rec1(%x) : (i32) -> i32 
 return %a : i32 }
func.func @rec2(%x: i32) -> i32 { %a = func.call @rec1(%x) : (i32) -> i32 
 return %a : i32 }
func.func @rec3(%x: i32) -> i32 { %a = func.call @rec3(%x) : (i32) -> i32 
 return %a : i32 }
func.func @u1(%x: i32) -> i32 { %t = arith.constant true
  %a = func.call @b1(%x, %t) : (i32, i1) -> i32
 return %a : i32 }
func.func @u2(%x: i32) -> i32 {
  %t = arith.constant true
 %a = func.call @b2(%x, %t) : (i32, i1) -> i32 
 return %a : i32 }
func.func @u3(%x: i32) -> i32 { 
  %t = arith.constant true
  %a = func.call @b1(%x, %t) : (i32, i1) -> i32
 return %a : i32 }
// -----
func.func @three1(%x: i32) -> i32 { %a = arith.addi %x, %x : i32
  return %a : i32 }
func.func @three2(%y: i32) -> i32 { %b = arith.addi %y, %y : i32
  return %b : i32 }
func.func @three3(%z: i32) -> i32 { %c = arith.addi %z, %z : i32
  return %c : i32 }
func.func @caller1(%x: i32) -> i32 { %a = call @three1(%x) : (i32) -> i32
  return %a : i32 }
func.func @caller2(%x: i32) -> i32 { %a = call @three2(%x) : (i32) -> i32
  return %a : i32 }
func.func @caller3(%x: i32) -> i32 { %a = call @three3(%x) : (i32) -> i32
  return %a : i32 }
// -----
func.func @muls(%x: i32) -> i32 { %a = arith.muli %x, %x overflow<nsw> : i32
  return %a : i32 }
func.func @muls2(%x: i32) -> i32 { %a = arith.muli %x, %x : i32
  return %a : i32 }
func.func @sub(%x: i32, %y: i32) -> i32 { %a = arith.subi %x, %y : i32
  return %a : i32 }
func.func @sub2(%x: i32, %y: i32) -> i32 { %a = arith.subi %y, %x : i32
  return %a : i32 }
func.func @sub3(%x: i32, %y: i32) -> i32 attributes {llvm.emit_c_interface} { %a = arith.subi %x, %y : i32
  return %a : i32 }
func.func @types(%x: i64, %y: i64) -> i64 { %a = arith.subi %x, %y : i64
  return %a : i64 }
llvm.func @l1() { llvm.return }
llvm.func @l2() { llvm.return }
func.func @none1() { return }
func.func @none2() { return }
func.func @two_blocks() { cf.br ^a
^a: 
  return }
func.func @two_blocks2() { cf.br ^a
^a: 
  return }
func.func @more_args(%x: i32, %y: i32) -> i32 { return %x : i32 }
func.func @more_args2(%x: i32, %y: i32) -> i32 { return %y : i32 }
// -----
module {
  func.func @a(%x: i32) -> i32 { return %x : i32 }
  func.func @b(%x: i32) -> i32 { return %x : i32 }
  "x.y"() ({
    %f = func.constant @b : (i32) -> i32
  }) {s = @b} : () -> ()
}
// -----
module {
  module @m {
    func.func @b(%x: i32) -> i32 { return %x : i32 }
    func.func @b2(%x: i32) -> i32 { return %x : i32 }
    func.func @c(%x: i32) -> i32 { %r = call @b2(%x) : (i32) -> i32
     return %r : i32 }
  }
}
// -----
// What is inside is compared in its order, of commutative ops, too.
func.func @sum(%a: i32, %b: i32) -> i32 { %0 = arith.addi %a, %b : i32
  return %0 : i32 }
func.func @sum_turned(%a: i32, %b: i32) -> i32 { %0 = arith.addi %b, %a : i32
  return %0 : i32 }
func.func @results() -> i32 { %0:2 = "x.y"() : () -> (i32, i32)
  %1 = arith.muli %0#0, %0#1 : i32
  return %1 : i32 }
func.func @results_turned() -> i32 { %0:2 = "x.y"() : () -> (i32, i32)
  %1 = arith.muli %0#1, %0#0 : i32
  return %1 : i32 }

// ARGS: -sccp
// ARGS: -sccp -canonicalize
func.func @eq(%i: index, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = scf.for %k = %i to %i step %i iter_args(%x = %c1) -> i32 { scf.yield %a : i32 }
  return %r : i32
}
func.func @zero(%i: index, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %k = %c4 to %c0 step %c4 iter_args(%x = %c1) -> i32 { scf.yield %a : i32 }
  return %r : i32
}
func.func @zero2(%i: index, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c0_1 = arith.constant 0 : index
  %r = scf.for %k = %c0 to %c0_1 step %i iter_args(%x = %c1) -> i32 { scf.yield %a : i32 }
  return %r : i32
}
func.func @one(%i: index, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %k = %c0 to %c4 step %c4 iter_args(%x = %a) -> i32 { scf.yield %c1 : i32 }
  return %r : i32
}
func.func @two(%i: index, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %k = %c0 to %c4 step %c2 iter_args(%x = %a) -> i32 { scf.yield %c1 : i32 }
  return %r : i32
}
func.func @one_loop(%i: index, %a: i32, %m: memref<i32>) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %k = %c0 to %c4 step %c4 iter_args(%x = %c1) -> i32 { memref.store %x, %m[] : memref<i32> scf.yield %a : i32 }
  return %r : i32
}

// ARGS: --split-input-file
// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file
// Values that an op uses and one of its regions defines.
func.func @f(%x: i32) {
  %r = scf.for %i = %x to %x step %x iter_args(%a = %n) -> i32 : i32 {
    %n = arith.addi %a, %a : i32
    scf.yield %n : i32
  }
  return
}
// -----
func.func @f(%x: i32, %c: i1) {
  scf.if %n {
    %n = arith.constant true
  }
  return
}
// -----
func.func @f(%x: i32, %c: i1) {
  scf.if %n {
    %m = arith.constant 1 : i64
    "foo.y"(%n) : (i1) -> ()
    %n = arith.addi %x, %m : i32
  }
  return
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 7 : i32
  %r = scf.while (%a = %n) : (i32) -> i32 {
    %l = arith.cmpi slt, %a, %c : i32
    scf.condition(%l) %a : i32
  } do {
  ^bb0(%b: i32):
    %n = arith.addi %b, %c : i32
    scf.yield %n : i32
  }
  return %r : i32
}

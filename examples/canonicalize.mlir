// Two equal sums, a multiplication by one, and a branch that is never taken:
//
//     jig-opt examples/canonicalize.mlir --canonicalize --cse
func.func @example(%a: i32, %b: i32) -> i32 {
  %one = arith.constant 1 : i32
  %false = arith.constant false
  %x = arith.addi %a, %b : i32
  %y = arith.addi %a, %b : i32
  %z = arith.muli %y, %one : i32
  %r = scf.if %false -> i32 {
    scf.yield %x : i32
  } else {
    %s = arith.muli %x, %z : i32
    scf.yield %s : i32
  }
  return %r : i32
}

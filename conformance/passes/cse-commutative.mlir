// ARGS: --cse
func.func @cse(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 { %x = arith.addi %a, %b : i32
   scf.yield %x : i32 } else { scf.yield %a : i32 }
  %1 = scf.if %c -> i32 { %x = arith.addi %b, %a : i32
   scf.yield %x : i32 } else { scf.yield %a : i32 }
  return %0, %1: i32, i32
}
func.func @cse2(%a: i32, %b: i32, %c: i1) -> (i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.addi %b, %b : i32
  return %0, %1, %2: i32, i32, i32
}

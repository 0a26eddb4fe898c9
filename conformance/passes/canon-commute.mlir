// ARGS: -canonicalize
// ARGS: -canonicalize=max-iterations=1
func.func @commute(%a: i32, %b: i32, %x: f32) -> (i32, i32, i32, f32, i1) {
  %c4 = arith.constant 4 : i32
  %f = arith.constant 2.0 : f32
  %0 = arith.muli %c4, %a : i32
  %1 = arith.andi %c4, %b : i32
  %2 = arith.ori %a, %c4 : i32
  %3 = arith.mulf %f, %x : f32
  %4 = arith.cmpi slt, %c4, %a : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, f32, i1
}
func.func @idempotent(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %0 = arith.andi %a, %a : i32
  %1 = arith.ori %b, %b : i32
  %2 = arith.maxsi %a, %a : i32
  %3 = arith.andi %0, %b : i32
  %4 = arith.andi %3, %b : i32
  return %0, %1, %2, %4 : i32, i32, i32, i32
}
func.func @involution(%x: f32) -> f32 {
  %0 = arith.negf %x : f32
  %1 = arith.negf %0 : f32
  return %1 : f32
}
func.func @self(%a: i32) -> (i32, i32) {
  %0 = arith.subi %a, %a : i32
  %1 = arith.xori %a, %a : i32
  return %0, %1 : i32, i32
}

// ARGS: --split-input-file
// An op is checked although one of its name with other types was found valid before.
func.func @f(%a: i32, %b: i64, %v: vector<4xi32>, %c: vector<4xi1>) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.cmpi"(%a, %a) {predicate = 0 : i64} : (i32, i32) -> i1
  %2 = "arith.cmpi"(%v, %v) {predicate = 0 : i64} : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
  %3 = "arith.cmpi"(%a, %a) {predicate = 1 : i64} : (i32, i32) -> i32
  return
}
// -----
func.func @g(%a: i32, %b: i64) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}
// -----
func.func @h(%a: i1, %n: i32) {
  "cf.cond_br"(%a, %n, %n)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb1(%x: i32):
  "cf.cond_br"(%a, %n, %n)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb2(%y: i32):
  "cf.cond_br"(%a, %n, %n)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
^bb3(%z: i32):
  return
}
// -----
func.func @i(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.addi"(%a, %a) {overflowFlags = 3 : i32} : (i32, i32) -> i32
  return
}
// -----
func.func @j(%a: memref<4xf32>, %i: index, %x: f32) {
  "memref.store"(%x, %a, %i) : (f32, memref<4xf32>, index) -> ()
  "memref.store"(%x, %a, %i, %i) : (f32, memref<4xf32>, index, index) -> ()
  return
}

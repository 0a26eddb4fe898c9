// ARGS: -canonicalize
// ARGS: -canonicalize=region-simplify=aggressive
// ARGS: -sccp -cse -canonicalize -mlir-print-debuginfo
// ARGS: -inline
// ARGS: -remove-dead-values=canonicalize=false
func.func private @f0(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%p1_0: i32):
  %v1 = arith.constant 0 : i32
  %v2 = memref.load %m[%i] : memref<?xi32>
  %v3 = arith.xori %v2, %a : i32
  %v4 = arith.constant 1 : i32
  %v5 = arith.subi %v2, %v3 : i32
  return %a : i32
^bb2(%p2_0: i32, %p2_1: i32):
  %v6 = arith.cmpi slt, %p2_1, %p2_1 : i32
  %v7 = arith.andi %b, %a : i32
  memref.store %a, %m[%i] : memref<?xi32>
  %v8 = arith.select %v6, %a, %a : i32
  return %b : i32
}
func.func @f1(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  cf.br ^bb2
^bb1(%p1_0: i32):
  %v1 = arith.constant 0 : i32
  %v2 = arith.constant 1 : i32
  %v3 = arith.andi %v1, %b : i32
  cf.cond_br %c, ^bb2, ^bb1(%v1 : i32)
^bb2:
  %v4 = arith.ori %a, %b : i32
  %v5 = arith.maxsi %b, %a : i32
  %v6 = memref.load %m[%i] : memref<?xi32>
  %v7 = arith.constant 2 : i32
  %v8 = arith.constant 1 : i32
  %v9 = arith.constant 3 : i32
  cf.cond_br %c, ^bb2, ^bb3(%v6 : i32)
^bb3(%p3_0: i32):
  return %b : i32
}

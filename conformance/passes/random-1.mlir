// ARGS: -canonicalize
// ARGS: -canonicalize=region-simplify=aggressive
// ARGS: -sccp -cse -canonicalize -mlir-print-debuginfo
// ARGS: -inline
// ARGS: -remove-dead-values=canonicalize=false
func.func private @f0(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.select %c, %b, %a : i32
  %v2 = arith.muli %a, %b : i32
  %v3 = arith.muli %v2, %a : i32
  %v4 = arith.addi %b, %v2 : i32
  %v5 = arith.maxsi %v2, %b : i32
  cf.cond_br %c, ^bb1(%v3, %v3 : i32, i32), ^bb2(%b, %b : i32, i32)
^bb1(%p1_0: i32, %p1_1: i32):
  cf.cond_br %c, ^bb1(%v2, %v1 : i32, i32), ^bb1(%v3, %v4 : i32, i32)
^bb2(%p2_0: i32, %p2_1: i32):
  %v6 = arith.xori %v2, %v1 : i32
  cf.cond_br %c, ^bb2(%v3, %a : i32, i32), ^bb2(%v5, %v1 : i32, i32)
}
func.func @f1(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = memref.load %m[%i] : memref<?xi32>
  %v2 = arith.ori %v1, %v1 : i32
  cf.br ^bb2(%v1 : i32)
^bb1:
  %v3 = arith.xori %v1, %b : i32
  %v4 = arith.xori %b, %a : i32
  %v5 = arith.addi %v4, %v1 : i32
  %v6 = memref.load %m[%i] : memref<?xi32>
  %v7 = arith.constant 3 : i32
  %v8 = arith.ori %a, %v6 : i32
  return %v1 : i32
^bb2(%p2_0: i32):
  %v9 = arith.select %c, %a, %b : i32
  %v10 = func.call @f0(%v1, %p2_0, %c, %m, %i) : (i32, i32, i1, memref<?xi32>, index) -> i32
  memref.store %v1, %m[%i] : memref<?xi32>
  %v11 = arith.constant true
  return %v10 : i32
}
func.func @f2(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  return %b : i32
^bb1:
  %v1 = arith.xori %a, %b : i32
  cf.cond_br %c, ^bb1, ^bb1
^bb2(%p2_0: i32):
  %v2 = arith.constant 2 : i32
  %v3 = arith.select %c, %a, %a : i32
  %v4 = arith.select %c, %a, %b : i32
  %v5 = arith.cmpi eq, %p2_0, %v2 : i32
  %v6 = arith.cmpi slt, %a, %v4 : i32
  return %v2 : i32
}

// ARGS: -canonicalize
// ARGS: -canonicalize=region-simplify=aggressive
// ARGS: -sccp -cse -canonicalize -mlir-print-debuginfo
// ARGS: -inline
// ARGS: -remove-dead-values=canonicalize=false
func.func private @f0(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.cmpi slt, %a, %b : i32
  cf.cond_br %c, ^bb4, ^bb4
^bb1:
  %v2 = arith.cmpi ult, %a, %a : i32
  %v3 = arith.andi %b, %b : i32
  %v4 = arith.addi %v3, %b : i32
  %v5 = memref.load %m[%i] : memref<?xi32>
  %v6 = arith.constant 2 : i32
  %v7 = arith.select %c, %v5, %v6 : i32
  cf.br ^bb1
^bb2:
  %v8 = arith.xori %a, %b : i32
  return %v8 : i32
^bb3:
  %v9 = arith.constant false
  %v10 = memref.load %m[%i] : memref<?xi32>
  %v11 = arith.xori %b, %a : i32
  %v12 = arith.constant 3 : i32
  cf.cond_br %c, ^bb3, ^bb4
^bb4:
  %v13 = arith.cmpi slt, %b, %b : i32
  cf.cond_br %c, ^bb2, ^bb1
}
func.func @f1(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.andi %a, %b : i32
  %v2 = arith.andi %b, %b : i32
  %v3 = arith.muli %v2, %v1 : i32
  memref.store %b, %m[%i] : memref<?xi32>
  cf.cond_br %c, ^bb1(%v2 : i32), ^bb2(%v2, %v2 : i32, i32)
^bb1(%p1_0: i32):
  %v4 = arith.constant true
  %v5 = arith.constant 2 : i32
  %v6 = arith.cmpi eq, %v3, %v2 : i32
  %v7 = arith.andi %v5, %v2 : i32
  %v8 = memref.load %m[%i] : memref<?xi32>
  %v9 = arith.subi %v3, %v1 : i32
  cf.br ^bb1(%v9 : i32)
^bb2(%p2_0: i32, %p2_1: i32):
  %v10 = memref.load %m[%i] : memref<?xi32>
  %v11 = func.call @f0(%p2_1, %p2_1, %c, %m, %i) : (i32, i32, i1, memref<?xi32>, index) -> i32
  %v12 = func.call @f0(%v10, %p2_1, %c, %m, %i) : (i32, i32, i1, memref<?xi32>, index) -> i32
  %v13 = arith.xori %a, %p2_1 : i32
  %v14 = func.call @f0(%v10, %b, %c, %m, %i) : (i32, i32, i1, memref<?xi32>, index) -> i32
  cf.cond_br %c, ^bb1(%v10 : i32), ^bb1(%v1 : i32)
}
func.func @f2(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.constant 1 : i32
  %v2 = func.call @f1(%a, %a, %c, %m, %i) : (i32, i32, i1, memref<?xi32>, index) -> i32
  %v3 = arith.constant true
  memref.store %a, %m[%i] : memref<?xi32>
  %v4 = arith.constant 0 : i32
  %v5 = arith.ori %v2, %v4 : i32
  return %v1 : i32
}

// ARGS: -canonicalize
// ARGS: -canonicalize=region-simplify=aggressive
// ARGS: -sccp -cse -canonicalize -mlir-print-debuginfo
// ARGS: -inline
// ARGS: -remove-dead-values=canonicalize=false
func.func private @f0(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.constant false
  return %a : i32
^bb1(%p1_0: i32):
  %v2 = arith.xori %b, %b : i32
  cf.cond_br %c, ^bb2(%b : i32), ^bb1(%b : i32)
^bb2(%p2_0: i32):
  %v3 = arith.constant true
  %v4 = arith.constant 1 : i32
  %v5 = arith.addi %a, %p2_0 : i32
  %v6 = arith.ori %v4, %v5 : i32
  %v7 = arith.constant 3 : i32
  %v8 = memref.load %m[%i] : memref<?xi32>
  cf.cond_br %c, ^bb2(%v6 : i32), ^bb1(%v6 : i32)
}
func.func private @f1(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.addi %a, %a : i32
  %v2 = arith.subi %a, %b : i32
  %v3 = arith.constant 2 : i32
  %v4 = arith.constant 1 : i32
  %v5 = arith.subi %v1, %v1 : i32
  %v6 = arith.constant 0 : i32
  cf.cond_br %c, ^bb2(%a, %a : i32, i32), ^bb2(%a, %v6 : i32, i32)
^bb1(%p1_0: i32):
  %v7 = arith.xori %a, %v2 : i32
  %v8 = arith.addi %v6, %a : i32
  %v9 = arith.ori %v8, %v1 : i32
  %v10 = arith.xori %v7, %v5 : i32
  %v11 = arith.constant 2 : i32
  cf.cond_br %c, ^bb1(%a : i32), ^bb3
^bb2(%p2_0: i32, %p2_1: i32):
  %v12 = memref.load %m[%i] : memref<?xi32>
  %v13 = func.call @f0(%a, %v1, %c, %m, %i) : (i32, i32, i1, memref<?xi32>, index) -> i32
  return %v3 : i32
^bb3:
  %v14 = arith.andi %v6, %b : i32
  %v15 = arith.ori %v2, %v2 : i32
  %v16 = arith.subi %v15, %v1 : i32
  %v17 = memref.load %m[%i] : memref<?xi32>
  %v18 = arith.constant 3 : i32
  %v19 = arith.maxsi %v6, %v2 : i32
  return %v14 : i32
}
func.func @f2(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.constant true
  %v2 = arith.maxsi %a, %b : i32
  %v3 = arith.xori %v2, %v2 : i32
  return %a : i32
}

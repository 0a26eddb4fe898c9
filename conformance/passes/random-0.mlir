// ARGS: -canonicalize
// ARGS: -canonicalize=region-simplify=aggressive
// ARGS: -sccp -cse -canonicalize -mlir-print-debuginfo
// ARGS: -inline
// ARGS: -remove-dead-values=canonicalize=false
func.func @f0(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.cmpi eq, %b, %a : i32
  %v2 = arith.ori %a, %b : i32
  %v3 = arith.maxsi %v2, %v2 : i32
  %v4 = arith.select %v1, %v2, %a : i32
  memref.store %v2, %m[%i] : memref<?xi32>
  %v5 = arith.subi %v3, %v3 : i32
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  %v6 = arith.constant 2 : i32
  return %v4 : i32
^bb2(%p2_0: i32, %p2_1: i32):
  %v7 = arith.ori %v2, %p2_1 : i32
  %v8 = arith.constant false
  %v9 = arith.constant false
  %v10 = arith.maxsi %p2_1, %v2 : i32
  cf.cond_br %v8, ^bb2(%v7, %v3 : i32, i32), ^bb2(%v4, %p2_1 : i32, i32)
}

// ARGS: -canonicalize
// ARGS: -canonicalize=region-simplify=aggressive
// ARGS: -sccp -cse -canonicalize -mlir-print-debuginfo
// ARGS: -inline
// ARGS: -remove-dead-values=canonicalize=false
func.func @f0(%a: i32, %b: i32, %c: i1, %m: memref<?xi32>, %i: index) -> i32 {
  %v1 = arith.select %c, %a, %a : i32
  %v2 = arith.constant 2 : i32
  %v3 = memref.load %m[%i] : memref<?xi32>
  %v4 = arith.andi %v1, %v3 : i32
  %v5 = arith.constant 1 : i32
  cf.br ^bb1(%v4 : i32)
^bb1(%p1_0: i32):
  %v6 = memref.load %m[%i] : memref<?xi32>
  %v7 = memref.load %m[%i] : memref<?xi32>
  %v8 = arith.select %c, %p1_0, %b : i32
  %v9 = arith.addi %v6, %b : i32
  %v10 = arith.cmpi eq, %a, %v5 : i32
  %v11 = arith.constant 0 : i32
  return %v2 : i32
}

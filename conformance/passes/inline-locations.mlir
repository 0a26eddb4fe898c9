// ARGS: -inline=default-pipeline= -mlir-print-debuginfo -mlir-print-local-scope
// ARGS: -inline=default-pipeline= -mlir-print-debuginfo
func.func private @leaf(%a: i32, %lb: index, %m: memref<?xi32>) -> i32 {
  scf.for %i = %lb to %lb step %lb {
    memref.store %a, %m[%i] : memref<?xi32>
  }
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @once(%a: i32, %b: index, %m: memref<?xi32>) -> (i32, i32) {
  %1 = func.call @leaf(%a, %b, %m) : (i32, index, memref<?xi32>) -> i32
  %2 = func.call @leaf(%a, %b, %m) : (i32, index, memref<?xi32>) -> i32 loc(unknown)
  %3 = func.call @leaf(%a, %b, %m) : (i32, index, memref<?xi32>) -> i32 loc(fused["a", "b"])
  return %1, %2 : i32, i32
}
func.func @twice(%a: i32, %b: index, %m: memref<?xi32>) -> (i32, i32) {
  %1:2 = func.call @once(%a, %b, %m) : (i32, index, memref<?xi32>) -> (i32, i32)
  return %1#0, %1#1 : i32, i32
}

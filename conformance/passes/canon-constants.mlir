// ARGS: -canonicalize
// ARGS: -canonicalize=top-down=false
// ARGS: -canonicalize -mlir-print-debuginfo -mlir-print-local-scope
// ARGS: -canonicalize -cse -canonicalize
// ARGS: -canonicalize -allow-unregistered-dialect
func.func @hoist(%a: i32, %c: i1) -> (i32, i32, i32) {
  %0 = arith.addi %a, %a : i32
  %c5 = arith.constant 5 : i32
  %1 = arith.muli %0, %c5 : i32
  %c5_2 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %2 = scf.if %c -> i32 {
    %c5_3 = arith.constant 5 : i32
    %c11 = arith.constant 11 : i32
    %3 = arith.muli %a, %c11 : i32
    %4 = arith.muli %3, %c5_3 : i32
    scf.yield %4 : i32
  } else {
    %c9_2 = arith.constant 9 : i32
    %3 = arith.muli %1, %c9_2 : i32
    scf.yield %3 : i32
  }
  %5 = arith.muli %2, %c9 : i32
  return %5, %c5_2, %1 : i32, i32, i32
}
func.func @fold_chain() -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %0 = arith.addi %c1, %c2 : i64
  %1 = arith.muli %0, %0 : i64
  %2 = arith.subi %1, %c2 : i64
  %3 = arith.shli %2, %c1 : i64
  return %3 : i64
}
func.func @types() -> (i32, i64, index, f32, f64, i1) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i64
  %2 = arith.constant 1 : index
  %3 = arith.constant 1.0 : f32
  %4 = arith.constant 1.0 : f64
  %5 = arith.constant 1 : i1
  return %0, %1, %2, %3, %4, %5 : i32, i64, index, f32, f64, i1
}
func.func @dead(%a: i32, %m: memref<4xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  %2 = memref.load %m[%c0] : memref<4xi32>
  memref.store %a, %m[%i] : memref<4xi32>
  return
}
module @inner {
  %0 = arith.constant 1 : i32
  func.func @f() -> i32 {
    %1 = arith.constant 1 : i32
    return %1 : i32
  }
}

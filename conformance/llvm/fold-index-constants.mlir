// ARGS: --canonicalize
func.func @f(%a: i64) -> (i64,i64,i64,i32) {
 %1 = llvm.mlir.constant(1 : i64) : i64
 %2 = llvm.mlir.constant(4 : i64) : i64
 %3 = llvm.or %2, %1 : i64
 %4 = llvm.mlir.constant(3 : index) : i64
 %5 = llvm.mlir.constant(8 : index) : i64
 %6 = llvm.or %4, %5 : i64
 %7 = llvm.or %1, %5 : i64
 %8 = llvm.mlir.constant(8 : index) : i32
 %9 = llvm.mlir.constant(7 : index) : i32
 %10 = llvm.or %8, %9 : i32
 return %3, %6, %7, %10: i64, i64, i64, i32
}
func.func @g() -> (i64,i64,i64) {
 %4 = llvm.mlir.constant(3 : index) : i64
 %5 = llvm.mlir.constant(8 : index) : i64
 %6 = llvm.add %4, %5 : i64
 %7 = llvm.shl %4, %5 : i64
 %8 = llvm.and %4, %5 : i64
 return %6, %7, %8: i64,i64,i64
}

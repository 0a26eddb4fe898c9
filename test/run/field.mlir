// RUN: jig eval %s --entry f --domain=field --arg f32=-2.5 --arg 'memref<3xf32>=7' | FileCheck %s
// RUN: jig eval %s --entry g --domain=field --arg 'vector<2xf32>=-1.5' | FileCheck %s --check-prefix=G
// In a finite field numbers that are given stand for themselves, in memory of the llvm dialect, too.
// CHECK: 0.000000e+00 : f32
// CHECK-NEXT: -1.750000e+01 : f32
// G: -3.000000e+00
func.func @f(%x: f32, %m: memref<3xf32>) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %a = arith.maximumf %x, %zero : f32
  %d = builtin.unrealized_conversion_cast %m : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %y = llvm.load %q : !llvm.ptr -> f32
  %z = arith.mulf %x, %y : f32
  llvm.store %z, %q : f32, !llvm.ptr
  %w = llvm.load %q : !llvm.ptr -> f32
  return %a, %w : f32, f32
}
func.func @g(%x: vector<2xf32>) -> f32 {
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %y = vector.extract %x[1] : f32 from vector<2xf32>
  %z = llvm.fmul %y, %two : f32
  return %z : f32
}

// Functions that were lowered take what they took before: a memref as its descriptor's members.
// RUN: %same %s --entry second --arg 'memref<4xf32>=iota' --arg f32=2.5 --result f32 --show-args | FileCheck %s
// RUN: %same %s --entry same --arg 'memref<4xf32>=iota' --result 'memref<4xf32>' | FileCheck %s --check-prefix=SAME
// RUN: not jig run %s --entry second --arg 'memref<4x4xf32>=iota' --arg f32=2.5 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not jig run %s --entry same --arg 'memref<4xf32>=iota' 2>&1 | FileCheck %s --check-prefix=STRUCT

llvm.func @second(%p: !llvm.ptr, %q: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %x: f32) -> f32 {
  %0 = llvm.getelementptr %q[%stride] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.load %0 : !llvm.ptr -> f32
  %2 = llvm.fadd %1, %x : f32
  llvm.store %2, %0 : f32, !llvm.ptr
  llvm.return %2 : f32
}
// CHECK: 3.500000e+00 : f32
// CHECK-NEXT: dense<[0.000000e+00, 3.500000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>
llvm.func @same(%p: !llvm.ptr, %q: !llvm.ptr, %offset: i64, %size: i64, %stride: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %q, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %offset, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %size, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %stride, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
// SAME: dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>
// TYPE: error: 'second' has type 'float (ptr, ptr, i64, i64, i64, float)' in LLVM IR, 'float (ptr, ptr, i64, i64, i64, i64, i64, float)' is what can be called
// STRUCT: error: result #0 of type '!llvm.struct<{{.*}}>' cannot be taken over from code

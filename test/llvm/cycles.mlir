// RUN: jig-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s
// Values that depend on themselves, which the reference follows without end.

// CHECK-LABEL: @cycles
// CHECK: test.use
func.func @cycles() {
  "test.graph"() ({
  %0 = llvm.bitcast %1 : f32 to i32
  %1 = llvm.bitcast %2 : i32 to f32
  %2 = llvm.bitcast %1 : f32 to i32
  %3 = llvm.extractvalue %4[] : !llvm.struct<(i32)>
  %4 = llvm.extractvalue %5[] : !llvm.struct<(i32)>
  %5 = llvm.extractvalue %4[] : !llvm.struct<(i32)>
  %6 = llvm.insertvalue %9, %7[1] : !llvm.struct<(i32, i32)>
  %7 = llvm.insertvalue %9, %8[1] : !llvm.struct<(i32, i32)>
  %8 = llvm.insertvalue %9, %7[1] : !llvm.struct<(i32, i32)>
  %9 = llvm.extractvalue %6[0] : !llvm.struct<(i32, i32)>
  %10 = llvm.getelementptr %10[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.bitcast %11 : i32 to i32
  "test.use"(%0, %3, %9, %10, %11) : (i32, !llvm.struct<(i32)>, i32, !llvm.ptr, i32) -> ()
  }) : () -> ()
  return
}

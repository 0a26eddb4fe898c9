// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// Modules as lowering leaves them.
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printF32(f32)
  llvm.func @printOpen()
  llvm.func @mm(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg10, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg12, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg11, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg13, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %arg14, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %arg15, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %arg16, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %arg17, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %arg19, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %arg18, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %arg20, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.constant(0 : index) : i64
    %25 = llvm.mlir.constant(4 : index) : i64
    %26 = llvm.mlir.constant(1 : index) : i64
    %27 = llvm.mlir.constant(16 : index) : i64
    %28 = llvm.mlir.constant(8 : index) : i64
    llvm.br ^bb1(%24 : i64)
  ^bb1(%29: i64):  // 2 preds: ^bb0, ^bb8
    %30 = llvm.icmp "slt" %29, %25 : i64
    llvm.cond_br %30, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%24 : i64)
  ^bb3(%31: i64):  // 2 preds: ^bb2, ^bb7
    %32 = llvm.icmp "slt" %31, %27 : i64
    llvm.cond_br %32, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%24 : i64)
  ^bb5(%33: i64):  // 2 preds: ^bb4, ^bb6
    %34 = llvm.icmp "slt" %33, %28 : i64
    llvm.cond_br %34, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %35 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.extractvalue %15[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.getelementptr %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.extractvalue %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mul %29, %38 overflow<nsw, nuw> : i64
    %40 = llvm.extractvalue %15[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mul %33, %40 overflow<nsw, nuw> : i64
    %42 = llvm.add %39, %41 overflow<nsw, nuw> : i64
    %43 = llvm.getelementptr inbounds|nuw %37[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %44 = llvm.load %43 : !llvm.ptr -> f32
    %45 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.getelementptr %45[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.mul %33, %48 overflow<nsw, nuw> : i64
    %50 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %51 = llvm.mul %31, %50 overflow<nsw, nuw> : i64
    %52 = llvm.add %49, %51 overflow<nsw, nuw> : i64
    %53 = llvm.getelementptr inbounds|nuw %47[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 : !llvm.ptr -> f32
    %55 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = llvm.extractvalue %23[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.getelementptr %55[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.extractvalue %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.mul %29, %58 overflow<nsw, nuw> : i64
    %60 = llvm.extractvalue %23[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %61 = llvm.mul %31, %60 overflow<nsw, nuw> : i64
    %62 = llvm.add %59, %61 overflow<nsw, nuw> : i64
    %63 = llvm.getelementptr inbounds|nuw %57[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.load %63 : !llvm.ptr -> f32
    %65 = llvm.fmul %44, %54 : f32
    %66 = llvm.fadd %64, %65 : f32
    %67 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %68 = llvm.extractvalue %23[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %69 = llvm.getelementptr %67[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %70 = llvm.extractvalue %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.mul %29, %70 overflow<nsw, nuw> : i64
    %72 = llvm.extractvalue %23[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.mul %31, %72 overflow<nsw, nuw> : i64
    %74 = llvm.add %71, %73 overflow<nsw, nuw> : i64
    %75 = llvm.getelementptr inbounds|nuw %69[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %66, %75 : f32, !llvm.ptr
    %76 = llvm.add %33, %26 : i64
    llvm.br ^bb5(%76 : i64)
  ^bb7:  // pred: ^bb5
    %77 = llvm.add %31, %26 : i64
    llvm.br ^bb3(%77 : i64)
  ^bb8:  // pred: ^bb3
    %78 = llvm.add %29, %26 : i64
    llvm.br ^bb1(%78 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return %23 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
  llvm.func @dyn(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: vector<4xf32>, %arg8: i64) -> f64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.alloca %11 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<2 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, %8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.getelementptr %17[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.call @malloc(%19) : (i64) -> !llvm.ptr
    %21 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %22 = llvm.insertvalue %20, %21[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.insertvalue %20, %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.mlir.constant(0 : index) : i64
    %25 = llvm.insertvalue %24, %23[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.insertvalue %15, %25[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.insertvalue %16, %26[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%8, %10 : i64, f64)
  ^bb1(%28: i64, %29: f64):  // 2 preds: ^bb0, ^bb2
    %30 = llvm.icmp "slt" %28, %15 : i64
    llvm.cond_br %30, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %31 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.mul %28, %32 overflow<nsw, nuw> : i64
    %34 = llvm.add %33, %9 overflow<nsw, nuw> : i64
    %35 = llvm.getelementptr inbounds|nuw %31[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %36 = llvm.load %35 : !llvm.ptr -> f64
    %37 = llvm.intr.exp(%36) : (f64) -> f64
    %38 = llvm.intr.fma(%37, %36, %29) : (f64, f64, f64) -> f64
    %39 = llvm.mlir.constant(2 : i64) : i64
    %40 = llvm.extractelement %arg7[%39 : i64] : vector<4xf32>
    %41 = llvm.fpext %40 : f32 to f64
    %42 = llvm.fadd %38, %41 : f64
    %43 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.getelementptr inbounds|nuw %43[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %42, %44 : f64, !llvm.ptr
    %45 = llvm.add %28, %9 : i64
    llvm.br ^bb1(%45, %42 : i64, f64)
  ^bb3:  // pred: ^bb1
    %46 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %47 = "llvm.intr.vector.reduce.fadd"(%46, %arg7) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %48 = llvm.fpext %47 : f32 to f64
    %49 = llvm.fadd %29, %48 : f64
    %50 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%50) : (!llvm.ptr) -> ()
    llvm.return %49 : f64
  }
  llvm.func @vec(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: vector<8xi1>) -> vector<8xf32> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>) : vector<8xi32>
    %7 = llvm.mlir.constant(7 : index) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.constant(8 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf32>) : vector<8xf32>
    %12 = llvm.mlir.constant(64 : index) : i64
    %13 = llvm.sub %12, %arg5 : i64
    %14 = llvm.trunc %13 : i64 to i32
    %15 = llvm.mlir.poison : vector<8xi32>
    %16 = llvm.mlir.constant(0 : i32) : i32
    %17 = llvm.insertelement %14, %15[%16 : i32] : vector<8xi32>
    %18 = llvm.shufflevector %17, %15 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
    %19 = llvm.icmp "sgt" %18, %6 : vector<8xi32>
    %20 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr %20[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.intr.masked.load %21, %19, %11 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %23 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr %23[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.intr.masked.load %24, %arg6, %22 {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    %26 = llvm.mlir.constant(3 : i64) : i64
    %27 = llvm.extractelement %25[%26 : i64] : vector<8xf32>
    %28 = llvm.mlir.poison : vector<8xf32>
    %29 = llvm.mlir.constant(0 : i32) : i32
    %30 = llvm.insertelement %27, %28[%29 : i32] : vector<8xf32>
    %31 = llvm.shufflevector %30, %28 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %32 = llvm.fmul %31, %22 : vector<8xf32>
    %33 = llvm.intr.maximum(%32, %11) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%10 : i64)
  ^bb1(%34: i64):  // 2 preds: ^bb0, ^bb4
    %35 = llvm.icmp "slt" %34, %9 : i64
    llvm.cond_br %35, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %36 = llvm.extractelement %33[%34 : i64] : vector<8xf32>
    llvm.call @printF32(%36) : (f32) -> ()
    %37 = llvm.icmp "ult" %34, %7 : i64
    llvm.cond_br %37, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %38 = llvm.add %34, %8 : i64
    llvm.br ^bb1(%38 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return %33 : vector<8xf32>
  }
}

// -----
module attributes {gpu.container_module} {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 115, 103, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
  llvm.func @s(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.struct<(f32, f32)>, %arg8: i1) -> !llvm.struct<(i32, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %7 = llvm.insertvalue %arg5, %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.insertvalue %arg6, %7[1] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(4 : index) : i64
    %12 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %15 = llvm.insertvalue %12, %14[0] : !llvm.struct<(ptr, ptr, i64)> 
    %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(ptr, ptr, i64)> 
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.insertvalue %17, %16[2] : !llvm.struct<(ptr, ptr, i64)> 
    %19 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.mul %21, %11 overflow<nsw> : i64
    %23 = llvm.add %19, %22 : i64
    %24 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %25 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, ptr, i64)> 
    %26 = llvm.extractvalue %18[1] : !llvm.struct<(ptr, ptr, i64)> 
    %27 = llvm.insertvalue %25, %24[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.insertvalue %26, %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.insertvalue %23, %28[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.insertvalue %11, %29[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %21, %30[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.extractvalue %31[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.getelementptr %32[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.extractvalue %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.mul %10, %35 overflow<nsw, nuw> : i64
    %37 = llvm.getelementptr inbounds|nuw %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 : !llvm.ptr -> f32
    %39 = llvm.extractvalue %arg7[0] : !llvm.struct<(f32, f32)> 
    llvm.cond_br %arg8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%39 : f32)
  ^bb2:  // pred: ^bb0
    %40 = llvm.fmul %39, %38 : f32
    llvm.br ^bb3(%40 : f32)
  ^bb3(%41: f32):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%41 : f32)
  ^bb5(%42: f32):  // 2 preds: ^bb4, ^bb6
    %43 = llvm.fcmp "olt" %42, %38 : f32
    llvm.cond_br %43, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %44 = llvm.fadd %42, %42 : f32
    llvm.br ^bb5(%44 : f32)
  ^bb7:  // pred: ^bb5
    %45 = llvm.mlir.constant(2 : index) : i64
    %46 = llvm.mlir.constant(3 : index) : i64
    %47 = llvm.mlir.constant(1 : index) : i64
    %48 = llvm.mlir.constant(6 : index) : i64
    %49 = llvm.mlir.zero : !llvm.ptr
    %50 = llvm.getelementptr %49[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %51 = llvm.ptrtoint %50 : !llvm.ptr to i64
    %52 = llvm.mlir.addressof @gv : !llvm.ptr
    %53 = llvm.getelementptr %52[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i32>>
    %54 = llvm.mlir.constant(3735928559 : index) : i64
    %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
    %56 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %57 = llvm.insertvalue %55, %56[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.insertvalue %53, %57[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.mlir.constant(0 : index) : i64
    %60 = llvm.insertvalue %59, %58[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %61 = llvm.insertvalue %45, %60[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %62 = llvm.insertvalue %46, %61[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %63 = llvm.insertvalue %46, %62[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.insertvalue %47, %63[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %65 = llvm.extractvalue %64[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %66 = llvm.mlir.constant(3 : index) : i64
    %67 = llvm.mul %10, %66 overflow<nsw, nuw> : i64
    %68 = llvm.add %67, %10 overflow<nsw, nuw> : i64
    %69 = llvm.getelementptr inbounds|nuw %65[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %70 = llvm.load %69 : !llvm.ptr -> i32
    %71 = llvm.sdiv %70, %9 : i32
    llvm.cond_br %arg8, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %72 = llvm.extractvalue %8[0] : !llvm.struct<(i64, ptr)> 
    %73 = llvm.extractvalue %8[1] : !llvm.struct<(i64, ptr)> 
    %74 = llvm.call @ext(%71, %72, %73) : (i32, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %75 = llvm.extractvalue %74[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %76 = llvm.getelementptr %75[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %77 = llvm.atomicrmw fadd %76, %38 acq_rel : !llvm.ptr, f32
    %78 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
    %79 = llvm.insertvalue %71, %78[0] : !llvm.struct<(i32, f32)> 
    %80 = llvm.insertvalue %42, %79[1] : !llvm.struct<(i32, f32)> 
    llvm.return %80 : !llvm.struct<(i32, f32)>
  ^bb9:  // pred: ^bb7
    %81 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %82 = llvm.getelementptr %81[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
    llvm.call @puts(%82) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.mlir.global private constant @gv(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i32>>
  llvm.mlir.global external @gu() {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<2 x array<3 x f32>>
  llvm.func private @ext(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    %2 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %3 = llvm.insertvalue %arg1, %2[0] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.insertvalue %arg2, %3[1] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.alloca %5 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %4, %6 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    llvm.call @_mlir_ciface_ext(%1, %arg0, %6) : (!llvm.ptr, i32, !llvm.ptr) -> ()
    %7 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.return %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @_mlir_ciface_ext(!llvm.ptr, i32, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
}

// -----
#loc5 = loc("in.mlir":5:16)
#loc6 = loc("in.mlir":5:34)
#loc7 = loc("in.mlir":5:52)
#loc8 = loc("in.mlir":5:64)
#loc9 = loc("in.mlir":5:76)
#loc10 = loc("in.mlir":5:88)
#loc11 = loc("in.mlir":5:100)
#loc12 = loc("in.mlir":5:118)
#loc13 = loc("in.mlir":5:151)
#loc31 = loc("in.mlir":52:8)
#loc34 = loc("in.mlir":56:8)
module attributes {gpu.container_module} {
  llvm.func @abort() loc(#loc62)
  llvm.func @puts(!llvm.ptr) loc(#loc63)
  llvm.mlir.global private constant @assert_msg(dense<[109, 115, 103, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8> loc(#loc3)
  llvm.func @s(%arg0: !llvm.ptr loc("in.mlir":5:16), %arg1: !llvm.ptr loc("in.mlir":5:34), %arg2: i64 loc("in.mlir":5:52), %arg3: i64 loc("in.mlir":5:64), %arg4: i64 loc("in.mlir":5:76), %arg5: i64 loc("in.mlir":5:88), %arg6: !llvm.ptr loc("in.mlir":5:100), %arg7: !llvm.struct<(f32, f32)> loc("in.mlir":5:118), %arg8: i1 loc("in.mlir":5:151)) -> !llvm.struct<(i32, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)> loc(#loc14)
    %1 = llvm.mlir.constant(4 : i32) : i32 loc(#loc15)
    %2 = llvm.mlir.constant(0 : index) : i64 loc(#loc14)
    %3 = llvm.mlir.constant(4 : index) : i64 loc(#loc16)
    %4 = llvm.mlir.constant(3 : index) : i64 loc(#loc14)
    %5 = llvm.mlir.addressof @gv : !llvm.ptr loc(#loc14)
    %6 = llvm.mlir.poison : !llvm.struct<(i32, f32)> loc(#loc14)
    %7 = llvm.mlir.addressof @assert_msg : !llvm.ptr loc(#loc14)
    %8 = llvm.mlir.constant(1 : index) : i64 loc(#loc14)
    %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr loc(#loc73)
    %10 = llvm.alloca %8 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr loc(#loc74)
    %11 = llvm.mul %arg4, %3 overflow<nsw> : i64 loc(#loc20)
    %12 = llvm.add %arg2, %11 : i64 loc(#loc21)
    %13 = llvm.getelementptr %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc(#loc22)
    %14 = llvm.mul %arg4, %2 overflow<nsw, nuw> : i64 loc(#loc23)
    %15 = llvm.getelementptr inbounds|nuw %13[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32 loc(#loc24)
    %16 = llvm.load %15 : !llvm.ptr -> f32 loc(#loc25)
    %17 = llvm.extractvalue %arg7[0] : !llvm.struct<(f32, f32)>  loc(#loc26)
    llvm.cond_br %arg8, ^bb1, ^bb2 loc(#loc27)
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%17 : f32) loc(#loc28)
  ^bb2:  // pred: ^bb0
    %18 = llvm.fmul %17, %16 : f32 loc(#loc29)
    llvm.br ^bb3(%18 : f32) loc(#loc30)
  ^bb3(%19: f32 loc("in.mlir":52:8)):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4 loc(#loc32)
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%19 : f32) loc(#loc33)
  ^bb5(%20: f32 loc("in.mlir":56:8)):  // 2 preds: ^bb4, ^bb6
    %21 = llvm.fcmp "olt" %20, %16 : f32 loc(#loc35)
    llvm.cond_br %21, ^bb6, ^bb7 loc(#loc36)
  ^bb6:  // pred: ^bb5
    %22 = llvm.fadd %20, %20 : f32 loc(#loc37)
    llvm.br ^bb5(%22 : f32) loc(#loc38)
  ^bb7:  // pred: ^bb5
    %23 = llvm.getelementptr %5[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i32>> loc(#loc39)
    %24 = llvm.mul %2, %4 overflow<nsw, nuw> : i64 loc(#loc40)
    %25 = llvm.add %24, %2 overflow<nsw, nuw> : i64 loc(#loc41)
    %26 = llvm.getelementptr inbounds|nuw %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32 loc(#loc42)
    %27 = llvm.load %26 : !llvm.ptr -> i32 loc(#loc43)
    %28 = llvm.sdiv %27, %1 : i32 loc(#loc44)
    llvm.cond_br %arg8, ^bb8, ^bb9 loc(#loc45)
  ^bb8:  // pred: ^bb7
    llvm.intr.lifetime.start %9 : !llvm.ptr loc(#loc73)
    %29 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(i64, ptr)>  loc(#loc75)
    %30 = llvm.insertvalue %arg6, %29[1] : !llvm.struct<(i64, ptr)>  loc(#loc76)
    llvm.intr.lifetime.start %10 : !llvm.ptr loc(#loc74)
    llvm.store %30, %10 : !llvm.struct<(i64, ptr)>, !llvm.ptr loc(#loc77)
    llvm.call @_mlir_ciface_ext(%9, %28, %10) : (!llvm.ptr, i32, !llvm.ptr) -> () loc(#loc78)
    %31 = llvm.load %9 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc79)
    llvm.intr.lifetime.end %9 : !llvm.ptr loc(#loc73)
    llvm.intr.lifetime.end %10 : !llvm.ptr loc(#loc74)
    %32 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc(#loc51)
    %33 = llvm.atomicrmw fadd %32, %16 acq_rel : !llvm.ptr, f32 loc(#loc52)
    %34 = llvm.insertvalue %28, %6[0] : !llvm.struct<(i32, f32)>  loc(#loc53)
    %35 = llvm.insertvalue %20, %34[1] : !llvm.struct<(i32, f32)>  loc(#loc54)
    llvm.return %35 : !llvm.struct<(i32, f32)> loc(#loc55)
  ^bb9:  // pred: ^bb7
    llvm.call @puts(%7) : (!llvm.ptr) -> () loc(#loc56)
    llvm.call @abort() : () -> () loc(#loc57)
    llvm.unreachable loc(#loc58)
  } loc(#loc65)
  llvm.mlir.global private constant @gv(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i32>> loc(#loc59)
  llvm.mlir.global external @gu() {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<2 x array<3 x f32>> loc(#loc60)
  llvm.func @_mlir_ciface_ext(!llvm.ptr, i32, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} loc(#loc64)
} loc(#loc)
#di_file = #llvm.di_file<"r3l.mlir" in "/tmp">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#loc = loc("in.mlir":1:1)
#loc1 = loc("in.mlir":2:3)
#loc2 = loc("in.mlir":3:3)
#loc3 = loc("in.mlir":4:3)
#loc4 = loc("in.mlir":5:3)
#loc14 = loc(unknown)
#loc15 = loc("in.mlir":15:10)
#loc16 = loc("in.mlir":17:11)
#loc17 = loc("in.mlir":113:10)
#loc18 = loc("in.mlir":94:11)
#loc19 = loc("in.mlir":118:10)
#loc20 = loc("in.mlir":28:11)
#loc21 = loc("in.mlir":29:11)
#loc22 = loc("in.mlir":40:11)
#loc23 = loc("in.mlir":42:11)
#loc24 = loc("in.mlir":43:11)
#loc25 = loc("in.mlir":44:11)
#loc26 = loc("in.mlir":45:11)
#loc27 = loc("in.mlir":46:5)
#loc28 = loc("in.mlir":48:5)
#loc29 = loc("in.mlir":50:11)
#loc30 = loc("in.mlir":51:5)
#loc32 = loc("in.mlir":53:5)
#loc33 = loc("in.mlir":55:5)
#loc35 = loc("in.mlir":57:11)
#loc36 = loc("in.mlir":58:5)
#loc37 = loc("in.mlir":60:11)
#loc38 = loc("in.mlir":61:5)
#loc39 = loc("in.mlir":71:11)
#loc40 = loc("in.mlir":85:11)
#loc41 = loc("in.mlir":86:11)
#loc42 = loc("in.mlir":87:11)
#loc43 = loc("in.mlir":88:11)
#loc44 = loc("in.mlir":89:11)
#loc45 = loc("in.mlir":90:5)
#loc46 = loc("in.mlir":115:10)
#loc47 = loc("in.mlir":116:10)
#loc48 = loc("in.mlir":119:5)
#loc49 = loc("in.mlir":120:5)
#loc50 = loc("in.mlir":121:10)
#loc51 = loc("in.mlir":95:11)
#loc52 = loc("in.mlir":97:11)
#loc53 = loc("in.mlir":99:11)
#loc54 = loc("in.mlir":100:11)
#loc55 = loc("in.mlir":101:5)
#loc56 = loc("in.mlir":105:5)
#loc57 = loc("in.mlir":106:5)
#loc58 = loc("in.mlir":107:5)
#loc59 = loc("in.mlir":109:3)
#loc60 = loc("in.mlir":110:3)
#loc61 = loc("in.mlir":124:3)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
#di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "abort", linkageName = "abort", file = #di_file, line = 2, scopeLine = 2, subprogramFlags = Optimized, type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_file, name = "puts", linkageName = "puts", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Optimized, type = #di_subroutine_type>
#di_subprogram2 = #llvm.di_subprogram<scope = #di_file, name = "_mlir_ciface_ext", linkageName = "_mlir_ciface_ext", file = #di_file, line = 124, scopeLine = 124, subprogramFlags = Optimized, type = #di_subroutine_type>
#di_subprogram3 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "s", linkageName = "s", file = #di_file, line = 5, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#loc62 = loc(fused<#di_subprogram>[#loc1])
#loc63 = loc(fused<#di_subprogram1>[#loc2])
#loc64 = loc(fused<#di_subprogram2>[#loc61])
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram3, file = #di_file, discriminator = 0>
#loc65 = loc(fused<#di_subprogram3>[#loc4])
#loc66 = loc(fused<#di_lexical_block_file>[#loc17])
#loc67 = loc(fused<#di_lexical_block_file>[#loc19])
#loc68 = loc(fused<#di_lexical_block_file>[#loc46])
#loc69 = loc(fused<#di_lexical_block_file>[#loc47])
#loc70 = loc(fused<#di_lexical_block_file>[#loc48])
#loc71 = loc(fused<#di_lexical_block_file>[#loc49])
#loc72 = loc(fused<#di_lexical_block_file>[#loc50])
#loc73 = loc(callsite(#loc66 at #loc18))
#loc74 = loc(callsite(#loc67 at #loc18))
#loc75 = loc(callsite(#loc68 at #loc18))
#loc76 = loc(callsite(#loc69 at #loc18))
#loc77 = loc(callsite(#loc70 at #loc18))
#loc78 = loc(callsite(#loc71 at #loc18))
#loc79 = loc(callsite(#loc72 at #loc18))


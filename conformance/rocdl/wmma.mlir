// ARGS:
// ARGS: -mlir-print-op-generic
llvm.func @wmma(%arg0: i32, %arg1: i64, %arg2: vector<8xbf16>, %arg3: vector<8xf16>, %arg4: vector<8xf32>, %arg5: vector<8xi32>) {
  %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg5, %arg5, %arg5 : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %1 = rocdl.wmma.bf16.16x16x32.bf16 %arg2, %arg2, %arg2 : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  %2 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg2, %arg2, %arg4 : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
  %3 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg5, %arg5, %arg3 : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %4 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg5, %arg5, %arg3 : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %5 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg5, %arg5, %arg3 : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %6 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg5, %arg5, %arg3 : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %7 = rocdl.wmma.f16.16x16x16.f16 %arg3, %arg3, %arg3 : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %8 = rocdl.wmma.f16.16x16x32.f16 %arg3, %arg3, %arg3 : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %9 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg5, %arg5, %arg3 : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %10 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg5, %arg5, %arg3 : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %11 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg5, %arg5, %arg3 : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %12 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg5, %arg5, %arg3 : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %13 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %14 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %15 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %16 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %17 = rocdl.wmma.f32.16x16x16.bf16 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %18 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %19 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %20 = rocdl.wmma.f32.16x16x16.f16 %arg3, %arg3, %arg4 : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  %21 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %22 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %23 = rocdl.wmma.f32.16x16x32.bf16 %arg2, %arg2, %arg4 : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
  %24 = rocdl.wmma.f32.16x16x32.f16 %arg3, %arg3, %arg4 : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  %25 = rocdl.wmma.f32.16x16x4.f32 %arg4, %arg4, %arg4 : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  %26 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %27 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %28 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %29 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg5, %arg5, %arg4 : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %30 = rocdl.wmma.i32.16x16x16.iu4 %arg5, %arg5, %arg5 : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %31 = rocdl.wmma.i32.16x16x16.iu8 %arg5, %arg5, %arg5 : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %32 = rocdl.wmma.i32.16x16x32.iu4 %arg5, %arg5, %arg5 : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %33 = rocdl.wmma.i32.16x16x64.iu8 %arg5, %arg5, %arg5 : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %34 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg5, %arg5, %arg4, %arg1, %arg1 : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %35 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg5, %arg5, %arg4, %arg1, %arg1 : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %36 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg5, %arg5, %arg4, %arg0, %arg0 : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  %37 = rocdl.wmma.scale.f32.32x16x128.f4 %arg5, %arg5, %arg4, %arg0, %arg0 : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  llvm.return
}

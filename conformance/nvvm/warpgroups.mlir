// ARGS: --split-input-file
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 9, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<one>, <row>], B [<tf32>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<bf16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<s8>, #nvvm.wgmma_scale_in<one>, <row>], B [<s8>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>, <satfinite>], A [<s8>, #nvvm.wgmma_scale_in<one>, <row>], B [<u8>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>, <satfinite>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<s8>, #nvvm.wgmma_scale_in<neg>, <row>], B [<s8>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<s8>, #nvvm.wgmma_scale_in<one>, <col>], B [<s8>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f16, f16)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f16>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f16, f16)> -> !llvm.struct<(f16, f16)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f16>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(vector<2xf16>, vector<2xf16>)> -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32)> -> !llvm.struct<(f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, i32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, i32, f32, f32)> -> !llvm.struct<(f32, i32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 264, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 0, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 24, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<s8>, #nvvm.wgmma_scale_in<one>, <row>], B [<s8>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32)> -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 40, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<s8>, #nvvm.wgmma_scale_in<one>, <row>], B [<s8>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32)> -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<e4m3>, #nvvm.wgmma_scale_in<one>, <row>], B [<e5m2>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<e4m3>, #nvvm.wgmma_scale_in<one>, <row>], B [<e5m2>, #nvvm.wgmma_scale_in<one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<e4m3>, #nvvm.wgmma_scale_in<one>, <col>], B [<e5m2>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 256>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<b1>, #nvvm.wgmma_scale_in<one>, <row>], B [<b1>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<tf32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 8>, D [<f16>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<one>, <row>], B [<tf32>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f32>, #nvvm.wgmma_scale_in<one>, <row>], B [<f32>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<neg>, <col>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f64)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f64)> -> !llvm.struct<(f64)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32,f32,f32,f32,f32,f32,f32,f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 16, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32,f32,f32,f32,f32,f32,f32,f32)> -> !llvm.struct<(f32,f32,f32,f32,f32,f32,f32,f32)>
  llvm.return
}
// -----
llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// RUN: jig emit --llvm --lower %s | FileCheck %s
// Tiles by the default pipeline.
// CHECK: call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
// CHECK: call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr {{.*}}, i64 64)
// CHECK: call x86_amx @llvm.x86.tdpbf16ps.internal(i16 16, i16 64, i16 64,
// CHECK: call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr {{.*}}, i64 64,
func.func @f(%m: memref<16x32xbf16>, %o: memref<16x16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %z = amx.tile_zero : !amx.tile<16x16xf32>
  %a = amx.tile_load %m[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %b = amx.tile_load %m[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %0 = amx.tile_mulf %a, %b, %z : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %o[%c0, %c0], %0 : memref<16x16xf32>, !amx.tile<16x16xf32>
  return
}

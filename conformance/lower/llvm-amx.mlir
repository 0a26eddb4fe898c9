// ARGS: --convert-vector-to-llvm=enable-amx
// ARGS: --convert-scf-to-cf --convert-to-llvm
// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm=enable-amx --convert-scf-to-cf --convert-to-llvm
// ARGS: --convert-func-to-llvm
// ARGS: --convert-to-llvm=filter-dialects=amx
// ARGS: --convert-to-llvm=allow-pattern-rollback=false
// Tiles as intrinsics.
func.func @zero(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %2 = amx.tile_load %m[%i, %i], %i : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %3 = amx.tile_mulf %1, %2, %0 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %2 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  amx.tile_store %m[%i, %i], %2, %i : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
func.func @strided(%m: memref<8x64xf32, strided<[?, 1], offset: ?>>, %n: memref<64xf32>, %k: memref<2x3x16x16xi32>, %i: index) {
  %1 = amx.tile_load %m[%i, %i] : memref<8x64xf32, strided<[?, 1], offset: ?>> into !amx.tile<16x16xf32>
  %2 = amx.tile_load %n[%i], %i : memref<64xf32> into !amx.tile<16x16xf32>
  %3 = amx.tile_load %k[%i, %i, %i, %i] : memref<2x3x16x16xi32> into !amx.tile<16x16xi32>
  amx.tile_store %n[%i], %2, %i : memref<64xf32>, !amx.tile<16x16xf32>
  return
}
func.func @muli(%a: !amx.tile<8x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<8x16xi32>, %f: !amx.tile<4x4xf16>, %g : !amx.tile<2x4xf16>, %h: !amx.tile<4x2xf32>, %n: memref<64xi32>, %m: memref<64xf32>, %i: index) -> !amx.tile<8x16xi32> {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
  %1 = amx.tile_muli %a zext, %b, %0 : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
  %2 = amx.tile_muli %a, %b zext, %1 {foo = 1 : i32} : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
  %3 = amx.tile_muli %a zext, %b zext, %2 : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
  %4 = amx.tile_mulf %f, %g, %h : !amx.tile<4x4xf16>, !amx.tile<2x4xf16>, !amx.tile<4x2xf32>
  amx.tile_store %n[%i], %3, %i : memref<64xi32>, !amx.tile<8x16xi32>
  amx.tile_store %m[%i], %4, %i {y} : memref<64xf32>, !amx.tile<4x2xf32>
  return %3 : !amx.tile<8x16xi32>
}
func.func @loop(%n: index, %m: memref<16x16xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  %1 = scf.for %i = %z to %n step %o iter_args(%t = %0) -> !amx.tile<16x16xf32> {
    scf.yield %t : !amx.tile<16x16xf32>
  }
  amx.tile_store %m[%z, %z], %1 : memref<16x16xf32>, !amx.tile<16x16xf32>
  return
}
func.func @elements(%m: memref<?x?xf64>, %n: memref<64xi8>, %p: memref<8x8xi4>, %i: index, %s: memref<8x8xf32, 3>, %t: memref<8x8xi20>, %u: memref<8x8x1xf32, strided<[?, 1, 1]>>) {
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xf64> into !amx.tile<2x4xf32>
  %2 = amx.tile_load %n[%i], %i : memref<64xi8> into !amx.tile<2x4xf32>
  %7 = amx.tile_load %s[%i, %i] : memref<8x8xf32, 3> into !amx.tile<2x4xf32>
  %9 = amx.tile_load %u[%i, %i, %i] : memref<8x8x1xf32, strided<[?, 1, 1]>> into !amx.tile<2x4xf32>
  return
}
func.func @back(%i: index, %t: memref<8x8xf32, strided<[-16, 1], offset: 120>>) {
  return
}

// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --cse --canonicalize
// Tiles from and to memory, and their products.
func.func @zero(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %2 = amx.tile_load %m[%i, %i], %i : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %3 = amx.tile_mulf %1, %2, %0 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %2 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  amx.tile_store %m[%i, %i], %2, %i : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
func.func @muli(%a: !amx.tile<8x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<8x16xi32>, %f: !amx.tile<4x4xf16>, %g : !amx.tile<2x4xf16>, %h: !amx.tile<4x2xf32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
  %1 = amx.tile_muli %a zext, %b, %0 : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
  %2 = amx.tile_muli %a, %b zext, %1 {foo = 1 : i32} : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
  %3 = amx.tile_muli %a zext, %b zext, %2 : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32>
  %4 = amx.tile_mulf %f, %g, %h : !amx.tile<4x4xf16>, !amx.tile<2x4xf16>, !amx.tile<4x2xf32>
  return
}
func.func @strided(%m: memref<8x64xf32, strided<[?, 1], offset: ?>>, %n: memref<64xf32>, %k: memref<2x3x16x16xi32>, %i: index) {
  %1 = amx.tile_load %m[%i, %i] : memref<8x64xf32, strided<[?, 1], offset: ?>> into !amx.tile<16x16xf32>
  %2 = amx.tile_load %n[%i], %i : memref<64xf32> into !amx.tile<16x16xf32>
  %3 = amx.tile_load %k[%i, %i, %i, %i] : memref<2x3x16x16xi32> into !amx.tile<16x16xi32>
  amx.tile_store %n[%i], %2, %i : memref<64xf32>, !amx.tile<16x16xf32>
  return
}
func.func @muli_used(%a: !amx.tile<8x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<8x16xi32>, %f: !amx.tile<4x4xf16>, %g : !amx.tile<2x4xf16>, %h: !amx.tile<4x2xf32>, %n: memref<64xi32>, %m: memref<64xf32>, %i: index) -> !amx.tile<8x16xi32> {
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

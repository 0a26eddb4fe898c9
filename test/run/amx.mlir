// RUN: jig eval %s --entry floats | FileCheck %s --check-prefix=FLOATS
// RUN: jig eval %s --entry bytes | FileCheck %s --check-prefix=BYTES
// RUN: not jig eval %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not jig eval %s --entry far --arg index=9223372036854775807 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not jig eval %s --entry far --arg index=-1 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: jig eval %s --entry tile | FileCheck %s --check-prefix=TILE
// Tiles. The second factor has columns in its rows, by twos or fours.

// FLOATS: dense<{{\[\[}}7.250000e+00, 6.000000e+00], [1.400000e+01, 1.525000e+01]]> : tensor<2x2xf32>
func.func @floats() -> memref<2x2xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.get_global @halves : memref<2x4xbf16>
  %o = memref.alloc() : memref<2x2xf32>
  %z = amx.tile_zero : !amx.tile<2x2xf32>
  %x = amx.tile_load %a[%c0, %c0] : memref<2x4xbf16> into !amx.tile<2x4xbf16>
  %0 = amx.tile_mulf %x, %x, %z : !amx.tile<2x4xbf16>, !amx.tile<2x4xbf16>, !amx.tile<2x2xf32>
  amx.tile_store %o[%c0, %c0], %0 : memref<2x2xf32>, !amx.tile<2x2xf32>
  return %o : memref<2x2xf32>
}
memref.global constant @halves : memref<2x4xbf16> = dense<[[1.0, 2.0, 0.5, 1.0], [2.5, 1.0, 3.0, 2.0]]>

// -1 * 200, each of them signed or not.
// BYTES: dense<[56, -200, -14280, 51000]> : tensor<4xi32>
func.func @bytes() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = memref.get_global @bytes_a : memref<16xi8>
  %o = memref.alloc() : memref<4xi32>
  %y = amx.tile_zero : !amx.tile<1x1xi32>
  %x = amx.tile_load %a[%c0], %c4 : memref<16xi8> into !amx.tile<1x4xi8>
  %w = amx.tile_load %a[%c4], %c4 : memref<16xi8> into !amx.tile<1x4xi8>
  %0 = amx.tile_muli %x, %w, %y : !amx.tile<1x4xi8>, !amx.tile<1x4xi8>, !amx.tile<1x1xi32>
  %1 = amx.tile_muli %x, %w zext, %y : !amx.tile<1x4xi8>, !amx.tile<1x4xi8>, !amx.tile<1x1xi32>
  %2 = amx.tile_muli %x zext, %w, %y : !amx.tile<1x4xi8>, !amx.tile<1x4xi8>, !amx.tile<1x1xi32>
  %3 = amx.tile_muli %x zext, %w zext, %y : !amx.tile<1x4xi8>, !amx.tile<1x4xi8>, !amx.tile<1x1xi32>
  amx.tile_store %o[%c0], %0, %c4 : memref<4xi32>, !amx.tile<1x1xi32>
  amx.tile_store %o[%c1], %1, %c4 : memref<4xi32>, !amx.tile<1x1xi32>
  amx.tile_store %o[%c2], %2, %c4 : memref<4xi32>, !amx.tile<1x1xi32>
  amx.tile_store %o[%c3], %3, %c4 : memref<4xi32>, !amx.tile<1x1xi32>
  return %o : memref<4xi32>
}
memref.global constant @bytes_a : memref<16xi8> = dense<[-1, 0, 0, 0, -56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]>

// OUTSIDE: 'amx.tile_load' op
func.func @outside() {
  %c4 = arith.constant 4 : index
  %a = memref.get_global @bytes_a : memref<16xi8>
  %x = amx.tile_load %a[%c4], %c4 : memref<16xi8> into !amx.tile<4x4xi8>
  return
}

// FAR: 'amx.tile_store' op reaches too far; operands: {{.*}}, !amx.tile<4x4xf32>, 9223372036854775807 : index
// BELOW: 'amx.tile_store' op reaches outside of the memory that the memref describes
func.func @far(%stride: index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4x4xf32>
  %none = amx.tile_zero : !amx.tile<0x4xf32>
  amx.tile_store %m[%c0, %c0], %none : memref<4x4xf32>, !amx.tile<0x4xf32>
  %t = amx.tile_zero : !amx.tile<4x4xf32>
  amx.tile_store %m[%c0, %c0], %t, %stride : memref<4x4xf32>, !amx.tile<4x4xf32>
  return
}

// No attribute says what is in a tile.
// TILE: !amx.tile<4x4xf32>
func.func @tile() -> !amx.tile<4x4xf32> {
  %t = amx.tile_zero : !amx.tile<4x4xf32>
  return %t : !amx.tile<4x4xf32>
}

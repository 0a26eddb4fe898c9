// REQUIRES: amx
// RUN: %same %s --entry floats --arg 'memref<16x32xbf16>=iota' --arg 'memref<16x32xbf16>=iota' | FileCheck %s --check-prefix=FLOATS
// RUN: %same %s --entry bytes --arg 'memref<256xi8>=random:1' --arg 'memref<512xi8>=random:2' --arg 'memref<8x16xi32>=random:3' | FileCheck %s --check-prefix=BYTES
// RUN: %same %s --entry through --arg 'memref<4x8x20xi32>=iota' | FileCheck %s --check-prefix=THROUGH
// Tiles of x86: what the machine computes is what an evaluation does.

// FLOATS: dense<{{.*}}> : tensor<16x16xf32>
func.func @floats(%a: memref<16x32xbf16>, %b: memref<16x32xbf16>) -> memref<16x16xf32> {
  %c0 = arith.constant 0 : index
  %o = memref.alloc() : memref<16x16xf32>
  %z = amx.tile_zero : !amx.tile<16x16xf32>
  %x = amx.tile_load %a[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %y = amx.tile_load %b[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %0 = amx.tile_mulf %x, %y, %z : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %o[%c0, %c0], %0 : memref<16x16xf32>, !amx.tile<16x16xf32>
  return %o : memref<16x16xf32>
}

// Each way of extending, and strides that are told.
// BYTES: dense<{{.*}}> : tensor<8x16xi32>
func.func @bytes(%a: memref<256xi8>, %b: memref<512xi8>, %c: memref<8x16xi32>) -> memref<8x16xi32> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %z = amx.tile_load %c[%c0, %c0] : memref<8x16xi32> into !amx.tile<8x16xi32>
  %x = amx.tile_load %a[%c0], %c32 : memref<256xi8> into !amx.tile<8x32xi8>
  %y = amx.tile_load %b[%c0], %c64 : memref<512xi8> into !amx.tile<8x64xi8>
  %0 = amx.tile_muli %x, %y, %z : !amx.tile<8x32xi8>, !amx.tile<8x64xi8>, !amx.tile<8x16xi32>
  %1 = amx.tile_muli %x zext, %y, %0 : !amx.tile<8x32xi8>, !amx.tile<8x64xi8>, !amx.tile<8x16xi32>
  %2 = amx.tile_muli %x, %y zext, %1 : !amx.tile<8x32xi8>, !amx.tile<8x64xi8>, !amx.tile<8x16xi32>
  %3 = amx.tile_muli %x zext, %y zext, %2 : !amx.tile<8x32xi8>, !amx.tile<8x64xi8>, !amx.tile<8x16xi32>
  amx.tile_store %c[%c0, %c0], %3 : memref<8x16xi32>, !amx.tile<8x16xi32>
  return %c : memref<8x16xi32>
}

// THROUGH: dense<{{.*}}> : tensor<4x8x20xi32>
func.func @through(%a: memref<4x8x20xi32>) -> memref<4x8x20xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c40 = arith.constant 40 : index
  %x = amx.tile_load %a[%c1, %c0, %c3] : memref<4x8x20xi32> into !amx.tile<5x7xi32>
  amx.tile_store %a[%c3, %c0, %c1], %x : memref<4x8x20xi32>, !amx.tile<5x7xi32>
  amx.tile_store %a[%c0, %c0, %c0], %x, %c40 : memref<4x8x20xi32>, !amx.tile<5x7xi32>
  return %a : memref<4x8x20xi32>
}

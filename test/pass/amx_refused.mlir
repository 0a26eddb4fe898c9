// RUN: jig-opt %s --split-input-file --verify-diagnostics --convert-vector-to-llvm=enable-amx
// Tiles that are none, and memory that tiles are not loaded from: the reference takes it for something else, or dies.

// More columns than a number of 32 bits counts bits of.
func.func @wide(%t: !amx.tile<1x134217744xf32>, %m: memref<?x?xf32>, %i: index) {
  // expected-error @+1 {{bad column width: 536870976}}
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, !amx.tile<1x134217744xf32>
  return
}

// -----

func.func @widest(%t: !amx.tile<1x4611686018427387904xf32>, %m: memref<?x?xf32>, %i: index) {
  // expected-error @+1 {{bad column width}}
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, !amx.tile<1x4611686018427387904xf32>
  return
}

// -----

// A row of numbers of 4 bits, of 20 bits or of 80 bits has not so many bytes as there are bits in its numbers.
func.func @small(%m: memref<8x8xi4>, %i: index) {
  // expected-error @+1 {{failed to legalize operation 'amx.tile_load' that was explicitly marked illegal}}
  %0 = amx.tile_load %m[%i, %i] : memref<8x8xi4> into !amx.tile<2x4xf32>
  return
}

// -----

func.func @odd(%m: memref<8x8xi20>, %i: index) {
  // expected-error @+1 {{failed to legalize operation 'amx.tile_load' that was explicitly marked illegal}}
  %0 = amx.tile_load %m[%i, %i], %i : memref<8x8xi20> into !amx.tile<2x4xf32>
  return
}

// -----

func.func @index(%m: memref<8x8xindex>, %i: index, %t: !amx.tile<2x4xf32>) {
  // expected-error @+1 {{failed to legalize operation 'amx.tile_store' that was explicitly marked illegal}}
  amx.tile_store %m[%i, %i], %t : memref<8x8xindex>, !amx.tile<2x4xf32>
  return
}

// -----

func.func @vectors(%m: memref<8x8xvector<4xf32>>, %i: index, %t: !amx.tile<2x4xf32>) {
  // expected-error @+1 {{failed to legalize operation 'amx.tile_store' that was explicitly marked illegal}}
  amx.tile_store %m[%i, %i], %t : memref<8x8xvector<4xf32>>, !amx.tile<2x4xf32>
  return
}

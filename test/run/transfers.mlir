// Transfers between memory spaces carry over when they start; a stride is of the memory in the lower space.
// RUN: jig eval %s --entry strided --arg "memref<4x8xi32>=iota" --arg "memref<2x3xi32, 1>=zeros" --arg "memref<4x8xi32>=zeros" --show-args | FileCheck %s
// RUN: not jig eval %s --entry beyond --arg "memref<4x8xi32>=iota" --arg "memref<2x3xi32, 1>=zeros" 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not jig eval %s --entry unclear --arg "memref<4x8xi32>=iota" --arg "memref<4x8xi32>=zeros" 2>&1 | FileCheck %s --check-prefix=UNCLEAR
// RUN: jig eval %s --entry copied --arg "memref<16x24xi32>=iota" --arg "memref<16x24xi32>=iota" --show-args > %t.before
// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma skip-non-unit-stride-loops}))' > %t.mlir
// RUN: FileCheck %s --check-prefix=COPIED < %t.mlir
// RUN: jig eval %t.mlir --entry copied --arg "memref<16x24xi32>=iota" --arg "memref<16x24xi32>=iota" --show-args > %t.after
// RUN: diff %t.before %t.after

// CHECK: {{\[}}[10, 11, 12], [18, 19, 20]]
// CHECK: {{\[}}[0, 0, 0, 0, 0, 0, 0, 0], [0, 10, 11, 12, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 18, 19, 20, 0, 0, 0, 0]]
func.func @strided(%a: memref<4x8xi32>, %b: memref<2x3xi32, 1>, %c: memref<4x8xi32>) {
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 6 : index
  %group = arith.constant 3 : index
  %row = arith.constant 8 : index
  %rows = arith.constant 16 : index
  affine.dma_start %a[%c1, %c1 + 1], %b[%c0, %c0], %t[%c0], %n, %row, %group : memref<4x8xi32>, memref<2x3xi32, 1>, memref<1xi32>
  affine.dma_wait %t[%c0], %n : memref<1xi32>
  memref.dma_start %b[%c0, %c0], %c[%c1, %c1], %n, %t[%c0], %rows, %group : memref<2x3xi32, 1>, memref<4x8xi32>, memref<1xi32>
  memref.dma_wait %t[%c0], %n : memref<1xi32>
  return
}

// BEYOND: index 2 of dimension 0 is out of bounds
func.func @beyond(%a: memref<4x8xi32>, %b: memref<2x3xi32, 1>) {
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %n = arith.constant 7 : index
  affine.dma_start %a[%c0, %c0], %b[%c0, %c0], %t[%c0], %n : memref<4x8xi32>, memref<2x3xi32, 1>, memref<1xi32>
  return
}

// UNCLEAR: has a stride, but both buffers are in one memory space
func.func @unclear(%a: memref<4x8xi32>, %b: memref<4x8xi32>) {
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %n = arith.constant 4 : index
  %row = arith.constant 8 : index
  %group = arith.constant 2 : index
  affine.dma_start %a[%c0, %c0], %b[%c0, %c0], %t[%c0], %n, %row, %group : memref<4x8xi32>, memref<4x8xi32>, memref<1xi32>
  return
}

// COPIED-COUNT-3: affine.dma_start
func.func @copied(%a: memref<16x24xi32>, %b: memref<16x24xi32>) {
  affine.for %i = 0 to 16 step 4 {
    affine.for %j = 0 to 24 step 8 {
      affine.for %ii = 0 to 4 {
        affine.for %jj = 0 to 8 {
          %0 = affine.load %a[%i + %ii, %j + %jj] : memref<16x24xi32>
          %1 = affine.load %b[%i + %ii, %j + %jj] : memref<16x24xi32>
          %2 = arith.muli %0, %1 : i32
          affine.store %2, %b[%i + %ii, %j + %jj] : memref<16x24xi32>
        }
      }
    }
  }
  return
}

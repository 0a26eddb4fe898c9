// RUN: not jig eval %s --check-leaks --entry lost 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: jig eval %s --entry lost | FileCheck %s --check-prefix=RUNS
// RUN: jig eval %s --check-leaks --entry returned | FileCheck %s --check-prefix=RETURNED
// RUN: jig eval %s --check-leaks --entry freed | FileCheck %s --check-prefix=RUNS
// RUN: not jig eval %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not jig eval %s --entry owned_twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: jig eval %s --entry addresses | FileCheck %s --check-prefix=ADDRESSES
// What is allocated and never freed is an error if one wants it to be; what is freed twice always is.

// LOST: leaks.mlir:[[@LINE+5]]:8: error: this memory is never freed (2 such allocations)
// LOST: note: the first has {{[0-9]+}} bytes; what passes allocate for an op is located where that was
// RUNS: 1 : i32
func.func @lost() -> i32 {
  %c1 = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %d = memref.alloc() : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  return %c1 : i32
}
// RETURNED: dense<3> : tensor<2xi32>
func.func @returned() -> memref<2xi32> {
  %c3 = arith.constant 3 : i32
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%c3 : i32) outs(%a : memref<2xi32>)
  return %a : memref<2xi32>
}
func.func @freed() -> i32 {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.cast %a : memref<2xi32> to memref<?xi32>
  %s = memref.alloca() : memref<2xi32>
  bufferization.dealloc (%a, %b : memref<2xi32>, memref<?xi32>) if (%true, %true)
  return %c1 : i32
}
// TWICE: frees memory a second time
func.func @twice() {
  %a = memref.alloc() : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  return
}
func.func @owned_twice() {
  %true = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  bufferization.dealloc (%a : memref<2xi32>) if (%true)
  bufferization.dealloc (%a : memref<2xi32>) if (%true)
  return
}
// ADDRESSES: true
// ADDRESSES-NEXT: false
func.func @addresses() -> (i1, i1) {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  %v = memref.cast %a : memref<2xi32> to memref<?xi32>
  %0 = memref.extract_aligned_pointer_as_index %a : memref<2xi32> -> index
  %1 = memref.extract_aligned_pointer_as_index %b : memref<2xi32> -> index
  %2 = memref.extract_aligned_pointer_as_index %v : memref<?xi32> -> index
  %3 = arith.cmpi eq, %0, %2 : index
  %4 = arith.cmpi eq, %0, %1 : index
  return %3, %4 : i1, i1
}

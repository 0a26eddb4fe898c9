// RUN: jig-opt %s --buffer-hoisting | FileCheck %s --check-prefix=UP
// RUN: jig-opt %s --buffer-loop-hoisting | FileCheck %s --check-prefix=LOOP
// RUN: jig-opt %s --promote-buffers-to-stack | FileCheck %s --check-prefix=STACK
// What is freed, be it through a view, stays where it is allocated, and on the heap.

// UP-LABEL: @branch
// UP: scf.if
// UP-NEXT: memref.alloc
func.func @branch(%c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<2xi32>
    memref.dealloc %a : memref<2xi32>
  }
  return
}

// LOOP-LABEL: @loop
// LOOP: scf.for
// LOOP-NEXT: memref.alloc
func.func @loop(%n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    %a = memref.alloc() : memref<2xi32>
    memref.dealloc %a : memref<2xi32>
  }
  return
}

// STACK-LABEL: @view
// STACK: memref.alloc()
func.func @view() {
  %a = memref.alloc() : memref<2xi32>
  %v = memref.cast %a : memref<2xi32> to memref<?xi32>
  memref.dealloc %v : memref<?xi32>
  return
}
// STACK-LABEL: @owned
// STACK: memref.alloc()
func.func @owned(%c: i1) {
  %a = memref.alloc() : memref<2xi32>
  bufferization.dealloc (%a : memref<2xi32>) if (%c)
  return
}

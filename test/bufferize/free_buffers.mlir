// RUN: jig-opt %s --split-input-file --free-buffers | FileCheck %s
// RUN: jig-opt %s --split-input-file --free-buffers=copy-results=all | FileCheck %s --check-prefix ALL
// RUN: jig-opt %s --split-input-file --free-buffers=copy-results=none | FileCheck %s --check-prefix NONE

// Behind the last use of the last view.
// CHECK-LABEL: func.func @last_use
// CHECK: linalg.fill
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %alloc : memref<8x8xf32>
// CHECK-NEXT: memref.load %arg1
func.func @last_use(%x: f32, %b: memref<f32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloc() : memref<8x8xf32>
  %v = memref.subview %a[0, 0] [8, 1] [1, 1] : memref<8x8xf32> to memref<8x1xf32, strided<[8, 1]>>
  scf.for %i = %c0 to %c8 step %c1 {
    linalg.fill ins(%x : f32) outs(%v : memref<8x1xf32, strided<[8, 1]>>)
  }
  %r = memref.load %b[] : memref<f32>
  return %r : f32
}

// In the iteration that allocates.
// CHECK-LABEL: func.func @in_loop
// CHECK: scf.for
// CHECK: linalg.exp
// CHECK: memref.copy
// CHECK-NEXT: memref.dealloc
// CHECK-NEXT: }
func.func @in_loop(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %n = memref.alloc() : memref<8xf32>
    linalg.exp ins(%a : memref<8xf32>) outs(%n : memref<8xf32>)
    memref.copy %n, %a : memref<8xf32> to memref<8xf32>
  }
  return
}

// An argument that is returned is no copy, unless that is asked for.
// CHECK-LABEL: func.func @argument
// CHECK-NEXT: return %arg0
// ALL-LABEL: func.func @argument
// ALL-NEXT: %[[C:.*]] = bufferization.clone %arg0
// ALL-NEXT: return %[[C]]
func.func @argument(%a: memref<8xf32>) -> memref<8xf32> {
  return %a : memref<8xf32>
}
// What is allocated and returned is the caller's.
// CHECK-LABEL: func.func @new
// CHECK-NOT: dealloc
// CHECK: return
func.func @new() -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  return %a : memref<8xf32>
}
// Callers free what is new, and no argument.
// CHECK-LABEL: func.func @calls
// CHECK: %[[N:.*]] = call @new
// CHECK: %[[A:.*]] = call @argument
// CHECK: memref.copy %[[N]], %[[A]]
// CHECK-NEXT: memref.dealloc %[[N]]
// CHECK-NEXT: return
func.func @calls(%a: memref<8xf32>) {
  %n = call @new() : () -> memref<8xf32>
  %r = call @argument(%a) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %n, %r : memref<8xf32> to memref<8xf32>
  return
}

// -----

// Either: what is not returned is freed, and what is not new copied.
// CHECK-LABEL: func.func @either
// CHECK: %[[S:.*]] = arith.select
// CHECK: %[[NE:.*]] = arith.cmpi ne
// CHECK: scf.if %[[NE]] {
// CHECK-NEXT: memref.dealloc %alloc
// CHECK: %[[EQ:.*]] = arith.cmpi eq
// CHECK: %[[R:.*]] = scf.if %[[EQ]]
// CHECK-NEXT: scf.yield %[[S]]
// CHECK-NEXT: } else {
// CHECK-NEXT: bufferization.clone %[[S]]
// CHECK: return %[[R]]
// NONE-LABEL: func.func @either
// NONE: memref.dealloc
// NONE-NOT: clone
// NONE: return
func.func @either(%a: memref<8xf32>, %c: i1) -> memref<8xf32> {
  %n = memref.alloc() : memref<8xf32>
  %s = arith.select %c, %a, %n : memref<8xf32>
  return %s : memref<8xf32>
}
// Then callers do not know whose it is where nothing is copied.
// CHECK-LABEL: func.func @calls_either
// CHECK: memref.dealloc
// NONE-LABEL: func.func @calls_either
// NONE-NOT: dealloc
// NONE: return
func.func @calls_either(%a: memref<8xf32>, %c: i1, %o: memref<8xf32>) {
  %n = call @either(%a, %c) : (memref<8xf32>, i1) -> memref<8xf32>
  memref.copy %n, %o : memref<8xf32> to memref<8xf32>
  return
}

// -----

// A branch that hands on what it allocates: bits say who owns it.
// CHECK-LABEL: func.func @handed_on
// CHECK: linalg.exp ins(%0
// CHECK: memref.dealloc
// NONE-LABEL: func.func @handed_on
// NONE-NOT: dealloc
// NONE: return
func.func @handed_on(%a: memref<8xf32>, %c: i1, %o: memref<8xf32>) {
  %r = scf.if %c -> memref<8xf32> {
    %n = memref.alloc() : memref<8xf32>
    linalg.exp ins(%a : memref<8xf32>) outs(%n : memref<8xf32>)
    scf.yield %n : memref<8xf32>
  } else {
    scf.yield %a : memref<8xf32>
  }
  linalg.exp ins(%r : memref<8xf32>) outs(%o : memref<8xf32>)
  return
}

// -----

// What others may keep is not freed where all else is left as it is.
// NONE-LABEL: func.func @kept
// NONE-NOT: dealloc
// NONE: return
func.func private @keep(memref<8xf32>)
func.func @kept(%p: memref<memref<8xf32>>) {
  %n = memref.alloc() : memref<8xf32>
  %m = memref.alloc() : memref<8xf32>
  func.call @keep(%n) : (memref<8xf32>) -> ()
  memref.store %m, %p[] : memref<memref<8xf32>>
  return
}
// Nor twice.
// NONE-LABEL: func.func @freed
// NONE-COUNT-1: memref.dealloc
// NONE-NOT: memref.dealloc
func.func @freed() {
  %n = memref.alloc() : memref<8xf32>
  memref.dealloc %n : memref<8xf32>
  return
}

// -----

// What a function that is only declared returns may be its argument, where functions return these as they are; of one that is called by a value nothing is known.
// CHECK-LABEL: func.func @declared
// CHECK-NOT: dealloc
// CHECK: return
// ALL-LABEL: func.func @declared
// ALL: memref.dealloc
// ALL: return
func.func private @elsewhere(memref<8xf32>) -> memref<8xf32>
func.func @declared(%a: memref<8xf32>, %o: memref<8xf32>) {
  %r = call @elsewhere(%a) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %r, %o : memref<8xf32> to memref<8xf32>
  return
}

// -----

// NONE-LABEL: func.func @by_value
// NONE-NOT: dealloc
// NONE: return
func.func @by_value(%f: (memref<8xf32>) -> memref<8xf32>, %a: memref<8xf32>, %o: memref<8xf32>) {
  %r = call_indirect %f(%a) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %r, %o : memref<8xf32> to memref<8xf32>
  return
}

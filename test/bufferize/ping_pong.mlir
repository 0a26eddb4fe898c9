// RUN: jig-opt %s --ping-pong-buffers | FileCheck %s
// RUN: jig-opt %s --ping-pong-buffers=arguments-differ=true | FileCheck %s --check-prefix DIFFER
// Two buffers take turns where an iteration allocates one. That numbers stay is a matter of ../auto/time_loops.mlir.

#id = affine_map<(i) -> (i)>

// The inside of a buffer is copied back: the border is copied once, and an even number of iterations ends where it began.
// CHECK-LABEL: func.func @inside
// CHECK: %[[B:.*]] = memref.alloc() {alignment = 64 : i64} : memref<66xf32>
// CHECK: memref.copy %arg0, %[[B]] : memref<66xf32> to memref<66xf32>
// CHECK: scf.for {{.*}} iter_args(%[[OLD:.*]] = %arg0, %[[NEW:.*]] = %[[B]])
// CHECK: %[[L:.*]] = memref.subview %[[OLD]][0] [64] [1]
// CHECK: %[[R:.*]] = memref.subview %[[OLD]][2] [64] [1]
// CHECK: %[[TO:.*]] = memref.subview %[[NEW]][1] [64] [1]
// CHECK: linalg.add ins(%[[L]], %[[R]] : {{.*}}) outs(%[[TO]] :
// CHECK-NOT: memref.copy
// CHECK: scf.yield %[[NEW]], %[[OLD]]
// CHECK-NOT: memref.copy
// CHECK: return %arg0
func.func @inside(%a: memref<66xf32>) -> memref<66xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %l = memref.subview %a[0] [64] [1] : memref<66xf32> to memref<64xf32, strided<[1]>>
    %r = memref.subview %a[2] [64] [1] : memref<66xf32> to memref<64xf32, strided<[1], offset: 2>>
    %m = memref.subview %a[1] [64] [1] : memref<66xf32> to memref<64xf32, strided<[1], offset: 1>>
    %new = memref.alloc() {alignment = 64 : i64} : memref<64xf32>
    linalg.add ins(%l, %r : memref<64xf32, strided<[1]>>, memref<64xf32, strided<[1], offset: 2>>) outs(%new : memref<64xf32>)
    memref.copy %new, %m : memref<64xf32> to memref<64xf32, strided<[1], offset: 1>>
  }
  return %a : memref<66xf32>
}

// Of unknown size and number: a bit tells where the result is.
// CHECK-LABEL: func.func @unknown
// CHECK: %[[B:.*]] = memref.alloc(%{{.*}}) : memref<?xf32>
// CHECK-NOT: memref.copy
// CHECK: %[[R:.*]]:3 = scf.for {{.*}} iter_args(%[[OLD:.*]] = %arg0, %[[NEW:.*]] = %[[B]], %[[ODD:.*]] = %false)
// CHECK: linalg.exp ins(%[[OLD]] : memref<?xf32>) outs(%[[NEW]] : memref<?xf32>)
// CHECK: %[[NEXT:.*]] = arith.xori %[[ODD]], %true
// CHECK: scf.yield %[[NEW]], %[[OLD]], %[[NEXT]]
// CHECK: scf.if %[[R]]#2 {
// CHECK-NEXT: memref.copy %[[R]]#0, %arg0
func.func @unknown(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %new = memref.alloc(%d) : memref<?xf32>
    linalg.exp ins(%a : memref<?xf32>) outs(%new : memref<?xf32>)
    memref.copy %new, %a : memref<?xf32> to memref<?xf32>
  }
  return
}

// An odd number of iterations: the result is copied once.
// CHECK-LABEL: func.func @odd
// CHECK: %[[R:.*]]:2 = scf.for
// CHECK: memref.copy %[[R]]#0, %arg0
func.func @odd(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    %new = memref.alloc() : memref<64xf32>
    linalg.exp ins(%a : memref<64xf32>) outs(%new : memref<64xf32>)
    memref.copy %new, %a : memref<64xf32> to memref<64xf32>
  }
  return
}

// Where it was freed in each iteration, it is freed behind the loop, with all that the loop reads copied before.
// CHECK-LABEL: func.func @freed
// CHECK: %[[B:.*]] = memref.alloc() : memref<64xf32>
// CHECK: %[[R:.*]]:2 = scf.for
// CHECK-NOT: memref.dealloc
// CHECK: scf.yield
// CHECK: memref.copy %[[R]]#0, %arg0
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: return
func.func @freed(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    %new = memref.alloc() : memref<64xf32>
    linalg.exp ins(%a : memref<64xf32>) outs(%new : memref<64xf32>)
    memref.copy %new, %a : memref<64xf32> to memref<64xf32>
    memref.dealloc %new : memref<64xf32>
  }
  return
}

// Another argument may be the same memory, unless it is said that it is not.
// CHECK-LABEL: func.func @two_arguments
// CHECK: scf.for
// CHECK-NOT: iter_args
// CHECK: memref.alloc
// DIFFER-LABEL: func.func @two_arguments
// DIFFER: iter_args
func.func @two_arguments(%a: memref<64xf32>, %f: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %new = memref.alloc() : memref<64xf32>
    linalg.add ins(%a, %f : memref<64xf32>, memref<64xf32>) outs(%new : memref<64xf32>)
    memref.copy %new, %a : memref<64xf32> to memref<64xf32>
  }
  return
}

// What is read behind the copy, written elsewhere, or shown to a function, stays where it is.
// CHECK-LABEL: func.func @read_behind
// CHECK-NOT: iter_args
// CHECK: return
func.func @read_behind(%a: memref<64xf32>, %s: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %sum = memref.alloc() : memref<f32>
  scf.for %i = %c0 to %c10 step %c1 {
    %new = memref.alloc() : memref<64xf32>
    linalg.exp ins(%a : memref<64xf32>) outs(%new : memref<64xf32>)
    memref.copy %new, %a : memref<64xf32> to memref<64xf32>
    linalg.dot ins(%a, %a : memref<64xf32>, memref<64xf32>) outs(%sum : memref<f32>)
  }
  memref.copy %sum, %s : memref<f32> to memref<f32>
  memref.dealloc %sum : memref<f32>
  return
}
// CHECK-LABEL: func.func @written_elsewhere
// CHECK-NOT: iter_args
// CHECK: return
func.func @written_elsewhere(%a: memref<64xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %new = memref.alloc() : memref<64xf32>
    memref.store %x, %a[%i] : memref<64xf32>
    linalg.exp ins(%a : memref<64xf32>) outs(%new : memref<64xf32>)
    memref.copy %new, %a : memref<64xf32> to memref<64xf32>
  }
  return
}
func.func private @see(memref<64xf32>)
// CHECK-LABEL: func.func @shown
// CHECK-NOT: iter_args
// CHECK: return
func.func @shown(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %new = memref.alloc() : memref<64xf32>
    linalg.exp ins(%a : memref<64xf32>) outs(%new : memref<64xf32>)
    func.call @see(%a) : (memref<64xf32>) -> ()
    memref.copy %new, %a : memref<64xf32> to memref<64xf32>
  }
  return
}
// A function that is called there may know the buffer by a global.
// CHECK-LABEL: func.func @something_else
// CHECK-NOT: iter_args
// CHECK: return
func.func private @anything()
func.func @something_else(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %new = memref.alloc() : memref<64xf32>
    linalg.exp ins(%a : memref<64xf32>) outs(%new : memref<64xf32>)
    func.call @anything() : () -> ()
    memref.copy %new, %a : memref<64xf32> to memref<64xf32>
  }
  return
}
// Few iterations are not worth it.
// CHECK-LABEL: func.func @few
// CHECK-NOT: iter_args
// CHECK: return
func.func @few(%a: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %new = memref.alloc() : memref<64xf32>
    linalg.exp ins(%a : memref<64xf32>) outs(%new : memref<64xf32>)
    memref.copy %new, %a : memref<64xf32> to memref<64xf32>
  }
  return
}

// A new buffer is handed on: two in turn, for the first one is somebody else's.
// CHECK-LABEL: func.func @handed_on
// CHECK: %[[X:.*]] = memref.alloc() : memref<64xf32>
// CHECK: %[[Y:.*]] = memref.alloc() : memref<64xf32>
// CHECK: %[[R:.*]]:3 = scf.for {{.*}} iter_args(%[[OLD:.*]] = %arg0, %[[NOW:.*]] = %[[X]], %[[NEXT:.*]] = %[[Y]])
// CHECK-NOT: memref.alloc
// CHECK: linalg.exp ins(%[[OLD]] : memref<64xf32>) outs(%[[NOW]] : memref<64xf32>)
// CHECK: scf.yield %[[NOW]], %[[NEXT]], %[[NOW]]
// CHECK: return %[[R]]#0
func.func @handed_on(%a: memref<64xf32>) -> memref<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%old = %a) -> memref<64xf32> {
    %new = memref.alloc() : memref<64xf32>
    linalg.exp ins(%old : memref<64xf32>) outs(%new : memref<64xf32>)
    scf.yield %new : memref<64xf32>
  }
  return %r : memref<64xf32>
}
// The one before the last one is still read: two are too few.
// CHECK-LABEL: func.func @two_back
// CHECK: scf.for
// CHECK: memref.alloc
// CHECK: return
func.func @two_back(%a: memref<64xf32>, %b: memref<64xf32>) -> memref<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%one = %a, %two = %b) -> (memref<64xf32>, memref<64xf32>) {
    %new = memref.alloc() : memref<64xf32>
    linalg.add ins(%one, %two : memref<64xf32>, memref<64xf32>) outs(%new : memref<64xf32>)
    scf.yield %new, %one : memref<64xf32>, memref<64xf32>
  }
  return %r#0 : memref<64xf32>
}

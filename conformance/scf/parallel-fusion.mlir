// ARGS: --split-input-file --allow-unregistered-dialect --scf-parallel-loop-fusion
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(scf-parallel-loop-fusion))' --dump-pass-pipeline
func.func @a(%A: memref<?xf32>, %B: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %S = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) { %v = memref.load %A[%i] : memref<?xf32>
   memref.store %v, %S[%i] : memref<?xf32>
   scf.reduce }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) { %v = memref.load %S[%i] : memref<?xf32>
   memref.store %v, %B[%i] : memref<?xf32>
   scf.reduce }
  return
}
// -----
func.func @c(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %f: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%f) -> f32 { 
   %v = memref.load %A[%i] : memref<?xf32>
   scf.reduce(%v : f32) { ^bb0(%x: f32, %y: f32): %s = arith.addf %x, %y : f32
   scf.reduce.return %s : f32 } }
  %q = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%f) -> f32 { %v = memref.load %A[%i] : memref<?xf32>
   scf.reduce(%v : f32) { ^bb0(%x: f32, %y: f32): %s = arith.mulf %x, %y : f32
   scf.reduce.return %s : f32 } }
  return %r, %q : f32, f32
}
// -----
func.func @d(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %A = memref.alloc(%n) : memref<?xf32>
  %B = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) { 
   scf.reduce }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) { %v = memref.load %B[%i] : memref<?xf32>
   memref.store %v, %A[%c0] : memref<?xf32>
   scf.reduce }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) { %v = memref.load %B[%i] : memref<?xf32>
   "test.op"(%v) : (f32) -> ()
   scf.reduce }
  %k = arith.addi %n, %c1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) { %v = memref.load %A[%i] : memref<?xf32>
   %sub = memref.subview %A[1][5][1] : memref<?xf32> to memref<5xf32, strided<[1], offset: 1>>
   %w = memref.load %sub[%i] : memref<5xf32, strided<[1], offset: 1>>
   "test.op"(%v) : (f32) -> ()
   scf.reduce }
  return
}
// -----
func.func @indices(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %k = arith.addi %i, %c1 : index
    memref.store %f, %a[%k] : memref<?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %k = arith.addi %i, %c1 : index
    %x = memref.load %a[%k] : memref<?xf32>
    memref.store %x, %b[%i] : memref<?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %k = arith.addi %c1, %i : index
    %x = memref.load %b[%k] : memref<?xf32>
    "use"(%x) : (f32) -> ()
    scf.reduce
  }
  return
}
// -----
func.func @between(%n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "use"(%r) : (f32) -> ()
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "use"(%f) : (f32) -> ()
    scf.reduce
  }
  "unknown"() : () -> ()
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "use"(%f) : (f32) -> ()
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    "use"(%f) : (f32) -> ()
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      "use"(%f) : (f32) -> ()
      scf.reduce
    }
    scf.parallel (%k) = (%c0) to (%n) step (%c1) {
      "use"(%f) : (f32) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return %r : f32
}

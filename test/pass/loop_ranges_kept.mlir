// Passes over ranges of loops run each iteration once; the reference leaves some out, or never ends.
// RUN: jig-opt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4 no-min-max-bounds=true' > %t.tiled
// RUN: jig-opt %s --scf-for-loop-range-folding > %t.folded
// RUN: jig eval %s --entry steps > %t.steps
// RUN: jig eval %t.tiled --entry steps | diff %t.steps -
// RUN: jig eval %s --entry below > %t.below
// RUN: jig eval %t.tiled --entry below | diff %t.below -
// RUN: jig eval %s --entry given --arg index=-2 --arg index=3 > %t.given
// RUN: jig eval %t.tiled --entry given --arg index=-2 --arg index=3 | diff %t.given -
// RUN: jig eval %s --entry turned > %t.turned
// RUN: jig eval %t.folded --entry turned | diff %t.turned -
// RUN: jig eval %t.folded --entry scaled | FileCheck %s
// CHECK: 60 : index

// A step other than 1, constant and not: the check in a tile multiplied it once more.
func.func @steps() -> (memref<20xf32>, memref<20xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  %x = arith.constant 1.0 : f32
  %z = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<20xf32>
  %n = memref.alloc() : memref<20xf32>
  linalg.fill ins(%z : f32) outs(%m : memref<20xf32>)
  linalg.fill ins(%z : f32) outs(%n : memref<20xf32>)
  scf.parallel (%i) = (%c0) to (%c20) step (%c3) {
    memref.store %x, %m[%i] : memref<20xf32>
    scf.reduce
  }
  %two = func.call @two() : () -> index
  scf.parallel (%i) = (%c0) to (%c20) step (%two) {
    memref.store %x, %n[%i] : memref<20xf32>
    scf.reduce
  }
  return %m, %n : memref<20xf32>, memref<20xf32>
}
func.func private @two() -> index {
  %c2 = arith.constant 2 : index
  return %c2 : index
}

// From below 0: compared as unsigned, those iterations did not run.
func.func @below() -> memref<10xf32> {
  %c-5 = arith.constant -5 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %x = arith.constant 1.0 : f32
  %z = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<10xf32>
  linalg.fill ins(%z : f32) outs(%m : memref<10xf32>)
  scf.parallel (%i) = (%c-5) to (%c5) step (%c1) {
    %j = arith.addi %i, %c5 : index
    memref.store %x, %m[%j] : memref<10xf32>
    scf.reduce
  }
  return %m : memref<10xf32>
}

// Between numbers that may be below 0.
func.func @given(%lb: index, %ub: index) -> memref<10xf32> {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %x = arith.constant 1.0 : f32
  %z = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<10xf32>
  linalg.fill ins(%z : f32) outs(%m : memref<10xf32>)
  scf.parallel (%i) = (%lb) to (%ub) step (%c1) {
    %j = arith.addi %i, %c5 : index
    memref.store %x, %m[%j] : memref<10xf32>
    scf.reduce
  }
  return %m : memref<10xf32>
}

// Multiplied by a number that is not positive the loop would not go on.
func.func @turned() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c-2 = arith.constant -2 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %s = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %c0) -> (index) {
    %j = arith.muli %i, %c-2 : index
    %b = arith.addi %a, %j : index
    scf.yield %b : index
  }
  %t = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %c1) -> (index) {
    %j = arith.muli %i, %c0 : index
    %k = arith.addi %a, %j : index
    %b = arith.addi %k, %c1 : index
    scf.yield %b : index
  }
  return %s, %t : index, index
}
func.func @scaled() -> index {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %s = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %c0) -> (index) {
    %j = arith.muli %i, %c6 : index
    %b = arith.addi %a, %j : index
    scf.yield %b : index
  }
  return %s : index
}

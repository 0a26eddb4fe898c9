// Where the reference makes invalid IR of buffers and of what is written to them, or dies.
// RUN: jig eval %s --entry shrinks > %t.shrinks && jig-opt %s --expand-realloc | jig eval - --entry shrinks | diff %t.shrinks -
// RUN: jig eval %s --entry rows --arg 'memref<4x2xf32>=iota' > %t.rows
// RUN: jig-opt %s --expand-strided-metadata | jig eval - --entry rows --arg 'memref<4x2xf32>=iota' | diff %t.rows -
// RUN: jig-opt %s --expand-realloc --expand-strided-metadata | FileCheck %s
// RUN: jig eval %s --entry between --arg 'memref<3x9x1xf32>=zeros' --show-args > %t.between
// RUN: jig-opt %s --lower-vector-mask --convert-vector-to-scf=full-unroll=true | jig eval - --entry between --arg 'memref<3x9x1xf32>=zeros' --show-args | diff %t.between -
// RUN: jig-opt %s --lower-vector-mask --convert-vector-to-scf | jig eval - --entry between --arg 'memref<3x9x1xf32>=zeros' --show-args | diff %t.between -
// RUN: jig run %s --entry between --arg 'memref<3x9x1xf32>=zeros' --show-args | diff %t.between -

// A buffer that becomes smaller is not grown in a branch that never runs: the slice in there does not fit.
// CHECK-LABEL: @shrinks
// CHECK-NOT: scf.if
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [2], strides: [1]
func.func @shrinks() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 5 : i32
  %b = arith.constant 6 : i32
  %m = memref.alloc() : memref<3xi32>
  memref.store %a, %m[%c0] : memref<3xi32>
  memref.store %b, %m[%c1] : memref<3xi32>
  %n = memref.realloc %m : memref<3xi32> to memref<2xi32>
  %0 = memref.load %n[%c0] : memref<2xi32>
  %1 = memref.load %n[%c1] : memref<2xi32>
  return %0, %1 : i32, i32
}

// The strides of the slice, not those of what it is taken from, tell which dimension is gone.
// CHECK-LABEL: @rows
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [{{.*}}], sizes: [1], strides: [18]
func.func @rows(%m: memref<4x2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %m[%c2, 1] [1, %c1] [3, 1] : memref<4x2xf32> to memref<1x?xf32, strided<[6, 1], offset: ?>>
  %t = memref.subview %s[0, 0] [1, 1] [3, 1] : memref<1x?xf32, strided<[6, 1], offset: ?>> to memref<1xf32, strided<[18], offset: ?>>
  %r = memref.alloc() : memref<1xf32>
  memref.copy %t, %r : memref<1xf32, strided<[18], offset: ?>> to memref<1xf32>
  %0 = memref.load %r[%c0] : memref<1xf32>
  return %0 : f32
}

// Dimensions that a masked write leaves out stand between those of its mask.
func.func @between(%m: memref<3x9x1xf32>) {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %v = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : vector<3x2xf32>
  %mask = vector.constant_mask [2, 1] : vector<2x3xi1>
  vector.mask %mask { vector.transfer_write %v, %m[%c0, %c6, %c0] {in_bounds = [false, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : vector<3x2xf32>, memref<3x9x1xf32> } : vector<2x3xi1>
  return
}

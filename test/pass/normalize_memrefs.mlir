// RUN: split-file %s %t
// RUN: jig-opt --normalize-memrefs %t/kept.mlir | FileCheck %t/kept.mlir
// RUN: jig check %t/numbers.mlir --script %t/script.mlir --entry lines | FileCheck %s --check-prefix=NUMBERS
// RUN: jig eval %t/numbers.mlir --script %t/script.mlir --entry tiled --arg index=5 | FileCheck %s --check-prefix=TILED

// Where the reference computes something else, or IR that is invalid, or dies.

// Tiled layouts have no meaning in evaluation, so what is computed without them is held against what is known.
// NUMBERS: equal {{.*}}apply_registered_pass
// TILED: 25

//--- kept.mlir
#rows = affine_map<(d0, d1) -> (d1, d0)>
#tiles = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>

// Elements of a row would stand in a column.
// CHECK-LABEL: func.func @vectors
// CHECK: memref.alloca() : memref<8x16xf32, #
func.func @vectors(%i: index) -> vector<4xf32> {
  %a = memref.alloca() : memref<8x16xf32, #rows>
  %v = affine.vector_load %a[symbol(%i), 0] : memref<8x16xf32, #rows>, vector<4xf32>
  return %v : vector<4xf32>
}

// CHECK-LABEL: func.func @size(
// CHECK-SAME: memref<16x8xf32>
// CHECK: %[[SIZE:.*]] = arith.constant 8 : index
// CHECK: return %[[SIZE]]
func.func @size(%a: memref<8x16xf32, #rows>) -> index {
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<8x16xf32, #rows>
  return %d : index
}

// CHECK-LABEL: func.func @some_size(
// CHECK-SAME: memref<8x16xf32, #
func.func @some_size(%a: memref<8x16xf32, #rows>, %i: index) -> index {
  %d = memref.dim %a, %i : memref<8x16xf32, #rows>
  return %d : index
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: memref<8x16xf32, #
func.func @casts(%a: memref<8x16xf32, #rows>, %i: index) -> f32 {
  %c = memref.cast %a : memref<8x16xf32, #rows> to memref<?x16xf32, #rows>
  %v = memref.load %c[%i, %i] : memref<?x16xf32, #rows>
  return %v : f32
}

// CHECK-LABEL: func.func @spaces(
// CHECK-SAME: memref<8xf32, #{{.*}}, 3>
func.func @spaces(%a: memref<8xf32, #tiles, 3>, %i: index) -> f32 {
  %b = memref.memory_space_cast %a : memref<8xf32, #tiles, 3> to memref<8xf32, #tiles>
  %v = memref.load %b[%i] : memref<8xf32, #tiles>
  return %v : f32
}

// Indices below 0.
// CHECK-LABEL: func.func @before
// CHECK: memref<8xf32, #
func.func @before(%i: index) -> f32 {
  %a = memref.alloc() : memref<8xf32, affine_map<(d0) -> (d0 - 5)>>
  %v = memref.load %a[%i] : memref<8xf32, affine_map<(d0) -> (d0 - 5)>>
  return %v : f32
}

// CHECK-LABEL: func.func @nothing
// CHECK: memref<0xf32, #
func.func @nothing() {
  %a = memref.alloc() : memref<0xf32, #tiles>
  return
}

// Its own calls, too.
// CHECK-LABEL: func.func @itself(
// CHECK-SAME: memref<2x4xf32>{{.*}}-> memref<2x4xf32>
// CHECK: call @itself({{.*}}) : (memref<2x4xf32>, index) -> memref<2x4xf32>
func.func @itself(%a: memref<8xf32, #tiles>, %i: index) -> memref<8xf32, #tiles> {
  %b = call @itself(%a, %i) : (memref<8xf32, #tiles>, index) -> memref<8xf32, #tiles>
  return %b : memref<8xf32, #tiles>
}

// Who takes a function as a value has its type.
// CHECK-LABEL: func.func @taken(
// CHECK-SAME: memref<8xf32, #
func.func @taken(%a: memref<8xf32, #tiles>) {
  return
}
func.func @takes(%a: memref<8xf32, #tiles>) {
  %f = func.constant @taken : (memref<8xf32, #tiles>) -> ()
  func.call_indirect %f(%a) : (memref<8xf32, #tiles>) -> ()
  return
}

// What comes from elsewhere keeps its layout, and then so does what it is handed to.
memref.global @g : memref<8xf32, #tiles>
// CHECK-LABEL: func.func @callee(
// CHECK-SAME: memref<8xf32, #
func.func @callee(%a: memref<8xf32, #tiles>) {
  return
}
// CHECK-LABEL: func.func @elsewhere(
func.func @elsewhere() {
  %g = memref.get_global @g : memref<8xf32, #tiles>
  call @callee(%g) : (memref<8xf32, #tiles>) -> ()
  return
}

// A buffer that is stored is no access to it.
// CHECK-LABEL: func.func @stored(
// CHECK-SAME: memref<8xf32, #
func.func @stored(%a: memref<8xf32, #tiles>, %m: memref<4xmemref<8xf32, #tiles>>, %i: index) {
  memref.store %a, %m[%i] : memref<4xmemref<8xf32, #tiles>>
  return
}

// Attributes stay.
// CHECK-LABEL: func.func @attributes
// CHECK: memref.alloc() {alignment = 64 : i64, note} : memref<2x4xf32>
func.func @attributes() {
  %a = memref.alloc() {alignment = 64 : i64, note} : memref<8xf32, #tiles>
  return
}

//--- numbers.mlir
#tiles = affine_map<(d0, d1) -> (d0 floordiv 3, d1 floordiv 4, d0 mod 3, d1 mod 4)>
#line = strided<[16, 2], offset: 3>
func.func @tiled(%n: index) -> index {
  %a = memref.alloc(%n, %n) : memref<?x?xindex, #tiles>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = arith.addi %i, %j : index
      memref.store %x, %a[%i, %j] : memref<?x?xindex, #tiles>
    }
  }
  %m = arith.subi %n, %c1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %n) -> index {
    %x = memref.load %a[%i, %m] : memref<?x?xindex, #tiles>
    %y = memref.load %a[%m, %i] : memref<?x?xindex, #tiles>
    %d = arith.subi %x, %y : index
    %e = arith.addi %s, %d : index
    scf.yield %e : index
  }
  %corner = memref.load %a[%m, %m] : memref<?x?xindex, #tiles>
  memref.dealloc %a : memref<?x?xindex, #tiles>
  %t = arith.addi %sum, %corner : index
  %u = arith.addi %t, %t : index
  %c1_0 = arith.constant 1 : index
  %v = arith.subi %u, %c1_0 : index
  return %v : index
}
func.func @lines(%x: tensor<4x4xf32>) -> f32 {
  %b = memref.alloc() : memref<4x4xf32, #line>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %v = tensor.extract %x[%i, %j] : tensor<4x4xf32>
      affine.store %v, %b[%i, %j] : memref<4x4xf32, #line>
    }
  }
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 4 iter_args(%s = %zero) -> f32 {
    %v = affine.load %b[%i, 3 - %i] : memref<4x4xf32, #line>
    %w = affine.load %b[3 - %i, %i] : memref<4x4xf32, #line>
    %p = arith.mulf %v, %w : f32
    %q = arith.addf %s, %p : f32
    affine.yield %q : f32
  }
  memref.dealloc %b : memref<4x4xf32, #line>
  return %s : f32
}

//--- script.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %n = transform.apply_registered_pass "normalize-memrefs" to %m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// NOT IN MLIR 22: transform.affine.super_vectorize
// RUN: split-file %s %t
// RUN: jig eval %t/payload.mlir > %t.before
// RUN: FileCheck %s --check-prefix RESULT < %t.before
// RUN: jig-opt %t/payload.mlir --affine-super-vectorize='virtual-vector-size=4 vectorize-reductions' > %t.vectors
// RUN: FileCheck %s < %t.vectors
// RUN: jig eval %t.vectors | diff %t.before -
// RUN: jig eval %t/payload.mlir --script %t/script.mlir | diff %t.before -
// RUN: jig apply --quiet %t/payload.mlir --script %t/script.mlir | FileCheck %s
// RUN: jig-opt %t/stays.mlir --affine-super-vectorize='virtual-vector-size=4 vectorize-reductions' | FileCheck %s --check-prefix STAYS
// RUN: not jig apply %t/payload.mlir --script %t/refused.mlir 2>&1 | FileCheck %s --check-prefix REFUSED

//--- payload.mlir

// RESULT: 45 : i32
// RESULT: 6 : i32
// RESULT: 1000 : i32
// RESULT: 7 : i32
// RESULT: 7 : i32
func.func @main() -> (i32, i32, i32, i32, i32) {
  %a = memref.alloc() : memref<10xi32>
  %b = memref.alloc() : memref<24xi32>
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %big = arith.constant 1000 : i32
  %seven = arith.constant 7 : i32
  affine.for %i = 0 to 10 {
    %k = arith.index_cast %i : index to i32
    affine.store %k, %a[%i] : memref<10xi32>
  }
  affine.for %i = 0 to 24 {
    affine.store %seven, %b[%i] : memref<24xi32>
  }
  // What is left over of a loop that reduces is masked out.
  // CHECK: vector.create_mask
  // CHECK: vector.reduction <add>
  %sum = affine.for %i = 0 to 10 iter_args(%x = %c0) -> i32 {
    %l = affine.load %a[%i] : memref<10xi32>
    %n = arith.addi %x, %l : i32
    affine.yield %n : i32
  }
  // Lanes beyond the end lie beyond the end of the buffer.
  // CHECK: affine.for %{{.*}} = 0 to 10 step 4
  // CHECK-NOT: affine.store
  // CHECK: vector.transfer_write
  affine.for %i = 0 to 10 {
    %l = affine.load %a[%i] : memref<10xi32>
    %m = arith.addi %l, %c3 : i32
    affine.store %m, %a[%i] : memref<10xi32>
  }
  // The reference writes to more elements than the loop does, to neighbours, and reads neighbours.
  // CHECK: affine.for %{{.*}} = 0 to 6 {
  affine.for %i = 0 to 6 {
    affine.store %big, %b[%i] : memref<24xi32>
  }
  // CHECK: affine.for %{{.*}} = 8 to 16 step 2 {
  affine.for %i = 8 to 16 step 2 {
    affine.store %big, %b[%i] : memref<24xi32>
  }
  // CHECK: affine.for %{{.*}} = 0 to 4 {
  affine.for %i = 0 to 4 {
    %l = affine.load %a[%i * 2] : memref<10xi32>
    affine.store %l, %b[%i + 16] : memref<24xi32>
  }
  %1 = affine.load %a[3] : memref<10xi32>
  %2 = affine.load %b[5] : memref<24xi32>
  %3 = affine.load %b[6] : memref<24xi32>
  %4 = affine.load %b[9] : memref<24xi32>
  memref.dealloc %a : memref<10xi32>
  memref.dealloc %b : memref<24xi32>
  return %sum, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

//--- script.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["affine.for"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.affine.super_vectorize %l [4] fastest_varying_pattern = [0] vectorize_reductions = true : !transform.any_op
    transform.yield
  }
}

//--- refused.mlir

// REFUSED: error: fastest varying pattern has 2 numbers for vectors of 1 dimensions
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["affine.for"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.affine.super_vectorize %l [4] fastest_varying_pattern = [0, 1] : !transform.any_op
    transform.yield
  }
}

// What can't be vectorized to the end is left as it was, with nothing beside it.
//--- stays.mlir

// STAYS-LABEL: @computed_of_the_index
// STAYS-NOT: vector
// STAYS: affine.for %{{.*}} = 0 to 256 iter_args(
// STAYS-NOT: vector
func.func @computed_of_the_index(%m: memref<256xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 256 iter_args(%a = %z) -> f32 {
    %x = affine.load %m[%i] : memref<256xf32>
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %y = arith.addf %x, %f : f32
    %b = arith.addf %a, %y : f32
    affine.yield %b : f32
  }
  return %r : f32
}

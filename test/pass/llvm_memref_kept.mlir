// RUN: jig-opt %s --finalize-memref-to-llvm --split-input-file | FileCheck %s

// The reference says of the product that it does not wrap around as an unsigned number.
// CHECK-LABEL: func.func @backwards(
//       CHECK: %[[STRIDE:.*]] = llvm.mlir.constant(-1 : index) : i64
//       CHECK: llvm.mul %{{.*}}, %[[STRIDE]] : i64
//       CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
func.func @backwards(%a: memref<4xf32, strided<[-1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<4xf32, strided<[-1], offset: 3>>
  return %0 : f32
}

// -----

// The reference takes the lower 32 bits.
// CHECK-LABEL: func.func @aligned(
//       CHECK: llvm.alloca %{{.*}} x f32 {alignment = 4294967296 : i64}
func.func @aligned() {
  %0 = memref.alloca() {alignment = 4294967296} : memref<4xf32>
  return
}

// -----

// The reference counts its memory space as 0.
// CHECK-LABEL: func.func @near(
//       CHECK: memref.dealloc
//       CHECK: memref.extract_aligned_pointer_as_index
//       CHECK: memref.reshape
func.func @near(%a: memref<*xf32, "near">, %s: memref<?xindex>) {
  memref.dealloc %a : memref<*xf32, "near">
  %0 = memref.extract_aligned_pointer_as_index %a : memref<*xf32, "near"> -> index
  %1 = memref.reshape %a(%s) : (memref<*xf32, "near">, memref<?xindex>) -> memref<*xf32, "near">
  return
}

// -----

// The reference reads an array of indices from the start of the allocation.
// CHECK-LABEL: func.func @shapes(
// CHECK-COUNT-2: memref.reshape
func.func @shapes(%a: memref<?xf32>, %s: memref<?xi8>, %t: memref<?xindex, strided<[2], offset: ?>>) {
  %0 = memref.reshape %a(%s) : (memref<?xf32>, memref<?xi8>) -> memref<*xf32>
  %1 = memref.reshape %a(%t) : (memref<?xf32>, memref<?xindex, strided<[2], offset: ?>>) -> memref<*xf32>
  return
}

// -----

// The reference dies.
// CHECK-LABEL: func.func @known_rank(
//       CHECK: %[[RANK:.*]] = llvm.mlir.constant(2 : index) : i64
//       CHECK: llvm.insertvalue %[[RANK]], %{{.*}}[0]
func.func @known_rank(%a: memref<?x4xf32>, %s: memref<2xindex>) -> memref<*xf32> {
  %0 = memref.reshape %a(%s) : (memref<?x4xf32>, memref<2xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

// The reference takes the lower 32 bits: memory spaces that are one there are two here.
// CHECK-LABEL: func.func @spaces(
//       CHECK: memref.load
//       CHECK: memref.memory_space_cast
func.func @spaces(%a: memref<4xf32, -1>, %b: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<4xf32, -1>
  %1 = memref.memory_space_cast %b : memref<4xf32> to memref<4xf32, 4294967296>
  return %0 : f32
}

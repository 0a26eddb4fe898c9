// What the reference gets wrong when it flattens buffers, and drops functions (docs/miscompiles.md).
// RUN: jig-opt %s --split-input-file --flatten-memref --duplicate-function-elimination | FileCheck %s

// Masks stay; elements that are not side by side are not read as if they were.
// CHECK-LABEL: func.func @transfers
// CHECK: vector.transfer_read %{{.*}}[%{{.*}}], %{{.*}}, %arg3 : memref<32xf32, strided<[1]>>
// CHECK: vector.transfer_write %{{.*}}, %{{.*}}[%{{.*}}], %arg3 : vector<8xf32>, memref<32xf32, strided<[1]>>
// CHECK: vector.transfer_read %arg4[%arg1, %arg1], %arg2 {in_bounds = [true]}
func.func @transfers(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>,
                     %s: memref<4x8xf32, strided<[16, 2]>>) -> vector<8xf32> {
  %a = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  vector.transfer_write %a, %m[%i, %i], %k {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  %b = vector.transfer_read %s[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32, strided<[16, 2]>>, vector<8xf32>
  return %b : vector<8xf32>
}

// -----

// Rows of rows are no row; elements of any type may be; an allocation of unknown size stays.
// CHECK-LABEL: func.func @others
// CHECK: vector.load %arg0[%arg1, %arg1] : memref<4x8xf32>, vector<2x8xf32>
// CHECK: memref.load %{{.*}}[%{{.*}}] : memref<32xindex, strided<[1]>>
// CHECK: memref.alloc(%arg1) : memref<4x?xf32>
func.func @others(%m: memref<4x8xf32>, %i: index, %x: memref<4x8xindex>)
    -> (vector<2x8xf32>, index, memref<4x?xf32>) {
  %a = vector.load %m[%i, %i] : memref<4x8xf32>, vector<2x8xf32>
  %b = memref.load %x[%i, %i] : memref<4x8xindex>
  %c = memref.alloc(%i) : memref<4x?xf32>
  return %a, %b, %c : vector<2x8xf32>, index, memref<4x?xf32>
}

// -----

// Of dimensions that overlap, the longest does not reach the last element.
// CHECK-LABEL: func.func @overlap
// CHECK: memref.alloc() : memref<4x4xf32, strided<[3, 3]>>
// CHECK: memref.alloc() : memref<4611686018427387904x8xi8>
func.func @overlap() -> (memref<4x4xf32, strided<[3, 3]>>, memref<4611686018427387904x8xi8>) {
  %a = memref.alloc() : memref<4x4xf32, strided<[3, 3]>>
  %b = memref.alloc() : memref<4611686018427387904x8xi8>
  return %a, %b : memref<4x4xf32, strided<[3, 3]>>, memref<4611686018427387904x8xi8>
}

// -----

// A function of another module can't be called in place of one.
// CHECK: func.func @a
// CHECK: module @m
// CHECK-NEXT: func.func @b
// CHECK: call @b
module {
  func.func @a(%x: i32) -> i32 { return %x : i32 }
  module @m {
    func.func @b(%x: i32) -> i32 { return %x : i32 }
    func.func @c(%x: i32) -> i32 {
      %r = call @b(%x) : (i32) -> i32
      return %r : i32
    }
  }
}

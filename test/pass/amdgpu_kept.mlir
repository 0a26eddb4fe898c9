// What the reference gets wrong of amdgpu, or dies on (docs/miscompiles.md).
// RUN: split-file %s %t
// RUN: jig-opt --canonicalize %t/inside.mlir | FileCheck %t/inside.mlir
// RUN: jig-opt --split-input-file --verify-diagnostics %t/refused.mlir

//--- inside.mlir
// Buffers with gaps, and such that begin behind their pointers, end where their last element is.
// CHECK-LABEL: func @gaps
// CHECK: %[[A:.*]] = amdgpu.raw_buffer_load %arg0
// CHECK: %[[B:.*]] = amdgpu.raw_buffer_load %arg1
// CHECK: return %[[A]], %[[B]]
func.func @gaps(%m: memref<4x4xf32, strided<[8, 1]>>, %o: memref<4xf32, strided<[1], offset: 100>>) -> (f32, f32) {
  %c3 = arith.constant 3 : i32
  %0 = amdgpu.raw_buffer_load %m[%c3, %c3] : memref<4x4xf32, strided<[8, 1]>>, i32, i32 -> f32
  %1 = amdgpu.raw_buffer_load %o[%c3] : memref<4xf32, strided<[1], offset: 100>>, i32 -> f32
  return %0, %1 : f32, f32
}

//--- refused.mlir
func.func @vectors(%a: vector<2xf32>) {
  // expected-error@below {{is of 'vector<2xf32>', which is no integer and no float}}
  %0 = amdgpu.dpp %a %a row_mirror : vector<2xf32>
  return
}

// -----

func.func @indices(%a: index) {
  // expected-error@below {{is of 'index', which is no integer and no float}}
  %0 = amdgpu.dpp %a %a row_mirror : index
  return
}

// -----

func.func @gather(%a: memref<4xf32>, %b: memref<4xf32, 3>, %n: index) {
  // expected-error@below {{Transfering type size must be 8, 16, 32, 96 or 128 bits}}
  amdgpu.gather_to_lds %a[%n], %b[%n] : index, memref<4xf32>, memref<4xf32, 3>
  return
}

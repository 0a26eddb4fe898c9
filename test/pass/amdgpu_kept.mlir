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

// A scale that is not the one that was put in, or that nobody knows: the vector stays.
// CHECK-LABEL: func.func @scales
// CHECK: %[[V:.*]] = vector.insert %{{.*}} [0]
// CHECK: amdgpu.scaled_mfma 16x16x128 (%[[V]][2] *
// CHECK: %[[W:.*]] = vector.insert %{{.*}} [%{{.*}}]
// CHECK: amdgpu.scaled_mfma 16x16x128 (%[[W]][0] *
// CHECK: %[[E:.*]] = vector.extract %{{.*}}[%{{.*}}]
// CHECK: %[[X:.*]] = vector.insert %[[E]], %{{.*}} [0]
// CHECK: amdgpu.scaled_mfma 16x16x128 (%[[X]][0] *
// CHECK: %[[G:.*]] = vector.insert %{{.*}} [0]
// CHECK: amdgpu.scaled_mfma 16x16x128 (%[[G]][0] *
func.func @scales(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %s: vector<16xf8E8M0FNU>, %k: vector<4xf8E8M0FNU>, %i: index, %l: vector<[8]xf8E8M0FNU>) -> vector<4xf32> {
  %e = vector.extract %s[5] : f8E8M0FNU from vector<16xf8E8M0FNU>
  %v = vector.insert %e, %k [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%v[2] * %a) * (%k[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %w = vector.insert %e, %k [%i] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %1 = amdgpu.scaled_mfma 16x16x128 (%w[0] * %a) * (%k[0] * %a) + %0 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %d = vector.extract %s[%i] : f8E8M0FNU from vector<16xf8E8M0FNU>
  %x = vector.insert %d, %k [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %2 = amdgpu.scaled_mfma 16x16x128 (%x[0] * %a) * (%k[0] * %a) + %1 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %f = vector.extract %l[3] : f8E8M0FNU from vector<[8]xf8E8M0FNU>
  %g = vector.insert %f, %k [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %3 = amdgpu.scaled_mfma 16x16x128 (%g[0] * %a) * (%k[0] * %a) + %2 : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %3 : vector<4xf32>
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

// Ops that compute different things are not calls of one function, which mlir-opt makes them.
// RUN: jig-opt %s --split-input-file --convert-linalg-to-std --verify-diagnostics -o - | FileCheck %s

func.func @transposed(%a: memref<4x4xf32>) {
  linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  // expected-error @+1 {{failed to legalize operation 'linalg.matmul'}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @kinds(%a: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-error @+1 {{failed to legalize operation 'linalg.elementwise'}}
  linalg.elementwise kind=#linalg.elementwise_kind<log> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id = affine_map<(i) -> (i)>
func.func @bodies(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"], library_call = "f"} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    %y = arith.addf %x, %x : f32
    linalg.yield %y : f32
  }
  // expected-error @+1 {{failed to legalize operation 'linalg.generic'}}
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"], library_call = "f"} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    %y = arith.mulf %x, %x : f32
    linalg.yield %y : f32
  }
  return
}

// -----

// CHECK: func.func @same(
// CHECK-COUNT-2: call @linalg_elementwise_view4xf32_view4xf32(
func.func @same(%a: memref<4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

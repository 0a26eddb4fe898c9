// RUN: jig-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @padded
// CHECK: linalg.pack
func.func @padded(%p: f64) -> tensor<6x2x3xf64> {
  %source = arith.constant dense<1.0> : tensor<6x5xf64>
  %dest = tensor.empty() : tensor<6x2x3xf64>
  %0 = linalg.pack %source padding_value(%p : f64) inner_dims_pos = [1] inner_tiles = [3] into %dest
      : tensor<6x5xf64> -> tensor<6x2x3xf64>
  return %0 : tensor<6x2x3xf64>
}

// CHECK-LABEL: @full_tiles
// CHECK-NOT: linalg.pack
func.func @full_tiles(%p: f64) -> tensor<6x2x3xf64> {
  %source = arith.constant dense<1.0> : tensor<6x6xf64>
  %dest = tensor.empty() : tensor<6x2x3xf64>
  %0 = linalg.pack %source padding_value(%p : f64) inner_dims_pos = [1] inner_tiles = [3] into %dest
      : tensor<6x6xf64> -> tensor<6x2x3xf64>
  return %0 : tensor<6x2x3xf64>
}

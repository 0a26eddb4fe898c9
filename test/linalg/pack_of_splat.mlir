// A constant is packed with padding that is not known: the reference drops the padding.
// RUN: jig-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @pads
// CHECK: linalg.pack %{{.*}} padding_value(%arg0 : i64)
func.func @pads(%p: i64) -> tensor<2x3x4xi64> {
  %s = arith.constant dense<114> : tensor<3x6xi64>
  %d = arith.constant dense<1> : tensor<2x3x4xi64>
  %0 = linalg.pack %s padding_value(%p : i64) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [4] into %d : tensor<3x6xi64> -> tensor<2x3x4xi64>
  return %0 : tensor<2x3x4xi64>
}

// RUN: jig-opt %s --lower-affine --allow-unregistered-dialect | FileCheck %s
// Where values may come later: ops that read themselves, or each other in a circle, are folded as often as it takes, and no more.

// CHECK-LABEL: @circles
// CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %[[A]][0, 0]
// CHECK: tensor.insert_slice
// CHECK: tensor.insert_slice
func.func @circles() {
  "test.graph"() ({
  ^bb0(%s: tensor<4x4xf32>):
    %a = tensor.insert_slice %s into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
    %b = tensor.insert_slice %s into %c[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
    %c = tensor.insert_slice %s into %b[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
    "test.use"(%a, %b, %c) : (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) -> ()
  }) : () -> ()
  return
}

// RUN: jig-opt --reify-result-shapes %s | FileCheck %s
// No type has a negative size, nor one that overflows.

// CHECK-LABEL: @negative
// CHECK: } : tensor<?x2xf32> to tensor<?x?xf32>
func.func @negative(%a: tensor<?x2xf32>, %z: f32) -> tensor<?x?xf32> {
  %c = arith.constant -3 : index
  %0 = tensor.pad %a low[0, %c] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x2xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: @huge
// CHECK: } : tensor<9223372036854775806xf32> to tensor<?xf32>
func.func @huge(%a: tensor<9223372036854775806xf32>, %z: f32) -> tensor<?xf32> {
  %c = arith.constant 5 : index
  %0 = tensor.pad %a low[%c] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<9223372036854775806xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

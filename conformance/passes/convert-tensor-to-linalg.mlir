// ARGS: --convert-tensor-to-linalg --split-input-file
func.func @pad(%t: tensor<?x4xf32>, %z: f32, %l: index) -> (tensor<?x7xf32>, tensor<6xf32>, tensor<4x6xindex>) {
  %0 = tensor.pad %t low[%l, 2] high[3, 1] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<?x4xf32> to tensor<?x7xf32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = tensor.pad %e nofold low[1] high[1] { ^bb0(%i: index): %c = arith.constant 2.0 : f32 
    tensor.yield %c : f32 } : tensor<4xf32> to tensor<6xf32>
  %x = tensor.empty() : tensor<4x4xindex>
  %2 = tensor.pad %x low[0, 1] high[0, 1] { ^bb0(%i: index, %j: index): %c = arith.addi %i, %j : index
    tensor.yield %c : index } : tensor<4x4xindex> to tensor<4x6xindex>
  return %0, %1, %2 : tensor<?x7xf32>, tensor<6xf32>, tensor<4x6xindex>
}
func.func @dead(%t: tensor<4xf32>, %z: f32) -> tensor<4xf32> {
  %0 = tensor.pad %t low[0] high[0] { ^bb0(%i: index): tensor.yield %z : f32 } : tensor<4xf32> to tensor<4xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.addi %c1, %c1 : index
  return %0 : tensor<4xf32>
}
// -----
func.func @more(%t: tensor<2x?xi8>, %z: i8, %l: index, %h: index) -> (tensor<?x?xi8>, tensor<f32>, tensor<4xf32>) {
  %0 = tensor.pad %t low[1, %l] high[%h, 0] { ^bb0(%i: index, %j: index): tensor.yield %z : i8 } : tensor<2x?xi8> to tensor<?x?xi8>
  %e = tensor.empty() : tensor<f32>
  %c = arith.constant 1.0 : f32
  %1 = tensor.pad %e nofold low[] high[] { tensor.yield %c : f32 } : tensor<f32> to tensor<f32>
  %x = tensor.empty() : tensor<2xf32>
  %2 = tensor.pad %x low[1] high[1] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<2xf32> to tensor<4xf32>
  %3 = tensor.collapse_shape %2 [[0]] : tensor<4xf32> into tensor<4xf32>
  return %0, %1, %2 : tensor<?x?xi8>, tensor<f32>, tensor<4xf32>
}
func.func @loop(%t: tensor<4xf32>, %n: index, %z: f32) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<6xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%k = %e) -> tensor<6xf32> {
    %p = tensor.pad %t low[2] high[0] { ^bb0(%j: index): tensor.yield %z : f32 } : tensor<4xf32> to tensor<6xf32>
    scf.yield %p : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}

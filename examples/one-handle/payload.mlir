// A product of matrices, on tensors.
func.func @product(%lhs: tensor<16x24xf32>, %rhs: tensor<24x32xf32>, %init: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<16x24xf32>, tensor<24x32xf32>) outs(%init : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %sum : tensor<16x32xf32>
}

// What `jig eval` runs, before and after.
func.func @main() -> f32 {
  %one = arith.constant 1.0 : f32
  %lhs = tensor.generate {
  ^bb0(%i: index, %j: index):
    %n = arith.muli %i, %j : index
    %k = arith.index_cast %n : index to i32
    %x = arith.sitofp %k : i32 to f32
    tensor.yield %x : f32
  } : tensor<16x24xf32>
  %rhs = tensor.splat %one : tensor<24x32xf32>
  %init = tensor.splat %one : tensor<16x32xf32>
  %sum = call @product(%lhs, %rhs, %init) : (tensor<16x24xf32>, tensor<24x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
  %c7 = arith.constant 7 : index
  %at = tensor.extract %sum[%c7, %c7] : tensor<16x32xf32>
  return %at : f32
}

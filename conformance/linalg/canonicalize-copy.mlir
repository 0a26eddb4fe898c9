// ARGS: --canonicalize --split-input-file
func.func @f(%v2: i32, %v1: tensor<i32>, %a: tensor<4xi32>, %m: memref<4xi32>) -> (tensor<i32>, tensor<4xi32>, tensor<4xi32>){
  %v3 = linalg.fill ins(%v2 : i32) outs(%v1 : tensor<i32>) -> tensor<i32>
  %v8 = linalg.copy ins(%v3 : tensor<i32>) outs(%v3 : tensor<i32>) -> tensor<i32>
  %w3 = linalg.fill ins(%v2 : i32) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  %w8 = linalg.copy ins(%w3 : tensor<4xi32>) outs(%w3 : tensor<4xi32>) -> tensor<4xi32>
  %w9 = linalg.copy ins(%a : tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  linalg.copy ins(%m : memref<4xi32>) outs(%m : memref<4xi32>)
  return %v8, %w8, %w9 : tensor<i32>, tensor<4xi32>, tensor<4xi32>
}

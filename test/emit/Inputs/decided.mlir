func.func @f(%a: memref<?x8xf32>, %b: memref<8x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x8xf32>, memref<8x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @g(%a: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
func.func @h(%m: memref<16xf32>, %v: vector<4xf32>, %i: index) -> f32 {
  %x = vector.load %m[%i] : memref<16xf32>, vector<4xf32>
  %y = vector.fma %x, %v, %v : vector<4xf32>
  %p = arith.constant 0.0 : f32
  %z = vector.reduction <add>, %y : vector<4xf32> into f32
  %t = vector.transfer_read %m[%i], %p : memref<16xf32>, vector<4xf32>
  vector.transfer_write %t, %m[%i] : vector<4xf32>, memref<16xf32>
  return %z : f32
}

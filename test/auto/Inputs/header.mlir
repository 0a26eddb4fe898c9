func.func @product(%a: tensor<2x3xf32>, %b: tensor<3x3xf32>) -> tensor<2x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %r = linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x3xf32>) outs(%f : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @scaled(%a: memref<?xf64>, %by: f64, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = arith.mulf %x, %by : f64
    memref.store %y, %a[%i] : memref<?xf64>
  }
  %size = memref.dim %a, %c0 : memref<?xf64>
  %r = arith.index_cast %size : index to i64
  return %r : i64
}
func.func @both(%a: tensor<2x2x1xf32>) -> (tensor<f32>, i32) {
  %zero = arith.constant 0.0 : f32
  %four = arith.constant 4 : i32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.reduce {arith.addf} ins(%a : tensor<2x2x1xf32>) outs(%f : tensor<f32>) dimensions = [0, 1, 2]
  return %s, %four : tensor<f32>, i32
}
func.func @nothing() {
  return
}
func.func @complexes(%x: complex<f32>) -> complex<f32> {
  return %x : complex<f32>
}
func.func private @hidden(%x: f32) -> f32 {
  return %x : f32
}

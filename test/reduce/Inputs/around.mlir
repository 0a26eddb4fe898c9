func.func private @twice(%x: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %r = arith.mulf %x, %two : f32
  return %r : f32
}
func.func @products(%a: tensor<8x12xf32>, %b: tensor<12x6xf32>, %flag: i1) -> (tensor<8x6xf32>, f32) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %init = tensor.empty() : tensor<8x6xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  %mm = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x6xf32>) outs(%fill : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e0 = tensor.empty() : tensor<8x6xf32>
  %sum = linalg.add ins(%mm, %mm : tensor<8x6xf32>, tensor<8x6xf32>) outs(%e0 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %loop = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %sum) -> tensor<8x6xf32> {
    %e1 = tensor.empty() : tensor<8x6xf32>
    %s = linalg.mul ins(%acc, %mm : tensor<8x6xf32>, tensor<8x6xf32>) outs(%e1 : tensor<8x6xf32>) -> tensor<8x6xf32>
    scf.yield %s : tensor<8x6xf32>
  }
  %pick = scf.if %flag -> tensor<8x6xf32> {
    %e2 = tensor.empty() : tensor<8x6xf32>
    %q = linalg.sub ins(%loop, %mm : tensor<8x6xf32>, tensor<8x6xf32>) outs(%e2 : tensor<8x6xf32>) -> tensor<8x6xf32>
    scf.yield %q : tensor<8x6xf32>
  } else {
    scf.yield %loop : tensor<8x6xf32>
  }
  %one = tensor.extract %pick[%c0, %c1] : tensor<8x6xf32>
  %r = func.call @twice(%one) : (f32) -> f32
  return %pick, %r : tensor<8x6xf32>, f32
}
func.func @buffers(%m: memref<4x16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant 3.0 : f32
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %v = memref.load %m[%i, %j] : memref<4x16xf32>
      %w = arith.addf %v, %k : f32
      memref.store %w, %m[%i, %j] : memref<4x16xf32>
    }
  }
  return
}

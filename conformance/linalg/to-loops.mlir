// ARGS: --convert-linalg-to-loops
// ARGS: --convert-linalg-to-affine-loops
// ARGS: --convert-linalg-to-parallel-loops
// ARGS: --pass-pipeline=builtin.module(func.func(convert-linalg-to-affine-loops)) --mlir-print-ir-after-all
func.func @mm(%a: memref<?x64xf32>, %b: memref<64x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x64xf32>, memref<64x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
func.func @conv(%a: memref<1x?x18x8xf32>, %b: memref<3x3x8x4xf32>, %c: memref<1x?x8x4xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %b : memref<1x?x18x8xf32>, memref<3x3x8x4xf32>) outs(%c : memref<1x?x8x4xf32>)
  return
}
func.func @fill(%a: memref<6x5xindex>, %b: memref<3x3xindex>, %s: index) {
  linalg.fill ins(%s : index) outs(%a : memref<6x5xindex>)
  %k = arith.constant 1 : index
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j + 1, 3)>], iterator_types = ["parallel", "reduction"]} ins(%b : memref<3x3xindex>) outs(%a: memref<6x5xindex>) {
    ^bb0(%x: index, %o : index):
      %i = linalg.index 0 : index
      %l = memref.load %a[%i, %k] : memref<6x5xindex>
      %y = arith.addi %x, %l : index
      linalg.yield %y : index
  }
  return
}
func.func @scalar(%a: memref<f32>, %b: memref<f32>) {
  linalg.exp ins(%a : memref<f32>) outs(%b : memref<f32>)
  return
}
func.func @par(%a: memref<?x4x?x5xf32>, %b: memref<?x?xf32>) {
  linalg.reduce {arith.addf} ins(%a : memref<?x4x?x5xf32>) outs(%b : memref<?x?xf32>) dimensions = [1, 3]
  linalg.transpose ins(%b : memref<?x?xf32>) outs(%b : memref<?x?xf32>) permutation = [1, 0]
  linalg.map {arith.addf} ins(%b, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  linalg.softmax dimension(1) ins(%b: memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  return
}
func.func @tens(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @batch(%a: memref<3x4x5xi8>, %b: memref<3x5x6xi8>, %c: memref<3x4x6xi32>) {
  linalg.batch_matmul ins(%a, %b : memref<3x4x5xi8>, memref<3x5x6xi8>) outs(%c : memref<3x4x6xi32>)
  return
}
func.func @pool(%a: memref<1x9x9x2xf32, strided<[162, 18, 2, 1], offset: ?>>, %w: memref<3x3xf32>, %c: memref<1x4x4x2xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
    ins(%a, %w : memref<1x9x9x2xf32, strided<[162, 18, 2, 1], offset: ?>>, memref<3x3xf32>) outs(%c : memref<1x4x4x2xf32>)
  return
}
func.func @zero(%a: memref<0x?xf32>, %b: memref<?x0xf32>) {
  linalg.transpose ins(%a : memref<0x?xf32>) outs(%b : memref<?x0xf32>) permutation = [1, 0]
  return
}
func.func @nested(%m: memref<f32>, %a: memref<8x8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c2 {
    %s = memref.subview %a[%i, 0] [2, 8] [1, 1] : memref<8x8xf32> to memref<2x8xf32, strided<[8, 1], offset: ?>>
    linalg.fill ins(%z : f32) outs(%s : memref<2x8xf32, strided<[8, 1], offset: ?>>)
    linalg.broadcast ins(%m : memref<f32>) outs(%s : memref<2x8xf32, strided<[8, 1], offset: ?>>) dimensions = [0, 1]
  }
  return
}
func.func @results(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
    ins(%a : memref<?xf32>) outs(%b, %c : memref<?xf32>, memref<f32>) {
    ^bb0(%x: f32, %y: f32, %s: f32):
      %t = arith.addf %x, %s : f32
      %true = arith.cmpf olt, %x, %y : f32
      %v = scf.if %true -> f32 { scf.yield %x : f32 } else { scf.yield %y : f32 }
      linalg.yield %v, %t : f32, f32
  }
  return
}

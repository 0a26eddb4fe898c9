// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic

func.func @copy(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.copy ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @copy(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.copy ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @copy(%a0: tensor<4x8xi8>, %a1: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = linalg.copy ins(%a0 : tensor<4x8xi8>) outs(%a1 : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}
// -----

func.func @copy(%a0: memref<4x8xf16>, %a1: memref<4x8xf32>) {
  linalg.copy ins(%a0 : memref<4x8xf16>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @exp(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.exp ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @exp(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.exp ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @log(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.log ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @log(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.log ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @abs(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.abs ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @abs(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.abs ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @ceil(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.ceil ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @ceil(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.ceil ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @floor(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.floor ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @floor(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.floor ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @negf(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.negf ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @negf(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.negf ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @reciprocal(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.reciprocal ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @reciprocal(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.reciprocal ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @round(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.round ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @round(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.round ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @sqrt(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.sqrt ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @sqrt(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.sqrt ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @rsqrt(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.rsqrt ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @rsqrt(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.rsqrt ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @square(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.square ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @square(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.square ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @tanh(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.tanh ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @tanh(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.tanh ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @erf(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.erf ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @erf(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.erf ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @add(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.add ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @add(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.add ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// -----

func.func @sub(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.sub ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @sub(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.sub ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// -----

func.func @mul(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.mul ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @mul(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.mul ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// -----

func.func @div(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.div ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @div(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.div ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// -----

func.func @div_unsigned(%a0: tensor<4x8xi32>, %a1: tensor<4x8xi32>, %a2: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = linalg.div_unsigned ins(%a0, %a1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%a2 : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}
// -----

func.func @div_unsigned(%a0: memref<4x8xi8>, %a1: memref<4x8xi8>, %a2: memref<4x8xi8>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<4x8xi8>, memref<4x8xi8>) outs(%a2 : memref<4x8xi8>)
  return
}
// -----

func.func @max(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.max ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @max(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.max ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// -----

func.func @min(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.min ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @min(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.min ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// -----

func.func @powf(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.powf ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @powf(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.powf ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// -----

func.func @select(%a0: tensor<4x8xi1>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>, %a3: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.select ins(%a0, %a1, %a2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%a3 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @select(%a0: memref<4x8xi1>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>, %a3: memref<4x8xf32>) {
  linalg.select ins(%a0, %a1, %a2 : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%a3 : memref<4x8xf32>)
  return
}
// -----

func.func @matmul(%a0: tensor<2x4xf32>, %a1: tensor<4x3xf32>, %a2: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<2x4xf32>, tensor<4x3xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----

func.func @matmul(%a0: memref<2x4xf32>, %a1: memref<4x3xf32>, %a2: memref<2x3xf32>) {
  linalg.matmul ins(%a0, %a1 : memref<2x4xf32>, memref<4x3xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
// -----

func.func @matmul(%a0: tensor<2x4xi8>, %a1: tensor<4x3xi8>, %a2: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<2x4xi8>, tensor<4x3xi8>) outs(%a2 : tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// -----

func.func @matmul(%a0: memref<2x4xf16>, %a1: memref<4x3xf16>, %a2: memref<2x3xf32>) {
  linalg.matmul ins(%a0, %a1 : memref<2x4xf16>, memref<4x3xf16>) outs(%a2 : memref<2x3xf32>)
  return
}
// -----

func.func @batch_matmul(%a0: tensor<2x3x5xf32>, %a1: tensor<2x5x4xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @batch_matmul(%a0: memref<2x3x5xf32>, %a1: memref<2x5x4xf32>, %a2: memref<2x3x4xf32>) {
  linalg.batch_matmul ins(%a0, %a1 : memref<2x3x5xf32>, memref<2x5x4xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @batch_matmul(%a0: tensor<2x3x5xi8>, %a1: tensor<2x5x4xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<2x3x5xi8>, tensor<2x5x4xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @batch_matmul(%a0: memref<2x3x5xf16>, %a1: memref<2x5x4xf16>, %a2: memref<2x3x4xf32>) {
  linalg.batch_matmul ins(%a0, %a1 : memref<2x3x5xf16>, memref<2x5x4xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @batch_reduce_matmul(%a0: tensor<2x3x5xf32>, %a1: tensor<2x5x4xf32>, %a2: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.batch_reduce_matmul ins(%a0, %a1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>) outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----

func.func @batch_reduce_matmul(%a0: memref<2x3x5xf32>, %a1: memref<2x5x4xf32>, %a2: memref<3x4xf32>) {
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<2x3x5xf32>, memref<2x5x4xf32>) outs(%a2 : memref<3x4xf32>)
  return
}
// -----

func.func @batch_reduce_matmul(%a0: tensor<2x3x5xi8>, %a1: tensor<2x5x4xi8>, %a2: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %0 = linalg.batch_reduce_matmul ins(%a0, %a1 : tensor<2x3x5xi8>, tensor<2x5x4xi8>) outs(%a2 : tensor<3x4xi32>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}
// -----

func.func @batch_reduce_matmul(%a0: memref<2x3x5xf16>, %a1: memref<2x5x4xf16>, %a2: memref<3x4xf32>) {
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<2x3x5xf16>, memref<2x5x4xf16>) outs(%a2 : memref<3x4xf32>)
  return
}
// -----

func.func @quantized_matmul(%a0: tensor<2x4xi8>, %a1: tensor<4x3xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%a4 : tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// -----

func.func @quantized_matmul(%a0: memref<2x4xi8>, %a1: memref<4x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x3xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%a4 : memref<2x3xi32>)
  return
}
// -----

func.func @mmt4d(%a0: tensor<2x4x5x7xf32>, %a1: tensor<3x4x6x7xf32>, %a2: tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32> {
  %0 = linalg.mmt4d ins(%a0, %a1 : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%a2 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return %0 : tensor<2x3x5x6xf32>
}
// -----

func.func @mmt4d(%a0: memref<2x4x5x7xf32>, %a1: memref<3x4x6x7xf32>, %a2: memref<2x3x5x6xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<2x4x5x7xf32>, memref<3x4x6x7xf32>) outs(%a2 : memref<2x3x5x6xf32>)
  return
}
// -----

func.func @mmt4d(%a0: tensor<2x4x5x7xi8>, %a1: tensor<3x4x6x7xi8>, %a2: tensor<2x3x5x6xi32>) -> tensor<2x3x5x6xi32> {
  %0 = linalg.mmt4d ins(%a0, %a1 : tensor<2x4x5x7xi8>, tensor<3x4x6x7xi8>) outs(%a2 : tensor<2x3x5x6xi32>) -> tensor<2x3x5x6xi32>
  return %0 : tensor<2x3x5x6xi32>
}
// -----

func.func @mmt4d(%a0: memref<2x4x5x7xf16>, %a1: memref<3x4x6x7xf16>, %a2: memref<2x3x5x6xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<2x4x5x7xf16>, memref<3x4x6x7xf16>) outs(%a2 : memref<2x3x5x6xf32>)
  return
}
// -----

func.func @batch_mmt4d(%a0: tensor<2x3x5x6x8xf32>, %a1: tensor<2x4x5x7x8xf32>, %a2: tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32> {
  %0 = linalg.batch_mmt4d ins(%a0, %a1 : tensor<2x3x5x6x8xf32>, tensor<2x4x5x7x8xf32>) outs(%a2 : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  return %0 : tensor<2x3x4x6x7xf32>
}
// -----

func.func @batch_mmt4d(%a0: memref<2x3x5x6x8xf32>, %a1: memref<2x4x5x7x8xf32>, %a2: memref<2x3x4x6x7xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<2x3x5x6x8xf32>, memref<2x4x5x7x8xf32>) outs(%a2 : memref<2x3x4x6x7xf32>)
  return
}
// -----

func.func @batch_mmt4d(%a0: tensor<2x3x5x6x8xi8>, %a1: tensor<2x4x5x7x8xi8>, %a2: tensor<2x3x4x6x7xi32>) -> tensor<2x3x4x6x7xi32> {
  %0 = linalg.batch_mmt4d ins(%a0, %a1 : tensor<2x3x5x6x8xi8>, tensor<2x4x5x7x8xi8>) outs(%a2 : tensor<2x3x4x6x7xi32>) -> tensor<2x3x4x6x7xi32>
  return %0 : tensor<2x3x4x6x7xi32>
}
// -----

func.func @batch_mmt4d(%a0: memref<2x3x5x6x8xf16>, %a1: memref<2x4x5x7x8xf16>, %a2: memref<2x3x4x6x7xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<2x3x5x6x8xf16>, memref<2x4x5x7x8xf16>) outs(%a2 : memref<2x3x4x6x7xf32>)
  return
}
// -----

func.func @quantized_batch_matmul(%a0: tensor<2x3x5xi8>, %a1: tensor<2x5x4xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%a4 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @quantized_batch_matmul(%a0: memref<2x3x5xi8>, %a1: memref<2x5x4xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<2x3x5xi8>, memref<2x5x4xi8>, i32, i32) outs(%a4 : memref<2x3x4xi32>)
  return
}
// -----

func.func @matvec(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<2x3xf32>, tensor<3xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----

func.func @matvec(%a0: memref<2x3xf32>, %a1: memref<3xf32>, %a2: memref<2xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<2x3xf32>, memref<3xf32>) outs(%a2 : memref<2xf32>)
  return
}
// -----

func.func @matvec(%a0: tensor<2x3xi8>, %a1: tensor<3xi8>, %a2: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<2x3xi8>, tensor<3xi8>) outs(%a2 : tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----

func.func @matvec(%a0: memref<2x3xf16>, %a1: memref<3xf16>, %a2: memref<2xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<2x3xf16>, memref<3xf16>) outs(%a2 : memref<2xf32>)
  return
}
// -----

func.func @vecmat(%a0: tensor<3xf32>, %a1: tensor<3x2xf32>, %a2: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.vecmat ins(%a0, %a1 : tensor<3xf32>, tensor<3x2xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----

func.func @vecmat(%a0: memref<3xf32>, %a1: memref<3x2xf32>, %a2: memref<2xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<3xf32>, memref<3x2xf32>) outs(%a2 : memref<2xf32>)
  return
}
// -----

func.func @vecmat(%a0: tensor<3xi8>, %a1: tensor<3x2xi8>, %a2: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.vecmat ins(%a0, %a1 : tensor<3xi8>, tensor<3x2xi8>) outs(%a2 : tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----

func.func @vecmat(%a0: memref<3xf16>, %a1: memref<3x2xf16>, %a2: memref<2xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<3xf16>, memref<3x2xf16>) outs(%a2 : memref<2xf32>)
  return
}
// -----

func.func @batch_matvec(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.batch_matvec ins(%a0, %a1 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----

func.func @batch_matvec(%a0: memref<2x3x4xf32>, %a1: memref<2x4xf32>, %a2: memref<2x3xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<2x3x4xf32>, memref<2x4xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
// -----

func.func @batch_matvec(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4xi8>, %a2: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.batch_matvec ins(%a0, %a1 : tensor<2x3x4xi8>, tensor<2x4xi8>) outs(%a2 : tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// -----

func.func @batch_matvec(%a0: memref<2x3x4xf16>, %a1: memref<2x4xf16>, %a2: memref<2x3xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<2x3x4xf16>, memref<2x4xf16>) outs(%a2 : memref<2x3xf32>)
  return
}
// -----

func.func @batch_vecmat(%a0: tensor<2x4xf32>, %a1: tensor<2x4x3xf32>, %a2: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.batch_vecmat ins(%a0, %a1 : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----

func.func @batch_vecmat(%a0: memref<2x4xf32>, %a1: memref<2x4x3xf32>, %a2: memref<2x3xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<2x4xf32>, memref<2x4x3xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
// -----

func.func @batch_vecmat(%a0: tensor<2x4xi8>, %a1: tensor<2x4x3xi8>, %a2: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.batch_vecmat ins(%a0, %a1 : tensor<2x4xi8>, tensor<2x4x3xi8>) outs(%a2 : tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// -----

func.func @batch_vecmat(%a0: memref<2x4xf16>, %a1: memref<2x4x3xf16>, %a2: memref<2x3xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<2x4xf16>, memref<2x4x3xf16>) outs(%a2 : memref<2x3xf32>)
  return
}
// -----

func.func @dot(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %0 = linalg.dot ins(%a0, %a1 : tensor<2xf32>, tensor<2xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----

func.func @dot(%a0: memref<2xf32>, %a1: memref<2xf32>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<2xf32>, memref<2xf32>) outs(%a2 : memref<f32>)
  return
}
// -----

func.func @dot(%a0: tensor<2xi8>, %a1: tensor<2xi8>, %a2: tensor<i32>) -> tensor<i32> {
  %0 = linalg.dot ins(%a0, %a1 : tensor<2xi8>, tensor<2xi8>) outs(%a2 : tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
// -----

func.func @dot(%a0: memref<2xf16>, %a1: memref<2xf16>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<2xf16>, memref<2xf16>) outs(%a2 : memref<f32>)
  return
}
// -----

func.func @conv_1d(%a0: tensor<4xf32>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.conv_1d ins(%a0, %a1 : tensor<4xf32>, tensor<3xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----

func.func @conv_1d(%a0: memref<4xf32>, %a1: memref<3xf32>, %a2: memref<2xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<4xf32>, memref<3xf32>) outs(%a2 : memref<2xf32>)
  return
}
// -----

func.func @conv_1d(%a0: tensor<4xi8>, %a1: tensor<3xi8>, %a2: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.conv_1d ins(%a0, %a1 : tensor<4xi8>, tensor<3xi8>) outs(%a2 : tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----

func.func @conv_1d(%a0: memref<4xf16>, %a1: memref<3xf16>, %a2: memref<2xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<4xf16>, memref<3xf16>) outs(%a2 : memref<2xf32>)
  return
}
// -----

func.func @conv_2d(%a0: tensor<5x7xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.conv_2d ins(%a0, %a1 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----

func.func @conv_2d(%a0: memref<5x7xf32>, %a1: memref<4x5xf32>, %a2: memref<2x3xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<5x7xf32>, memref<4x5xf32>) outs(%a2 : memref<2x3xf32>)
  return
}
// -----

func.func @conv_2d(%a0: tensor<5x7xi8>, %a1: tensor<4x5xi8>, %a2: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.conv_2d ins(%a0, %a1 : tensor<5x7xi8>, tensor<4x5xi8>) outs(%a2 : tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// -----

func.func @conv_2d(%a0: memref<5x7xf16>, %a1: memref<4x5xf16>, %a2: memref<2x3xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<5x7xf16>, memref<4x5xf16>) outs(%a2 : memref<2x3xf32>)
  return
}
// -----

func.func @conv_3d(%a0: tensor<6x8x10xf32>, %a1: tensor<5x6x7xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.conv_3d ins(%a0, %a1 : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @conv_3d(%a0: memref<6x8x10xf32>, %a1: memref<5x6x7xf32>, %a2: memref<2x3x4xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<6x8x10xf32>, memref<5x6x7xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @conv_3d(%a0: tensor<6x8x10xi8>, %a1: tensor<5x6x7xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.conv_3d ins(%a0, %a1 : tensor<6x8x10xi8>, tensor<5x6x7xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @conv_3d(%a0: memref<6x8x10xf16>, %a1: memref<5x6x7xf16>, %a2: memref<2x3x4xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<6x8x10xf16>, memref<5x6x7xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @conv_1d_nwc_wcf(%a0: tensor<2x7x6xf32>, %a1: tensor<5x6x4xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.conv_1d_nwc_wcf ins(%a0, %a1 : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @conv_1d_nwc_wcf(%a0: memref<2x7x6xf32>, %a1: memref<5x6x4xf32>, %a2: memref<2x3x4xf32>) {
  linalg.conv_1d_nwc_wcf ins(%a0, %a1 : memref<2x7x6xf32>, memref<5x6x4xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @conv_1d_nwc_wcf(%a0: tensor<2x7x6xi8>, %a1: tensor<5x6x4xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.conv_1d_nwc_wcf ins(%a0, %a1 : tensor<2x7x6xi8>, tensor<5x6x4xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @conv_1d_nwc_wcf(%a0: memref<2x7x6xf16>, %a1: memref<5x6x4xf16>, %a2: memref<2x3x4xf32>) {
  linalg.conv_1d_nwc_wcf ins(%a0, %a1 : memref<2x7x6xf16>, memref<5x6x4xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @conv_1d_nwc_wcf(%a0: tensor<2x17x6xf32>, %a1: tensor<5x6x4xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x17x6xf32>, tensor<5x6x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @conv_1d_ncw_fcw(%a0: tensor<2x5x9xf32>, %a1: tensor<3x5x6xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.conv_1d_ncw_fcw ins(%a0, %a1 : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @conv_1d_ncw_fcw(%a0: memref<2x5x9xf32>, %a1: memref<3x5x6xf32>, %a2: memref<2x3x4xf32>) {
  linalg.conv_1d_ncw_fcw ins(%a0, %a1 : memref<2x5x9xf32>, memref<3x5x6xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @conv_1d_ncw_fcw(%a0: tensor<2x5x9xi8>, %a1: tensor<3x5x6xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.conv_1d_ncw_fcw ins(%a0, %a1 : tensor<2x5x9xi8>, tensor<3x5x6xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @conv_1d_ncw_fcw(%a0: memref<2x5x9xf16>, %a1: memref<3x5x6xf16>, %a2: memref<2x3x4xf32>) {
  linalg.conv_1d_ncw_fcw ins(%a0, %a1 : memref<2x5x9xf16>, memref<3x5x6xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @conv_1d_ncw_fcw(%a0: tensor<2x5x22xf32>, %a1: tensor<3x5x6xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x5x22xf32>, tensor<3x5x6xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @conv_2d_nhwc_hwcf(%a0: tensor<2x8x10x8xf32>, %a1: tensor<6x7x8x5xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : tensor<2x8x10x8xf32>, tensor<6x7x8x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @conv_2d_nhwc_hwcf(%a0: memref<2x8x10x8xf32>, %a1: memref<6x7x8x5xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : memref<2x8x10x8xf32>, memref<6x7x8x5xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @conv_2d_nhwc_hwcf(%a0: tensor<2x8x10x8xi8>, %a1: tensor<6x7x8x5xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : tensor<2x8x10x8xi8>, tensor<6x7x8x5xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @conv_2d_nhwc_hwcf(%a0: memref<2x8x10x8xf16>, %a1: memref<6x7x8x5xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : memref<2x8x10x8xf16>, memref<6x7x8x5xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @conv_2d_nhwc_hwcf(%a0: tensor<2x20x25x8xf32>, %a1: tensor<6x7x8x5xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x20x25x8xf32>, tensor<6x7x8x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @conv_2d_nhwc_fhwc(%a0: tensor<2x8x10x8xf32>, %a1: tensor<5x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : tensor<2x8x10x8xf32>, tensor<5x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @conv_2d_nhwc_fhwc(%a0: memref<2x8x10x8xf32>, %a1: memref<5x6x7x8xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : memref<2x8x10x8xf32>, memref<5x6x7x8xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @conv_2d_nhwc_fhwc(%a0: tensor<2x8x10x8xi8>, %a1: tensor<5x6x7x8xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : tensor<2x8x10x8xi8>, tensor<5x6x7x8xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @conv_2d_nhwc_fhwc(%a0: memref<2x8x10x8xf16>, %a1: memref<5x6x7x8xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : memref<2x8x10x8xf16>, memref<5x6x7x8xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @conv_2d_nhwc_fhwc(%a0: tensor<2x20x25x8xf32>, %a1: tensor<5x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x20x25x8xf32>, tensor<5x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @conv_2d_nhwc_hwcf_q(%a0: tensor<2x8x10x8xi8>, %a1: tensor<6x7x8x5xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x8xi8>, tensor<6x7x8x5xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @conv_2d_nhwc_hwcf_q(%a0: memref<2x8x10x8xi8>, %a1: memref<6x7x8x5xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : memref<2x8x10x8xi8>, memref<6x7x8x5xi8>, i32, i32) outs(%a4 : memref<2x3x4x5xi32>)
  return
}
// -----

func.func @conv_2d_nhwc_fhwc_q(%a0: tensor<2x8x10x8xi8>, %a1: tensor<5x6x7x8xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x8xi8>, tensor<5x6x7x8xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @conv_2d_nhwc_fhwc_q(%a0: memref<2x8x10x8xi8>, %a1: memref<5x6x7x8xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : memref<2x8x10x8xi8>, memref<5x6x7x8xi8>, i32, i32) outs(%a4 : memref<2x3x4x5xi32>)
  return
}
// -----

func.func @conv_2d_nchw_fchw_q(%a0: tensor<2x6x10x12xi8>, %a1: tensor<3x6x7x8xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x6x10x12xi8>, tensor<3x6x7x8xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @conv_2d_nchw_fchw_q(%a0: memref<2x6x10x12xi8>, %a1: memref<3x6x7x8xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : memref<2x6x10x12xi8>, memref<3x6x7x8xi8>, i32, i32) outs(%a4 : memref<2x3x4x5xi32>)
  return
}
// -----

func.func @conv_2d_nchw_fchw(%a0: tensor<2x6x10x12xf32>, %a1: tensor<3x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<2x6x10x12xf32>, tensor<3x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @conv_2d_nchw_fchw(%a0: memref<2x6x10x12xf32>, %a1: memref<3x6x7x8xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a0, %a1 : memref<2x6x10x12xf32>, memref<3x6x7x8xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @conv_2d_nchw_fchw(%a0: tensor<2x6x10x12xi8>, %a1: tensor<3x6x7x8xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<2x6x10x12xi8>, tensor<3x6x7x8xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @conv_2d_nchw_fchw(%a0: memref<2x6x10x12xf16>, %a1: memref<3x6x7x8xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a0, %a1 : memref<2x6x10x12xf16>, memref<3x6x7x8xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @conv_2d_nchw_fchw(%a0: tensor<2x6x25x30xf32>, %a1: tensor<3x6x7x8xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x6x25x30xf32>, tensor<3x6x7x8xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @conv_2d_ngchw_fgchw(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<4x3x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : tensor<2x3x7x12x14xf32>, tensor<4x3x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_2d_ngchw_fgchw(%a0: memref<2x3x7x12x14xf32>, %a1: memref<4x3x7x8x9xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : memref<2x3x7x12x14xf32>, memref<4x3x7x8x9xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_2d_ngchw_fgchw(%a0: tensor<2x3x7x12x14xi8>, %a1: tensor<4x3x7x8x9xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : tensor<2x3x7x12x14xi8>, tensor<4x3x7x8x9xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @conv_2d_ngchw_fgchw(%a0: memref<2x3x7x12x14xf16>, %a1: memref<4x3x7x8x9xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : memref<2x3x7x12x14xf16>, memref<4x3x7x8x9xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_2d_ngchw_fgchw(%a0: tensor<2x3x7x30x35xf32>, %a1: tensor<4x3x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x7x30x35xf32>, tensor<4x3x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_2d_ngchw_gfchw(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<3x4x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : tensor<2x3x7x12x14xf32>, tensor<3x4x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_2d_ngchw_gfchw(%a0: memref<2x3x7x12x14xf32>, %a1: memref<3x4x7x8x9xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : memref<2x3x7x12x14xf32>, memref<3x4x7x8x9xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_2d_ngchw_gfchw(%a0: tensor<2x3x7x12x14xi8>, %a1: tensor<3x4x7x8x9xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : tensor<2x3x7x12x14xi8>, tensor<3x4x7x8x9xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @conv_2d_ngchw_gfchw(%a0: memref<2x3x7x12x14xf16>, %a1: memref<3x4x7x8x9xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : memref<2x3x7x12x14xf16>, memref<3x4x7x8x9xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_2d_ngchw_gfchw(%a0: tensor<2x3x7x30x35xf32>, %a1: tensor<3x4x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x7x30x35xf32>, tensor<3x4x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_2d_nhwgc_gfhwc(%a0: tensor<2x9x11x5x9xf32>, %a1: tensor<5x6x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : tensor<2x9x11x5x9xf32>, tensor<5x6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_2d_nhwgc_gfhwc(%a0: memref<2x9x11x5x9xf32>, %a1: memref<5x6x7x8x9xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : memref<2x9x11x5x9xf32>, memref<5x6x7x8x9xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_2d_nhwgc_gfhwc(%a0: tensor<2x9x11x5x9xi8>, %a1: tensor<5x6x7x8x9xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : tensor<2x9x11x5x9xi8>, tensor<5x6x7x8x9xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @conv_2d_nhwgc_gfhwc(%a0: memref<2x9x11x5x9xf16>, %a1: memref<5x6x7x8x9xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : memref<2x9x11x5x9xf16>, memref<5x6x7x8x9xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_2d_nhwgc_gfhwc(%a0: tensor<2x23x28x5x9xf32>, %a1: tensor<5x6x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x23x28x5x9xf32>, tensor<5x6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_2d_nhwgc_gfhwc_q(%a0: tensor<2x9x11x5x9xi8>, %a1: tensor<5x6x7x8x9xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x5x9xi8>, tensor<5x6x7x8x9xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @conv_2d_nhwgc_gfhwc_q(%a0: memref<2x9x11x5x9xi8>, %a1: memref<5x6x7x8x9xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : memref<2x9x11x5x9xi8>, memref<5x6x7x8x9xi8>, i32, i32) outs(%a4 : memref<2x3x4x5x6xi32>)
  return
}
// -----

func.func @conv_2d_ngchw_gfchw_q(%a0: tensor<2x3x7x12x14xi8>, %a1: tensor<3x4x7x8x9xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x3x7x12x14xi8>, tensor<3x4x7x8x9xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @conv_2d_ngchw_gfchw_q(%a0: memref<2x3x7x12x14xi8>, %a1: memref<3x4x7x8x9xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : memref<2x3x7x12x14xi8>, memref<3x4x7x8x9xi8>, i32, i32) outs(%a4 : memref<2x3x4x5x6xi32>)
  return
}
// -----

func.func @conv_3d_ndhwc_dhwcf(%a0: tensor<2x9x11x13x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_3d_ndhwc_dhwcf(%a0: memref<2x9x11x13x10xf32>, %a1: memref<7x8x9x10x6xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : memref<2x9x11x13x10xf32>, memref<7x8x9x10x6xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_3d_ndhwc_dhwcf(%a0: tensor<2x9x11x13x10xi8>, %a1: tensor<7x8x9x10x6xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : tensor<2x9x11x13x10xi8>, tensor<7x8x9x10x6xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @conv_3d_ndhwc_dhwcf(%a0: memref<2x9x11x13x10xf16>, %a1: memref<7x8x9x10x6xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : memref<2x9x11x13x10xf16>, memref<7x8x9x10x6xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_3d_ndhwc_dhwcf(%a0: tensor<2x23x28x33x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x23x28x33x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_3d_ndhwc_dhwcf_q(%a0: tensor<2x9x11x13x10xi8>, %a1: tensor<7x8x9x10x6xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x13x10xi8>, tensor<7x8x9x10x6xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @conv_3d_ndhwc_dhwcf_q(%a0: memref<2x9x11x13x10xi8>, %a1: memref<7x8x9x10x6xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5x6xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : memref<2x9x11x13x10xi8>, memref<7x8x9x10x6xi8>, i32, i32) outs(%a4 : memref<2x3x4x5x6xi32>)
  return
}
// -----

func.func @conv_3d_ncdhw_fcdhw(%a0: tensor<2x7x11x13x15xf32>, %a1: tensor<3x7x8x9x10xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : tensor<2x7x11x13x15xf32>, tensor<3x7x8x9x10xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @conv_3d_ncdhw_fcdhw(%a0: memref<2x7x11x13x15xf32>, %a1: memref<3x7x8x9x10xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : memref<2x7x11x13x15xf32>, memref<3x7x8x9x10xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_3d_ncdhw_fcdhw(%a0: tensor<2x7x11x13x15xi8>, %a1: tensor<3x7x8x9x10xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : tensor<2x7x11x13x15xi8>, tensor<3x7x8x9x10xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @conv_3d_ncdhw_fcdhw(%a0: memref<2x7x11x13x15xf16>, %a1: memref<3x7x8x9x10xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : memref<2x7x11x13x15xf16>, memref<3x7x8x9x10xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @conv_3d_ncdhw_fcdhw(%a0: tensor<2x7x28x33x38xf32>, %a1: tensor<3x7x8x9x10xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x7x28x33x38xf32>, tensor<3x7x8x9x10xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @depthwise_conv_1d_nwc_wc(%a0: tensor<2x7x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @depthwise_conv_1d_nwc_wc(%a0: memref<2x7x4xf32>, %a1: memref<5x4xf32>, %a2: memref<2x3x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : memref<2x7x4xf32>, memref<5x4xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @depthwise_conv_1d_nwc_wc(%a0: tensor<2x7x4xi8>, %a1: tensor<5x4xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : tensor<2x7x4xi8>, tensor<5x4xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @depthwise_conv_1d_nwc_wc(%a0: memref<2x7x4xf16>, %a1: memref<5x4xf16>, %a2: memref<2x3x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : memref<2x7x4xf16>, memref<5x4xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @depthwise_conv_1d_nwc_wc(%a0: tensor<2x17x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x17x4xf32>, tensor<5x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @depthwise_conv_1d_ncw_cw(%a0: tensor<2x4x7xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}
// -----

func.func @depthwise_conv_1d_ncw_cw(%a0: memref<2x4x7xf32>, %a1: memref<4x5xf32>, %a2: memref<2x4x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : memref<2x4x7xf32>, memref<4x5xf32>) outs(%a2 : memref<2x4x3xf32>)
  return
}
// -----

func.func @depthwise_conv_1d_ncw_cw(%a0: tensor<2x4x7xi8>, %a1: tensor<4x5xi8>, %a2: tensor<2x4x3xi32>) -> tensor<2x4x3xi32> {
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : tensor<2x4x7xi8>, tensor<4x5xi8>) outs(%a2 : tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  return %0 : tensor<2x4x3xi32>
}
// -----

func.func @depthwise_conv_1d_ncw_cw(%a0: memref<2x4x7xf16>, %a1: memref<4x5xf16>, %a2: memref<2x4x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : memref<2x4x7xf16>, memref<4x5xf16>) outs(%a2 : memref<2x4x3xf32>)
  return
}
// -----

func.func @depthwise_conv_1d_ncw_cw(%a0: tensor<2x4x17xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x4x17xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}
// -----

func.func @depthwise_conv_1d_nwc_wcm(%a0: tensor<2x8x4xf32>, %a1: tensor<6x4x5xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<2x8x4xf32>, %a1: memref<6x4x5xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : memref<2x8x4xf32>, memref<6x4x5xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @depthwise_conv_1d_nwc_wcm(%a0: tensor<2x8x4xi8>, %a1: tensor<6x4x5xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : tensor<2x8x4xi8>, tensor<6x4x5xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<2x8x4xf16>, %a1: memref<6x4x5xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : memref<2x8x4xf16>, memref<6x4x5xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @depthwise_conv_1d_nwc_wcm(%a0: tensor<2x20x4xf32>, %a1: tensor<6x4x5xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x20x4xf32>, tensor<6x4x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwc(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7x5xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwc(%a0: memref<2x8x10x5xf32>, %a1: memref<6x7x5xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : memref<2x8x10x5xf32>, memref<6x7x5xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @depthwise_conv_2d_nhwc_hwc(%a0: tensor<2x8x10x5xi8>, %a1: tensor<6x7x5xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwc(%a0: memref<2x8x10x5xf16>, %a1: memref<6x7x5xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : memref<2x8x10x5xf16>, memref<6x7x5xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @depthwise_conv_2d_nhwc_hwc(%a0: tensor<2x20x25x5xf32>, %a1: tensor<6x7x5xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x20x25x5xf32>, tensor<6x7x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @depthwise_conv_2d_nchw_chw(%a0: tensor<2x5x8x10xf32>, %a1: tensor<5x6x7xf32>, %a2: tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%a2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return %0 : tensor<2x5x3x4xf32>
}
// -----

func.func @depthwise_conv_2d_nchw_chw(%a0: memref<2x5x8x10xf32>, %a1: memref<5x6x7xf32>, %a2: memref<2x5x3x4xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : memref<2x5x8x10xf32>, memref<5x6x7xf32>) outs(%a2 : memref<2x5x3x4xf32>)
  return
}
// -----

func.func @depthwise_conv_2d_nchw_chw(%a0: tensor<2x5x8x10xi8>, %a1: tensor<5x6x7xi8>, %a2: tensor<2x5x3x4xi32>) -> tensor<2x5x3x4xi32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : tensor<2x5x8x10xi8>, tensor<5x6x7xi8>) outs(%a2 : tensor<2x5x3x4xi32>) -> tensor<2x5x3x4xi32>
  return %0 : tensor<2x5x3x4xi32>
}
// -----

func.func @depthwise_conv_2d_nchw_chw(%a0: memref<2x5x8x10xf16>, %a1: memref<5x6x7xf16>, %a2: memref<2x5x3x4xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : memref<2x5x8x10xf16>, memref<5x6x7xf16>) outs(%a2 : memref<2x5x3x4xf32>)
  return
}
// -----

func.func @depthwise_conv_2d_nchw_chw(%a0: tensor<2x5x20x25xf32>, %a1: tensor<5x6x7xf32>, %a2: tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x5x20x25xf32>, tensor<5x6x7xf32>) outs(%a2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return %0 : tensor<2x5x3x4xf32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: tensor<2x8x10x5xi8>, %a1: tensor<6x7x5xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7x5xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : memref<2x8x10x5xi8>, memref<6x7x5xi8>, i32, i32) outs(%a4 : memref<2x3x4x5xi32>)
  return
}
// -----

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: tensor<2x9x11x5xf32>, %a1: tensor<7x8x5x6xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : tensor<2x9x11x5xf32>, tensor<7x8x5x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: memref<2x9x11x5xf32>, %a1: memref<7x8x5x6xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : memref<2x9x11x5xf32>, memref<7x8x5x6xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: tensor<2x9x11x5xi8>, %a1: tensor<7x8x5x6xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : tensor<2x9x11x5xi8>, tensor<7x8x5x6xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: memref<2x9x11x5xf16>, %a1: memref<7x8x5x6xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : memref<2x9x11x5xf16>, memref<7x8x5x6xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: tensor<2x23x28x5xf32>, %a1: tensor<7x8x5x6xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x23x28x5xf32>, tensor<7x8x5x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: tensor<2x9x11x5xi8>, %a1: tensor<7x8x5x6xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x5xi8>, tensor<7x8x5x6xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: memref<2x9x11x5xi8>, %a1: memref<7x8x5x6xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x4x5x6xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : memref<2x9x11x5xi8>, memref<7x8x5x6xi8>, i32, i32) outs(%a4 : memref<2x3x4x5x6xi32>)
  return
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: tensor<2x8x10x12x9xf32>, %a1: tensor<6x7x8x9xf32>, %a2: tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : tensor<2x8x10x12x9xf32>, tensor<6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32>
  return %0 : tensor<2x3x4x5x9xf32>
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: memref<2x8x10x12x9xf32>, %a1: memref<6x7x8x9xf32>, %a2: memref<2x3x4x5x9xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : memref<2x8x10x12x9xf32>, memref<6x7x8x9xf32>) outs(%a2 : memref<2x3x4x5x9xf32>)
  return
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: tensor<2x8x10x12x9xi8>, %a1: tensor<6x7x8x9xi8>, %a2: tensor<2x3x4x5x9xi32>) -> tensor<2x3x4x5x9xi32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : tensor<2x8x10x12x9xi8>, tensor<6x7x8x9xi8>) outs(%a2 : tensor<2x3x4x5x9xi32>) -> tensor<2x3x4x5x9xi32>
  return %0 : tensor<2x3x4x5x9xi32>
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: memref<2x8x10x12x9xf16>, %a1: memref<6x7x8x9xf16>, %a2: memref<2x3x4x5x9xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : memref<2x8x10x12x9xf16>, memref<6x7x8x9xf16>) outs(%a2 : memref<2x3x4x5x9xf32>)
  return
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: tensor<2x20x25x30x9xf32>, %a1: tensor<6x7x8x9xf32>, %a2: tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x20x25x30x9xf32>, tensor<6x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32>
  return %0 : tensor<2x3x4x5x9xf32>
}
// -----

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: tensor<2x9x8x10x12xf32>, %a1: tensor<9x6x7x8xf32>, %a2: tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32> {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : tensor<2x9x8x10x12xf32>, tensor<9x6x7x8xf32>) outs(%a2 : tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32>
  return %0 : tensor<2x9x3x4x5xf32>
}
// -----

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: memref<2x9x8x10x12xf32>, %a1: memref<9x6x7x8xf32>, %a2: memref<2x9x3x4x5xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : memref<2x9x8x10x12xf32>, memref<9x6x7x8xf32>) outs(%a2 : memref<2x9x3x4x5xf32>)
  return
}
// -----

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: tensor<2x9x8x10x12xi8>, %a1: tensor<9x6x7x8xi8>, %a2: tensor<2x9x3x4x5xi32>) -> tensor<2x9x3x4x5xi32> {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : tensor<2x9x8x10x12xi8>, tensor<9x6x7x8xi8>) outs(%a2 : tensor<2x9x3x4x5xi32>) -> tensor<2x9x3x4x5xi32>
  return %0 : tensor<2x9x3x4x5xi32>
}
// -----

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: memref<2x9x8x10x12xf16>, %a1: memref<9x6x7x8xf16>, %a2: memref<2x9x3x4x5xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : memref<2x9x8x10x12xf16>, memref<9x6x7x8xf16>) outs(%a2 : memref<2x9x3x4x5xf32>)
  return
}
// -----

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: tensor<2x9x20x25x30xf32>, %a1: tensor<9x6x7x8xf32>, %a2: tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32> {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x9x20x25x30xf32>, tensor<9x6x7x8xf32>) outs(%a2 : tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32>
  return %0 : tensor<2x9x3x4x5xf32>
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: tensor<2x9x11x13x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32>
  return %0 : tensor<2x3x4x5x10x6xf32>
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: memref<2x9x11x13x10xf32>, %a1: memref<7x8x9x10x6xf32>, %a2: memref<2x3x4x5x10x6xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : memref<2x9x11x13x10xf32>, memref<7x8x9x10x6xf32>) outs(%a2 : memref<2x3x4x5x10x6xf32>)
  return
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: tensor<2x9x11x13x10xi8>, %a1: tensor<7x8x9x10x6xi8>, %a2: tensor<2x3x4x5x10x6xi32>) -> tensor<2x3x4x5x10x6xi32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : tensor<2x9x11x13x10xi8>, tensor<7x8x9x10x6xi8>) outs(%a2 : tensor<2x3x4x5x10x6xi32>) -> tensor<2x3x4x5x10x6xi32>
  return %0 : tensor<2x3x4x5x10x6xi32>
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: memref<2x9x11x13x10xf16>, %a1: memref<7x8x9x10x6xf16>, %a2: memref<2x3x4x5x10x6xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : memref<2x9x11x13x10xf16>, memref<7x8x9x10x6xf16>) outs(%a2 : memref<2x3x4x5x10x6xf32>)
  return
}
// -----

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: tensor<2x23x28x33x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x23x28x33x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32>
  return %0 : tensor<2x3x4x5x10x6xf32>
}
// -----

func.func @pooling_nhwc_sum(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_sum ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nhwc_sum(%a0: memref<2x8x10x5xf32>, %a1: memref<6x7xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_sum ins(%a0, %a1 : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nhwc_sum(%a0: tensor<2x8x10x5xi8>, %a1: tensor<6x7xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nhwc_sum ins(%a0, %a1 : tensor<2x8x10x5xi8>, tensor<6x7xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @pooling_nhwc_sum(%a0: memref<2x8x10x5xf16>, %a1: memref<6x7xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_sum ins(%a0, %a1 : memref<2x8x10x5xf16>, memref<6x7xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nhwc_sum(%a0: tensor<2x20x25x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x20x25x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nchw_sum(%a0: tensor<2x3x9x11xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nchw_sum ins(%a0, %a1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nchw_sum(%a0: memref<2x3x9x11xf32>, %a1: memref<6x7xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nchw_sum ins(%a0, %a1 : memref<2x3x9x11xf32>, memref<6x7xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nchw_sum(%a0: tensor<2x3x9x11xi8>, %a1: tensor<6x7xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nchw_sum ins(%a0, %a1 : tensor<2x3x9x11xi8>, tensor<6x7xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @pooling_nchw_sum(%a0: memref<2x3x9x11xf16>, %a1: memref<6x7xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nchw_sum ins(%a0, %a1 : memref<2x3x9x11xf16>, memref<6x7xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nchw_sum(%a0: tensor<2x3x22x27xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nchw_sum {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x22x27xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nhwc_max(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_max ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nhwc_max(%a0: memref<2x8x10x5xf32>, %a1: memref<6x7xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_max ins(%a0, %a1 : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nhwc_max(%a0: tensor<2x8x10x5xi8>, %a1: tensor<6x7xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nhwc_max ins(%a0, %a1 : tensor<2x8x10x5xi8>, tensor<6x7xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @pooling_nhwc_max(%a0: memref<2x8x10x5xf16>, %a1: memref<6x7xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_max ins(%a0, %a1 : memref<2x8x10x5xf16>, memref<6x7xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nhwc_max(%a0: tensor<2x20x25x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x20x25x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nhwc_max_unsigned(%a0: tensor<2x8x10x5xi32>, %a1: tensor<6x7xi32>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a0, %a1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @pooling_nhwc_max_unsigned(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a0, %a1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}
// -----

func.func @pooling_nchw_max(%a0: tensor<2x3x9x11xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nchw_max ins(%a0, %a1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nchw_max(%a0: memref<2x3x9x11xf32>, %a1: memref<6x7xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nchw_max ins(%a0, %a1 : memref<2x3x9x11xf32>, memref<6x7xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nchw_max(%a0: tensor<2x3x9x11xi8>, %a1: tensor<6x7xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nchw_max ins(%a0, %a1 : tensor<2x3x9x11xi8>, tensor<6x7xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @pooling_nchw_max(%a0: memref<2x3x9x11xf16>, %a1: memref<6x7xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nchw_max ins(%a0, %a1 : memref<2x3x9x11xf16>, memref<6x7xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nchw_max(%a0: tensor<2x3x22x27xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nchw_max {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x3x22x27xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nhwc_min(%a0: tensor<2x8x10x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_min ins(%a0, %a1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nhwc_min(%a0: memref<2x8x10x5xf32>, %a1: memref<6x7xf32>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_min ins(%a0, %a1 : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nhwc_min(%a0: tensor<2x8x10x5xi8>, %a1: tensor<6x7xi8>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nhwc_min ins(%a0, %a1 : tensor<2x8x10x5xi8>, tensor<6x7xi8>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @pooling_nhwc_min(%a0: memref<2x8x10x5xf16>, %a1: memref<6x7xf16>, %a2: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_min ins(%a0, %a1 : memref<2x8x10x5xf16>, memref<6x7xf16>) outs(%a2 : memref<2x3x4x5xf32>)
  return
}
// -----

func.func @pooling_nhwc_min(%a0: tensor<2x20x25x5xf32>, %a1: tensor<6x7xf32>, %a2: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32> {
  %0 = linalg.pooling_nhwc_min {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x20x25x5xf32>, tensor<6x7xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %0 : tensor<2x3x4x5xf32>
}
// -----

func.func @pooling_nhwc_min_unsigned(%a0: tensor<2x8x10x5xi32>, %a1: tensor<6x7xi32>, %a2: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return %0 : tensor<2x3x4x5xi32>
}
// -----

func.func @pooling_nhwc_min_unsigned(%a0: memref<2x8x10x5xi8>, %a1: memref<6x7xi8>, %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : memref<2x8x10x5xi8>, memref<6x7xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}
// -----

func.func @pooling_nwc_sum(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_sum ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_nwc_sum(%a0: memref<2x7x4xf32>, %a1: memref<5xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_sum ins(%a0, %a1 : memref<2x7x4xf32>, memref<5xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_nwc_sum(%a0: tensor<2x7x4xi8>, %a1: tensor<5xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_nwc_sum ins(%a0, %a1 : tensor<2x7x4xi8>, tensor<5xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @pooling_nwc_sum(%a0: memref<2x7x4xf16>, %a1: memref<5xf16>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_sum ins(%a0, %a1 : memref<2x7x4xf16>, memref<5xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_nwc_sum(%a0: tensor<2x17x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x17x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_ncw_sum(%a0: tensor<2x3x8xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_sum ins(%a0, %a1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_ncw_sum(%a0: memref<2x3x8xf32>, %a1: memref<5xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_sum ins(%a0, %a1 : memref<2x3x8xf32>, memref<5xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_ncw_sum(%a0: tensor<2x3x8xi8>, %a1: tensor<5xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_ncw_sum ins(%a0, %a1 : tensor<2x3x8xi8>, tensor<5xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @pooling_ncw_sum(%a0: memref<2x3x8xf16>, %a1: memref<5xf16>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_sum ins(%a0, %a1 : memref<2x3x8xf16>, memref<5xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_ncw_sum(%a0: tensor<2x3x19xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x3x19xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_nwc_max(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_max ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_nwc_max(%a0: memref<2x7x4xf32>, %a1: memref<5xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_max ins(%a0, %a1 : memref<2x7x4xf32>, memref<5xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_nwc_max(%a0: tensor<2x7x4xi8>, %a1: tensor<5xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_nwc_max ins(%a0, %a1 : tensor<2x7x4xi8>, tensor<5xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @pooling_nwc_max(%a0: memref<2x7x4xf16>, %a1: memref<5xf16>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_max ins(%a0, %a1 : memref<2x7x4xf16>, memref<5xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_nwc_max(%a0: tensor<2x17x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x17x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_nwc_max_unsigned(%a0: tensor<2x7x4xi32>, %a1: tensor<5xi32>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a0, %a1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @pooling_nwc_max_unsigned(%a0: memref<2x7x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned ins(%a0, %a1 : memref<2x7x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}
// -----

func.func @pooling_ncw_max(%a0: tensor<2x3x8xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_max ins(%a0, %a1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_ncw_max(%a0: memref<2x3x8xf32>, %a1: memref<5xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_max ins(%a0, %a1 : memref<2x3x8xf32>, memref<5xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_ncw_max(%a0: tensor<2x3x8xi8>, %a1: tensor<5xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_ncw_max ins(%a0, %a1 : tensor<2x3x8xi8>, tensor<5xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @pooling_ncw_max(%a0: memref<2x3x8xf16>, %a1: memref<5xf16>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_max ins(%a0, %a1 : memref<2x3x8xf16>, memref<5xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_ncw_max(%a0: tensor<2x3x19xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_ncw_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x3x19xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_nwc_min(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_min ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_nwc_min(%a0: memref<2x7x4xf32>, %a1: memref<5xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_min ins(%a0, %a1 : memref<2x7x4xf32>, memref<5xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_nwc_min(%a0: tensor<2x7x4xi8>, %a1: tensor<5xi8>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_nwc_min ins(%a0, %a1 : tensor<2x7x4xi8>, tensor<5xi8>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @pooling_nwc_min(%a0: memref<2x7x4xf16>, %a1: memref<5xf16>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_min ins(%a0, %a1 : memref<2x7x4xf16>, memref<5xf16>) outs(%a2 : memref<2x3x4xf32>)
  return
}
// -----

func.func @pooling_nwc_min(%a0: tensor<2x17x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.pooling_nwc_min {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%a0, %a1 : tensor<2x17x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----

func.func @pooling_nwc_min_unsigned(%a0: tensor<2x7x4xi32>, %a1: tensor<5xi32>, %a2: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a0, %a1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %0 : tensor<2x3x4xi32>
}
// -----

func.func @pooling_nwc_min_unsigned(%a0: memref<2x7x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned ins(%a0, %a1 : memref<2x7x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}
// -----

func.func @pooling_ndhwc_sum(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_sum ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @pooling_ndhwc_sum(%a0: memref<2x9x11x13x6xf32>, %a1: memref<7x8x9xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_sum ins(%a0, %a1 : memref<2x9x11x13x6xf32>, memref<7x8x9xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @pooling_ndhwc_sum(%a0: tensor<2x9x11x13x6xi8>, %a1: tensor<7x8x9xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.pooling_ndhwc_sum ins(%a0, %a1 : tensor<2x9x11x13x6xi8>, tensor<7x8x9xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @pooling_ndhwc_sum(%a0: memref<2x9x11x13x6xf16>, %a1: memref<7x8x9xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_sum ins(%a0, %a1 : memref<2x9x11x13x6xf16>, memref<7x8x9xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @pooling_ndhwc_sum(%a0: tensor<2x23x28x33x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x23x28x33x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @pooling_ndhwc_max(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_max ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @pooling_ndhwc_max(%a0: memref<2x9x11x13x6xf32>, %a1: memref<7x8x9xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_max ins(%a0, %a1 : memref<2x9x11x13x6xf32>, memref<7x8x9xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @pooling_ndhwc_max(%a0: tensor<2x9x11x13x6xi8>, %a1: tensor<7x8x9xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.pooling_ndhwc_max ins(%a0, %a1 : tensor<2x9x11x13x6xi8>, tensor<7x8x9xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @pooling_ndhwc_max(%a0: memref<2x9x11x13x6xf16>, %a1: memref<7x8x9xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_max ins(%a0, %a1 : memref<2x9x11x13x6xf16>, memref<7x8x9xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @pooling_ndhwc_max(%a0: tensor<2x23x28x33x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_max {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x23x28x33x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @pooling_ndhwc_min(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_min ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @pooling_ndhwc_min(%a0: memref<2x9x11x13x6xf32>, %a1: memref<7x8x9xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_min ins(%a0, %a1 : memref<2x9x11x13x6xf32>, memref<7x8x9xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @pooling_ndhwc_min(%a0: tensor<2x9x11x13x6xi8>, %a1: tensor<7x8x9xi8>, %a2: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.pooling_ndhwc_min ins(%a0, %a1 : tensor<2x9x11x13x6xi8>, tensor<7x8x9xi8>) outs(%a2 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return %0 : tensor<2x3x4x5x6xi32>
}
// -----

func.func @pooling_ndhwc_min(%a0: memref<2x9x11x13x6xf16>, %a1: memref<7x8x9xf16>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_min ins(%a0, %a1 : memref<2x9x11x13x6xf16>, memref<7x8x9xf16>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}
// -----

func.func @pooling_ndhwc_min(%a0: tensor<2x23x28x33x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x23x28x33x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return %0 : tensor<2x3x4x5x6xf32>
}
// -----

func.func @fill(%a0: f32, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.fill ins(%a0 : f32) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----

func.func @fill(%a0: f32, %a1: memref<4x8xf32>) {
  linalg.fill ins(%a0 : f32) outs(%a1 : memref<4x8xf32>)
  return
}
// -----

func.func @fill_rng_2d(%a0: f64, %a1: f64, %a2: i32, %a3: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// -----

func.func @fill_rng_2d(%a0: f64, %a1: f64, %a2: i32, %a3: memref<2x3xf32>) {
  linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : memref<2x3xf32>)
  return
}
// -----

func.func @fill_rng_2d(%a0: f64, %a1: f64, %a2: i32, %a3: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
// -----

func.func @fill_rng_2d(%a0: f64, %a1: f64, %a2: i32, %a3: memref<2x3xf32>) {
  linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : memref<2x3xf32>)
  return
}

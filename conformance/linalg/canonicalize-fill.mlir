// ARGS: --split-input-file --canonicalize
func.func @fill_copy(%a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.copy ins(%b : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @fill_pack(%a: tensor<8x8xf32>, %f: f32) -> tensor<2x2x4x4xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = tensor.empty() : tensor<2x2x4x4xf32>
  %1 = linalg.pack %0 padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
// -----
func.func @fill_pack_other(%a: tensor<7x8xf32>, %f: f32, %g: f32) -> tensor<2x2x4x4xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<7x8xf32>) -> tensor<7x8xf32>
  %d = tensor.empty() : tensor<2x2x4x4xf32>
  %1 = linalg.pack %0 padding_value(%g : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<7x8xf32> -> tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
// -----
func.func @fill_expand(%f: f32, %e: tensor<6x?xf32>, %n: index) -> (tensor<2x3x?xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<6x?xf32>) -> tensor<6x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, %n] : tensor<6x?xf32> into tensor<2x3x?xf32>
  return %1 : tensor<2x3x?xf32>
}
// -----
func.func @insert_pad_chain(%in: tensor<7x?xf32>, %s: tensor<4x4xf32>, %d: tensor<32x?xf32>, %n: index) -> tensor<32x?xf32> {
  %f = arith.constant 0.0 : f32
  %p = tensor.pad %in low[1, %n] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<7x?xf32> to tensor<8x?xf32>
  %c1 = arith.constant 1 : index
  %w = tensor.dim %p, %c1 : tensor<8x?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%d : tensor<32x?xf32>) -> tensor<32x?xf32>
  %1 = tensor.insert_slice %s into %0[16, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<32x?xf32>
  %2 = tensor.insert_slice %p into %1[0, 5] [8, %w] [1, 1] : tensor<8x?xf32> into tensor<32x?xf32>
  return %2 : tensor<32x?xf32>
}
// -----
func.func @concat(%a: tensor<4x?xf32>, %b: tensor<3x?xf32>, %f: f32) -> tensor<7x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%b : tensor<3x?xf32>) -> tensor<3x?xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<4x?xf32>, tensor<3x?xf32>) -> tensor<7x?xf32>
  return %2 : tensor<7x?xf32>
}
// -----
func.func @concat_no(%a: tensor<4x?xf32>, %b: tensor<3x?xf32>, %f: f32, %g: f32) -> tensor<7x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.fill ins(%g : f32) outs(%b : tensor<3x?xf32>) -> tensor<3x?xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<4x?xf32>, tensor<3x?xf32>) -> tensor<7x?xf32>
  return %2 : tensor<7x?xf32>
}

// ARGS: --split-input-file --canonicalize

func.func @fill_copy(%a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.copy ins(%b : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @fill_copy_cast(%a: tensor<4xf32>, %b: tensor<4xf64>, %f: f32) -> (tensor<4xf64>) {
  %1 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf64>) -> tensor<4xf64>
  return %1 : tensor<4xf64>
}
// -----
func.func @fill_extract(%a: tensor<?x4xf32>, %f: f32, %i: index) -> f32 {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<?x4xf32>
  return %1 : f32
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
func.func @fill_pad(%a: tensor<4x?xf32>, %f: f32, %l: index, %h: index) -> tensor<?x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = tensor.pad %0 low[%l, 2] high[%h, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @fill_collapse(%f: f32, %n: index) -> (tensor<6x?xf32>) {
  %e = tensor.empty(%n) : tensor<2x3x?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
  return %1 : tensor<6x?xf32>
}
// -----
func.func @fill_expand(%f: f32, %e: tensor<6x?xf32>, %n: index) -> (tensor<2x3x?xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<6x?xf32>) -> tensor<6x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, %n] : tensor<6x?xf32> into tensor<2x3x?xf32>
  return %1 : tensor<2x3x?xf32>
}
// -----
func.func @fill_transpose(%f: f32, %e: tensor<6x?xf32>, %t: tensor<?x6xf32>) -> (tensor<?x6xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<6x?xf32>) -> tensor<6x?xf32>
  %1 = linalg.transpose ins(%0 : tensor<6x?xf32>) outs(%t : tensor<?x6xf32>) permutation = [1, 0]
  return %1 : tensor<?x6xf32>
}
// -----
func.func @insert_pad(%in: tensor<7x123x124xf32>, %d: tensor<8x128x128xf32>) -> tensor<8x128x128xf32> {
  %f = arith.constant 0.0 : f32
  %p = tensor.pad %in low[1, 2, 3] high[0, 3, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<7x123x124xf32> to tensor<8x128x128xf32>
  %0 = linalg.fill ins(%f : f32) outs(%d : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %1 = tensor.insert_slice %p into %0[0, 0, 0] [8, 128, 128] [1, 1, 1] : tensor<8x128x128xf32> into tensor<8x128x128xf32>
  return %1 : tensor<8x128x128xf32>
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

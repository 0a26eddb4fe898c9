// ARGS: --split-input-file
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d1)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0+d1)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d1)>, affine_map<(d0,d1)->(d1)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0+d1)>, affine_map<(d0,d1)->(d0+d1)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0+d1)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0+d1)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0+d1)>, affine_map<(d0,d1)->(d1)>, affine_map<(d0,d1)->(d1)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0+d1)>, affine_map<(d0,d1)->(d0+d1)>, affine_map<(d0,d1)->(d1)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0*2+d1)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<6xf32>, %k: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.conv_1d {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0*2+d1)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0+d1)>]} ins(%a, %k : tensor<6xf32>, tensor<3xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0)>]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->((0)>]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(0)>, affine_map<(d0,d1)->(d0)>]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(0)>, affine_map<(d0,d1)->((0)>]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0)>]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec {linalg.memoized_indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0*2)>, affine_map<(d0,d1)->((0)>]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

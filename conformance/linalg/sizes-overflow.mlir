// ARGS: --split-input-file
func.func @f(%a0: tensor<16x16xf32>, %a2: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1 * 9223372036854775807)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<16x16xf32>) outs(%a2: tensor<2x2xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a0: tensor<2x16xf32>, %a2: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1 * 9223372036854775807)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<2x16xf32>) outs(%a2: tensor<2x2xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a0: tensor<2x16xf32>, %a2: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1 * -9223372036854775807 - 1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<2x16xf32>) outs(%a2: tensor<2x2xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a0: tensor<2x?xf32>, %a2: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1 * -9223372036854775807)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<2x?xf32>) outs(%a2: tensor<2x8xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}
// -----
func.func @pad(%a: tensor<9223372036854775807xf32>, %c: f32) -> tensor<?xf32> {
  %0 = tensor.pad %a low[0] high[2] { 
  ^bb0(%i: index):
   tensor.yield %c : f32 } : tensor<9223372036854775807xf32> to tensor<?xf32>
   return %0 : tensor<?xf32>
}
// -----
func.func @pad(%a: tensor<9223372036854775807xf32>, %c: f32) -> tensor<9223372036854775805xf32> {
  %0 = tensor.pad %a low[2] high[-4] { 
  ^bb0(%i: index):
   tensor.yield %c : f32 } : tensor<9223372036854775807xf32> to tensor<9223372036854775805xf32>
   return %0 : tensor<9223372036854775805xf32>
}
// -----
func.func @pad(%a: tensor<4xf32>, %c: f32) -> tensor<4xf32> {
  %0 = tensor.pad %a low[2] high[-8] { 
  ^bb0(%i: index):
   tensor.yield %c : f32 } : tensor<4xf32> to tensor<4xf32>
   return %0 : tensor<4xf32>
}
// -----
func.func @pad(%a: tensor<4xf32>, %c: f32) -> tensor<?xf32> {
  %0 = tensor.pad %a low[2] high[-8] { 
  ^bb0(%i: index):
   tensor.yield %c : f32 } : tensor<4xf32> to tensor<?xf32>
   return %0 : tensor<?xf32>
}
// -----
func.func @cat(%a: tensor<9223372036854775807xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<?xf32>
   return %0 : tensor<?xf32>
}
// -----
func.func @cat(%a: tensor<9223372036854775807xf32>) -> tensor<7xf32> {
  %0 = tensor.concat dim(0) %a, %a : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<7xf32>
   return %0 : tensor<7xf32>
}
// -----
func.func @cat(%a: tensor<9223372036854775807xf32>) -> tensor<9223372036854775805xf32> {
  %0 = tensor.concat dim(0) %a, %a, %a : (tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) -> tensor<9223372036854775805xf32>
   return %0 : tensor<9223372036854775805xf32>
}
// -----
func.func @f(%a0: tensor<16x16xf32>, %a2: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0*2, d1 * 9223372036854775807)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<16x16xf32>) outs(%a2: tensor<64x64xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %c: f32) -> tensor<4xf32> {
  %0 = tensor.pad %a low[0] high[9223372036854775807] { 
  ^bb0(%i: index):
   tensor.yield %c : f32 } : tensor<4xf32> to tensor<4xf32>
   return %0 : tensor<4xf32>
}

// ARGS: --split-input-file --linalg-specialize-generic-ops --allow-unregistered-dialect
// FRAME
#i2 = affine_map<(i, j) -> (i, j)>
#t2 = affine_map<(i, j) -> (j, i)>
#r2 = affine_map<(i, j) -> (i)>
#c2 = affine_map<(i, j) -> (j)>
#s2 = affine_map<(i, j) -> ()>
#z2 = affine_map<(i, j) -> (0, j)>
#i5 = affine_map<(a, b, c, d, e) -> (a, b, c, d, e)>
#x5 = affine_map<(a, b, c, d, e) -> (c, d, b)>
#y5 = affine_map<(a, b, c, d, e) -> (e, a)>
// HERE
// EACH
// CASE
func.func @f(%a0: tensor<7x8x9xf32>, %a1: tensor<11x5xf32>, %a2: tensor<5x9x7x8x11xf32>) -> tensor<5x9x7x8x11xf32> {
  %0 = linalg.generic {indexing_maps = [#x5, #y5, #i5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%a0, %a1 : tensor<7x8x9xf32>, tensor<11x5xf32>) outs(%a2 : tensor<5x9x7x8x11xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<5x9x7x8x11xf32>
  return %0 : tensor<5x9x7x8x11xf32>
}
// CASE
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#t2, #i2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#i2, #r2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<4xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: tensor<8xf32>, %a1: tensor<4xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#c2, #r2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8xf32>, tensor<4xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<8x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.generic {indexing_maps = [#t2, #t2, #t2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%a2 : tensor<8x4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
// CASE
func.func @f(%a0: tensor<4x?xf32>, %a1: tensor<?x4xf32>, %a2: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [#i2, #t2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x?xf32>, tensor<?x4xf32>) outs(%a2 : tensor<4x?xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<1x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#i2, #z2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<1x8xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: memref<4x8xf32>, %a1: memref<8x4xf32>, %a2: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [#i2, #t2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : memref<4x8xf32>, memref<8x4xf32>) outs(%a2 : memref<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  }
  return
}
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#i2, #t2, #i2], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#t2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<8x4xf32>) outs(%a1 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %s = math.exp %x0 : f32 linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#t2, #i2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    linalg.yield %x0 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#t2, #i2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = "some.op"(%x0, %x1) : (f32, f32) -> f32 linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4xf32>, %a3: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#t2, #i2, #r2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1, %a2 : tensor<8x4xf32>, tensor<4x8xf32>, tensor<4xf32>) outs(%a3 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    %s = arith.addf %x0, %x2 : f32 linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.generic {indexing_maps = [#i2, #t2], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<8x4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %s = arith.addf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.generic {indexing_maps = [#i2, #t2, #t2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%a2 : tensor<8x4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
// CASE
func.func @f(%a0: tensor<0x8xf32>, %a1: tensor<0xf32>, %a2: tensor<0x8xf32>) -> tensor<0x8xf32> {
  %0 = linalg.generic {indexing_maps = [#i2, #r2, #i2], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<0x8xf32>, tensor<0xf32>) outs(%a2 : tensor<0x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.divf %x0, %x1 : f32 linalg.yield %s : f32
  } -> tensor<0x8xf32>
  return %0 : tensor<0x8xf32>
}

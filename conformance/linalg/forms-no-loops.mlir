// ARGS: --linalg-specialize-generic-ops --split-input-file
#map0 = affine_map<() -> ()>
func.func @f(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [#map0, #map0, #map0], iterator_types = []} ins(%arg0, %arg1 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
    %2 = arith.addf %arg3, %arg4 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}

// -----
#m = affine_map<() -> ()>
func.func @copy(%a: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %1 = linalg.generic {indexing_maps = [#m, #m], iterator_types = []} ins(%a : tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
// -----
#m = affine_map<() -> ()>
func.func @fill(%o: tensor<f32>) -> tensor<f32> {
  %c = arith.constant 1.0 : f32
  %1 = linalg.generic {indexing_maps = [#m], iterator_types = []} outs(%o : tensor<f32>) {
  ^bb0(%y: f32):
    linalg.yield %c : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
// -----
#m = affine_map<() -> ()>
func.func @fills(%c: f32, %o: tensor<f32>) -> tensor<f32> {
  %1 = linalg.generic {indexing_maps = [#m, #m], iterator_types = []} ins(%c: f32) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
// -----
#m = affine_map<() -> ()>
func.func @exp(%a: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %1 = linalg.generic {indexing_maps = [#m, #m], iterator_types = []} ins(%a : tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
// -----
#m = affine_map<() -> ()>
func.func @exp(%a: memref<f32>, %o: memref<f32>) {
  linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = []} ins(%a, %a : memref<f32>, memref<f32>) outs(%o : memref<f32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.subf %z, %x : f32
    linalg.yield %e : f32
  }
  return
}
// -----
#m = affine_map<(d0) -> ()>
#n = affine_map<(d0) -> (d0)>
func.func @bc(%a: tensor<f32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %1 = linalg.generic {indexing_maps = [#m, #n], iterator_types = ["parallel"]} ins(%a : tensor<f32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.eliminate_empty_tensors %f : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @copied(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %dest: tensor<4x4xf32>, %f: f32) -> tensor<4x4xf32> {
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x4xf32>) outs(%dest : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.mulf %x, %x : f32
    linalg.yield %z : f32
  } -> tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}
// CASE
func.func @used(%dest: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<4xf32>) outs(%dest : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.mulf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
// CASE
func.func @transposed(%dest: tensor<4x4xf32>, %f: f32) -> tensor<4x4xf32> {
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.transpose ins(%1 : tensor<4x4xf32>) outs(%dest : tensor<4x4xf32>) permutation = [1, 0]
  return %2 : tensor<4x4xf32>
}
// CASE
func.func @later(%f: f32, %g: f32) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %dest = tensor.splat %g : tensor<4xf32>
  %2 = linalg.copy ins(%1 : tensor<4xf32>) outs(%dest : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CASE
func.func @named(%dest: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.map { math.exp } ins(%1 : tensor<4xf32>) outs(%dest : tensor<4xf32>)
  return %2 : tensor<4xf32>
}
// CASE
func.func @two(%c: i1, %dest: tensor<4xf32>, %other: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  %2 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.fill ins(%f : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
  %4:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2, %3 : tensor<4xf32>, tensor<4xf32>) outs(%dest, %other : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32, %p: f32):
    %z = arith.mulf %x, %y : f32
    linalg.yield %x, %z : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %4#0, %4#1 : tensor<4xf32>, tensor<4xf32>
}
// CASE
func.func @not_analyzed(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

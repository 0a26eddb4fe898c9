// ARGS: --linalg-inline-scalar-operands --split-input-file
// FRAME
// HERE
// CASE
func.func @scalars(%a: tensor<4xf32>, %s: tensor<f32>, %f: f32, %t: tensor<3x5xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {doc = "d", indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (2, 3)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%s, %a, %f, %t : tensor<f32>, tensor<4xf32>, f32, tensor<3x5xf32>) outs(%e : tensor<4xf32>) attrs = {x} {
  ^bb0(%p: f32, %q: f32, %r: f32, %u: f32, %w: f32):
    %1 = arith.addf %p, %q : f32
    %2 = arith.addf %1, %r : f32
    %3 = arith.addf %2, %u : f32
    linalg.yield %3 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CASE
func.func @buffers(%a: memref<4xf32>, %s: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%s : memref<f32>) outs(%a : memref<4xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  }
  return
}
// CASE
func.func @named(%f: f32, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"
// Attention of one head: scores, softmax in steps, weighted sum.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @attention(%q: tensor<16x8xf32>, %k: tensor<8x16xf32>, %v: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %s = linalg.matmul ins(%q, %k : tensor<16x8xf32>, tensor<8x16xf32>) outs(%z : tensor<16x16xf32>) -> tensor<16x16xf32>
  %r = tensor.empty() : tensor<16xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%r : tensor<16xf32>) -> tensor<16xf32>
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<16x16xf32>) outs(%m0 : tensor<16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<16xf32>
  %p = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%s, %m : tensor<16x16xf32>, tensor<16xf32>) outs(%e : tensor<16x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<16x16xf32>
  %n0 = linalg.fill ins(%zero : f32) outs(%r : tensor<16xf32>) -> tensor<16xf32>
  %n = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<16x16xf32>) outs(%n0 : tensor<16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<16xf32>
  %w = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<16xf32>) outs(%p : tensor<16x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.divf %b, %a : f32
    linalg.yield %c : f32
  } -> tensor<16x16xf32>
  %oe = tensor.empty() : tensor<16x8xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%oe : tensor<16x8xf32>) -> tensor<16x8xf32>
  %o = linalg.matmul ins(%w, %v : tensor<16x16xf32>, tensor<16x8xf32>) outs(%oz : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %o : tensor<16x8xf32>
}
// -----
// A scan: the state goes round, and is put into the output.
func.func @scan(%x: tensor<?x8xf32>, %h: tensor<8xf32>, %out: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %h, %o = %out) -> (tensor<8xf32>, tensor<?x8xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %t = linalg.add ins(%row, %s : tensor<8xf32>, tensor<8xf32>) outs(%s : tensor<8xf32>) -> tensor<8xf32>
    %u = tensor.insert_slice %t into %o[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
    scf.yield %t, %u : tensor<8xf32>, tensor<?x8xf32>
  }
  return %r#1, %r#0 : tensor<?x8xf32>, tensor<8xf32>
}
// -----
// A convolution in tiles, with a bias.
func.func @conv(%in: tensor<1x?x16x4xf32>, %k: tensor<3x3x4x8xf32>, %bias: tensor<8xf32>, %out: tensor<1x?x14x8xf32>) -> tensor<1x?x14x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %out, %c1 : tensor<1x?x14x8xf32>
  %b = linalg.broadcast ins(%bias : tensor<8xf32>) outs(%out : tensor<1x?x14x8xf32>) dimensions = [0, 1, 2]
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%o = %b) -> (tensor<1x?x14x8xf32>) {
    %h = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %g = affine.apply affine_map<(d0) -> (d0 + 2)>(%h)
    %a = tensor.extract_slice %in[0, %i, 0, 0] [1, %g, 16, 4] [1, 1, 1, 1] : tensor<1x?x16x4xf32> to tensor<1x?x16x4xf32>
    %c = tensor.extract_slice %o[0, %i, 0, 0] [1, %h, 14, 8] [1, 1, 1, 1] : tensor<1x?x14x8xf32> to tensor<1x?x14x8xf32>
    %d = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x?x16x4xf32>, tensor<3x3x4x8xf32>) outs(%c : tensor<1x?x14x8xf32>) -> tensor<1x?x14x8xf32>
    %e = tensor.insert_slice %d into %o[0, %i, 0, 0] [1, %h, 14, 8] [1, 1, 1, 1] : tensor<1x?x14x8xf32> into tensor<1x?x14x8xf32>
    scf.yield %e : tensor<1x?x14x8xf32>
  }
  return %r : tensor<1x?x14x8xf32>
}
// -----
// Slices that do not match what they are put back to.
func.func @chain(%t: tensor<16xf32>, %f: f32, %i: index) -> tensor<16xf32> {
  %a = tensor.extract_slice %t[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %b = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %0 = tensor.insert_slice %b into %t[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %c = tensor.extract_slice %0[8] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %d = linalg.fill ins(%f : f32) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert_slice %d into %0[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}

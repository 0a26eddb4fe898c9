// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @extract(%t: tensor<?x?x?xf32>, %a: index, %b: index, %c: index) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %t[%a, 1, %b] [%c, 1, 16] [2, 1, %a] : tensor<?x?x?xf32> to tensor<?x16xf32>
  %1 = tensor.extract_slice %0[%b, 3] [%a, %b] [1, 4] : tensor<?x16xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// CASE
func.func @extract_static(%t: tensor<64x64xf32>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[8, 16] [32, 32] [1, 1] : tensor<64x64xf32> to tensor<32x32xf32>
  %1 = tensor.extract_slice %0[2, 3] [8, 8] [2, 3] : tensor<32x32xf32> to tensor<8x8xf32>
  %2 = tensor.extract_slice %1[1, 1] [1, 4] [1, 2] : tensor<8x8xf32> to tensor<4xf32>
  return %2 : tensor<4xf32>
}
// CASE
func.func @insert(%t: tensor<?xf32>, %d1: tensor<1x?xf32>, %d2: tensor<?x?x?xf32>, %a: index, %b: index, %c: index) -> tensor<?x?x?xf32> {
  %0 = tensor.insert_slice %t into %d1[%a, 0] [1, %c] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %d2[%b, 4, 0] [1, 1, %c] [1, 1, 1] : tensor<1x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
// CASE
func.func @insert_match(%t: tensor<?xf32>, %d1: tensor<?xf32>, %d2: tensor<4x?xf32>, %a: index, %b: index, %c: index) -> tensor<4x?xf32> {
  %0 = tensor.insert_slice %t into %d1[%a] [%c] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %d2[%b, 4] [1, %c] [1, 1] : tensor<?xf32> into tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
// CASE
func.func @insert_static(%t: tensor<2x4xf32>, %d1: tensor<2x1x4xf32>, %d2: tensor<8x8x8xf32>) -> tensor<8x8x8xf32> {
  %0 = tensor.insert_slice %t into %d1[0, 0, 0] [2, 1, 4] [1, 1, 1] : tensor<2x4xf32> into tensor<2x1x4xf32>
  %1 = tensor.insert_slice %0 into %d2[1, 2, 3] [2, 1, 4] [1, 1, 1] : tensor<2x1x4xf32> into tensor<8x8x8xf32>
  return %1 : tensor<8x8x8xf32>
}
// CASE
func.func @strided(%t: tensor<2xf32>, %d1: tensor<4xf32>, %d2: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.insert_slice %t into %d1[0] [2] [2] : tensor<2xf32> into tensor<4xf32>
  %1 = tensor.insert_slice %0 into %d2[1] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// CASE
func.func @parallel(%t: tensor<1x4xf32>, %d1: tensor<4xf32>, %d2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%o = %d2) -> tensor<8x4xf32> {
    %x = tensor.empty() : tensor<1x4xf32>
    %0 = tensor.insert_slice %d1 into %x[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
    }
  }
  return %r : tensor<8x4xf32>
}
// CASE
func.func @tiled_twice(%t: tensor<128x?xf32>, %i: index, %j: index, %n: index) -> tensor<?x?xf32> {
  %s = affine.min affine_map<(d0)[s0] -> (32, -d0 + s0)>(%i)[%n]
  %0 = tensor.extract_slice %t[%i, 0] [%s, %n] [1, 1] : tensor<128x?xf32> to tensor<?x?xf32>
  %m = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%j)[%s]
  %1 = tensor.extract_slice %0[%j, %i] [%m, %s] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

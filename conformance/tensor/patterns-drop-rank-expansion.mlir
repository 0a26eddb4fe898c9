// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @extract_of_insert(%src: tensor<12x34xf32>, %dest: tensor<1x12x34x1xf32>) -> tensor<5x6xf32> {
  %0 = tensor.insert_slice %src into %dest[0, 0, 0, 0] [1, 12, 34, 1] [1, 1, 1, 1] : tensor<12x34xf32> into tensor<1x12x34x1xf32>
  %1 = tensor.extract_slice %0[0, 3, 4, 0] [1, 5, 6, 1] [1, 2, 3, 1] : tensor<1x12x34x1xf32> to tensor<5x6xf32>
  return %1 : tensor<5x6xf32>
}
// CASE
func.func @dynamic(%src: tensor<?x10xf32>, %dest: tensor<1x?x10xf32>, %n: index, %m: index) -> tensor<?x10xf32> {
  %0 = tensor.insert_slice %src into %dest[0, 0, 0] [1, %n, 10] [1, 1, 1] : tensor<?x10xf32> into tensor<1x?x10xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [1, %m, 10] [1, 1, 1] : tensor<1x?x10xf32> to tensor<?x10xf32>
  return %1 : tensor<?x10xf32>
}
// CASE
func.func @not_all(%src: tensor<12x34xf32>, %dest: tensor<1x13x34x1xf32>) -> tensor<5x6xf32> {
  %0 = tensor.insert_slice %src into %dest[0, 0, 0, 0] [1, 12, 34, 1] [1, 1, 1, 1] : tensor<12x34xf32> into tensor<1x13x34x1xf32>
  %1 = tensor.extract_slice %0[0, 3, 4, 0] [1, 5, 6, 1] [1, 1, 1, 1] : tensor<1x13x34x1xf32> to tensor<5x6xf32>
  return %1 : tensor<5x6xf32>
}
// CASE
func.func @two_uses(%src: tensor<4xf32>, %dest: tensor<1x4xf32>) -> (tensor<2xf32>, tensor<1x4xf32>) {
  %0 = tensor.insert_slice %src into %dest[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
  %1 = tensor.extract_slice %0[0, 1] [1, 2] [1, 1] : tensor<1x4xf32> to tensor<2xf32>
  return %1, %0 : tensor<2xf32>, tensor<1x4xf32>
}
// CASE
func.func @insert_of_extract(%src: tensor<1x8x16x4xf32>, %dest: tensor<1x8x4xf32>) -> tensor<1x8x4xf32> {
  %0 = tensor.extract_slice %src[0, 0, 3, 0] [1, 8, 1, 4] [1, 1, 1, 1] : tensor<1x8x16x4xf32> to tensor<8x4xf32>
  %1 = tensor.insert_slice %0 into %dest[0, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<1x8x4xf32>
  return %1 : tensor<1x8x4xf32>
}
// CASE
func.func @insert_drops_more(%src: tensor<8x16x4xf32>, %dest: tensor<1x8x1x4xf32>) -> tensor<1x8x1x4xf32> {
  %0 = tensor.extract_slice %src[0, 3, 0] [8, 1, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<8x4xf32>
  %1 = tensor.insert_slice %0 into %dest[0, 0, 0, 0] [1, 8, 1, 4] [1, 1, 1, 1] : tensor<8x4xf32> into tensor<1x8x1x4xf32>
  return %1 : tensor<1x8x1x4xf32>
}
// CASE
func.func @insert_dynamic(%src: tensor<?x16xf32>, %n: index) -> tensor<?x1xf32> {
  %0 = tensor.extract_slice %src[0, 3] [%n, 1] [1, 1] : tensor<?x16xf32> to tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?x1xf32>
  %1 = tensor.insert_slice %0 into %e[0, 0] [%n, 1] [1, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %1 : tensor<?x1xf32>
}

// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.reassociative_reshape_folding
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @expand_of_extract(%t: tensor<?x?x?x?xf32>, %o: index, %s: index) -> tensor<?x1x?x5xf32> {
  %0 = tensor.extract_slice %t[%o, %o, %o, %o] [%s, 1, %s, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x?x5xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2], [3]] output_shape [%s, 1, %s, 5] : tensor<?x?x5xf32> into tensor<?x1x?x5xf32>
  return %1 : tensor<?x1x?x5xf32>
}
// CASE
func.func @expand_other(%t: tensor<8x8xf32>) -> tensor<1x8xf32> {
  %0 = tensor.extract_slice %t[0, 3] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
  return %1 : tensor<1x8xf32>
}
// CASE
func.func @collapse_of_extract(%t: tensor<1x?x128x1xf32>, %s: index) -> tensor<?x128xf32> {
  %0 = tensor.extract_slice %t[0, 0, 0, 0] [1, %s, 128, 1] [1, 1, 1, 1] : tensor<1x?x128x1xf32> to tensor<1x?x128x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<1x?x128x1xf32> into tensor<?x128xf32>
  return %1 : tensor<?x128xf32>
}
// CASE
func.func @collapse_more(%t: tensor<4x8x2xf32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<f32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [4, 2, 1] [1, 1, 1] : tensor<4x8x2xf32> to tensor<4x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %2 = tensor.extract_slice %t[0, 0, 1] [4, 8, 1] [1, 1, 1] : tensor<4x8x2xf32> to tensor<4x8x1xf32>
  %3 = tensor.collapse_shape %2 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
  %4 = tensor.extract_slice %t[0, 0, 1] [1, 1, 1] [1, 1, 1] : tensor<4x8x2xf32> to tensor<1x1x1xf32>
  %5 = tensor.collapse_shape %4 [] : tensor<1x1x1xf32> into tensor<f32>
  return %1, %3, %5 : tensor<8xf32>, tensor<4x8xf32>, tensor<f32>
}
// CASE
func.func @insert_of_collapse(%t: tensor<?x1x?x5xf32>, %d: tensor<?x?x?x?xf32>, %o: index, %s: index) -> tensor<?x?x?x?xf32> {
  %0 = tensor.collapse_shape %t [[0], [1, 2], [3]] : tensor<?x1x?x5xf32> into tensor<?x?x5xf32>
  %1 = tensor.insert_slice %0 into %d[%o, %o, %o, %o] [%s, 1, %s, 5] [1, 1, 1, 1] : tensor<?x?x5xf32> into tensor<?x?x?x?xf32>
  return %1 : tensor<?x?x?x?xf32>
}
// CASE
func.func @insert_of_expand(%t: tensor<128x?xf32>, %d: tensor<1x?x128x?xf32>, %o: index, %s: index) -> tensor<1x?x128x?xf32> {
  %0 = tensor.expand_shape %t [[0, 1, 2], [3]] output_shape [1, 1, 128, %s] : tensor<128x?xf32> into tensor<1x1x128x?xf32>
  %1 = tensor.insert_slice %0 into %d[0, %o, 0, 0] [1, 1, 128, %s] [1, 1, 1, 1] : tensor<1x1x128x?xf32> into tensor<1x?x128x?xf32>
  return %1 : tensor<1x?x128x?xf32>
}
// CASE
func.func @parallel(%t: tensor<4xf32>, %u: tensor<1x4xf32>, %d: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %r = scf.forall (%i) in (8) shared_outs(%o = %d) -> tensor<8x4xf32> {
    %0 = tensor.expand_shape %t [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
    }
  }
  %q = scf.forall (%i) in (8) shared_outs(%o = %d) -> tensor<8x4xf32> {
    %0 = tensor.collapse_shape %u [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    }
  }
  return %r, %q : tensor<8x4xf32>, tensor<8x4xf32>
}

// ARGS: --transform-interpreter --split-input-file
// Producers of reshapes are fused where the slices stand before the reshapes.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %l:2 = transform.structured.fuse %m tile_sizes [2, 5] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  func.func @f(%x: tensor<60xf32>, %o: tensor<12x5xf32>) -> tensor<12x5xf32> {
    %0 = linalg.negf ins(%x : tensor<60xf32>) outs(%x : tensor<60xf32>) -> tensor<60xf32>
    %e = tensor.expand_shape %0 [[0, 1]] output_shape [12, 5] : tensor<60xf32> into tensor<12x5xf32>
    %1 = linalg.exp ins(%e : tensor<12x5xf32>) outs(%o : tensor<12x5xf32>) -> tensor<12x5xf32>
    return %1 : tensor<12x5xf32>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %l = transform.structured.fuse %m tile_sizes [10] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  func.func @f(%x: tensor<1x60x1xf32>, %o: tensor<60xf32>) -> tensor<60xf32> {
    %0 = linalg.negf ins(%x : tensor<1x60x1xf32>) outs(%x : tensor<1x60x1xf32>) -> tensor<1x60x1xf32>
    %e = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<1x60x1xf32> into tensor<60xf32>
    %1 = linalg.exp ins(%e : tensor<60xf32>) outs(%o : tensor<60xf32>) -> tensor<60xf32>
    return %1 : tensor<60xf32>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %l = transform.structured.fuse %m tile_sizes [1, 5] {apply_cleanup, use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  func.func @f(%x: tensor<?xf32>, %o: tensor<?x?xf32>, %s0: index, %s1: index) -> tensor<?x?xf32> {
    %0 = linalg.negf ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
    %e = tensor.expand_shape %0 [[0, 1]] output_shape [%s0, %s1] : tensor<?xf32> into tensor<?x?xf32>
    %1 = linalg.exp ins(%e : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %l = transform.structured.fuse %m tile_sizes [2, 0] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  func.func @f(%x: tensor<60xf32>, %o: tensor<12x5xf32>) -> tensor<12x5xf32> {
    %0 = linalg.negf ins(%x : tensor<60xf32>) outs(%x : tensor<60xf32>) -> tensor<60xf32>
    %e = tensor.expand_shape %0 [[0, 1]] output_shape [12, 5] : tensor<60xf32> into tensor<12x5xf32>
    %1 = linalg.exp ins(%e : tensor<12x5xf32>) outs(%o : tensor<12x5xf32>) -> tensor<12x5xf32>
    return %1 : tensor<12x5xf32>
  }
}

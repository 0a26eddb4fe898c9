// ARGS: --transform-interpreter --split-input-file
// Which of several dimensions of one is left out.

func.func @r(%a: tensor<1x9x9x3xf32>, %i: index) -> vector<1x9x3xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, %i, 0, 0] [1, 1, 9, 3] [1, 1, 1, 1] : tensor<1x9x9x3xf32> to tensor<1x9x3xf32>
  %v = vector.transfer_read %s[%c0, %c0, %c0], %z {in_bounds = [true, true, true]} : tensor<1x9x3xf32>, vector<1x9x3xf32>
  return %v : vector<1x9x3xf32>
}
func.func @w(%a: tensor<1x9x9x3xf32>, %i: index, %v: vector<1x9x3xf32>) -> tensor<1x9x9x3xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, %i, 0, 0] [1, 1, 9, 3] [1, 1, 1, 1] : tensor<1x9x9x3xf32> to tensor<1x9x3xf32>
  %t = vector.transfer_write %v, %s[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x9x3xf32>, tensor<1x9x3xf32>
  %r = tensor.insert_slice %t into %a[0, %i, 0, 0] [1, 1, 9, 3] [1, 1, 1, 1] : tensor<1x9x3xf32> into tensor<1x9x9x3xf32>
  return %r : tensor<1x9x9x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers } : !transform.any_op
    transform.yield
  }
}
// -----

func.func @r(%a: tensor<1x9x9x3xf32>, %i: index) -> vector<1x9x3xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, %i, 0, 0] [1, 1, 9, 3] [1, 1, 1, 1] : tensor<1x9x9x3xf32> to tensor<1x9x3xf32>
  %v = vector.transfer_read %s[%c0, %c0, %c0], %z {in_bounds = [true, true, true]} : tensor<1x9x3xf32>, vector<1x9x3xf32>
  return %v : vector<1x9x3xf32>
}
func.func @w(%a: tensor<1x9x9x3xf32>, %i: index, %v: vector<1x9x3xf32>) -> tensor<1x9x9x3xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, %i, 0, 0] [1, 1, 9, 3] [1, 1, 1, 1] : tensor<1x9x9x3xf32> to tensor<1x9x3xf32>
  %t = vector.transfer_write %v, %s[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x9x3xf32>, tensor<1x9x3xf32>
  %r = tensor.insert_slice %t into %a[0, %i, 0, 0] [1, 1, 9, 3] [1, 1, 1, 1] : tensor<1x9x3xf32> into tensor<1x9x9x3xf32>
  return %r : tensor<1x9x9x3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.tensor.fold_tensor_subset_ops } : !transform.any_op
    transform.yield
  }
}
// -----

func.func @r0(%a: tensor<1x9x1x3xf32>, %i: index) -> vector<9x3xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, 0, 0, 0] [1, 9, 1, 3] [1, 1, 1, 1] : tensor<1x9x1x3xf32> to tensor<9x3xf32>
  %v = vector.transfer_read %s[%c0, %c0], %z {in_bounds = [true, true]} : tensor<9x3xf32>, vector<9x3xf32>
  return %v : vector<9x3xf32>
}
func.func @r1(%a: tensor<9x9x9x3xf32>, %i: index) -> vector<1x3xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, 0, 0, 0] [1, 1, 1, 3] [1, 1, 1, 1] : tensor<9x9x9x3xf32> to tensor<1x3xf32>
  %v = vector.transfer_read %s[%c0, %c0], %z {in_bounds = [true, true]} : tensor<1x3xf32>, vector<1x3xf32>
  return %v : vector<1x3xf32>
}
func.func @r2(%a: tensor<9x9x9x3xf32>, %i: index) -> vector<1x1x3xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, 0, 0, 0] [1, 1, 1, 3] [1, 1, 1, 1] : tensor<9x9x9x3xf32> to tensor<1x1x3xf32>
  %v = vector.transfer_read %s[%c0, %c0, %c0], %z {in_bounds = [true, true, true]} : tensor<1x1x3xf32>, vector<1x1x3xf32>
  return %v : vector<1x1x3xf32>
}
func.func @r3(%a: tensor<9x1x9x3xf32>, %i: index) -> vector<1x9xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, 0, 0, 0] [1, 1, 9, 1] [1, 1, 1, 1] : tensor<9x1x9x3xf32> to tensor<1x9xf32>
  %v = vector.transfer_read %s[%c0, %c0], %z {in_bounds = [true, true]} : tensor<1x9xf32>, vector<1x9xf32>
  return %v : vector<1x9xf32>
}
func.func @r4(%a: tensor<9x9x9x3xf32>, %i: index) -> vector<4x1xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, 0, 0, 0] [1, 4, 1, 1] [1, 1, 1, 1] : tensor<9x9x9x3xf32> to tensor<4x1xf32>
  %v = vector.transfer_read %s[%c0, %c0], %z {in_bounds = [true, true]} : tensor<4x1xf32>, vector<4x1xf32>
  return %v : vector<4x1xf32>
}
func.func @r5(%a: tensor<9x9x9x3xf32>, %i: index) -> vector<1x4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %a[0, 0, 0, 0] [1, 4, 1, 1] [1, 1, 1, 1] : tensor<9x9x9x3xf32> to tensor<1x4xf32>
  %v = vector.transfer_read %s[%c0, %c0], %z {in_bounds = [true, true]} : tensor<1x4xf32>, vector<1x4xf32>
  return %v : vector<1x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers } : !transform.any_op
    transform.yield
  }
}
// -----

#id = affine_map<(n, h, w, c) -> (n, h, w, c)>
#ch = affine_map<(n, h, w, c) -> (c)>
func.func @conv(%in: tensor<1x9x9x3xf32>, %w: tensor<3x3x3x7xf32>, %bias: tensor<7xf32>, %skip: tensor<1x7x7x7xf32>) -> tensor<1x7x7x7xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x7x7x7xf32>
  %init = linalg.fill ins(%z : f32) outs(%e : tensor<1x7x7x7xf32>) -> tensor<1x7x7x7xf32>
  %cv = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
     ins(%in, %w : tensor<1x9x9x3xf32>, tensor<3x3x3x7xf32>) outs(%init : tensor<1x7x7x7xf32>) -> tensor<1x7x7x7xf32>
  %e1 = tensor.empty() : tensor<1x7x7x7xf32>
  %b = linalg.generic {indexing_maps = [#id, #ch, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
     ins(%cv, %bias : tensor<1x7x7x7xf32>, tensor<7xf32>) outs(%e1 : tensor<1x7x7x7xf32>) {
     ^bb0(%x: f32, %y: f32, %o: f32):
       %s = arith.addf %x, %y : f32
       linalg.yield %s : f32
  } -> tensor<1x7x7x7xf32>
  %sum = linalg.add ins(%b, %skip : tensor<1x7x7x7xf32>, tensor<1x7x7x7xf32>) outs(%e1 : tensor<1x7x7x7xf32>) -> tensor<1x7x7x7xf32>
  %relu = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
     ins(%sum : tensor<1x7x7x7xf32>) outs(%e1 : tensor<1x7x7x7xf32>) {
     ^bb0(%x: f32, %o: f32):
       %m = arith.maximumf %x, %z : f32
       linalg.yield %m : f32
  } -> tensor<1x7x7x7xf32>
  return %relu : tensor<1x7x7x7xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %mm = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
%t, %l:2 = transform.structured.tile_using_for %mm tile_sizes [0, 1, 0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
 %d = transform.structured.decompose %t : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// ARGS: --transform-interpreter --split-input-file
// Ops that can't be computed for a slice are cloned as a whole; constants pad from within.

func.func @f(%s: tensor<32x32xf32>, %v: tensor<32x16xf32>, %fo: tensor<32x16xf32>) -> tensor<32x16xf32> {
  %e = tensor.empty() : tensor<32x32xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %o = linalg.matmul ins(%p, %v : tensor<32x32xf32>, tensor<32x16xf32>) outs(%fo : tensor<32x16xf32>) -> tensor<32x16xf32>
  return %o : tensor<32x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %sm = transform.structured.match ops{["linalg.softmax"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %mm tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %smf, %b2 = transform.structured.fuse_into_containing_op %sm into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----

func.func @f(%s: tensor<2x3x3x5xf32>, %o0: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %e0 = tensor.empty() : tensor<2x3x3x5xf32>
  %x = linalg.exp ins(%s : tensor<2x3x3x5xf32>) outs(%e0 : tensor<2x3x3x5xf32>) -> tensor<2x3x3x5xf32>
  %p = linalg.winograd_filter_transform fmr(F_4_3) ins(%x : tensor<2x3x3x5xf32>) outs(%o0 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %o = linalg.abs ins(%p : tensor<6x6x5x2xf32>) outs(%o0 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %o : tensor<6x6x5x2xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
%a = transform.structured.match ops{["linalg.abs"]} in %root : (!transform.any_op) -> !transform.any_op
 %t, %l = transform.structured.tile_using_forall %a tile_sizes [2, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %x, %y = transform.structured.fuse_into_containing_op %op into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----

func.func @f(%s: tensor<4x5xf32>) -> tensor<6x8xf32> {
  %e0 = tensor.empty() : tensor<4x5xf32>
  %x = linalg.exp ins(%s : tensor<4x5xf32>) outs(%e0 : tensor<4x5xf32>) -> tensor<4x5xf32>
  %p = tensor.pad %x low[1, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    %z = arith.constant 0.0 : f32
    tensor.yield %z : f32
  } : tensor<4x5xf32> to tensor<6x8xf32>
  %e = tensor.empty() : tensor<6x8xf32>
  %o = linalg.abs ins(%p : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %o : tensor<6x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
%b, %n = transform.structured.bufferize_to_allocation %op : !transform.any_op
    transform.yield
  }
}
// -----

func.func @f(%s: tensor<4x5xf32>) -> tensor<6x8xf32> {
  %e0 = tensor.empty() : tensor<4x5xf32>
  %z = arith.constant 0.0 : f32
  %x = linalg.exp ins(%s : tensor<4x5xf32>) outs(%e0 : tensor<4x5xf32>) -> tensor<4x5xf32>
  %p = tensor.pad %x low[1, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<4x5xf32> to tensor<6x8xf32>
  %e = tensor.empty() : tensor<6x8xf32>
  %o = linalg.abs ins(%p : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %o : tensor<6x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
%b, %n = transform.structured.bufferize_to_allocation %op : !transform.any_op
    transform.yield
  }
}

// ARGS: --transform-interpreter
// FRAME
func.func @f(%a: tensor<8x8xf32>, %c: tensor<4x4xf32>, %n: index, %b: i1, %v: f32, %k: i32, %d: tensor<?x?xf32>) -> tensor<4x4xf32> {
  %cst = arith.constant 1.0 : f32
  %poison = ub.poison : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %dn = tensor.dim %d, %c0 : tensor<?x?xf32>
  // HERE
  return %0 : tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
  %p = transform.structured.match ops{["tensor.pad"]} in %m : (!transform.any_op) -> !transform.any_op
  %l = transform.structured.match attributes{lo} in %m : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.yield
 }
}
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %a[%i, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad.build_packing_loop_nest %p above %l : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %a[%i, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %poison : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %z = arith.negf %v : f32
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %a[%i, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %z : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %kk = arith.index_cast %k : i32 to index
  %e = tensor.extract_slice %a[%i, %kk] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %c1i = arith.constant 1 : index
  %kk = arith.addi %i, %c1i : index
  %e = tensor.extract_slice %a[%kk, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %a[%i, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[%m, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c2 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %a[%i, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %s = linalg.add ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %s[%i, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op

// ARGS: --transform-interpreter --split-input-file
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
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
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
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad.build_packing_loop_nest %p above %l, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
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
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %a[%i, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %v : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %z = arith.constant 2.0 : f32
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
  %e = tensor.extract_slice %a[%i, 0] [%m, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[%h, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  %q = linalg.add ins(%p, %x : tensor<?x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
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
  %kk = arith.addi %i, %c1 : index
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
  %kk = tensor.dim %x, %c1 : tensor<4x4xf32>
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
  %kk = scf.if %b -> index { scf.yield %i : index } else { scf.yield %c0 : index }
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
  %kk = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%i)
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
%0 = scf.for unsigned %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
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
%0 = scf.for %i = %c0 to %dn step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
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
%0 = scf.for %i = %c0 to %dn step %n iter_args(%x = %c) -> (tensor<4x4xf32>) {
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
%0 = scf.for %i = %c0 to %c8 step %n iter_args(%x = %c) -> (tensor<4x4xf32>) {
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
%0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%x = %c) -> (tensor<4x4xf32>) {
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
%0 = scf.for %i = %c0 to %c0 step %c1 iter_args(%x = %c) -> (tensor<4x4xf32>) {
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
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %d[%i, 0] [%m, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
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
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
  %e = tensor.extract_slice %a[0, 0] [%c3, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[1, 0] {
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
  %e = tensor.extract_slice %a[0, 0] [%c3, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 0] high[1, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x4xf32> to tensor<4x4xf32>
  %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %q : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad.build_packing_loop_nest %p above %l : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %j = %c0 to %c8 step %c2 iter_args(%y = %c) -> (tensor<4x4xf32>) {
  %up = affine.min affine_map<(d0) -> (8, d0 + 4)>(%j)
  %1 = scf.for %i = %c0 to %up step %c3 iter_args(%x = %y) -> (tensor<4x4xf32>) {
    %m = affine.min affine_map<(d0)[s0] -> (3, s0 - d0)>(%i)[%up]
    %e = tensor.extract_slice %a[%i, %j] [%m, 2] [1, 1] : tensor<8x8xf32> to tensor<?x2xf32>
    %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
    %p = tensor.pad %e low[0, 1] high[%h, 1] {
    ^bb0(%u: index, %w: index):
      tensor.yield %cst : f32
    } : tensor<?x2xf32> to tensor<4x4xf32>
    %q = linalg.add ins(%p, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %q : tensor<4x4xf32>
  } {lo}
  scf.yield %1 : tensor<4x4xf32>
}
// AND
%t = transform.structured.hoist_pad %p by 2 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %j = %c0 to %c8 step %c2 iter_args(%y = %c) -> (tensor<4x4xf32>) {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%j)
  %e = tensor.extract_slice %a[%j, 0] [%m, 2] [1, 1] : tensor<8x8xf32> to tensor<?x2xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 1] high[%h, 1] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x2xf32> to tensor<4x4xf32>
  %1 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %p) -> (tensor<4x4xf32>) {
    %q = linalg.add ins(%y, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %q : tensor<4x4xf32>
  }
  scf.yield %1 : tensor<4x4xf32>
} {lo}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.if %b -> tensor<4x4xf32> {
  %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%n)
  %e = tensor.extract_slice %a[%n, 0] [%m, 2] [1, 1] : tensor<8x8xf32> to tensor<?x2xf32>
  %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
  %p = tensor.pad %e low[0, 1] high[%h, 1] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<?x2xf32> to tensor<4x4xf32>
  scf.yield %p : tensor<4x4xf32>
} else {
  scf.yield %c : tensor<4x4xf32>
}
// AND
%t = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.forall (%j) in (4) shared_outs(%y = %c) -> (tensor<4x4xf32>) {
  %1 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %y) -> (tensor<4x4xf32>) {
    %m = affine.min affine_map<(d0) -> (3, 8 - d0)>(%i)
    %e = tensor.extract_slice %a[%i, %j] [%m, 2] [1, 1] : tensor<8x8xf32> to tensor<?x2xf32>
    %h = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
    %p = tensor.pad %e low[0, 1] high[%h, 1] {
    ^bb0(%u: index, %w: index):
      tensor.yield %cst : f32
    } : tensor<?x2xf32> to tensor<4x4xf32>
    scf.yield %p : tensor<4x4xf32>
  }
  scf.forall.in_parallel {
    tensor.parallel_insert_slice %1 into %y[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
  }
}
// AND
%t = transform.structured.hoist_pad %p by 3 loops : (!transform.any_op) -> !transform.any_op
// CASE
%0 = scf.for %i = %c0 to %c8 step %c3 iter_args(%x = %c) -> (tensor<4x4xf32>) {
  %p = tensor.pad %x low[0, 0] high[0, 0] {
  ^bb0(%u: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  scf.yield %p : tensor<4x4xf32>
}
// AND
%t = transform.structured.hoist_pad %p by 3 loops : (!transform.any_op) -> !transform.any_op

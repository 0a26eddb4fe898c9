// ARGS: --transform-interpreter
// FRAME
func.func @f(%lb: index, %ub: index, %step: index, %x: f32, %t: tensor<?x?xf32>, %s: tensor<5x20xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  // HERE
  return
}
func.func private @use(tensor<?x?xf32>)
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.empty", "tensor.pad", "tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
scf.for %i = %c0 to %c128 step %c1 {
  %e = tensor.empty(%i, %ub) : tensor<?x?xf32>
  func.call @use(%e) : (tensor<?x?xf32>) -> ()
}
// AND
%1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
transform.print %1 : !transform.any_op
// CASE
scf.for %i = %c0 to %ub step %c4 {
  scf.for %j = %c0 to %lb step %c4 {
    %z = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%i)[%ub]
    %w = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%j)[%lb]
    %h = affine.apply affine_map<(d0) -> (-d0 + 4)>(%z)
    %k = affine.apply affine_map<(d0) -> (-d0 + 4)>(%w)
    %r = tensor.extract_slice %t[%i, %j] [%z, %w] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %p = tensor.pad %r low[0, 0] high[%h, %k] {
    ^bb0(%a: index, %b: index):
      tensor.yield %x : f32
    } : tensor<?x?xf32> to tensor<4x4xf32>
    %c = tensor.cast %p : tensor<4x4xf32> to tensor<?x?xf32>
    func.call @use(%c) : (tensor<?x?xf32>) -> ()
  }
}
// AND
%1 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
%2 = transform.tensor.make_loop_independent %1 {num_loops = 2} : (!transform.any_op) -> !transform.any_op
transform.print %2 : !transform.any_op
// CASE
scf.for %i = %c0 to %ub step %c4 {
  %p = tensor.pad %t nofold low[%i, %lb] high[%ub, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  func.call @use(%p) : (tensor<?x?xf32>) -> ()
}
// AND
%1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
transform.print %1 : !transform.any_op
// CASE
scf.for %i = %c0 to %ub step %c4 {
  %p = tensor.pad %s low[1, %lb] high[%i, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<5x20xf32> to tensor<?x?xf32>
  func.call @use(%p) : (tensor<?x?xf32>) -> ()
}
// AND
%1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
// CASE
scf.for %i = %c0 to %c128 step %c4 {
  %p = tensor.pad %s low[1, %lb] high[%i, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<5x20xf32> to tensor<?x?xf32>
  func.call @use(%p) : (tensor<?x?xf32>) -> ()
}
// AND
%1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
// CASE
scf.for %i = %lb to %ub step %step {
  %m = arith.muli %i, %i : index
  %e = tensor.empty(%lb, %m) : tensor<?x?xf32>
  %p = tensor.pad %t low[0, %lb] high[%ub, %m] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %q = tensor.pad %t low[0, %lb] high[%ub, %i] {
  ^bb0(%a: index, %b: index):
    %g = arith.addf %x, %x : f32
    tensor.yield %g : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %c = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
}
%o = tensor.empty(%lb, %ub) : tensor<?x?xf32>
// AND
%1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
// CASE
scf.for %i = %c0 to %c4 step %c1 {
  %e = tensor.empty(%c4, %i) : tensor<?x?xf32>
}
// AND
%1 = transform.tensor.make_loop_independent %0 {num_loops = 0} : (!transform.any_op) -> !transform.any_op
%2 = transform.tensor.make_loop_independent %1 {num_loops = 0} : (!transform.any_op) -> !transform.any_op
// CASE
%e = tensor.empty(%c4, %c0) : tensor<?x?xf32>
// AND
%1 = transform.structured.match ops{["tensor.splat"]} in %root : (!transform.any_op) -> !transform.any_op
%2 = transform.tensor.make_loop_independent %1 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
transform.print %2 : !transform.any_op

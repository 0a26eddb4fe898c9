// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for", "scf.parallel", "scf.forall", "scf.if", "affine.for", "arith.addi", "scf.while"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @none(%n : index) {
  scf.forall (%i, %j) in (%n, 16) {
  }
  return
}
// AND
transform.loop.forall_to_for %l : (!transform.any_op) -> ()
// CASE
func.func @two(%n : index) {
  scf.forall (%i) in (%n) {
  }
  scf.forall (%i) in (%n) {
  }
  return
}
// AND
%a = transform.loop.forall_to_for %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func private @empty()
// AND
%a = transform.loop.forall_to_for %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func @outputs(%t: tensor<16xf32>) -> tensor<16xf32> {
  %r = scf.forall (%i) in (16) shared_outs(%o = %t) -> tensor<16xf32> {
    %e = tensor.extract_slice %t[%i][1][1] : tensor<16xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i][1][1] : tensor<1xf32> into tensor<16xf32>
    }
  }
  return %r : tensor<16xf32>
}
// AND
%a = transform.loop.forall_to_for %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func @parallel_no_result(%n : index) {
  scf.forall (%i, %j) in (%n, 2) {
  }
  return
}
// AND
transform.loop.forall_to_parallel %l : (!transform.any_op) -> ()
// CASE
func.func @promote_forall(%t: tensor<16xf32>, %x: f32) -> (tensor<16xf32>, tensor<16xf32>) {
  %r = scf.forall (%i, %j) in (1, 1) shared_outs(%o = %t) -> tensor<16xf32> {
    %e = tensor.extract_slice %o[%i][1][1] : tensor<16xf32> to tensor<1xf32>
    %f = tensor.insert %x into %e[%j] : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i][1][1] : tensor<1xf32> into tensor<16xf32>
    }
  }
  %s = scf.forall (%i, %j) in (1, 2) shared_outs(%o = %r) -> tensor<16xf32> {
    %e = tensor.extract_slice %o[%i][1][1] : tensor<16xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i][1][1] : tensor<1xf32> into tensor<16xf32>
    }
  }
  return %r, %s : tensor<16xf32>, tensor<16xf32>
}
// AND
transform.loop.promote_if_one_iteration %l : !transform.any_op
// CASE
func.func @promote_others(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 1 {
    "use"(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    "use"(%i) : (index) -> ()
    scf.reduce
  }
  %w = scf.while (%a = %n) : (index) -> (index) {
    %c = arith.constant false
    scf.condition(%c) %a : index
  } do {
  ^bb0(%b: index):
    scf.yield %b : index
  }
  return
}
// AND
transform.loop.promote_if_one_iteration %l : !transform.any_op
// CASE
func.func private @result_type()
// AND
%x = transform.scf.take_assumed_branch %l : (!transform.any_op) -> (!transform.any_op)

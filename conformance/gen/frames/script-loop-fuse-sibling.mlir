// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %t = transform.structured.match attributes {target} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {source} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @plain(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c {
    "first"(%i) : (index) -> ()
  } {target}
  "between"() : () -> ()
  scf.for %i = %a to %b step %c {
    "second"(%i) : (index) -> ()
  } {source}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
transform.print %f : !transform.any_op
// CASE
func.func @forall(%m: tensor<128xf32>, %o: tensor<128xf32>) -> (tensor<128xf32>, tensor<128xf32>) {
  %r = scf.forall (%i) in (128) shared_outs(%q = %o) -> tensor<128xf32> {
    %e = tensor.extract_slice %m[%i][1][1] : tensor<128xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %q[%i][1][1] : tensor<1xf32> into tensor<128xf32>
    }
  } {mapping = [#gpu.block<x>], target}
  %s = scf.forall (%i) in (128) shared_outs(%q = %o) -> tensor<128xf32> {
    %e = tensor.extract_slice %m[%i][1][1] : tensor<128xf32> to tensor<1xf32>
    %g = math.exp %e : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %g into %q[%i][1][1] : tensor<1xf32> into tensor<128xf32>
    }
  } {mapping = [#gpu.block<x>], source}
  return %r, %s : tensor<128xf32>, tensor<128xf32>
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @dynamic_forall(%n: index, %m: index) {
  scf.forall (%i, %j) = (%n, 1) to (%m, %n) step (%m, 4) {
    "first"(%i, %j) : (index, index) -> ()
  } {target}
  scf.forall (%i, %j) = (%n, 1) to (%m, %n) step (%m, 4) {
    "second"(%i, %j) : (index, index) -> ()
  } {source}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @other_bounds(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c {
    "first"(%i) : (index) -> ()
  } {target}
  scf.for %i = %b to %b step %c {
    "second"(%i) : (index) -> ()
  } {source}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @equal_constants() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %d4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    "first"(%i) : (index) -> ()
  } {target}
  scf.for %i = %d0 to %d4 step %d1 {
    "second"(%i) : (index) -> ()
  } {source}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @user_between(%a: index, %x: f32) {
  %r = scf.for %i = %a to %a step %a iter_args(%p = %x) -> f32 {
    scf.yield %x : f32
  } {target}
  %y = arith.addf %r, %r : f32
  scf.for %i = %a to %a step %a {
    "second"(%i) : (index) -> ()
  } {source}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @affine_loops(%a: index) {
  affine.for %i = 0 to 10 {
    "second"(%i) : (index) -> ()
  } {source}
  affine.for %i = 0 to 10 {
    "second"(%i) : (index) -> ()
  } {target}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @many(%a: index) {
  scf.for %i = %a to %a step %a {
  } {source}
  scf.for %i = %a to %a step %a {
  } {target}
  scf.for %i = %a to %a step %a {
  } {target}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op

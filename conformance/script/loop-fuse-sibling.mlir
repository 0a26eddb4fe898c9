// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
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
// EACH
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
func.func @back(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c {
    "first"(%i) : (index) -> ()
  } {source}
  "between"() : () -> ()
  scf.for %i = %a to %b step %c {
    "second"(%i) : (index) -> ()
  } {target}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @carried(%a: index, %b: index, %c: index, %x: f32, %y: i32) -> (f32, i32, f32) {
  %r:2 = scf.for %i = %a to %b step %c iter_args(%p = %x, %q = %y) -> (f32, i32) {
    %u = arith.addf %p, %x : f32
    %v = arith.addi %q, %y : i32
    scf.yield %u, %v : f32, i32
  } {target}
  %s = scf.for %i = %a to %b step %c iter_args(%p = %x) -> (f32) {
    %u = arith.mulf %p, %x : f32
    scf.yield %u : f32
  } {source}
  return %r#0, %r#1, %s : f32, i32, f32
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
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
func.func @other_mapping(%n: index, %m: index) {
  scf.forall (%i) in (%n) {
    "first"(%i) : (index) -> ()
  } {mapping = [#gpu.block<x>], target}
  scf.forall (%i) in (%n) {
    "second"(%i) : (index) -> ()
  } {mapping = [#gpu.block<y>], source}
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
func.func @mixed(%a: index) {
  scf.forall (%i) in (%a) {
    "first"(%i) : (index) -> ()
  } {target}
  scf.for %i = %a to %a step %a {
    "second"(%i) : (index) -> ()
  } {source}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @same(%a: index) {
  scf.for %i = %a to %a step %a {
    "second"(%i) : (index) -> ()
  } {source}
  return
}
// AND
%f = transform.loop.fuse_sibling %s into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @same_by_two_handles(%a: index) {
  scf.for %i = %a to %a step %a {
    "second"(%i) : (index) -> ()
  } {source, target}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @other_block(%a: index, %c: i1) {
  scf.for %i = %a to %a step %a {
    "second"(%i) : (index) -> ()
  } {source}
  scf.if %c {
    scf.for %i = %a to %a step %a {
      "second"(%i) : (index) -> ()
    } {target}
  }
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
func.func @used_by_source(%a: index, %x: f32) {
  %r = scf.for %i = %a to %a step %a iter_args(%p = %x) -> f32 {
    scf.yield %x : f32
  } {target}
  scf.for %i = %a to %a step %a {
    "second"(%r) : (f32) -> ()
  } {source}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @operand_between(%a: index, %x: f32) {
  scf.for %i = %a to %a step %a {
    "second"(%i) : (index) -> ()
  } {source}
  %y = arith.addf %x, %x : f32
  %r = scf.for %i = %a to %a step %a iter_args(%p = %y) -> f32 {
    scf.yield %x : f32
  } {target}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @value_between(%a: index, %x: f32) {
  scf.for %i = %a to %a step %a {
    "second"(%i) : (index) -> ()
  } {source}
  %y = arith.addf %x, %x : f32
  scf.for %i = %a to %a step %a {
    "first"(%i) : (index) -> ()
    "third"(%i, %y) : (index, f32) -> ()
  } {target}
  return
}
// AND
%f = transform.loop.fuse_sibling %t into %s : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
func.func @no_loops(%x: f32) {
  %y = arith.addf %x, %x {source} : f32
  %z = arith.addf %x, %x {target} : f32
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

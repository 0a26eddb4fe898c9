// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for", "scf.parallel", "scf.forall", "scf.if", "affine.for", "arith.addi", "scf.while"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @nest(%n : index, %m: memref<?x?xf32>, %x: f32) {
  scf.forall (%i, %j) in (%n, 16) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.block<x>, #gpu.block<y>], foo}
  return
}
// AND
%a, %b = transform.loop.forall_to_for %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %a : !transform.any_op
transform.print %b : !transform.any_op
// CASE
func.func @steps(%n : index, %m: memref<?x?xf32>, %x: f32) {
  scf.forall (%i, %j, %k) = (1, %n, 3) to (%n, 16, 8) step (2, 1, %n) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
    memref.store %x, %m[%i, %k] : memref<?x?xf32>
  }
  return
}
// AND
%a:3 = transform.loop.forall_to_for %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
func.func @too_few(%n : index) {
  scf.forall (%i, %j) in (%n, 16) {
  }
  return
}
// AND
%a = transform.loop.forall_to_for %l : (!transform.any_op) -> (!transform.any_op)
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
func.func private @empty()
// AND
%a = transform.loop.forall_to_parallel %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func private @empty()
// AND
%a = transform.loop.parallel_for_to_nested_fors %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func @other(%n : index) {
  %c = arith.addi %n, %n : index
  return
}
// AND
%a = transform.loop.forall_to_for %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func @other(%n : index) {
  %c = arith.addi %n, %n : index
  return
}
// AND
%a = transform.loop.forall_to_parallel %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func @other(%n : index) {
  %c = arith.addi %n, %n : index
  return
}
// AND
%a = transform.loop.parallel_for_to_nested_fors %l : (!transform.any_op) -> (!transform.any_op)
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
%a = transform.loop.forall_to_parallel %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func @parallel(%n : index, %m: memref<?x?xf32>, %x: f32) {
  scf.forall (%i, %j) = (1, %n) to (10, 20) step (%n, 2) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>], foo}
  return
}
// AND
%a = transform.loop.forall_to_parallel %l : (!transform.any_op) -> (!transform.any_op)
transform.print %a : !transform.any_op
// CASE
func.func @parallel_two_results(%n : index) {
  scf.forall (%i, %j) in (%n, 2) {
  }
  return
}
// AND
%a, %b = transform.loop.forall_to_parallel %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @parallel_no_result(%n : index) {
  scf.forall (%i, %j) in (%n, 2) {
  }
  return
}
// AND
transform.loop.forall_to_parallel %l : (!transform.any_op) -> ()
// CASE
func.func @nested(%n : index, %m: memref<?x?xf32>, %x: f32, %k: index) {
  scf.parallel (%i, %j) = (%n, %k) to (%k, %n) step (%n, %n) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
    scf.reduce
  } {foo}
  return
}
// AND
%a = transform.loop.parallel_for_to_nested_fors %l : (!transform.any_op) -> (!transform.any_op)
transform.print %a : !transform.any_op
// CASE
func.func @nested_two(%n : index) {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    scf.reduce
  }
  return
}
// AND
%a:2 = transform.loop.parallel_for_to_nested_fors %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @reduces(%n : index, %m: memref<?xf32>, %x: f32) -> f32 {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// AND
%a = transform.loop.parallel_for_to_nested_fors %l : (!transform.any_op) -> (!transform.any_op)
// CASE
func.func @promote(%x: f32, %n: index) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c2 iter_args(%a = %x) -> f32 {
    %y = arith.addf %a, %x : f32
    "use"(%i) : (index) -> ()
    scf.yield %y : f32
  }
  %s = scf.for %i = %c2 to %c0 step %c2 iter_args(%a = %r) -> f32 {
    %y = arith.addf %a, %x : f32
    scf.yield %y : f32
  }
  %t = scf.for %i = %c0 to %n step %c2 iter_args(%a = %s) -> f32 {
    %y = arith.addf %a, %x : f32
    scf.yield %y : f32
  }
  return %r, %s, %t : f32, f32, f32
}
// AND
transform.loop.promote_if_one_iteration %l : !transform.any_op
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
func.func @promote_no_loop(%n : index) {
  %c = arith.addi %n, %n : index
  return
}
// AND
transform.loop.promote_if_one_iteration %l : !transform.any_op
// CASE
func.func @take_then(%c: i1, %x: f32, %y: f32) -> f32 {
  %r = scf.if %c -> f32 {
    %z = arith.addf %x, %y : f32
    scf.yield %z : f32
  } else {
    scf.yield %y : f32
  }
  scf.if %c {
    "then"() : () -> ()
  }
  return %r : f32
}
// AND
transform.scf.take_assumed_branch %l : (!transform.any_op) -> ()
// CASE
func.func @take_else(%c: i1, %x: f32, %y: f32) -> f32 {
  %r = scf.if %c -> f32 {
    %z = arith.addf %x, %y : f32
    scf.yield %z : f32
  } else {
    "else"() : () -> ()
    scf.yield %y : f32
  }
  return %r : f32
}
// AND
transform.scf.take_assumed_branch %l take_else_branch : (!transform.any_op) -> ()
// CASE
func.func @no_else(%c: i1, %x: f32, %y: f32) {
  scf.if %c {
    "then"() : () -> ()
  }
  return
}
// AND
transform.scf.take_assumed_branch %l take_else_branch : (!transform.any_op) -> ()
// CASE
func.func @not_if(%n: index) {
  %c = arith.addi %n, %n : index
  return
}
// AND
transform.scf.take_assumed_branch %l : (!transform.any_op) -> ()
// CASE
func.func @used_after(%c: i1) {
  scf.if %c {
    "then"() : () -> ()
  }
  return
}
// AND
transform.scf.take_assumed_branch %l : (!transform.any_op) -> ()
transform.print %l : !transform.any_op
// CASE
func.func private @result_type()
// AND
%x = transform.scf.take_assumed_branch %l : (!transform.any_op) -> (!transform.any_op)

// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics --allow-unregistered-dialect
// Where the reference would need more memory than there is, or dies.

module attributes {transform.with_named_sequence} {
  func.func @many_copies(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      "use"(%i) : (index) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to unroll}}
    transform.loop.unroll %l {factor = 1000000000} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @most(%n: index) {
    affine.for %i = 0 to %n step 2 {
      "use"(%i) : (index) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to unroll and jam}}
    transform.loop.unroll_and_jam %l {factor = 9223372036854775807} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @step_of_zero(%n: index) {
    affine.for %i = 0 to 10 step 0 {
      "use"(%i) : (index) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to unroll}}
    transform.loop.unroll %l {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

// No number of iterations can be a factor.
module attributes {transform.with_named_sequence} {
  func.func @never_runs() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c1 to %c0 step %c1 {
      "use"(%i) : (index) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to unroll and jam}}
    transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

// What is left over would run once.
module attributes {transform.with_named_sequence} {
  func.func @peel_what_never_runs() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    scf.for %i = %c1 to %c0 step %c3 {
      "use"(%i) : (index) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    // expected-error @below {{failed to peel the last iteration}}
    %a, %b = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @peel_ints(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c3 = arith.constant 3 : i32
    scf.for %i = %c0 to %n step %c3 : i32 {
      "use"(%i) : (i32) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    // expected-error @below {{failed to peel the last iteration}}
    %a, %b = transform.loop.peel %l : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @no_interval(%m: memref<8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    // expected-note @below {{when applied to this op}}
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %m[%i] : memref<8xf32>
      memref.store %v, %m[%i] : memref<8xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    // expected-error @below {{failed to apply}}
    %a = transform.loop.pipeline %l {iteration_interval = 0} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @reduction_from_elsewhere(%m: memref<8xf32>, %x: f32) -> f32 {
    %r = affine.for %i = 0 to 8 iter_args(%a = %x) -> f32 {
      %v = affine.load %m[%i] : memref<8xf32>
      %s = arith.addf %a, %v : f32
      affine.yield %s : f32
    }
    return %r : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to unroll and jam}}
    transform.loop.unroll_and_jam %l {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @narrow() {
    %c0 = arith.constant 0 : i8
    %c1 = arith.constant 1 : i8
    %c16 = arith.constant 16 : i8
    scf.for %i = %c0 to %c16 step %c1 : i8 {
      scf.for %j = %c0 to %c16 step %c1 : i8 {
        "use"(%i, %j) : (i8, i8) -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %i, %o = transform.split_handle %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{failed to coalesce}}
    %c = transform.loop.coalesce %o : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

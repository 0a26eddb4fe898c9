// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  func.func @other_order(%a: memref<8x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    // expected-note @below {{target op}}
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %j = %c0 to %c8 step %c1 {
        %x = memref.load %a[%j, %i] : memref<8x8xf32>
        memref.store %x, %a[%i, %j] : memref<8x8xf32>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %both:2 = transform.split_handle %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{failed to tile}}
    transform.loop.tile %both#1 tile_sizes(2, 2) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @no_size(%n: index) {
    // expected-note @below {{target op}}
    affine.for %i = 0 to %n {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.loop.find {} : !transform.any_op
    // expected-error @below {{failed to tile}}
    transform.loop.tile %l tile_sizes(0) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @unknown(%n: index) {
    // expected-note @below {{target op}}
    affine.for %i = 0 to %n {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.loop.find {} : !transform.any_op
    // expected-error @below {{expected loops of a known number of iterations}}
    %p = transform.compute_trailing_tile_size %l : !transform.param<i64>
    transform.yield
  }
}

// -----

// The end of a tile would be beyond the numbers there are.
module attributes {transform.with_named_sequence} {
  func.func @at_the_end(%n: index) {
    %low = arith.constant 9223372036854775800 : index
    %high = arith.constant 9223372036854775807 : index
    %c1 = arith.constant 1 : index
    // expected-note @below {{target op}}
    scf.for %i = %low to %high step %c1 {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.loop.find {size == 7} : !transform.any_op
    // expected-error @below {{failed to tile}}
    transform.loop.tile %l tile_sizes(4) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @narrow(%a: i8, %b: i8) {
    %c1 = arith.constant 1 : i8
    // expected-note @below {{target op}}
    scf.for %i = %a to %b step %c1 : i8 {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.loop.find {} : !transform.any_op
    // expected-error @below {{failed to split}}
    transform.loop.split %l {upper_bound_divisible_by = 256}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{expected one of >, >=, <, <=, ==, ne}}
    %l = transform.loop.find {size 4} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>) {
    %v = memref.cast %m : memref<4xf32> to memref<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %c = transform.structured.match ops{["memref.cast"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_op_result [0] %c : !transform.any_value
    // expected-error @below {{failed to assign a memory space}}
    transform.assign_to_fast_memory %v
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %a = transform.param.constant 4 : i64 -> !transform.any_param
    %b = transform.param.constant 4 : i32 -> !transform.any_param
    // expected-error @below {{mismatching integer attribute types in parameter #0}}
    transform.execute_if_cmpi eq %a, %b : !transform.any_param, !transform.any_param {
    }
    transform.yield
  }
}

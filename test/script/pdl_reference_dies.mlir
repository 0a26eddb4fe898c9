// RUN: jig-opt %s -transform-interpreter -allow-unregistered-dialect -split-input-file -verify-diagnostics

// What the reference does not survive: patterns outside, functions that nobody registered, rewrites that use what is gone.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{'transform.pdl_match' op expects to be inside an op with patterns}}
    %m = transform.pdl_match @p in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// expected-error @below {{'pdl.pattern' op expected no arguments of the pattern body}}
pdl.pattern @args : benefit(1) {
^bb0(%v: !pdl.value):
  %0 = operation "t.a"(%v : !pdl.value)
  rewrite %0 with "transform.dialect"
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) {
    "t.a"(%a) : (i32) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @p : benefit(1) {
        %a = operand
        %0 = operation "t.a"(%a : !pdl.value)
        // expected-error @below {{'pdl.apply_native_constraint' op no native constraint "nobody" is registered}}
        apply_native_constraint "nobody"(%0 : !pdl.operation)
        rewrite %0 {
          erase %0
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) {
    "t.a"(%a) : (i32) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @p : benefit(1) {
        %a = operand
        %0 = operation "t.a"(%a : !pdl.value)
        rewrite %0 {
          // expected-error @below {{'pdl.apply_native_rewrite' op no native rewrite "nobody" is registered}}
          apply_native_rewrite "nobody"(%0 : !pdl.operation)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) {
    "t.a"(%a) : (i32) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @p : benefit(1) {
        %a = operand
        %0 = operation "t.a"(%a : !pdl.value)
        rewrite %0 {
          erase %0
          // expected-error @below {{'pdl.erase' op uses what is not there (any more)}}
          erase %0
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) {
    "t.a"(%a) : (i32) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @p : benefit(1) {
        %a = operand
        %0 = operation "t.a"(%a : !pdl.value)
        rewrite %0 {
          %1 = operation "t.b"(%a : !pdl.value)
          // expected-error @below {{'pdl.replace' op replaces an op by another number of values than it has results}}
          replace %0 with (%a : !pdl.value)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}

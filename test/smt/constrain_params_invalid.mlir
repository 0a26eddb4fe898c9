// RUN: jig-opt --transform-interpreter --split-input-file --verify-diagnostics %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 7 : i64 -> !transform.param<i64>
    // expected-error @below {{no values satisfy the constraints}}
    // expected-note @below {{where parameter #0 is 7 : i64}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%n: !smt.int):
      %c0 = smt.int.constant 0
      %c4 = smt.int.constant 4
      %free = smt.declare_fun : !smt.int
      %fine = smt.int.cmp ge %free, %c4
      smt.assert %fine
      %rest = smt.int.mod %n, %c4
      %whole = smt.eq %rest, %c0 : !smt.int
      // expected-note @below {{assertion cannot hold}}
      smt.assert %whole
    }
    transform.yield
  }
}

// -----
// As few assertions as contradict each other, and what a result demands of its value.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{no values satisfy the constraints}}
    %r:2 = transform.smt.constrain_params() : () -> (!transform.param<i64>, !transform.param<i8>) {
      %c200 = smt.int.constant 200
      %x = smt.declare_fun : !smt.int
      %y = smt.declare_fun : !smt.int
      %fine = smt.int.cmp ge %x, %c200
      smt.assert %fine
      %large = smt.int.cmp ge %y, %c200
      // expected-note @below {{assertion contradicts the others noted}}
      smt.assert %large
      // expected-note @below {{result #1 must, in contradiction to the others noted, fit 'i8'}}
      smt.yield %x, %y : !smt.int, !smt.int
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 256 : i64 -> !transform.param<i64>
    // expected-error @below {{no values satisfy the constraints}}
    // expected-note @below {{where parameter #0 is 256 : i64}}
    %r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<ui8> {
    ^bb0(%n: !smt.int):
      // expected-note @below {{result #0 cannot fit 'ui8'}}
      smt.yield %n : !smt.int
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 7 : i64 -> !transform.any_param
    // expected-error @below {{parameter #0 is 7 : i64, which '!smt.bv<8>' cannot be}}
    transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
    ^bb0(%n: !smt.bv<8>):
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant "seven" -> !transform.any_param
    // expected-error @below {{parameter #0 is "seven", which '!smt.int' cannot be}}
    transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
    ^bb0(%n: !smt.int):
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 7 : i64 -> !transform.param<i64>
    %q = transform.merge_handles %p, %p : !transform.param<i64>
    // expected-error @below {{'transform.smt.constrain_params' op operands have different numbers of parameters: 2 and 1}}
    transform.smt.constrain_params(%q, %p) : (!transform.param<i64>, !transform.param<i64>) -> () {
    ^bb0(%m: !smt.int, %n: !smt.int):
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      // expected-error @below {{'smt.solver' op has no meaning among constraints}}
      smt.solver() : () -> () {}
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      // expected-error @below {{'smt.check' op has no meaning among constraints}}
      smt.check sat {} unknown {} unsat {}
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      smt.push 1
      // expected-error @below {{'smt.pop' op takes away levels that were not pushed}}
      smt.pop 2
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      %q = smt.forall {
      ^bb0(%x: !smt.bool):
        // expected-error @below {{'smt.assert' op must not stand inside of a quantifier}}
        smt.assert %x
        smt.yield %x : !smt.bool
      }
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      // expected-error @below {{'smt.declare_fun' op has a bit-vector that is too wide for the solver}}
      %x = smt.declare_fun : !smt.bv<1000000>
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      %t = smt.constant true
      %f = smt.declare_fun : !smt.func<(!smt.int) !smt.int>
      // expected-error @below {{'smt.ite' op uses a function as a value, which the solver cannot}}
      %g = smt.ite %t, %f, %f : !smt.func<(!smt.int) !smt.int>
    }
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      %x = smt.declare_fun : !smt.bv<4>
      // expected-error @below {{'smt.bv.extract' op extracts bits that are not there}}
      %y = smt.bv.extract %x from -1 : (!smt.bv<4>) -> !smt.bv<1>
    }
    transform.yield
  }
}

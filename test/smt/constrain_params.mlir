// RUN: jig-opt --transform-interpreter --split-input-file %s 2>&1 | FileCheck %s

// A tile that divides the size, of whole vectors, not too small; and how many there are.
// CHECK: remark: 12 : i64
// CHECK: remark: 8 : i64
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %size = transform.param.constant 96 : i64 -> !transform.param<i64>
    %tile, %count = transform.smt.constrain_params(%size)
        : (!transform.param<i64>) -> (!transform.param<i64>, !transform.param<i64>) {
    ^bb0(%n: !smt.int):
      %c0 = smt.int.constant 0
      %c4 = smt.int.constant 4
      %c10 = smt.int.constant 10
      %t = smt.declare_fun "tile" : !smt.int
      %k = smt.declare_fun "count" : !smt.int
      %all = smt.int.mul %t, %k
      %covers = smt.eq %all, %n : !smt.int
      smt.assert %covers
      %rest = smt.int.mod %t, %c4
      %whole = smt.eq %rest, %c0 : !smt.int
      smt.assert %whole
      %large = smt.int.cmp gt %t, %c10
      smt.assert %large
      smt.yield %t, %k : !smt.int, !smt.int
    }
    transform.debug.emit_param_as_remark %tile : !transform.param<i64>
    transform.debug.emit_param_as_remark %count : !transform.param<i64>
    transform.yield
  }
}

// -----
// Parameters in several places are solved for place by place.
// CHECK: remark: 3 : i64, 5 : i64
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %a = transform.param.constant 2 : i64 -> !transform.param<i64>
    %b = transform.param.constant 4 : i64 -> !transform.param<i64>
    %ab = transform.merge_handles %a, %b : !transform.param<i64>
    %next = transform.smt.constrain_params(%ab) : (!transform.param<i64>) -> !transform.param<i64> {
    ^bb0(%x: !smt.int):
      %y = smt.declare_fun : !smt.int
      %more = smt.int.cmp gt %y, %x
      smt.assert %more
      smt.yield %y : !smt.int
    }
    transform.debug.emit_param_as_remark %next : !transform.param<i64>
    transform.yield
  }
}

// -----
// The negative number nearest to zero, when all are; booleans that are false if they may be.
// CHECK: remark: -3 : i64
// CHECK: remark: false
// CHECK: remark: true
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %r:3 = transform.smt.constrain_params()
        : () -> (!transform.param<i64>, !transform.param<i1>, !transform.any_param) {
      %x = smt.declare_fun : !smt.int
      %cm2 = smt.int.constant -2
      %less = smt.int.cmp lt %x, %cm2
      smt.assert %less
      %p = smt.declare_fun : !smt.bool
      %q = smt.declare_fun : !smt.bool
      %either = smt.or %p, %q
      smt.assert %either
      smt.yield %x, %p, %q : !smt.int, !smt.bool, !smt.bool
    }
    transform.debug.emit_param_as_remark %r#0 : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1 : !transform.param<i1>
    transform.debug.emit_param_as_remark %r#2 : !transform.any_param
    transform.yield
  }
}

// -----
// Types of parameters: unsigned and signless ones, index, bits.
// CHECK: remark: 200 : i64
// CHECK: remark: -56 : i64
// CHECK: remark: 1 : i64
// CHECK: remark: 200 : ui8
// CHECK: remark: -56 : i8
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %u = transform.param.constant 200 : ui8 -> !transform.param<ui8>
    %s = transform.param.constant -56 : i8 -> !transform.param<i8>
    %t = transform.param.constant true -> !transform.param<i1>
    %r:5 = transform.smt.constrain_params(%u, %s, %t, %u, %s)
        : (!transform.param<ui8>, !transform.param<i8>, !transform.param<i1>, !transform.param<ui8>,
           !transform.param<i8>)
        -> (!transform.param<i64>, !transform.param<i64>, !transform.any_param,
            !transform.param<ui8>, !transform.param<i8>) {
    ^bb0(%a: !smt.int, %b: !smt.int, %c: !smt.int, %d: !smt.bv<8>, %e: !smt.bv<8>):
      smt.yield %a, %b, %c, %d, %e : !smt.int, !smt.int, !smt.int, !smt.bv<8>, !smt.bv<8>
    }
    transform.debug.emit_param_as_remark %r#0 : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1 : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2 : !transform.any_param
    transform.debug.emit_param_as_remark %r#3 : !transform.param<ui8>
    transform.debug.emit_param_as_remark %r#4 : !transform.param<i8>
    transform.yield
  }
}

// -----
// Levels of assertions that are taken back do not count.
// CHECK: remark: 0 : i64
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %r = transform.smt.constrain_params() : () -> !transform.param<i64> {
      %x = smt.declare_fun : !smt.int
      %c = smt.int.constant 5
      %never = smt.constant false
      smt.assert %never
      smt.reset
      smt.push 2
      %more = smt.int.cmp gt %x, %c
      smt.assert %more
      smt.pop 1
      smt.pop 1
      smt.push 0
      smt.pop 0
      smt.push 2147483647
      smt.push 2147483647
      smt.assert %more
      smt.pop 2147483647
      smt.pop 2147483646
      smt.yield %x : !smt.int
    }
    transform.debug.emit_param_as_remark %r : !transform.param<i64>
    transform.yield
  }
}

// -----
// The search goes on where the script goes on: the failure is silenced.
// CHECK: remark: 1 : i64
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%arg: !transform.any_op):
      transform.smt.constrain_params() : () -> () {
        %never = smt.constant false
        smt.assert %never
      }
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.debug.emit_param_as_remark %one : !transform.param<i64>
    }
    transform.yield
  }
}

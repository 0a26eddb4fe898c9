// What stands for Z3 here is not a library: what is unknown is not found, and plain numbers do without.
// RUN: mkdir -p %t && touch %t/libz3.so.4 %t/libz3.so
// RUN: not env LD_LIBRARY_PATH=%t jig-opt --transform-interpreter %s 2>&1 | FileCheck %s
// RUN: env LD_LIBRARY_PATH=%t jig-opt --transform-interpreter='entry-point=plain' %s 2>&1 | FileCheck %s --check-prefix=PLAIN
// CHECK: error: 'transform.smt.constrain_params' op needs Z3, which cannot be loaded:
// PLAIN: remark: rest 2 : i64
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      %unknown = smt.declare_fun : !smt.bool
      smt.assert %unknown
      smt.yield
    }
    transform.yield
  }
  transform.named_sequence @plain(%root: !transform.any_op) {
    %n = transform.param.constant -7 : i64 -> !transform.param<i64>
    %r = transform.smt.constrain_params(%n) : (!transform.param<i64>) -> !transform.param<i64> {
    ^bb0(%x: !smt.int):
      %three = smt.int.constant 3
      %rest = smt.int.mod %x, %three
      %less = smt.int.cmp lt %rest, %three
      smt.assert %less
      smt.yield %rest : !smt.int
    }
    transform.debug.emit_param_as_remark %r, "rest" : !transform.param<i64>
    transform.yield
  }
}

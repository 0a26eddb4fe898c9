// What stands for Z3 here is not a library.
// RUN: mkdir -p %t && touch %t/libz3.so.4 %t/libz3.so
// RUN: not env LD_LIBRARY_PATH=%t jig-opt --transform-interpreter %s 2>&1 | FileCheck %s
// CHECK: error: 'transform.smt.constrain_params' op needs Z3, which cannot be loaded:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.smt.constrain_params() : () -> () {
      smt.yield
    }
    transform.yield
  }
}

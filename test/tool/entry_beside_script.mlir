// RUN: jig eval %s --script %s | FileCheck %s
// RUN: jig eval %s | FileCheck %s
// RUN: not jig eval %s --entry g 2>&1 | FileCheck %s --check-prefix=G
// The only function of a payload is run without --entry, also when its script stands beside it.

// CHECK: 3 : i32
// G: error: no function 'g' to run: say which with --entry (f)
module attributes {transform.with_named_sequence} {
  func.func @f() -> i32 {
    %c = arith.constant 3 : i32
    return %c : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

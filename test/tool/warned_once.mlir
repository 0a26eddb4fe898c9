// RUN: jig apply --quiet --script %s %s 2>&1 | FileCheck %s
// RUN: jig-opt %s 2>&1 | FileCheck --check-prefix=OPT %s

// A script is verified several times; its warnings are told once, where jig-opt repeats them as the reference does.
// CHECK-COUNT-1: warning: op argument #0 is not consumed
// CHECK-NOT: warning
// OPT-COUNT-2: warning: op argument #0 is not consumed
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

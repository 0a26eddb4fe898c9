// RUN: jig apply --quiet --script %s --entry-point some %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: not jig apply --quiet --script %s --entry-point some --werror=cloned,empty,race %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR
// A step that says which kind of warning it knows of is told of all others.

// CHECK: expected.mlir:[[#@LINE+6]]:10: warning: nothing in the payload matches
// ERROR: expected.mlir:[[#@LINE+5]]:10: error: nothing in the payload matches

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @some(%root: !t) {
    %a = transform.structured.match ops{["linalg.softmax"]} in %root {jig.expected = "cloned"} : (!t) -> !t
    %b = transform.structured.match ops{["linalg.softmax"]} in %root {jig.expected = "empty"} : (!t) -> !t
    %c = transform.structured.match ops{["linalg.softmax"]} in %root {jig.expected = ["cloned", "empty"]} : (!t) -> !t
    %d = transform.structured.match ops{["linalg.softmax"]} in %root {jig.expected} : (!t) -> !t
    transform.yield
  }
}

// RUN: not jig-opt %s --split-input-file --allow-unregistered-dialect -o /dev/null 2>&1 | FileCheck %s

module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op) {
  "transform.foreach"(%a) ({}) : (!transform.any_op) -> ()
  transform.yield
}
}
// CHECK: error: 'transform.foreach' op region #0 ('body') failed to verify constraint: region with 1 blocks

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op) {
  "transform.foreach"(%a) ({
  ^bb0(%b: !transform.any_op):
    "test.end"() : () -> ()
  }) : (!transform.any_op) -> ()
  transform.yield
}
}
// CHECK: error: 'transform.foreach' op expects regions to end with 'transform.yield', found 'test.end'

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op) {
  "transform.foreach"(%a) ({
  ^bb0(%b: !transform.any_op):
  }) : (!transform.any_op) -> ()
  transform.yield
}
}
// CHECK: error: 'transform.foreach' op expects a non-empty block

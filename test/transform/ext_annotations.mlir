// RUN: not jig-opt %s --transform-interpreter 2>&1 | FileCheck %s
// Marks of a script's own have a dot, as attributes of other dialects than the op's.
// CHECK: error: expects a name with a dot, or the beginning of one
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform_ext.clear_annotations %root "value" : !transform.any_op
    transform.yield
  }
}

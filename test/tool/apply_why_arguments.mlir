// RUN: not jig apply %s 2>&1 | FileCheck %s --check-prefixes=CHECK,WHY
// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s --implicit-check-not=note
// RUN: jig-opt --transform-interpreter=debug-bind-trailing-args=func.func %s
// Arguments that jig apply has nothing for.

// CHECK: error: operation expects 1 extra value bindings, but 0 were provided to the interpreter
// WHY: note: its first argument is the payload's module; jig-opt --transform-interpreter=debug-bind-trailing-args=OP,... gives others, by name
module attributes {transform.with_named_sequence} {
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op, %f: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// RUN: jig apply --quiet --allow-unregistered-dialect %s 2>&1 | FileCheck %s --check-prefix=QUIET
// RUN: sed 's/suppress/propagate/' %s > %t.mlir
// RUN: not jig apply --quiet --allow-unregistered-dialect %t.mlir 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: jig-opt --allow-unregistered-dialect --transform-interpreter %s 2>&1 | FileCheck %s --check-prefix=OPT
// What a step complains about that may fail is not told, but what is behind a failure that is.

// QUIET-NOT: error:
// WHY: error: bufferization failed
// WHY: note: op was not bufferized
// OPT: error: op was not bufferized
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "test.x"(%t) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    transform.sequence %m : !transform.any_op failures(suppress) {
    ^bb0(%a: !transform.any_op):
      %x = transform.bufferization.one_shot_bufferize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

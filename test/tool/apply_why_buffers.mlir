// RUN: not jig apply --quiet %s 2>&1 | FileCheck %s --check-prefixes=CHECK,WHY
// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s --implicit-check-not=allow_return
// A loop whose buffers change places: what lets it.

// CHECK: error: bufferization failed
// WHY: note: Yield operand #0 is not equivalent to the corresponding iter bbArg
// WHY: :[[#@LINE+6]]:12: note: allow_return_allocs_from_loops lets loops hand on another buffer than they got
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %b) -> (tensor<8xf32>, tensor<8xf32>) {
      scf.yield %y, %x : tensor<8xf32>, tensor<8xf32>
    }
    return %0#0 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
    %0 = transform.bufferization.one_shot_bufferize %m {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

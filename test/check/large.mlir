// RUN: jig check %s | FileCheck %s
// RUN: jig apply %s --check -o %t.mlir 2>&1 | FileCheck %s --check-prefix=APPLY
// RUN: (jig bisect %s; test $? -eq 3) 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not jig reduce %s 2>&1 | FileCheck %s --check-prefix=RIGHT
// A script may have numbers of the large shapes in it: what is wrong with smaller shapes alone is not wrong.
// CHECK: smaller shapes:
// CHECK-NEXT: {{^}}2 differs
// CHECK: shapes as they are:
// CHECK-NEXT: {{^}}2 equal
// APPLY: smaller shapes:
// APPLY-NEXT: shapes as they are:
// APPLY-NEXT: checked: 1 step changed the payload: 1 equal;
// NOTHING-NOT: smaller shapes
// NOTHING: nothing is wrong
// RIGHT-NOT: smaller shapes
// RIGHT: no step is found to be wrong
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @sum(%a: tensor<300000xf32>) -> tensor<f32> {
    %zero = arith.constant dense<0.0> : tensor<f32>
    %r = linalg.reduce {arith.addf} ins(%a : tensor<300000xf32>) outs(%zero : tensor<f32>) dimensions = [0]
    return %r : tensor<f32>
  }
  module attributes {test.counts} {
    func.func @count() -> tensor<f32> {
      %one = arith.constant dense<1.0> : tensor<300000xf32>
      %zero = arith.constant dense<0.0> : tensor<f32>
      %r = linalg.reduce {arith.addf} ins(%one : tensor<300000xf32>) outs(%zero : tensor<f32>) dimensions = [0]
      return %r : tensor<f32>
    }
  }
  transform.named_sequence @__transform_main(%root: !t) {
    %count = transform.structured.match ops{["builtin.module"]} attributes{test.counts} in %root : (!t) -> !t
    %known = transform.structured.replace %count {
      builtin.module {
        func.func @count() -> tensor<f32> {
          %n = arith.constant dense<3.0e5> : tensor<f32>
          return %n : tensor<f32>
        }
      }
    } : (!t) -> !t
    transform.yield
  }
}

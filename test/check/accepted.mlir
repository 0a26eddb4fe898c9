// RUN: jig check %s | FileCheck %s
// RUN: jig check %s --json | FileCheck %s --check-prefix=JSON
// RUN: jig apply %s --check --quiet -o %t.mlir 2>&1 | count 0
// RUN: not jig check %s --entry-point undefined | FileCheck %s --check-prefix=UNDEFINED
// RUN: not jig apply %s --entry-point undefined --check --quiet 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: (jig bisect %s; test $? -eq 3) 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: jig bisect %s --entry-point later | FileCheck %s --check-prefix=LATER
// RUN: not jig reduce %s 2>&1 | FileCheck %s --check-prefix=RIGHT
// A step that says to compute something else is no mistake, nor those in it; later ones are held against it.
// CHECK: {{^}}3 accepted {{ *}}accepted.mlir:[[#@LINE+32]] {{.*}}transform.structured.replace
// CHECK-NEXT: @g: result 0 [2] was {{.*}} and is {{.*}}; 1 of 4 numbers differ; accepted: three is near enough
// CHECK: {{^}}4.3 accepted {{.*}}transform.structured.replace
// CHECK-NEXT: numbers differ{{$}}
// CHECK: {{^}}6 equal {{.*}}transform.structured.generalize
// CHECK: {{^}}3 steps changed the payload: 1 equal, 2 accepted;
// JSON: "verdict": "accepted", "what": "@g: {{.*}}", "accepted": "three is near enough", "seconds":
// JSON: "verdict": "accepted", "what": "@g: {{.*}}", "accepted": "", "seconds":
// JSON: {"version": 1, "steps": 3, "equal": 1, "undecided": 0, "undefined": 0, "race": 0, "differs": 0, "accepted": 2, "sizes"
// What is undefined afterwards is no other function.
// UNDEFINED: {{^}}4 undefined {{.*}}transform.annotate
// UNDEFINED: 1 undefined
// ERROR: error: step 4 'transform.annotate' undefined: @h:
// NOTHING: nothing is wrong after any of them
// LATER: {{^}}step 6, transform.structured.replace
// LATER-NEXT: @g: result 0 [1] was
// RIGHT: no step is found to be wrong
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<2.0> : tensor<4xf32>
    %s = linalg.mul ins(%a, %c : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    return %s : tensor<4xf32>
  }
  func.func @h(%m: memref<8xf32>) -> f32 {
    %c3 = arith.constant 3 : index
    %l = memref.load %m[%c3] : memref<8xf32>
    return %l : f32
  }
  transform.named_sequence @__transform_main(%root: !t) {
    %fk = transform.structured.match ops{["func.func"]} attributes{sym_name = "g"} in %root : (!t) -> !t
    %k = transform.structured.match ops{["arith.constant"]} in %fk : (!t) -> !t
    %n = transform.structured.replace %k attributes {jig.accepted = "three is near enough"} {
      %d = arith.constant dense<[2.0, 2.0, 3.0, 2.0]> : tensor<4xf32>
    } : (!t) -> !t
    transform.include @again failures(propagate) (%root) {jig.accepted} : (!t) -> ()
    %m = transform.structured.match ops{["linalg.mul"]} in %root : (!t) -> !t
    %g = transform.structured.generalize %m : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @again(%root: !t {transform.readonly}) {
    %fk = transform.structured.match ops{["func.func"]} attributes{sym_name = "g"} in %root : (!t) -> !t
    %k = transform.structured.match ops{["arith.constant"]} in %fk : (!t) -> !t
    %n = transform.structured.replace %k {
      %d = arith.constant dense<[2.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    } : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @undefined(%root: !t) {
    %f = transform.structured.match ops{["func.func"]} attributes{sym_name = "h"} in %root : (!t) -> !t
    %k = transform.structured.match ops{["arith.constant"]} in %f : (!t) -> !t
    %ten = transform.param.constant 10 : index -> !transform.any_param
    transform.annotate %k "value" {jig.accepted} = %ten : !t, !transform.any_param
    transform.yield
  }
  transform.named_sequence @later(%root: !t) {
    %fk = transform.structured.match ops{["func.func"]} attributes{sym_name = "g"} in %root : (!t) -> !t
    %k = transform.structured.match ops{["arith.constant"]} in %fk : (!t) -> !t
    %n = transform.structured.replace %k attributes {jig.accepted} {
      %d = arith.constant dense<[2.0, 2.0, 3.0, 2.0]> : tensor<4xf32>
    } : (!t) -> !t
    %fc = transform.structured.match ops{["func.func"]} attributes{sym_name = "g"} in %root : (!t) -> !t
    %c = transform.structured.match ops{["arith.constant"]} in %fc : (!t) -> !t
    %o = transform.structured.replace %c {
      %d = arith.constant dense<[2.0, 5.0, 3.0, 2.0]> : tensor<4xf32>
    } : (!t) -> !t
    transform.yield
  }
}

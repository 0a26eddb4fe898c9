// RUN: jig check %s --entry-point right | FileCheck %s
// RUN: jig check %s --entry-point right --json | FileCheck %s --check-prefix=JSON
// RUN: not jig check %s --entry-point wrong | FileCheck %s --check-prefix=WRONG
// RUN: jig check %s --entry-point shapes --entry untouched | FileCheck %s --check-prefix=FULL
// RUN: jig check %s --entry-point right --full --entry untouched | FileCheck %s --check-prefix=FULL
// RUN: jig apply %s --entry-point right --check -o %t.right 2>&1 | FileCheck %s --check-prefix=APPLY
// RUN: jig apply %s --entry-point right --check --quiet -o %t.right 2>&1 | count 0
// RUN: jig apply %s --entry-point right --check --until 2 -o %t.right 2>&1 | FileCheck %s --check-prefix=UNTIL
// RUN: not jig apply %s --entry-point wrong --check -o %t.wrong 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not jig apply %s --entry-point wrong --check --full -o %t.wrong 2>&1 | FileCheck %s --check-prefix=AS-IT-IS
// RUN: jig bisect %s --entry-point wrong | FileCheck %s --check-prefix=BISECT
// RUN: jig bisect %s --entry-point wrong --json | FileCheck %s --check-prefix=BISECT-JSON
// RUN: jig bisect %s --entry-point wrong --full | FileCheck %s --check-prefix=BISECT-FULL
// RUN: jig reduce %s --entry-point wrong -o %t.small 2>&1 | FileCheck %s --check-prefix=REDUCE
// RUN: not jig check %t.small --entry-point wrong | FileCheck %s --check-prefix=REDUCED
// Large shapes become smaller ones that tiles cut alike: 1000 rows by 6 leave 4, 512 columns by 64 nothing; a window of 3
// stays, the border of 2 around what it goes over, too.
// CHECK: smaller shapes: @mm(tensor<16x8xf32>, tensor<8x128xf32>, tensor<16x128xf32>) for (tensor<1000x400xf32>, tensor<400x512xf32>, tensor<1000x512xf32>), @conv(tensor<14xf32>, tensor<3xf32>) for (tensor<200000xf32>, tensor<3xf32>)
// CHECK-NEXT: {{^}}2 equal {{.*}}tile_using_for
// CHECK: steps changed the payload: {{[0-9]+}} equal;
// JSON: {"version": 1, "shapes": "@mm(tensor<16x8xf32>, tensor<8x128xf32>, tensor<16x128xf32>) for
// JSON-NEXT: {"version": 1, "step": "2"
// A wrong step is as wrong there.
// WRONG: smaller shapes
// WRONG: {{^}}2 differs {{.*}}transform.structured.replace
// All commands say which shapes they have looked at; what is wrong is looked at once more as it is.
// APPLY: smaller shapes: @mm(tensor<16x8xf32>
// APPLY-NEXT: checked: 2 steps changed the payload: 2 equal;
// UNTIL: smaller shapes: @mm(tensor<16x8xf32>
// UNTIL-NEXT: checked: 1 step changed the payload: 1 equal;
// AGAIN: smaller shapes: @mm(tensor<8x8xf32>
// AGAIN-NEXT: shapes as they are:
// AGAIN-NEXT: error: step 2 'transform.structured.replace' differs: @conv: result 0 [0] was {{.*}}; 2 of 200000 numbers differ
// AS-IT-IS-NOT: {{smaller shapes|shapes as}}
// AS-IT-IS: error: step 2 'transform.structured.replace' differs: @conv: result 0 [0] was {{.*}}; 2 of 200000 numbers differ
// BISECT: smaller shapes: @mm(tensor<8x8xf32>
// BISECT-NEXT: {{^}}step 2, transform.structured.replace, shapes.mlir
// BISECT-NEXT: @conv: result 0 [0] was {{.*}}; 2 of 8 numbers differ
// BISECT-JSON: {"version": 1, "shapes": "@mm(tensor<8x8xf32>
// BISECT-JSON-NEXT: {"version": 1, "step": "2"
// BISECT-FULL: {{^}}step 2, transform.structured.replace, shapes.mlir
// BISECT-FULL-NEXT: 2 of 200000 numbers differ
// REDUCE: smaller shapes: @mm(tensor<8x8xf32>
// REDUCE-NEXT: lines of {{[0-9]+}} are left after
// REDUCED: differs
// Where the script does something else to smaller shapes, and with --full, they stay.
// FULL-NOT: smaller shapes
// FULL: equal
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @mm(%a: tensor<1000x400xf32>, %b: tensor<400x512xf32>, %c: tensor<1000x512xf32>) -> tensor<1000x512xf32> {
    %r = linalg.matmul ins(%a, %b : tensor<1000x400xf32>, tensor<400x512xf32>) outs(%c : tensor<1000x512xf32>) -> tensor<1000x512xf32>
    return %r : tensor<1000x512xf32>
  }
  func.func @conv(%a: tensor<200000xf32>, %w: tensor<3xf32>) -> tensor<200000xf32> {
    %zero = arith.constant {border} 0.0 : f32
    %init = arith.constant dense<0.0> : tensor<200000xf32>
    %padded = tensor.pad %a low[1] high[1] {
    ^bb0(%i: index):
      tensor.yield %zero : f32
    } : tensor<200000xf32> to tensor<200002xf32>
    %r = linalg.conv_1d ins(%padded, %w : tensor<200002xf32>, tensor<3xf32>) outs(%init : tensor<200000xf32>) -> tensor<200000xf32>
    return %r : tensor<200000xf32>
  }
  func.func @untouched(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
  transform.named_sequence @right(%root: !t) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %loops:2 = transform.structured.tile_using_for %m tile_sizes [6, 64] : (!t) -> (!t, !t, !t)
    %c = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!t) -> !t
    %g = transform.structured.generalize %c : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @wrong(%root: !t) {
    %m = transform.structured.match ops{["arith.constant"]} attributes{border} in %root : (!t) -> !t
    %new = transform.structured.replace %m {
      %d = arith.constant {border} 1.0 : f32
    } : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @shapes(%root: !t) {
    %m = transform.structured.match ops{["linalg.matmul"]} filter_result_type = tensor<1000x512xf32> in %root : (!t) -> !t
    transform.foreach %m : !t {
    ^bb0(%one: !t):
      %g = transform.structured.generalize %one : (!t) -> !t
    }
    transform.yield
  }
}

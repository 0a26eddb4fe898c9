// RUN: jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set tile=16 --set order=1 --set size=4 | FileCheck %s
// RUN: jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set 'tile=16 : i64' --set order=1 --set size=4 | FileCheck %s
// RUN: jig eval --script %s %S/../explain/Inputs/payload.mlir --entry f --arg 'tensor<64x64xf32>=zeros' --arg 'tensor<64x64xf32>=zeros' --arg 'tensor<64x64xf32>=zeros' --set tile=8 --set order=0 --set size=4 | FileCheck %s --check-prefix=EVAL
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set size=4 2>&1 | FileCheck %s --check-prefix=REACHED
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set tile=12 2>&1 | FileCheck %s --check-prefix=TWELVE
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set order=2 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set order=-1 2>&1 | FileCheck %s --check-prefix=MINUS
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set size=x 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set tiles=8 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set tile 2>&1 | FileCheck %s --check-prefix=NO-VALUE
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --set tile= 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --entry-point inside --set way=1 2>&1 >/dev/null | count 0
// RUN: not jig apply --quiet --script %s %S/../explain/Inputs/payload.mlir --entry-point inside --set way=0 2>&1 >/dev/null | FileCheck %s --check-prefix=INSIDE
// Choices of a script from the command line. What stands in a region that is not chosen is not missed.

// TWELVE: error: 'tile' cannot be 12: it is 8, 16 or 32
// EMPTY: error: 'tile' cannot be : it is 8, 16 or 32
// ORDER: error: 'order' cannot be 2: it is 0 to 1
// MINUS: error: 'order' cannot be -1: it is 0 to 1
// SIZE: error: 'size' cannot be x: it is a value of type 'i64'
// UNKNOWN: --set: nothing in the script is called 'tiles'; did you mean 'tile'?
// NO-VALUE: --set takes NAME=VALUE, not 'tile'
// CHECK: scf.for {{.*}} step %c16
// CHECK: linalg.matmul {marked = 4 : i64}
// EVAL: dense<1.000000e+00>
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile(%op: !t {transform.consumed}) -> !t {
    // REACHED: warning: 'order' is open: --set order=VALUE selects 0 to 1
    // REACHED: :[[#@LINE+2]]:10: warning: 'tile' is open: --set tile=VALUE selects 8, 16 or 32
    // REACHED: :[[#@LINE+1]]:10: error: nothing was selected for "tile"
    %s = transform.tune.knob<"tile"> options = [8, 16, 32] -> !transform.param<i64>
    %t, %l = transform.structured.tile_using_for %op tile_sizes [%s] : (!t, !transform.param<i64>) -> (!t, !t)
    transform.yield %t : !t
  }
  // OPEN: :[[#@LINE+1]]:78: error: the parameter 'size' of the script has no value: --set size=VALUE gives it a value of type 'i64'
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}, %size: !transform.param<i64> {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %t = transform.include @tile failures(propagate) (%m) : (!t) -> !t
    transform.tune.alternatives<"order"> {
      transform.annotate %t "other" : !t
      transform.yield
    }, {
      transform.annotate %t "marked" = %size : !t, !transform.param<i64>
      transform.yield
    }
    transform.yield
  }
  transform.named_sequence @inside(%root: !t {transform.readonly}) {
    transform.tune.alternatives<"way"> {
      // INSIDE: :[[#@LINE+1]]:12: warning: 'deep' is open
      %s = transform.tune.knob<"deep"> options = [1, 2] -> !transform.param<i64>
      transform.yield
    }, {
      transform.yield
    }
    transform.yield
  }
}

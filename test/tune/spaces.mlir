// RUN: jig tune --dry-run %s --entry f 2>&1 | FileCheck %s
// RUN: jig tune --dry-run %s --entry f --set i=8 2>&1 | FileCheck %s --check-prefix=SET
// RUN: jig tune --dry-run %s --entry f --param i=8,4 --param 'k=2, 16' 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: jig tune --dry-run %s --entry f --budget 7 --strategy=random --seed 3 2>&1 | FileCheck %s --check-prefix=SEVEN
// RUN: not jig tune --dry-run %s --entry f --param i=5 2>&1 | FileCheck %s --check-prefix=FIVE
// RUN: not jig tune --dry-run %s --entry f --param x=5 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not jig tune --dry-run %s --entry f --param i 2>&1 | FileCheck %s --check-prefix=EQUALS
// RUN: not jig tune --dry-run %s --entry f --param i= 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not jig tune --dry-run %s --entry f --budget 0 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: not jig tune --dry-run %s --entry f --budget 5h 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: not jig tune --dry-run %s --entry f --budget -5 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: not jig tune --dry-run %s --entry f --entry-point with 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: jig tune --dry-run %s --entry f --entry-point with --param n=1,2,3 2>&1 | FileCheck %s --check-prefix=WITH
// RUN: not jig tune --dry-run %s --entry f --entry-point never 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: not jig tune --dry-run %s --entry f --entry-point none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jig tune 2>&1 | FileCheck %s --check-prefix=PAYLOAD
// RUN: not jig tune --list 2>&1 | FileCheck %s --check-prefix=LIST
// What there is to choose, without compiling: points are carried out, and those that make the same payload counted.

// CHECK: 12 of 12 points in {{.*}}: 12 payloads
// CHECK: of {{.*}} steps carried out, the others shared
// SET: 4 of 4 points in {{.*}}: 4 payloads
// SOME: 4 of 4 points in {{.*}}: 4 payloads
// SEVEN: 7 of 12 points in
// FIVE: error: 'i' cannot be 5: it is 4, 8 or 12
// NAME: error: nothing in the script is called 'x'
// EQUALS: --param takes NAME=VALUE, not 'i'
// EMPTY: error: there is no value for 'i'
// BUDGET: jig tune: --budget takes seconds (90s), minutes (2m) or a number of points, not '{{0|5h|-5}}'
// ARGUMENT: error: the values of the parameter 'n' are not said
// WITH: 3 of 3 points in {{.*}}: 3 payloads
// NEVER: 2 of 2 points in {{.*}}: 0 payloads
// NEVER: 2 refused by the script, such as a=1: {{.*}}tile size -1
// NONE: error: there is no value for 'b'
// PAYLOAD: jig tune: no payload given
// LIST: jig tune: --list, --best, --export, --import and --html without a payload are of a database: --db names it
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = linalg.exp ins(%a : tensor<64x64xf32>) outs(%a : tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %i = transform.tune.knob<"i"> options = {lb = 4, ub = 14, step = 4} -> !p
    %t, %l = transform.structured.tile_using_for %m tile_sizes [%i] : (!t, !p) -> (!t, !t)
    %k = transform.tune.knob<"k"> options = [2, 16, 64, 128] -> !p
    %t2, %l2 = transform.structured.tile_using_for %t tile_sizes [0, %k] : (!t, !p) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @with(%root: !t {transform.readonly}, %n: !p {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    transform.annotate %m "n" = %n : !t, !p
    transform.yield
  }
  transform.named_sequence @never(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %a = transform.tune.knob<"a"> options = [1, 2] -> !p
    %t, %l:2 = transform.structured.tile_using_for %m tile_sizes [%a, -1] : (!t, !p) -> (!t, !t, !t)
    transform.yield
  }
  transform.named_sequence @none(%root: !t {transform.readonly}) {
    %b = transform.tune.knob<"b"> options = {divides = 7, lb = 2, ub = 6} -> !p
    transform.yield
  }
}

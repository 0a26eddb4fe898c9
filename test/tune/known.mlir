// REQUIRES: compiled
// RUN: rm -f %t.db* && jig tune %S/Inputs/branch.mlir --script %s --arg 'memref<64xf32>=1.0' --arg i32=1 --no-check --param f=0.5 --param bad=1 --db %t.db 2>&1 | FileCheck %s --check-prefix=UNCHECKED
// RUN: jig tune %S/Inputs/branch.mlir --script %s --arg 'memref<64xf32>=1.0' --arg i32=1 --db %t.db >%t.out 2>%t.err
// RUN: FileCheck %s --check-prefix=BEST <%t.out
// RUN: FileCheck %s --check-prefix=CHECKED <%t.err
// RUN: jig tune %S/Inputs/branch.mlir --script %s --arg 'memref<64xf32>=1.0' --arg i32=1 --db %t.db --set f=1.5 2>/dev/null | FileCheck %s --check-prefix=SOME
// RUN: jig apply --quiet --script %s --db %t.db %S/Inputs/branch.mlir | FileCheck %s --check-prefix=APPLIED
// RUN: not jig tune %S/Inputs/branch.mlir --script %s --arg i32=1 --db %t.db 2>&1 | FileCheck %s --check-prefix=ARGUMENTS
// RUN: not jig tune %S/Inputs/branch.mlir --script %s --arg 'memref<64xf32>=1.0' --arg i32=1 --db %t.db -o %t.db 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: not jig tune %S/Inputs/branch.mlir --script %s --param f=0.5 --param f=1.5 --dry-run 2>&1 | FileCheck %s --check-prefix=TWICE
// What an argument does not show, the check does; what is known without it is not known with it. Floats, and names with spaces, are given back as they were; what the script prints
// is not among the choices.

// UNCHECKED-NOT: wrong
// UNCHECKED: --set f=5.000000e-01 --set bad=1 --set 'of my own=a b'
// BEST-NOT: printed
// BEST: --set f={{.*}} --set bad=0 --set 'of my own=a b'
// CHECKED-NOT: known before
// SOME: --set f=1.500000e+00 --set bad=0
// APPLIED: arith.cmpi eq
// ARGUMENTS: jig tune: function 'branch' takes 2 arguments
// SAME: -o would write over the database
// TWICE: error: the values of 'f' are said twice
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    transform.print %root {name = "printed"} : !t
    %f = transform.tune.knob<"f"> options = [0.5, 1.5 : f32] -> !transform.any_param
    %if = transform.structured.match ops{["scf.if"]} in %root : (!t) -> !t
    transform.annotate %if "f" = %f : !t, !transform.any_param
    transform.tune.alternatives<"bad"> {
      transform.yield
    }, {
      %compare = transform.structured.match ops{["arith.cmpi"]} in %root : (!t) -> !t
      %less = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.annotate %compare "predicate" = %less : !t, !transform.param<i64>
      transform.yield
    }
    %name = transform.tune.knob<"of my own"> options = ["a b"] -> !transform.any_param
    transform.annotate %if "name" = %name : !t, !transform.any_param
    transform.yield
  }
}

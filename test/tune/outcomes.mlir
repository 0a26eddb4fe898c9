// REQUIRES: compiled
// RUN: rm -f %t.db && jig tune %S/Inputs/sum.mlir --script %s --arg 'memref<64xf32>=random:1' --arg 'memref<64xf32>=zeros' --db %t.db -o %t.best.mlir >%t.out 2>%t.err
// RUN: FileCheck %s --check-prefix=BEST <%t.out
// RUN: FileCheck %s --check-prefix=TOLD <%t.err
// RUN: jig tune --db %t.db --export=csv | FileCheck %s --check-prefix=CSV
// RUN: jig tune --db %t.db --export=json | %python -c 'import json, sys; print(len(json.load(sys.stdin)))' | FileCheck %s --check-prefix=COUNT
// RUN: jig tune --db %t.db --list | FileCheck %s --check-prefix=LIST
// RUN: jig tune --db %t.db --best | FileCheck %s --check-prefix=ONLY
// RUN: FileCheck %s --check-prefix=SCRIPT <%t.best.mlir
// RUN: mlir-opt %t.best.mlir >/dev/null
// RUN: grep "^// All outcomes" %t.best.mlir
// RUN: jig apply --quiet --script %s --db %t.db %S/Inputs/sum.mlir | FileCheck %s --check-prefix=APPLIED
// RUN: jig apply --quiet --script %s --db %t.db --set way=4 --set n=1 %S/Inputs/sum.mlir | FileCheck %s --check-prefix=SET
// RUN: jig run --script %s --db %t.db %S/Inputs/sum.mlir --arg 'memref<64xf32>=1.0' --arg 'memref<64xf32>=zeros' --show-args | FileCheck %s --check-prefix=RAN
// RUN: not jig apply --quiet --script %s --db %t.db %S/Inputs/other.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: jig tune %S/Inputs/sum.mlir --script %s --arg 'memref<64xf32>=random:1' --arg 'memref<64xf32>=zeros' --db %t.db 2>&1 | FileCheck %s --check-prefix=AGAIN
// All outcomes that a candidate can have: of each name the first, in the order in which points are tried. What is not asked
// for makes no other code; what has been tried is not tried again.

// BEST: --set way={{[04]}} --set n=
// TOLD: 15 of 15 points in {{.*}}: {{[5-9]}} compiled, {{[3-9]|10}} the same code as another
// TOLD: steps carried out, the others shared
// TOLD: 3 refused by the script, such as way=1 n=1: expected parameter to be not equal to
// TOLD: 3 stopped, such as way=3 n=1: the payload was stopped by signal 11
// TOLD: 3 wrong: the schedule does not keep what is computed, such as way=2 n=1: argument #1:
// TOLD: best: {{0\.[0-9]*[1-9][0-9]*|[1-9][0-9.]*}} us a call
// CSV: payload,script,entry,call,machine,assignment,code,outcome,why,least_ns,median_ns,runs
// CSV-DAG: "way=0 n=1","{{[0-9a-f]+}}","measured",""
// CSV-DAG: "way=1 n=2","","refused","expected parameter
// CSV-DAG: "way=2 n=4","{{[0-9a-f]+}}","wrong","argument #1
// COUNT: 15
// LIST: on {{.*}} jig
// LIST: measured {{.*}} us way=
// LIST: refused
// ONLY: measured
// ONLY-NOT: {{measured|refused}}
// SCRIPT: transform.tune.alternatives<"way"> selected_region = {{[04]}}
// APPLIED: scf.for
// SET: unrolled = 1
// RAN: dense<2.000000e+00>
// UNKNOWN: remark: '{{.*}}.db' knows nothing of this payload and script on this machine
// AGAIN: 15 of 15 points in {{.*}}, 15 known before: 0 compiled
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %zero = transform.param.constant 0 : i64 -> !p
    transform.tune.alternatives<"way"> {
      transform.yield
    }, {
      %none = transform.structured.match ops{["scf.while"]} in %root : (!t) -> !t
      %n = transform.num_associations %none : (!t) -> !p
      transform.match.param.cmpi ne %n, %zero : !p
      transform.yield
    }, {
      %two = transform.structured.match attributes{two} in %root : (!t) -> !t
      %three = transform.param.constant 3.0 : f32 -> !transform.any_param
      transform.annotate %two "value" = %three : !t, !transform.any_param
      transform.yield
    }, {
      %loop = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
      %end = transform.get_operand %loop[1] : (!t) -> !transform.any_value
      %constant = transform.get_defining_op %end : (!transform.any_value) -> !t
      %far = transform.param.constant 100000000000 : index -> !transform.any_param
      transform.annotate %constant "value" = %far : !t, !transform.any_param
      transform.yield
    }, {
      %n = transform.tune.knob<"n"> options = [1, 2, 4] -> !p
      %loop = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
      transform.annotate %loop "unrolled" = %n : !t, !p
      transform.yield
    }
    transform.yield
  }
}

// RUN: rm -rf %t && mkdir %t && cp %S/Inputs/payload.mlir %t/payload.mlir
// RUN: jig apply --script %s %t/payload.mlir --trace -o %t/out.mlir 2>&1 | FileCheck %s
// RUN: jig apply --script %s %t/payload.mlir --trace=text --trace-to %t/trace.txt -o %t/again.mlir 2>&1 | count 0
// RUN: FileCheck %s <%t/trace.txt
// RUN: jig apply --script %s %t/payload.mlir --trace-to %t/alone.txt -o %t/again.mlir 2>&1 | count 0
// RUN: FileCheck %s <%t/alone.txt
// RUN: cmp %t/out.mlir %t/again.mlir
// RUN: jig apply --script %s %t/payload.mlir --trace=json --trace-to %t/trace.json -o %t/again.mlir
// RUN: %python %S/Inputs/read_trace.py %t/trace.json | FileCheck %s --check-prefix=JSON
// RUN: jig apply --script %s %t/payload.mlir --quiet --until 2.1 2>&1 | FileCheck %s --check-prefix=UNTIL
// RUN: jig apply --script %s %t/payload.mlir --trace --until 2.1 -o %t/until.mlir 2>&1 | FileCheck %s --check-prefix=STOPPED
// RUN: jig apply --script %s %t/payload.mlir --trace=json --until 2.1 -o %t/until.mlir 2>&1 | FileCheck %s --check-prefix=STOPPED-JSON
// RUN: jig apply --script %s %t/payload.mlir --quiet --until 3 2>/dev/null | FileCheck %s --check-prefix=THREE
// RUN: jig apply --script %s %t/payload.mlir --quiet --print-after 1 --print-after 2.1 2>&1 >/dev/null | FileCheck %s --check-prefix=AFTER
// RUN: jig apply --script %s %t/payload.mlir --quiet --diff 2>&1 >/dev/null | FileCheck %s --check-prefix=DIFF
// RUN: not jig apply --script %s %t/payload.mlir --quiet --until 9 -o %t/none.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jig apply --script %s %t/payload.mlir --quiet --print-after 2.1.1 -o %t/none.mlir 2>&1 | FileCheck %s --check-prefix=NO-PRINT
// RUN: not jig apply --script %s %t/payload.mlir --quiet --print-after 02 -o %t/none.mlir 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not ls %t/none.mlir
// RUN: not jig apply --script %s %t/payload.mlir --trace=xml 2>&1 | FileCheck %s --check-prefix=XML
// RUN: not jig apply --script %s %t/payload.mlir --trace --trace-to %t/no/where 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: not jig eval %t/payload.mlir --entry f --until 2 2>&1 | FileCheck %s --check-prefix=NO-SCRIPT
// RUN: not jig run %t/payload.mlir --entry f --trace-to %t/trace.txt 2>&1 | FileCheck %s --check-prefix=NO-SCRIPT
// RUN: jig eval %t/payload.mlir --entry f --arg 'tensor<64x64xf32>=iota' --arg 'tensor<64x64xf32>=zeros' --arg 'tensor<64x64xf32>=zeros' --script %s --trace 2>&1 >/dev/null | FileCheck %s
// Steps of a script, told while it is carried out.

// STOPPED: {{^}}2 trace.mlir
// STOPPED-NOT: failed
// STOPPED: stopped inside
// STOPPED: the script was stopped
// STOPPED-JSON: {"step": "2",{{.*}} "status": "definite", "stopped": true, "created"
// NONE: there is no step 9: the script took 5
// NO-PRINT: there is no step 2.1.1: the script took 5
// NO-SCRIPT: traces, steps, warnings, choices and checks are those of a script: --script names one
// ZERO: there is no step 02: the script took 5
// XML: jig apply: --trace takes text, json or html, not 'xml'
// NOWHERE: cannot open '{{.*}}/no/where' for the trace: No such file or directory
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile(%op: !t {transform.consumed}) -> !t {
    %tiled, %loops = transform.structured.tile_using_for %op tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield %tiled : !t
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    // CHECK: {{^}}1 trace.mlir:[[#@LINE+7]] %m = transform.structured.match %root
    // CHECK-NEXT: %root: 1 op: builtin.module payload.mlir
    // CHECK-NEXT: -> %m: 1 op: linalg.matmul payload.mlir:2
    // CHECK-NEXT: {{[0-9.]+}} ms
    // AFTER: // payload after step 1{{$}}
    // AFTER-NOT: scf.for
    // AFTER: // payload after step 2.1
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    // CHECK-NEXT: {{^}}2 trace.mlir:[[#@LINE+13]] %t = transform.include @tile %m
    // CHECK-NEXT: %m: 1 op: linalg.matmul payload.mlir:2
    // CHECK-NEXT: 2.1 trace.mlir:[[#@LINE-14]] %tiled, %loops = transform.structured.tile_using_for %op
    // CHECK-NEXT: %op: 1 op: linalg.matmul payload.mlir:2
    // CHECK-NEXT: -> %tiled: 1 op: linalg.matmul payload.mlir:2
    // CHECK-NEXT: -> %loops: 1 op: scf.for payload.mlir:2
    // CHECK-NEXT: created
    // CHECK-NEXT: spent: %op
    // CHECK-NEXT: -> %t: 1 op: linalg.matmul payload.mlir:2
    // CHECK-NEXT: created
    // CHECK-NEXT: spent: %m
    // AFTER: scf.for
    // UNTIL: scf.for
    %t = transform.include @tile failures(propagate) (%m) : (!t) -> !t
    // CHECK: {{^}}4 trace.mlir:[[#@LINE+4]] %e, %f = transform.split_handle %both
    // UNTIL-NOT: tag
    // THREE-NOT: tag
    %both = transform.merge_handles %t, %t : !t
    %e, %f = transform.split_handle %both : (!t) -> (!t, !t)
    // DIFF: --- before step 5
    // DIFF-NEXT: +++ after step 5
    // DIFF-NEXT: @@ -{{.*}} @@
    // DIFF: {{^}}- {{.*}} = linalg.matmul
    // DIFF-NEXT: {{^}}+ {{.*}} = linalg.matmul {tag}
    // DIFF-NOT: {{^[-+]}}
    // CHECK: {{^}}5 trace.mlir:[[#@LINE+1]] transform.annotate %e
    transform.annotate %e "tag" : !t
    // CHECK: the script came to its end
    transform.yield
  }
}
// JSON: 2.1 transform.structured.tile_using_for %op spent: %op
// JSON-NEXT: 2 transform.include %m spent: %m
// JSON: 5 transform.annotate %e
// JSON-NEXT: end ok 6

// REQUIRES: compiled
// RUN: rm -f %t.db %t.two
// RUN: jig tune %s --entry f --cost=model --db %t.db 2>&1 | FileCheck %s --check-prefix=MODEL
// RUN: jig tune --db %t.db --list | FileCheck %s --check-prefix=JOB
// RUN: jig tune %s --entry f --cost=model --db %t.two --strategy=model --budget 2 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: jig tune %s --entry f --cost=model --db %t.two --strategy=model --budget 2 2>&1 | FileCheck %s --check-prefix=THIRD
// RUN: not jig apply --quiet --db %t.db %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: jig tune %s --entry f --measure 'sh %S/Inputs/lines.sh "two words"' --timeout 0.5 2>&1 | FileCheck %s --check-prefix=COMMAND
// RUN: not jig tune %s --entry f --measure 'false' --budget 2 2>&1 | FileCheck %s --check-prefix=FALSE
// RUN: not jig tune %s --entry f --measure 'echo 5 apples #' --budget 2 2>&1 | FileCheck %s --check-prefix=APPLES
// RUN: rm -f %t.large && jig tune %s --entry f --measure 'echo 123456789012345; #' --budget 1 --db %t.large
// RUN: jig tune --db %t.large --export=csv >%t.csv && rm %t.large && jig tune --db %t.large --import %t.csv
// RUN: jig tune --db %t.large --list | FileCheck %s --check-prefix=LARGE
// RUN: jig tune %s --entry f --measure 'echo -3; echo; #' --budget 2 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: jig tune %s --entry f --cost=mca --mcpu=skylake --param i=4,8 2>&1 | FileCheck %s --check-prefix=MCA
// RUN: jig tune %s --entry f --cost=mca --target aarch64-linux-gnu --mcpu=neoverse-v1 --set i=4 2>&1 | FileCheck %s --check-prefix=MCA
// RUN: not jig tune %s --entry f --cost=mca --mcpu=none-such --set i=4 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jig tune %s --entry g --cost=mca --set i=4 2>&1 | FileCheck %s --check-prefix=FLOATS
// RUN: not jig tune %s --entry f --cost=mca --measure true 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not jig tune %s --entry f --cost=model --mcpu=none-such 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not jig tune %s --entry f --measure '' 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not jig tune %s --entry f --target aarch64-linux-gnu 2>&1 | FileCheck %s --check-prefix=TARGET
// What a candidate costs can be something else than its time here: then nothing is run, and no arguments are needed.

// MODEL: 3 of 3 points in {{.*}}: 3 compiled
// MODEL: best: {{[0-9.]+}} cycles by the model
// MODEL: --set i={{4|8|12}}
// JOB: cost model
// JOB-NEXT: on model of
// JOB-NEXT: measured {{[0-9.]+}} cycles i=
// LARGE: measured 123456789012345.000 i=
// TWO: 2 of 3 points in {{.*}}: 2 compiled
// THIRD: 1 of 3 points in {{.*}}: 1 compiled
// UNKNOWN: remark: '{{.*}}.db' knows nothing of this payload and script on this machine
// COMMAND-DAG: 1 not compiled, such as i=8: the command exited with 5: this one fails
// COMMAND-DAG: 1 stopped, such as i=12: the command took more than 0.5 seconds
// COMMAND: best: {{[1-9][0-9]}}.000 by the command
// COMMAND: --set i=4
// FALSE: 2 not compiled, such as {{.*}}: the command exited with 1
// FALSE: nothing could be chosen
// APPLES: 2 not compiled, such as {{.*}}: the last line of the command is no number: '5 apples'
// NEGATIVE: best: -3.000 by the command
// MCA: best: {{[1-9][0-9.]*}} cycles for 1000 operations by llvm-mca
// NONE: nothing could be chosen
// FLOATS: not compiled, such as i=4: its code computes no floats, which --cost=mca counts
// BOTH: jig tune: --measure says what a candidate costs, not --cost
// CPU: jig tune: --cost=model does not know the registers of 'none-such', but of {{.*}}skylake
// EMPTY: jig tune: --measure takes a command
// TARGET: jig tune: --target is for --cost=model and --cost=mca, which run nothing
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<96x64xf32>) {
    %0 = arith.constant 2.0 : f32
    linalg.fill ins(%0 : f32) outs(%a : memref<96x64xf32>)
    linalg.square ins(%a : memref<96x64xf32>) outs(%a : memref<96x64xf32>)
    return
  }
  func.func @g(%a: memref<96x64xi32>) {
    %0 = arith.constant 2 : i32
    linalg.fill ins(%0 : i32) outs(%a : memref<96x64xi32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.square"]} in %root : (!t) -> !t
    %i = transform.tune.knob<"i"> options = [4, 8, 12] -> !p
    %t, %l = transform.structured.tile_using_for %m tile_sizes [%i] : (!t, !p) -> (!t, !t)
    transform.yield
  }
}

// REQUIRES: compiled
// RUN: rm -f %t.db && jig tune %s --arg 'memref<65536xf32>=zeros' --arg 'memref<65536xf32>=zeros' --budget 30 --db %t.db 2>&1 | FileCheck %s
// RUN: jig tune --db %t.db --export=csv | FileCheck %s --check-prefix=CSV
// RUN: jig tune --db %t.db --best | FileCheck %s --check-prefix=BEST
// RUN: jig tune %s --arg 'memref<65536xf32>=zeros' --arg 'memref<65536xf32>=zeros' --budget 30 --no-check 2>&1 | FileCheck %s --check-prefix=UNCHECKED
// RUN: not jig tune %s --arg 'memref<65536xf32>=zeros' --arg 'memref<65536xf32>=zeros' --budget 30 --set end=0 --set step=1 2>&1 | FileCheck %s --check-prefix=NONE
// What computes something else on other numbers than these leads while it is checked, and is not the best in the end.

// CHECK: 6 of 6 points in {{.*}} compiled
// CHECK: wrong: the schedule does not keep what is computed, such as end={{[0-9]+}} step={{[0-9]}}: differs: {{.*}}argument 1
// CHECK: best: {{[0-9.]+}} us a call{{$}}
// CHECK: --set end=65536 --set step=1
// CSV-DAG: "end=65536 step=1","{{[0-9a-f]+}}","measured",""
// CSV-DAG: "wrong","differs: {{.*}}argument 1
// BEST: measured {{.*}} end=65536 step=1
// UNCHECKED: --set end=0 --set step=
// NONE: 1 wrong: the schedule does not keep
// NONE: nothing could be chosen
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @add(%a: memref<65536xf32>, %b: memref<65536xf32>) {
    %zero = arith.constant 0 : index
    %step = arith.constant {step} 1 : index
    %end = arith.constant {end} 65536 : index
    scf.for %i = %zero to %end step %step {
      %x = memref.load %a[%i] : memref<65536xf32>
      %y = memref.load %b[%i] : memref<65536xf32>
      %z = arith.addf %x, %y : f32
      memref.store %z, %b[%i] : memref<65536xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %end = transform.tune.knob<"end"> options = [0 : index, 4096 : index, 65536 : index] -> !transform.any_param
    %step = transform.tune.knob<"step"> options = [1 : index, 4 : index] -> !transform.any_param
    %ends = transform.structured.match attributes{end} in %root : (!t) -> !t
    %steps = transform.structured.match attributes{step} in %root : (!t) -> !t
    transform.annotate %ends "value" = %end : !t, !transform.any_param
    transform.annotate %steps "value" = %step : !t, !transform.any_param
    transform.yield
  }
}

func.func @turned(%box: !toy.box) -> !toy.box {
  %0 = toy.turn %box
  %1 = toy.turn %0
  return %1 : !toy.box
}

// A plugin's transform ops propose, and its sets of patterns are tried.
// RUN: jig legal --load-dialect-plugin=%plugins/good.so %s:1 --all | FileCheck %s
// CHECK: transform.apply_patterns.toy.turns{{$}}
// CHECK-NEXT: } : !transform.any_op{{$}}
// CHECK-NOT: transform.toy.hope
// CHECK: %count = transform.toy.count_shiny %op : (!transform.any_op) -> !transform.any_param // changes nothing

// RUN: split-file %s %t
// RUN: jig bisect %t/payload.mlir --script %t/script.mlir | FileCheck %s --check-prefix=TEXT
// RUN: jig bisect %t/payload.mlir --script %t/script.mlir --json | FileCheck %s --check-prefix=JSON
// RUN: jig bisect %t/payload.mlir --script %t/script.mlir --until '! grep -q scf.for' | FileCheck %s --check-prefix=UNTIL
// RUN: jig bisect %t/payload.mlir --script %t/script.mlir --until '! grep -q arith.divf' | FileCheck %s --check-prefix=WITHIN
// RUN: jig bisect %t/payload.mlir --pass-pipeline 'builtin.module(cse,func.func(canonicalize,math-expand-ops{ops=tan}))' --until '! grep -q math.sin' | FileCheck %s --check-prefix=PASS
// RUN: jig bisect %t/payload.mlir --pass-pipeline 'builtin.module(cse,func.func(canonicalize,math-expand-ops{ops=tan}))' --until '! grep -q math.sin' -o %t/single.mlir | FileCheck %s --check-prefix=PASS
// RUN: FileCheck %s --check-prefix=SINGLE --input-file=%t/single.mlir
// RUN: (jig bisect %t/payload.mlir --script %t/script.mlir --entry f; test $? -eq 3) 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: (jig bisect %t/payload.mlir --script %t/script.mlir --until true; test $? -eq 3) 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: (jig bisect %t/payload.mlir --script %t/script.mlir --until 'exit 125;'; test $? -eq 3) 2>&1 | FileCheck %s --check-prefix=UNDECIDED
// RUN: not jig bisect %t/payload.mlir --script %t/script.mlir --until false 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: not jig bisect %t/payload.mlir --script %t/script.mlir --until /no/such/program 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: not jig bisect %t/payload.mlir --script %t/script.mlir --pass-pipeline 'builtin.module(cse)' 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not jig bisect %t/payload.mlir --pass-pipeline 'builtin.module(no)' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not jig bisect %t/payload.mlir --script %t/script.mlir --size x 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not jig bisect %t/payload.mlir --script %t/script.mlir --entry g --arg f32=1.0 2>&1 | FileCheck %s --check-prefix=ARG
// RUN: not jig bisect %t/payload.mlir --script %t/script.mlir -o %t/payload.mlir 2>&1 | FileCheck %s --check-prefix=SAME
// The first step that is wrong, and what it changed.
// TEXT: {{^}}step 4, transform.structured.replace, script.mlir:5
// TEXT-NEXT: {{^}}  @g: result 0 [2] was {{.*}} and is {{.*}}; 1 of 4 numbers differ
// TEXT-NEXT: {{^}}--- before
// TEXT-NEXT: {{^}}+++ after
// TEXT: {{^}}-{{.*}}dense<2.000000e+00>
// JSON: {"version": 1, "step": "4", "op": "transform.structured.replace", "at": {"file": "{{.*}}script.mlir", "line": 5, "column": 6}, "what": "@g: {{.*}}", "diff": "@@{{.*}}", "asked": {{[0-9]+}}}
// A command says what is wrong.
// UNTIL: {{^}}step 2, transform.structured.tile_using_for, script.mlir:3
// UNTIL-NEXT: {{^}}  ! grep -q scf.for: exit status 1
// It is asked in the middle of a step, too.
// WITHIN: {{^}}step 6, transform.apply_registered_pass, script.mlir:7
// WITHIN-NEXT: {{^}}  pass math-expand-ops, pattern {{.*}}, math.tan payload.mlir:{{[0-9]+}}
// PASS: {{^}}pass math-expand-ops, func.func @h
// PASS-NEXT: {{^}}  pattern {{.*}}, math.tan payload.mlir:{{[0-9]+}}
// A line that takes another value than before differs, though it may read as it did.
// PASS: {{^}}-  return %0 : f32
// PASS: {{^}}+  return %{{[1-9]}} : f32
// SINGLE: func.func @h
// SINGLE: transform.apply_registered_pass "math-expand-ops" with options = {{.*}}ops{{.*}}tan
// NOTHING: {{^}}nothing is wrong after any of them{{$}}
// UNDECIDED: {{^}}it is not decided whether anything is wrong: after some of them it cannot be told{{$}}
// FIRST: the payload is wrong before anything was done: false: exit status 1
// NOBODY: --until: the shell cannot run '/no/such/program'
// BOTH: --script and --pass-pipeline are one or the other
// UNKNOWN: error: {{.*}}no
// SIZE: --size takes a number from 0, not 'x'
// ARG: --arg: @g: the function takes 'tensor<4xf32>'
// SAME: -o
//--- payload.mlir
func.func @f(%a: tensor<8x6xf32>, %b: tensor<6x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %s = linalg.matmul ins(%a, %b : tensor<8x6xf32>, tensor<6x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %s : tensor<8x8xf32>
}
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense<2.0> : tensor<4xf32>
  %s = linalg.mul ins(%a, %c : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
func.func @h(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}
//--- script.mlir
module attributes {transform.with_named_sequence} { transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%tile, %loop = transform.structured.tile_using_for %m tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%p = transform.structured.match ops{["arith.constant"]} filter_result_type = tensor<4xf32> in %root : (!transform.any_op) -> !transform.any_op
%q = transform.structured.replace %p { %d = arith.constant dense<[2.0, 2.0, 3.0, 2.0]> : tensor<4xf32> } : (!transform.any_op) -> !transform.any_op
%h = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%e = transform.apply_registered_pass "math-expand-ops" to %h : (!transform.any_op) -> !transform.any_op
transform.yield } }

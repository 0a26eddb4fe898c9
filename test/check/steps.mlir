// RUN: jig check %s --entry-point right | FileCheck %s --check-prefix=RIGHT
// RUN: not jig check %s --entry-point wrong | FileCheck %s --check-prefix=WRONG
// RUN: jig check %s --entry-point right --json | FileCheck %s --check-prefix=JSON
// RUN: jig check %s --entry-point right --entry f --size 5 | FileCheck %s --check-prefix=RIGHT
// RUN: jig check %s --entry-point right --entry f --arg 'tensor<?x?xf32>:5x9=random:1' --arg 'tensor<?x?xf32>:9x6=random:2' --arg 'tensor<?x?xf32>:5x6=iota' | FileCheck %s --check-prefix=RIGHT
// RUN: jig check %s --entry-point right --verbose 2>&1 | FileCheck %s --check-prefix=VERBOSE
// RUN: not jig check %s --entry-point right --entry no 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: not jig check %s --entry-point right --size x 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: (jig check %s --entry-point right --eval-steps 10; test $? -eq 3) 2>&1 | FileCheck %s --check-prefix=LONG
// Each step that changes the payload is held against what it computed before, down to buffers and loops.
// RIGHT: {{^}}2 equal      steps.mlir:{{[0-9]+}}  transform.structured.tile_using_for
// RIGHT: {{^}}4.1 equal      steps.mlir:{{[0-9]+}}  transform.structured.generalize
// RIGHT: {{^}}5 equal      steps.mlir:{{[0-9]+}}  transform.bufferization.one_shot_bufferize
// RIGHT: {{^}}7 equal      steps.mlir:{{[0-9]+}}  transform.apply_registered_pass
// RIGHT: {{^}}{{[0-9]+}} steps changed the payload: {{[0-9]+}} equal;{{( sizes [0-9, ]+;)?}} {{[0-9]+}} numbers compared, which hide a difference with a probability of at most d * 2^-{{[0-9]+}}, d their degree
// JSON: {"version": 1, "step": "2", "op": "transform.structured.tile_using_for", "at": {"file": "{{.*}}steps.mlir", "line": {{[0-9]+}}, "column": {{[0-9]+}}}, "verdict": "equal", "what": "", "seconds":
// JSON: {"version": 1, "steps": {{[0-9]+}}, "equal": {{[0-9]+}}, "undecided": 0, "undefined": 0, "race": 0, "differs": 0, "accepted": 0, "sizes": [9, {{.*}}], "numbers": {{[0-9]+}}, "domain": "field", "fractions": false}
// What makes something else of it is told, with the first number that differs; later steps are held against that.
// WRONG: {{^}}2 differs    steps.mlir:{{[0-9]+}}  transform.structured.replace
// WRONG-NEXT: @g: result 0 [2] was {{.*}} and is {{.*}}; 1 of 4 numbers differ
// WRONG: {{^}}4 equal
// WRONG: {{^}}2 steps changed the payload: 1 equal, 1 differs
// VERBOSE: @f: random, untied arguments of size 9
// VERBOSE-NEXT: @f: random arguments of size 1
// VERBOSE: @g: random arguments{{$}}
// NOBODY: there is no function 'no' with a body
// SIZE: --size takes a number from 0, not 'x'
// LONG: undecided
!t = !transform.any_op
!m = tensor<?x?xf32>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: !m, %b: !m, %c: !m) -> !m {
    %s = linalg.matmul ins(%a, %b : !m, !m) outs(%c : !m) -> !m
    return %s : !m
  }
  func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<2.0> : tensor<4xf32>
    %s = linalg.mul ins(%a, %c : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    %r = linalg.exp ins(%s : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    return %r : tensor<4xf32>
  }
  transform.named_sequence @right(%root: !t) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %loops:2 = transform.structured.tile_using_for %m tile_sizes [4, 0, 3] : (!t) -> (!t, !t, !t)
    %again = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    transform.foreach %again : !t {
    ^bb0(%op: !t):
      %g = transform.structured.generalize %op : (!t) -> !t
    }
    %buffers = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %buffers : (!t) -> !t
    %l = transform.apply_registered_pass "convert-linalg-to-loops" to %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @wrong(%root: !t) {
    %m = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
    %new = transform.structured.replace %m {
      %d = arith.constant dense<[2.0, 2.0, 3.0, 2.0]> : tensor<4xf32>
    } : (!t) -> !t
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %g = transform.structured.generalize %e : (!t) -> !t
    transform.yield
  }
}

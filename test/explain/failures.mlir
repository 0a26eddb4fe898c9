// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point spent 2>&1 | FileCheck %s --check-prefix=SPENT
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point split 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point function 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point vectors 2>&1 | FileCheck %s --check-prefix=VECTORS
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point kind 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point producer 2>&1 | FileCheck %s --check-prefix=PRODUCER
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point one 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point typed 2>&1 | FileCheck %s --check-prefix=TYPED
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point spent --explain=off 2>&1 | FileCheck %s --check-prefix=OFF
// RUN: not jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point spent --explain=off --trace-to %t.trace 2>&1 | FileCheck %s --check-prefix=OFF
// RUN: not jig eval %S/Inputs/payload.mlir --script %s --entry-point split --entry f 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: not jig-opt --transform-preload-library=transform-library-paths=%s --transform-interpreter=entry-point=split %S/Inputs/payload.mlir 2>&1 | FileCheck %s --check-prefix=OPT
// RUN: not jig-opt --explain --transform-preload-library=transform-library-paths=%s --transform-interpreter=entry-point=split %S/Inputs/payload.mlir 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: not jig-opt --explain --transform-preload-library=transform-library-paths=%s --transform-interpreter=entry-point=spent %S/Inputs/payload.mlir 2>&1 | FileCheck %s --check-prefix=SPENT
// RUN: not jig-opt --explain --transform-interpreter %S/Inputs/payload.mlir 2>&1 | FileCheck %s --check-prefix=NOSCRIPT
// RUN: not jig-opt --explain --verify-diagnostics %S/Inputs/payload.mlir 2>&1 | FileCheck %s --check-prefix=VERIFY
// RUN: jig-opt --transform-preload-library=transform-library-paths=%s --transform-interpreter=entry-point=typed_well %S/Inputs/payload.mlir >%t.plain
// RUN: jig-opt --explain --transform-preload-library=transform-library-paths=%s --transform-interpreter=entry-point=typed_well %S/Inputs/payload.mlir 2>%t.said | diff %t.plain -
// RUN: FileCheck %s --check-prefix=WELL <%t.said
// RUN: jig apply --quiet --script %s %S/Inputs/payload.mlir --entry-point helped 2>&1 | FileCheck %s --check-prefix=HELPED
// Why a step failed, in the words of who wrote it, and what would do. What is proposed works (@helped).

// OFF: error: op uses a handle invalidated by a previously executed transform op
// OFF-NOT: help:
// OPT: expected to contain 3 payloads but it contains 2 payloads
// OPT-NOT: help:
// NOSCRIPT: payload.mlir:0:0: error: could not find a nested named sequence with name: __transform_main

// VERIFY: --explain tells diagnostics in other words than --verify-diagnostics expects
// WELL: warning: nothing in the payload matches
// HELPED: linalg.matmul {{.*}}{done}
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile(%op: !t {transform.consumed}) -> !t {
    %tiled, %loops = transform.structured.tile_using_for %op tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield %tiled : !t
  }
  transform.named_sequence @spent(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %same = transform.merge_handles %m : !t
    transform.foreach %same : !t {
    ^bb0(%one: !t):
      %t = transform.include @tile failures(propagate) (%one) : (!t) -> !t
      // SPENT: :[[#@LINE+5]]:7: error: %one must not be used any more: transform.include @tile :[[#@LINE-1]] has consumed it
      // SPENT: :[[#@LINE-10]]:22: note: consumed in here
      // SPENT: payload.mlir:2:8: note: the consumed payload was here
      // SPENT: {{^}} in transform.foreach :[[#@LINE-6]] > transform.annotate :[[#@LINE+2]]
      // SPENT: {{^}} help: what became of it is in the results of that step: %t (1 op: linalg.matmul payload.mlir:2)
      transform.annotate %one "x" : !t
    }
    transform.yield
  }
  transform.named_sequence @split(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul", "linalg.exp"]} in %root : (!t) -> !t
    // SPLIT: :[[#@LINE+3]]:18: error: %m has 2 payload ops, but is split into 3 results
    // SPLIT: {{^}} %m <- transform.structured.match :[[#@LINE-2]]: 2 ops: linalg.matmul payload.mlir:2, linalg.exp payload.mlir:3
    // SPLIT: help: take 2 results, or say {fail_on_payload_too_small = false}
    %a, %b, %c = transform.split_handle %m : (!t) -> (!t, !t, !t)
    transform.yield
  }
  transform.named_sequence @function(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // FUNCTION: :[[#@LINE+4]]:14: error: only ops implementing TilingInterface are supported
    // FUNCTION: {{^}} %f <- transform.structured.match :[[#@LINE-2]]: 1 op: func.func @f payload.mlir:1
    // FUNCTION: help: in %f these can be tiled: linalg.matmul payload.mlir:2, linalg.exp payload.mlir:3, linalg.add payload.mlir:4
    // FUNCTION: help: transform.structured.match interface{TilingInterface} in %f finds them
    %t, %l = transform.structured.tile_using_for %f tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @vectors(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // VECTORS: error: func.func @f payload.mlir:1 cannot be vectorized
    // VECTORS: help: in %f these can be vectorized: linalg.matmul
    // VECTORS: help: transform.structured.vectorize_children_and_apply_patterns takes
    transform.structured.vectorize %f vector_sizes [4] : !t
    transform.yield
  }
  transform.named_sequence @kind(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    // KIND: error: transform.structured.interchange cannot be done to linalg.matmul payload.mlir:2: it needs
    // KIND: help: transform.structured.generalize %m makes a linalg.generic of it
    %t = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @producer(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %e = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %t, %l = transform.structured.tile_using_for %m tile_sizes [8] : (!t) -> (!t, !t)
    %c = transform.structured.match ops{["func.return"]} in %root : (!t) -> !t
    // PRODUCER: error: transform.structured.fuse_into_containing_op cannot be done to func.return payload.mlir:5: this 'func.return' is not used inside the container
    // PRODUCER: %c <- transform.structured.match
    // PRODUCER: %l <- transform.structured.tile_using_for
    // PRODUCER: help: the loop uses these, which can be fused into it: linalg.exp payload.mlir:3, linalg.matmul payload.mlir:2
    %x, %y = transform.structured.fuse_into_containing_op %c into %l : (!t, !t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @one(%root: !t {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    // ONE: error: requires target to map to exactly 1 LinalgOp (got 3)
    // ONE: help: transform.foreach %m takes each of the 3 in turn; transform.split_handle gives each a handle of its own
    %p = transform.structured.pack %m packed_sizes = [8, 8, 8] : (!t) -> (!transform.op<"linalg.generic">)
    transform.yield
  }
  transform.named_sequence @typed(%root: !t {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    // TYPED: error: a handle of type !transform.op<"linalg.matmul"> is given linalg.exp payload.mlir:3
    // TYPED: %m <- transform.structured.match :[[#@LINE-2]]: 3 ops:
    // TYPED: help: match only such ops (ops{[...]}), or use !transform.any_op, which takes all
    %c = transform.cast %m : !t to !transform.op<"linalg.matmul">
    transform.yield
  }
  transform.named_sequence @typed_well(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %c = transform.cast %m : !t to !transform.op<"linalg.add">
    transform.annotate %c "typed" : !transform.op<"linalg.add">
    %none = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @helped(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul", "linalg.exp"]} in %root : (!t) -> !t
    %a, %b, %c = transform.split_handle %m {fail_on_payload_too_small = false} : (!t) -> (!t, !t, !t)
    %x, %y = transform.split_handle %m {overflow_result = 1} : (!t) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %tileable = transform.structured.match interface{TilingInterface} in %f : (!t) -> !t
    %linalg = transform.structured.match interface{LinalgOp} in %f : (!t) -> !t
    %g = transform.structured.generalize %b : (!t) -> !t
    %i = transform.structured.interchange %g iterator_interchange = [1, 0] : (!t) -> !t
    transform.foreach %linalg : !t {
    ^bb0(%one: !t):
      transform.annotate %one "done" : !t
    }
    transform.yield
  }
}

func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.exp ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [8, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %t vector_sizes [8, 16] : !transform.any_op
    transform.yield
  }
}

// The payload as a script has left it, or as it is after a step: what was made has the line of what it was made from.
// RUN: jig legal %s:2 | FileCheck %s --check-prefix=FIRST
// RUN: jig legal %s:2 --script %s --until 2 2>&1 | FileCheck %s --check-prefix=TILED
// RUN: jig legal %s:2 --script %s | FileCheck %s --check-prefix=WHOLE
// RUN: not jig legal %s:2 --script %s --until 7 2>&1 | FileCheck %s --check-prefix=UNTIL
// RUN: not jig legal %s:2 --until 2 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jig legal %s:2 --script %s --entry-point none 2>&1 | FileCheck %s --check-prefix=ENTRY

// Sizes that are not known make no vectors by themselves; a tile is never larger than it is said.
// FIRST: linalg.exp in func.func @f
// FIRST: loops 0: parallel, ?; 1: parallel, ?
// FIRST: not as it is:
// FIRST: transform.structured.vectorize: the size of loop 0 is not known
// TILED: scf.for in func.func @f
// TILED: linalg.exp in func.func @f
// TILED: transform.structured.vectorize %op vector_sizes [8, 16] : !transform.any_op // not less than the loops ever run
// WHOLE-NOT: linalg.exp
// WHOLE: scf.for in func.func @f
// WHOLE-NOT: linalg.exp in
// UNTIL: there is no step 7
// NONE: --script names one
// ENTRY: could not find a nested named sequence with name: none
// RUN: not jig legal %s:2 --library %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jig legal %s:2 --script %s --trace-to %s 2>&1 | FileCheck %s --check-prefix=OVER
// OVER: --trace-to would write over the
// A payload whose name ends as a place does is the one that is there.
// RUN: rm -rf %t && mkdir %t && cp %s %t/a:3:4 && jig legal %t/a:3:4:2 | FileCheck %s --check-prefix=NAMED
// RUN: jig legal %t/a:3:4:2:8 | FileCheck %s --check-prefix=NAMED
// NAMED: a:3:4:2:8: linalg.exp in func.func @f

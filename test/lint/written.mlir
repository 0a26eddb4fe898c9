// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point params %S/../slow/Inputs/gemm_192.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=PARAMS
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point lines %S/../slow/Inputs/gemm_192.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=LINES
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point line %S/../slow/Inputs/gemm_192.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=LINE
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point body %S/../slow/Inputs/gemm_192.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=BODY
// However a step is written, and wherever it stands, a size of it can be another one.

// PARAMS: [odd-width]
// PARAMS: help: in place of written.mlir:[[#]]:
// PARAMS-NEXT: {{^      }}%n = transform.param.constant 64 : i64 -> !p{{$}}
// LINES: [odd-width]
// LINES: help: in place of written.mlir:[[#]]-[[#]]:
// LINES-NEXT: {{^      }}%tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [4, 64, 1] : (!t) -> (!t, !t, !t, !t){{$}}
// LINE: [odd-width]
// LINE: help: in place of written.mlir:[[#]]:
// LINE-NEXT: {{^      }}%mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [4, 64, 1] : (!t) -> (!t, !t, !t, !t){{$}}
// BODY: [odd-width]
// BODY: help: in place of written.mlir:[[#]]:
// BODY-NEXT: {{^      }}%tile, %l:3 = transform.structured.tile_using_for %one tile_sizes [4, 64, 1] : (!t) -> (!t, !t, !t, !t){{$}}

!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile(%what: !t {transform.consumed}, %n: !p {transform.readonly}) -> !t {
    %tile, %l:3 = transform.structured.tile_using_for %what tile_sizes [4, %n, 1] : (!t, !p) -> (!t, !t, !t, !t)
    transform.yield %tile : !t
  }
  transform.named_sequence @params(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %n = transform.param.constant 48 : i64 -> !p
    %x = transform.include @tile failures(propagate) (%mm, %n) : (!t, !p) -> !t
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @lines(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm
      tile_sizes [4,
                  48, 1] : (!t) -> (!t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @line(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [4, 48, 1] : (!t) -> (!t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @body(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    transform.foreach %mm : !t {
    ^bb0(%one: !t):
      %f = transform.get_parent_op %one {op_name = "func.func"} : (!t) -> !t
      %tile, %l:3 = transform.structured.tile_using_for %one tile_sizes [4, 48, 1] : (!t) -> (!t, !t, !t, !t)
      %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    }
    transform.yield
  }
}

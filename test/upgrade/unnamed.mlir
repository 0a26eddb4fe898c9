// Results that nobody names: what was read is told by the types. A step that shares the line with the brace.
// RUN: jig upgrade --quiet %s | grep -v // | FileCheck %s
// RUN: jig upgrade --quiet %s -o %t.mlir && jig upgrade --check %t.mlir
module {
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %loop = transform.structured.match ops{["scf.for"]} in %arg1 : (!pdl.operation) -> !pdl.operation
    // CHECK: transform.loop.outline %loop {func_name = "g"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.outline %loop {func_name = "g"} : (!pdl.operation) -> !pdl.operation
    %other = transform.structured.match ops{["scf.for"]} in %arg1 : (!pdl.operation) -> !transform.op<"scf.for">
    // CHECK: transform.loop.peel %other : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.loop.peel %other : (!transform.op<"scf.for">) -> !transform.any_op
    %op = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!pdl.operation) -> !pdl.operation
    // CHECK: transform.structured.pad %op
    // CHECK: -> (!transform.any_op, !transform.any_op, !transform.any_op) transform.yield }
    transform.structured.pad %op {padding_values = [0.0 : f32], padding_dimensions = [0]} : (!pdl.operation) -> !pdl.operation}
}

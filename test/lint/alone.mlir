// RUN: jig eval --lint --lint-cpu sapphirerapids %s 2>&1 | FileCheck %s
// Without a script the payload is looked at as it is, and what is proposed is a schedule of its own.

func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f32
  // CHECK: alone.mlir:[[#@LINE+1]]:8: warning: a buffer of 4 bytes is allocated 1 time and never freed [never-freed]
  %m = memref.alloc() : memref<1xf32>
  // CHECK: in @main
  // CHECK-NEXT: help: as a schedule, for --script:
  // CHECK-NEXT: {{^      }}module attributes {transform.with_named_sequence} {
  // CHECK-NEXT: {{^        }}transform.named_sequence @__transform_main(%root: !transform.any_op) {
  // CHECK-NEXT: %[[F:.*]] = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  // CHECK-NEXT: = transform.apply_registered_pass "free-buffers" to %[[F]] : (!transform.any_op) -> !transform.any_op
  // CHECK-NEXT: {{^          }}transform.yield
  // CHECK-NEXT: {{^        \}$}}
  // CHECK-NEXT: {{^      \}$}}
  memref.store %x, %m[%c0] : memref<1xf32>
  %y = memref.load %m[%c0] : memref<1xf32>
  // CHECK: 1.0
  return %y : f32
}

// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %S/Inputs/nothing.mlir %s -o /dev/null 2>&1 | FileCheck %s
// Steps of time that are copied back: the help is two buffers in turn.

// CHECK: warning: the same buffer is copied in each iteration of a loop: 65536 bytes, 100 times [copy-in-loop]
// CHECK: help: before nothing.mlir:4:
// CHECK-NEXT: transform.structured.match
// CHECK-NEXT: transform.apply_registered_pass "ping-pong-buffers" to
func.func @steps(%a: memref<128x128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %new = memref.alloc() : memref<128x128xf32>
    linalg.transpose ins(%a : memref<128x128xf32>) outs(%new : memref<128x128xf32>) permutation = [1, 0]
    memref.copy %new, %a : memref<128x128xf32> to memref<128x128xf32>
    memref.dealloc %new : memref<128x128xf32>
  }
  return
}

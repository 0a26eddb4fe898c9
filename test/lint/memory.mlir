// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %S/Inputs/nothing.mlir %s -o /dev/null 2>&1 | FileCheck %s
// RUN: not jig apply --quiet --lint --script %S/Inputs/nothing.mlir %s -o %t --werror=self-copy,never-freed 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: not jig apply --quiet --lint --script %S/Inputs/nothing.mlir %s -o %t --werror=lint >/dev/null 2>&1
// RUN: not jig apply --quiet --lint --script %S/Inputs/nothing.mlir %s -o %t --werror=self-copies 2>&1 | FileCheck %s --check-prefix=NAMES
// RUN: jig apply --quiet --lint=json --script %S/Inputs/nothing.mlir %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON
// Copies, allocations, and who frees them, in a payload that a script leaves alone.

// NAMES: --werror takes empty, suppressed, no-action, cloned, unfused, given-up, auto, lint, a rule of --lint, or several with commas; not 'self-copies'
// ERROR: error: a buffer is copied onto itself
// JSON: {"jig_lint": 2}
// JSON: {"rule": "self-copy", "op": "memref.copy", "at": {"file": "{{.*}}memory.mlir", "line": [[#]], "column": [[#]]}, "function": "self_copy", "text": "a buffer is copied onto itself: 4096 bytes, 64 times", "times": 1, "share": 0.{{[0-9]+}}, "where": "before nothing.mlir:4", "mend": ["%funcs

func.func @self_copy(%a: memref<64x1024xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %x = memref.subview %a[%i, 0] [1, 1024] [1, 1] : memref<64x1024xf32> to memref<1x1024xf32, strided<[1024, 1], offset: ?>>
    %y = memref.subview %a[%i, 0] [1, 1024] [1, 1] : memref<64x1024xf32> to memref<1x1024xf32, strided<[1024, 1], offset: ?>>
    // CHECK: memory.mlir:[[#@LINE+5]]:5: warning: a buffer is copied onto itself: 4096 bytes, 64 times [self-copy]
    // CHECK-NEXT: memref.copy
    // CHECK-NEXT: ^
    // CHECK-NEXT: in @self_copy
    // CHECK-NEXT: help: before nothing.mlir:4:
    memref.copy %x, %y : memref<1x1024xf32, strided<[1024, 1], offset: ?>> to memref<1x1024xf32, strided<[1024, 1], offset: ?>>
    // Another row.
    %z = memref.subview %a[0, 0] [1, 1024] [1, 1] : memref<64x1024xf32> to memref<1x1024xf32, strided<[1024, 1]>>
    memref.copy %x, %z : memref<1x1024xf32, strided<[1024, 1], offset: ?>> to memref<1x1024xf32, strided<[1024, 1]>>
  }
  return
}
func.func @expected(%a: memref<1024x64xf32>) {
  memref.copy %a, %a {jig.expected} : memref<1024x64xf32> to memref<1024x64xf32>
  memref.copy %a, %a {jig.expected = "self-copy"} : memref<1024x64xf32> to memref<1024x64xf32>
  // CHECK: memory.mlir:[[#@LINE+1]]:3: warning: a buffer is copied onto itself: 262144 bytes, 1 time [self-copy]
  memref.copy %a, %a {jig.expected = ["race", "never-freed"]} : memref<1024x64xf32> to memref<1024x64xf32>
  return
}
func.func @copies(%a: memref<4096x4096xf32>, %b: memref<4096x4xf32>, %c: memref<64x1024xf32>, %d: memref<64x1024xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %x = memref.subview %a[0, 0] [4096, 4] [1, 1] : memref<4096x4096xf32> to memref<4096x4xf32, strided<[4096, 1]>>
  // CHECK: memory.mlir:[[#@LINE+1]]:3: warning: 4096 rows of 16 bytes are copied, 4096 each time: rows of 64 bytes and more are copied at once [copy-rows]
  memref.copy %x, %b : memref<4096x4xf32, strided<[4096, 1]>> to memref<4096x4xf32>
  scf.for %i = %c0 to %c64 step %c1 {
    // CHECK: memory.mlir:[[#@LINE+1]]:5: warning: the same buffer is copied in each iteration of a loop: 262144 bytes, 64 times [copy-in-loop]
    memref.copy %c, %d : memref<64x1024xf32> to memref<64x1024xf32>
  }
  return
}
func.func private @use(memref<64xf32>)
func.func @allocations(%n: index, %v: f32) -> memref<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %kept = memref.alloc() : memref<64xf32>
  %freed = memref.alloc() : memref<64xf32>
  memref.store %v, %freed[%c0] : memref<64xf32>
  memref.dealloc %freed : memref<64xf32>
  %given = memref.alloc() : memref<64xf32>
  func.call @use(%given) : (memref<64xf32>) -> ()
  // CHECK: memory.mlir:[[#@LINE+2]]:11: warning: a buffer of 256 bytes is allocated 1 time and never freed [never-freed]
  // CHECK: help: before nothing.mlir:4:
  %lost = memref.alloc() : memref<64xf32>
  memref.store %v, %lost[%c0] : memref<64xf32>
  scf.for %i = %c0 to %n step %c1 {
    // CHECK: memory.mlir:[[#@LINE+3]]:10: warning: a buffer is allocated in a loop, at least 2 times [alloc-in-loop]
    // CHECK: memory.mlir:[[#@LINE+2]]:10: warning: a buffer is allocated at least 2 times and never freed [never-freed]
    // CHECK: help: as above, before nothing.mlir:4
    %x = memref.alloc(%i) : memref<?xf32>
    // CHECK: memory.mlir:[[#@LINE+2]]:10: warning: a buffer of 256 bytes is taken from the stack in a loop, at least 2 times, and not given back before the function ends [alloca-in-loop]
    // CHECK: buffer_loop_hoisting
    %y = memref.alloca() : memref<64xf32>
    memref.alloca_scope {
      %z = memref.alloca() : memref<64xf32>
      func.call @use(%z) : (memref<64xf32>) -> ()
    }
    memref.store %v, %x[%c0] : memref<?xf32>
    func.call @use(%y) : (memref<64xf32>) -> ()
  }
  // CHECK-NOT: warning
  return %kept : memref<64xf32>
}

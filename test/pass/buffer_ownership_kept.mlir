// RUN: jig-opt %s --ownership-based-buffer-deallocation | FileCheck %s
// RUN: jig-opt %s --buffer-deallocation-pipeline | jig eval - --check-leaks --entry main | FileCheck %s --check-prefix=VALUE
// A result of an op with regions that another block uses is kept until then; the reference frees it
// at the end of its own block, or names a value that is gone.

// VALUE: 7 : i32
func.func @main() -> i32 {
  %true = arith.constant true
  %c7 = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  // CHECK: %[[R:.*]]:2 = scf.if
  %r = scf.if %true -> memref<2xi32> {
    %a = memref.alloc() : memref<2xi32>
    scf.yield %a : memref<2xi32>
  } else {
    %b = memref.alloc() : memref<2xi32>
    scf.yield %b : memref<2xi32>
  }
  memref.store %c7, %r[%c0] : memref<2xi32>
  // CHECK: bufferization.dealloc {{.*}} retain (%[[R]]#0 : memref<2xi32>)
  // CHECK-NEXT: cf.br
  cf.br ^next
^next:
  // CHECK: memref.load %[[R]]#0
  %v = memref.load %r[%c0] : memref<2xi32>
  // CHECK: bufferization.dealloc
  return %v : i32
}

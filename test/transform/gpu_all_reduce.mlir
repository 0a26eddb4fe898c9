// gpu.all_reduce by shuffles and memory of the block computes the same, of blocks of more and of less than a subgroup of subgroups; and
// in a loop nobody writes that memory before all have read the last round's result. (The reference goes on at once.)
// RUN: jig-opt %s --convert-scf-to-cf > %t.cf
// RUN: jig eval %t.cf --entry main > %t.before
// RUN: jig-opt %t.cf --transform-interpreter > %t.after
// RUN: jig eval %t.after --entry main | diff %t.before -
// RUN: FileCheck %s < %t.after

module attributes {gpu.container_module, transform.with_named_sequence} {
  gpu.module @k {
    // CHECK-LABEL: gpu.func @once
    // CHECK: gpu.barrier
    // CHECK: gpu.barrier
    // CHECK-NOT: gpu.barrier
    gpu.func @once(%m: memref<?x3xi32>) kernel {
      %c0 = arith.constant 0 : index
      %t = gpu.thread_id x
      %ti = arith.index_cast %t : index to i32
      %r = gpu.all_reduce add %ti uniform {} : (i32) -> i32
      memref.store %r, %m[%t, %c0] : memref<?x3xi32>
      gpu.return
    }
    // CHECK-LABEL: gpu.func @rounds
    // CHECK: gpu.barrier
    // CHECK: gpu.barrier
    // CHECK: gpu.barrier
    // CHECK-NOT: gpu.barrier
    // CHECK: func.func
    gpu.func @rounds(%m: memref<?x3xi32>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %t = gpu.thread_id x
      %ti = arith.index_cast %t : index to i32
      scf.for %i = %c1 to %c3 step %c1 {
        %ii = arith.index_cast %i : index to i32
        %v = arith.muli %ti, %ii : i32
        %r = gpu.all_reduce add %v uniform {} : (i32) -> i32
        memref.store %r, %m[%t, %i] : memref<?x3xi32>
      }
      gpu.return
    }
  }
  func.func @main() -> (memref<?x3xi32>, memref<?x3xi32>, memref<?x3xi32>) {
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %c100 = arith.constant 100 : index
    %a = call @run(%c8) : (index) -> memref<?x3xi32>
    %b = call @run(%c64) : (index) -> memref<?x3xi32>
    %c = call @run(%c100) : (index) -> memref<?x3xi32>
    return %a, %b, %c : memref<?x3xi32>, memref<?x3xi32>, memref<?x3xi32>
  }
  func.func @run(%n: index) -> memref<?x3xi32> {
    %c1 = arith.constant 1 : index
    %m = memref.alloc(%n) : memref<?x3xi32>
    gpu.launch_func @k::@once blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1) args(%m : memref<?x3xi32>)
    gpu.launch_func @k::@rounds blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1) args(%m : memref<?x3xi32>)
    return %m : memref<?x3xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["gpu.module"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 { transform.apply_patterns.gpu.gpu_rewrite_patterns } : !transform.any_op
    transform.yield
  }
}

// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %S/Inputs/nothing.mlir %s -o /dev/null 2>&1 | FileCheck %s
// A loop that writes does not show LLVM that what it reads is the same in each iteration; one that writes to what it
// reads, or reads another place each time, has to.

// CHECK: invariant_read.mlir:[[#@LINE+10]]:[[#]]: warning: vector<16xf32> is read again in each iteration of the loop around it, 131072 times, though it is the same in all of them: read before the loop it stays in registers [invariant-read]
// CHECK: help: before nothing.mlir:[[#]]:
// CHECK-NOT: [invariant-read]
func.func @bias(%x: memref<131072x16xf32>, %b: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 131072 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %v = vector.transfer_read %x[%i, %c0], %z {in_bounds = [true]} : memref<131072x16xf32>, vector<16xf32>
    %w = vector.transfer_read %b[%c0], %z {in_bounds = [true]} : memref<16xf32>, vector<16xf32>
    %s = arith.addf %v, %w : vector<16xf32>
    vector.transfer_write %s, %x[%i, %c0] {in_bounds = [true]} : vector<16xf32>, memref<131072x16xf32>
  }
  return
}

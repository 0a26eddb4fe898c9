// RUN: jig apply --quiet --lint --lint-cpu haswell --lint-threads 4 --script %S/Inputs/nothing.mlir %s -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu x86-64-v4 --script %S/Inputs/nothing.mlir %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WIDE
// Vectors, lanes and threads, on machines with registers of 256 and of 512 bits.

// WIDE-NOT: [carried-vectors]
// WIDE-NOT: [masked]
// WIDE-NOT: [few-tasks]
func.func @carried(%v: vector<6x32xf32>) -> vector<6x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  // CHECK: vectors.mlir:[[#@LINE+1]]:8: warning: a loop carries 24 vector registers (vector<6x32xf32>), of 16: about 10 of them go to memory and back in each of 64 iterations [carried-vectors]
  %r = scf.for %i = %c0 to %c64 step %c1 iter_args(%x = %v) -> (vector<6x32xf32>) {
    %y = arith.mulf %x, %x : vector<6x32xf32>
    scf.yield %y : vector<6x32xf32>
  }
  return %r : vector<6x32xf32>
}
func.func @masked(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c640 = arith.constant 640 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c640 step %c1 {
    // CHECK: vectors.mlir:[[#@LINE+1]]:10: warning: vector.transfer_read in the innermost loop may reach over the end, and is masked, 640 times
    %x = vector.transfer_read %m[%i], %z : memref<?xf32>, vector<8xf32>
    %y = arith.mulf %x, %x : vector<8xf32>
    vector.transfer_write %y, %m[%i] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  }
  return
}
func.func @gathers(%m: memref<4096xf32>, %o: memref<4096xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c4096 = arith.constant 4096 : index
  %mask = arith.constant dense<true> : vector<16xi1>
  %pass = arith.constant dense<0.0> : vector<16xf32>
  %step = vector.step : vector<16xindex>
  scf.for %i = %c0 to %c4096 step %c16 {
    %b = vector.broadcast %i : index to vector<16xindex>
    %at = arith.addi %b, %step : vector<16xindex>
    // CHECK: vectors.mlir:[[#@LINE+1]]:10: warning: a gather loads 16 lanes one by one, 4096 in all, though they lie side by side: a load would do [gather]
    %x = vector.gather %m[%c0] [%at], %mask, %pass : memref<4096xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    vector.transfer_write %x, %o[%i] {in_bounds = [true]} : vector<16xf32>, memref<4096xf32>
  }
  return
}
func.func @threads(%m: memref<4096xf32>, %n: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c64 = arith.constant 64 : index
  // CHECK: vectors.mlir:[[#@LINE+1]]:3: warning: a parallel loop has 5 iterations for 4 threads: 38% of them wait [few-tasks]
  scf.parallel (%i) = (%c0) to (%c5) step (%c1) {
    %x = memref.load %m[%i] : memref<4096xf32>
    memref.store %x, %n[%i] : memref<64xf32>
  }
  scf.for %k = %c0 to %c64 step %c1 {
    // CHECK: vectors.mlir:[[#@LINE+1]]:5: warning: threads begin and are waited for 64 times, as their loop stands inside of another: that takes some microseconds each time [fork-in-loop]
    scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
      %x = memref.load %m[%i] : memref<4096xf32>
      memref.store %x, %n[%i] : memref<64xf32>
    }
  }
  // CHECK: vectors.mlir:[[#@LINE+2]]:3: warning: iterations of a parallel loop race: memref.store vectors.mlir:[[#@LINE+4]] writes the same place whatever variable #1 is, 64 times, so the result is that of one iteration, or a mixture [race]
  // WIDE: vectors.mlir:[[#@LINE+1]]:3: warning: iterations of a parallel loop race
  scf.parallel (%i, %j) = (%c0, %c0) to (%c64, %c64) step (%c1, %c1) {
    %x = memref.load %m[%j] : memref<4096xf32>
    memref.store %x, %n[%i] : memref<64xf32>
    // Memory of its own is no matter.
    %own = memref.alloca() : memref<1xf32>
    memref.store %x, %own[%c0] : memref<1xf32>
  }
  return
}

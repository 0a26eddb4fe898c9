// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %S/Inputs/nothing.mlir %s -o /dev/null 2>&1 | FileCheck %s
// RUN: not jig apply --quiet --lint --lint-cpu abacus --script %S/Inputs/nothing.mlir %s -o %t 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not jig apply --quiet --lint-threads 4 --script %S/Inputs/nothing.mlir %s -o %t 2>&1 | FileCheck %s --check-prefix=NOLINT
// RUN: not jig legal %s --lint 2>&1 | FileCheck %s --check-prefix=LEGAL
// Payload that rules come to an end on: circles that nothing reaches, values used twice in each step of a chain, elements that are vectors, sizes beyond all memory.

// NOLINT: --lint-cpu and --lint-threads are about --lint, which is not asked for
// CPU: --lint-cpu knows no CPU 'abacus': host, skylake-avx512,
// LEGAL: --script names one

func.func @circles(%n: index) {
  return
^bb1:
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.cast %b : memref<?xf32> to memref<*xf32>
  %b = memref.cast %a : memref<*xf32> to memref<?xf32>
  %s = memref.subview %t[0] [%n] [1] : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  %t = memref.subview %s[0] [%n] [1] : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  scf.for %i = %c0 to %c10 step %c1 {
    %v = vector.transfer_read %b[%c0], %zero {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %w = vector.transfer_read %s[%i], %zero {in_bounds = [true]} : memref<?xf32, strided<[1]>>, vector<4xf32>
    %sum = arith.addf %v, %w : vector<4xf32>
    vector.transfer_write %sum, %s[%c0] {in_bounds = [true]} : vector<4xf32>, memref<?xf32, strided<[1]>>
    memref.copy %b, %s : memref<?xf32> to memref<?xf32, strided<[1]>>
  }
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    memref.store %zero, %s[%c0] : memref<?xf32, strided<[1]>>
    scf.reduce
  }
  cf.br ^bb1
}

func.func @vectors_in_buffers(%a: memref<?x?xvector<4x3xi32>>, %i: index) {
  %zero = arith.constant dense<0> : vector<4x3xi32>
  %v = vector.transfer_read %a[%i, %i], %zero : memref<?x?xvector<4x3xi32>>, vector<5x24xi8>
  vector.transfer_write %v, %a[%i, %i] : vector<5x24xi8>, memref<?x?xvector<4x3xi32>>
  return
}

// One row.
// CHECK-NOT: rows of {{.*}} are copied
func.func @huge(%a: memref<9223372036854775807x9223372036854775807xf32>, %b: memref<9223372036854775807x9223372036854775807xf32>) {
  memref.copy %a, %b : memref<9223372036854775807x9223372036854775807xf32> to memref<9223372036854775807x9223372036854775807xf32>
  return
}

// Paths from the last of a chain to its beginning are 2 to the power of 26.
// CHECK: warning: the same buffer is copied in each iteration of a loop
func.func @paths(%m: memref<64xf32>, %n: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %k = arith.constant 1 : index
    %a0 = arith.addi %k, %k : index
    %a1 = arith.addi %a0, %a0 : index
    %a2 = arith.addi %a1, %a1 : index
    %a3 = arith.addi %a2, %a2 : index
    %a4 = arith.addi %a3, %a3 : index
    %a5 = arith.addi %a4, %a4 : index
    %a6 = arith.addi %a5, %a5 : index
    %a7 = arith.addi %a6, %a6 : index
    %a8 = arith.addi %a7, %a7 : index
    %a9 = arith.addi %a8, %a8 : index
    %a10 = arith.addi %a9, %a9 : index
    %a11 = arith.addi %a10, %a10 : index
    %a12 = arith.addi %a11, %a11 : index
    %a13 = arith.addi %a12, %a12 : index
    %a14 = arith.addi %a13, %a13 : index
    %a15 = arith.addi %a14, %a14 : index
    %a16 = arith.addi %a15, %a15 : index
    %a17 = arith.addi %a16, %a16 : index
    %a18 = arith.addi %a17, %a17 : index
    %a19 = arith.addi %a18, %a18 : index
    %a20 = arith.addi %a19, %a19 : index
    %a21 = arith.addi %a20, %a20 : index
    %a22 = arith.addi %a21, %a21 : index
    %a23 = arith.addi %a22, %a22 : index
    %a24 = arith.addi %a23, %a23 : index
    %a25 = arith.addi %a24, %a24 : index
    memref.store %zero, %m[%a25] : memref<64xf32>
    scf.for %j = %c0 to %c64 step %c1 {
      %l = arith.constant 1 : index
      %b0 = arith.addi %l, %l : index
      %b1 = arith.addi %b0, %b0 : index
      %b2 = arith.addi %b1, %b1 : index
      %b3 = arith.addi %b2, %b2 : index
      %b4 = arith.addi %b3, %b3 : index
      %b5 = arith.addi %b4, %b4 : index
      %b6 = arith.addi %b5, %b5 : index
      %b7 = arith.addi %b6, %b6 : index
      %b8 = arith.addi %b7, %b7 : index
      %b9 = arith.addi %b8, %b8 : index
      %b10 = arith.addi %b9, %b9 : index
      %b11 = arith.addi %b10, %b10 : index
      %b12 = arith.addi %b11, %b11 : index
      %b13 = arith.addi %b12, %b12 : index
      %b14 = arith.addi %b13, %b13 : index
      %b15 = arith.addi %b14, %b14 : index
      %b16 = arith.addi %b15, %b15 : index
      %b17 = arith.addi %b16, %b16 : index
      %b18 = arith.addi %b17, %b17 : index
      %b19 = arith.addi %b18, %b18 : index
      %b20 = arith.addi %b19, %b19 : index
      %b21 = arith.addi %b20, %b20 : index
      %b22 = arith.addi %b21, %b21 : index
      %b23 = arith.addi %b22, %b22 : index
      %b24 = arith.addi %b23, %b23 : index
      %b25 = arith.addi %b24, %b24 : index
      %d0 = arith.addi %l, %l : index
      %d1 = arith.addi %d0, %d0 : index
      %d2 = arith.addi %d1, %d1 : index
      %d3 = arith.addi %d2, %d2 : index
      %d4 = arith.addi %d3, %d3 : index
      %d5 = arith.addi %d4, %d4 : index
      %d6 = arith.addi %d5, %d5 : index
      %d7 = arith.addi %d6, %d6 : index
      %d8 = arith.addi %d7, %d7 : index
      %d9 = arith.addi %d8, %d8 : index
      %d10 = arith.addi %d9, %d9 : index
      %d11 = arith.addi %d10, %d10 : index
      %d12 = arith.addi %d11, %d11 : index
      %d13 = arith.addi %d12, %d12 : index
      %d14 = arith.addi %d13, %d13 : index
      %d15 = arith.addi %d14, %d14 : index
      %d16 = arith.addi %d15, %d15 : index
      %d17 = arith.addi %d16, %d16 : index
      %d18 = arith.addi %d17, %d17 : index
      %d19 = arith.addi %d18, %d18 : index
      %d20 = arith.addi %d19, %d19 : index
      %d21 = arith.addi %d20, %d20 : index
      %d22 = arith.addi %d21, %d21 : index
      %d23 = arith.addi %d22, %d22 : index
      %d24 = arith.addi %d23, %d23 : index
      %d25 = arith.addi %d24, %d24 : index
      %v = memref.load %m[%b25] : memref<64xf32>
      %w = arith.addf %v, %zero : f32
      memref.store %w, %m[%d25] : memref<64xf32>
      memref.copy %m, %n : memref<64xf32> to memref<64xf32>
    }
    scf.reduce
  }
  return
}

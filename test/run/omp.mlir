// Threads are evaluated as one; what becomes of loops computes what they did, down to the llvm dialect.
// RUN: jig eval %s --entry sums --arg 'memref<?xi32>:100=random:3' > %t.before
// RUN: jig-opt %s --convert-scf-to-openmp | jig eval - --entry sums --arg 'memref<?xi32>:100=random:3' | diff %t.before -
// RUN: jig-opt %s --convert-scf-to-openmp --convert-openmp-to-llvm --convert-to-llvm --reconcile-unrealized-casts | jig eval - --entry sums --arg 'memref<?xi32>:100=random:3' --result i32 --result i32 | diff %t.before -
// RUN: jig eval %s --entry constructs --arg 'memref<8xi64>=zeros' --show-args | FileCheck %s --check-prefix=CONSTRUCTS
// RUN: not jig eval %s --entry own --arg 'memref<8xi64>=zeros' 2>&1 | FileCheck %s --check-prefix=OWN
// RUN: not jig eval %s --entry stands --arg i64=0 2>&1 | FileCheck %s --check-prefix=STANDS

func.func @sums(%m: memref<?xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%one, %one) -> (i32, i32) {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x, %x : i32, i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi ugt, %a, %b : i32
      %s = arith.select %c, %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r#0, %r#1 : i32, i32
}

// CONSTRUCTS: dense<[1, 2, 3, 0, 5, 45, 15, 0]> : tensor<8xi64>
func.func @constructs(%m: memref<8xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %n1 = arith.constant 1 : i64
  %n2 = arith.constant 2 : i64
  %n3 = arith.constant 3 : i64
  %n5 = arith.constant 5 : i64
  %n9 = arith.constant 9 : i64
  %n0 = arith.constant 0 : i64
  %back = arith.constant -1 : i64
  omp.parallel {
    omp.master { memref.store %n1, %m[%c0] : memref<8xi64> omp.terminator }
    omp.single { memref.store %n2, %m[%c1] : memref<8xi64> omp.terminator }
    omp.masked filter(%c0 : index) { memref.store %n3, %m[%c2] : memref<8xi64> omp.terminator }
    omp.masked filter(%c1 : index) { memref.store %n3, %m[%c3] : memref<8xi64> omp.terminator }
    omp.barrier
    omp.sections {
      omp.section { omp.critical { memref.store %n5, %m[%c4] : memref<8xi64> omp.terminator } omp.terminator }
      omp.terminator
    }
    omp.flush
    omp.wsloop schedule(dynamic) {
      omp.loop_nest (%i) : i64 = (%n9) to (%n0) inclusive step (%back) {
        %0 = memref.load %m[%c5] : memref<8xi64>
        %1 = arith.addi %0, %i : i64
        memref.store %1, %m[%c5] : memref<8xi64>
        omp.yield
      }
    }
    omp.terminator
  }
  omp.simd {
    omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%c3, %c5) step (%c1, %c1) {
      %0 = memref.load %m[%c6] : memref<8xi64>
      %1 = arith.addi %0, %n1 : i64
      memref.store %1, %m[%c6] : memref<8xi64>
      omp.yield
    }
  }
  return
}

omp.private {type = private} @own_one : memref<8xi64>
func.func @own(%m: memref<8xi64>) {
  omp.parallel private(@own_one %m -> %p : memref<8xi64>) {
    omp.terminator
  }
  return
}
// OWN: error: 'omp.parallel' op cannot be evaluated: it has private variables

func.func @stands(%n: i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// STANDS: error: 'omp.loop_nest' op has a step of 0

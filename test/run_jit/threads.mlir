// Loops that threads share compute what an evaluation does.
// REQUIRES: threads
// RUN: env ONLY_RUN="--threads 2" %same %s --entry filled --arg index=100
// RUN: env ONLY_RUN="--threads 3" %same %s --entry filled --arg index=0
// RUN: env ONLY_RUN="--threads 2 --math=libm" %same %s --entry tiles --arg 'tensor<37x19xf32>=random:1'
// RUN: env ONLY_RUN="--threads 4" %same %s --entry nested --arg 'memref<6x7xi32>=iota' --show-args
// RUN: env ONLY_RUN="--threads 2" %same %s --entry sums --arg 'memref<?xi32>:1000=random:3'
// RUN: env ONLY_RUN="--threads 2" %same %s --entry sums --arg 'memref<?xi32>:0=random:3'
// RUN: env ONLY_RUN="--threads 2" %same %s --entry by_comparison --arg 'memref<?xf32>:999=random:3'
// RUN: env ONLY_RUN="--threads 2" %same %s --entry by_comparison --arg 'memref<?xf32>:0=random:3'
// RUN: env ONLY_RUN="--threads 2" %same %s --entry one_after_the_other --arg 'memref<?xindex>:50=iota'
// RUN: env ONLY_RUN="--threads 2" %same %s --entry again --arg index=2000
// RUN: env ONLY_RUN="--threads 2" %same %s --entry stack --arg index=3000
// The code is shared where it can be.
// RUN: jig emit --llvm --openmp %s | FileCheck %s
// RUN: jig emit --llvm --lower %s | FileCheck %s --check-prefix=ALONE
// ALONE-NOT: __kmpc
// With passes of one's own, too.
// RUN: jig run %s --entry filled --arg index=5 --threads 2 --pipeline 'builtin.module(scf-forall-to-parallel,convert-scf-to-openmp{num-threads=2},canonicalize,convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts)' | FileCheck %s --check-prefix=OWN
// OWN: dense<[0, 3, 6, 9, 12]> : tensor<5xi64>

// CHECK-LABEL: define {{.*}}@filled(
// CHECK: call void (ptr, i32, ptr, ...) @__kmpc_fork_call(
func.func @filled(%n: index) -> memref<?xi64> {
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%n) : memref<?xi64>
  scf.forall (%i) in (%n) {
    %x = arith.muli %i, %c3 : index
    %y = arith.index_cast %x : index to i64
    memref.store %y, %m[%i] : memref<?xi64>
  }
  return %m : memref<?xi64>
}

// CHECK-LABEL: define {{.*}}@tiles(
// CHECK: @__kmpc_fork_call(
#low = affine_map<(d0) -> (d0 * 10)>
#size = affine_map<(d0) -> (-(d0 * 10) + 37, 10)>
func.func @tiles(%t: tensor<37x19xf32>) -> tensor<37x19xf32> {
  %e = tensor.empty() : tensor<37x19xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<37x19xf32>) {
    %at = affine.apply #low(%i)
    %n = affine.min #size(%i)
    %a = tensor.extract_slice %t[%at, 0] [%n, 19] [1, 1] : tensor<37x19xf32> to tensor<?x19xf32>
    %b = tensor.extract_slice %o[%at, 0] [%n, 19] [1, 1] : tensor<37x19xf32> to tensor<?x19xf32>
    %c = linalg.exp ins(%a : tensor<?x19xf32>) outs(%b : tensor<?x19xf32>) -> tensor<?x19xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%at, 0] [%n, 19] [1, 1] : tensor<?x19xf32> into tensor<37x19xf32>
    }
  }
  return %r : tensor<37x19xf32>
}

// The inner loop is run whole by each thread.
// CHECK-LABEL: define {{.*}}@nested(
// CHECK-COUNT-1: @__kmpc_fork_call(
func.func @nested(%m: memref<6x7xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c0) to (%c6) step (%c1) {
    scf.parallel (%j) = (%c1) to (%c7) step (%c1) {
      %p = arith.subi %j, %c1 : index
      %x = memref.load %m[%i, %p] : memref<6x7xi32>
      %y = arith.addi %x, %x : i32
      %true = arith.cmpi slt, %j, %c1 : index
      scf.if %true {
        memref.store %y, %m[%i, %c0] : memref<6x7xi32>
      }
    }
  }
  return
}

// CHECK-LABEL: define {{.*}}@sums(
// CHECK: @__kmpc_fork_call(
func.func @sums(%m: memref<?xi32>) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r:3 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%one, %one, %one) -> (i32, i32, i32) {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x, %x, %x : i32, i32, i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %s = arith.muli %a, %b : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %s = arith.xori %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}

func.func @by_comparison(%m: memref<?xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFF800000 : f32
  %high = arith.constant 0x7F800000 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%low, %high) -> (f32, f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf ogt, %a, %b : f32
      %s = arith.select %c, %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf ogt, %a, %b : f32
      %s = arith.select %c, %b, %a : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}

// What threads cannot combine stays a loop.
// CHECK-LABEL: define {{.*}}@one_after_the_other(
// CHECK-NOT: @__kmpc_fork_call(
// CHECK: ret
func.func @one_after_the_other(%m: memref<?xindex>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xindex>
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init(%c0, %c0) -> (index, index) {
    %x = memref.load %m[%i] : memref<?xindex>
    scf.reduce(%x, %x : index, index) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%a: index, %b: index):
      %s = arith.maxsi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  return %r#0, %r#1 : index, index
}

// Teams in a loop: what they are given is on the stack once.
func.func @again(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %s = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init(%sum) -> i32 {
      %x = arith.index_cast %i : index to i32
      scf.reduce(%x : i32) {
      ^bb0(%a: i32, %b: i32):
        %y = arith.addi %a, %b : i32
        scf.reduce.return %y : i32
      }
    }
    scf.yield %s : i32
  }
  return %r : i32
}

// What an iteration has on the stack goes with it.
func.func @stack(%n: index) -> memref<?xi32> {
  %m = memref.alloc(%n) : memref<?xi32>
  %c7 = arith.constant 7 : index
  scf.forall (%i) in (%n) {
    %a = memref.alloca() : memref<16384xi32>
    %x = arith.index_cast %i : index to i32
    memref.store %x, %a[%c7] : memref<16384xi32>
    %y = memref.load %a[%c7] : memref<16384xi32>
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return %m : memref<?xi32>
}

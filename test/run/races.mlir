// Iterations, threads and tasks without an order: who writes what another one uses is told with it (docs/checking.md).
// RUN: not jig eval %s --races --entry add_to_first --arg 'memref<4xi32>=1' 2>&1 | FileCheck %s --check-prefix=FORALL
// RUN: jig eval %s --entry add_to_first --arg 'memref<4xi32>=1'
// RUN: jig eval %s --entry tensor --arg 'tensor<1xi32>=1' | FileCheck %s --check-prefix=BEFORE
// RUN: not jig eval %s --races --entry tensor --arg 'tensor<1xi32>=1' 2>&1 | FileCheck %s --check-prefix=INSERT
// RUN: jig eval %s --races --entry shift --arg 'tensor<4xi32>=iota' | FileCheck %s --check-prefix=SHIFT
// RUN: jig eval %s --races --entry right --arg 'memref<4x4xi32>=1'
// RUN: jig eval %s --races --entry launch --arg 'memref<8xi32>=1' --show-args | FileCheck %s --check-prefix=LAUNCH
// RUN: not jig eval %s --races --entry launch_racy --arg 'memref<8xi32>=1' 2>&1 | FileCheck %s --check-prefix=RACY
// RUN: jig eval %s --races --entry omp --arg 'memref<8xi32>=1' --arg 'memref<1xi32>=1'
// RUN: not jig eval %s --races --entry omp_nowait --arg 'memref<8xi32>=1' --arg 'memref<1xi32>=1' 2>&1 | FileCheck %s --check-prefix=NOWAIT
// RUN: not jig eval %s --races --entry omp_every --arg 'memref<8xi32>=1' --arg 'memref<1xi32>=1' 2>&1 | FileCheck %s --check-prefix=EVERY
// RUN: jig eval %s --races --entry tasks --arg 'memref<8xi32>=1' --arg i32=1
// RUN: not jig eval %s --races --entry tasks_racy --arg 'memref<8xi32>=1' --arg i32=1 2>&1 | FileCheck %s --check-prefix=TASK
// RUN: not jig eval %s --races --entry atomic --arg 'memref<8xi32>=1' --arg i32=1 2>&1 | FileCheck %s --check-prefix=ATOMIC

// FORALL: [[#@LINE+7]]:10: error: 'memref.load' op reads in iteration (1) of 'scf.forall' what iteration (0) has written: they have no order
// FORALL: [[#@LINE+8]]:5: note: written in iteration (0)
// FORALL: [[#@LINE+4]]:3: note: of this op
func.func @add_to_first(%a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  scf.forall (%i) in (3) {
    %x = memref.load %a[%c0] : memref<4xi32>
    %y = arith.addi %x, %one : i32
    memref.store %y, %a[%c0] : memref<4xi32>
  }
  return
}
// Each iteration adds to what was there before.
// BEFORE: dense<2> : tensor<1xi32>
// INSERT: error: 'tensor.parallel_insert_slice' op writes in iteration (1) of 'scf.forall' what iteration (0) has written: they have no order
func.func @tensor(%s: tensor<1xi32>) -> tensor<1xi32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %r = scf.forall (%i) in (3) shared_outs(%o = %s) -> tensor<1xi32> {
    %x = tensor.extract %o[%c0] : tensor<1xi32>
    %y = arith.addi %x, %one : i32
    %t = tensor.from_elements %y : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0] [1] [1] : tensor<1xi32> into tensor<1xi32>
    }
  }
  return %r : tensor<1xi32>
}
// SHIFT: dense<[0, 0, 1, 2]> : tensor<4xi32>
func.func @shift(%s: tensor<4xi32>) -> tensor<4xi32> {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (3) shared_outs(%o = %s) -> tensor<4xi32> {
    %j = arith.addi %i, %c1 : index
    %x = tensor.extract_slice %o[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%j] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
func.func @right(%a: memref<4x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i, %j] : memref<4x4xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %a[%i, %j] : memref<4x4xi32>
    }
    %z = memref.load %a[%i, %c0] : memref<4x4xi32>
    memref.store %z, %a[%i, %c1] : memref<4x4xi32>
  }
  %z = memref.load %a[%c1, %c0] : memref<4x4xi32>
  memref.store %z, %a[%c0, %c0] : memref<4x4xi32>
  return
}
// LAUNCH: dense<[1, 2, 3, 4, 5, 6, 7, 0]>
func.func @launch(%a: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%nx = %c1, %ny = %c1, %nz = %c1) threads(%x, %y, %z) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %v = arith.index_cast %x : index to i32
    memref.store %v, %a[%x] : memref<8xi32>
    gpu.barrier
    %n = arith.addi %x, %c1 : index
    %m = arith.remui %n, %c8 : index
    %w = memref.load %a[%m] : memref<8xi32>
    gpu.barrier
    memref.store %w, %a[%x] : memref<8xi32>
    gpu.terminator
  }
  return
}
// RACY: error: 'memref.store' op writes in thread (1, 0, 0) of 'gpu.launch' what thread (0, 0, 0) has read: they have no order
// RACY: note: read in thread (0, 0, 0)
func.func @launch_racy(%a: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%nx = %c1, %ny = %c1, %nz = %c1) threads(%x, %y, %z) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %v = arith.index_cast %x : index to i32
    memref.store %v, %a[%x] : memref<8xi32>
    gpu.barrier
    %n = arith.addi %x, %c1 : index
    %m = arith.remui %n, %c8 : index
    %w = memref.load %a[%m] : memref<8xi32>
    memref.store %w, %a[%x] : memref<8xi32>
    gpu.terminator
  }
  return
}
func.func @omp(%a: memref<8xi32>, %b: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    %t = memref.alloca() : memref<1xi32>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %b[%c0] : memref<1xi32>
        memref.store %v, %t[%c0] : memref<1xi32>
        memref.store %v, %a[%i] : memref<8xi32>
        omp.yield
      }
    }
    %w = memref.load %a[%c1] : memref<8xi32>
    omp.critical {
      %v = memref.load %b[%c0] : memref<1xi32>
      memref.store %v, %b[%c0] : memref<1xi32>
      omp.terminator
    }
    omp.terminator
  }
  return
}
// NOWAIT: error: 'memref.load' op reads in every thread of 'omp.parallel' what one thread has written: they have no order
func.func @omp_nowait(%a: memref<8xi32>, %b: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    omp.wsloop nowait {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %b[%c0] : memref<1xi32>
        memref.store %v, %a[%i] : memref<8xi32>
        omp.yield
      }
    }
    %w = memref.load %a[%c1] : memref<8xi32>
    omp.terminator
  }
  return
}
// EVERY: error: 'memref.store' op writes in every thread of 'omp.parallel' what they share: they have no order
func.func @omp_every(%a: memref<8xi32>, %b: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  omp.parallel {
    memref.store %z, %b[%c0] : memref<1xi32>
    omp.terminator
  }
  return
}
func.func @tasks(%a: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = async.execute {
    memref.store %x, %a[%c0] : memref<8xi32>
    async.yield
  }
  %u = async.execute {
    memref.store %x, %a[%c1] : memref<8xi32>
    async.yield
  }
  async.await %t : !async.token
  memref.store %x, %a[%c0] : memref<8xi32>
  %v = async.execute [%u] {
    memref.store %x, %a[%c1] : memref<8xi32>
    async.yield
  }
  async.await %v : !async.token
  memref.store %x, %a[%c1] : memref<8xi32>
  return
}
// TASK: error: 'memref.load' op reads what the task of 'async.execute' has written, without waiting for it
// TASK: note: written in the task
func.func @tasks_racy(%a: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = async.execute {
    memref.store %x, %a[%c0] : memref<8xi32>
    async.yield
  }
  %u = async.execute {
    %v = memref.load %a[%c0] : memref<8xi32>
    async.yield
  }
  async.await %t : !async.token
  return
}
// ATOMIC: error: 'memref.atomic_rmw' op writes in iteration (1) of 'scf.parallel' what iteration (0) has read: they have no order
func.func @atomic(%a: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.atomic_rmw addi %x, %a[%c0] : (i32, memref<8xi32>) -> i32
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.atomic_rmw addi %x, %a[%c0] : (i32, memref<8xi32>) -> i32
    %w = memref.load %a[%c0] : memref<8xi32>
  }
  return
}

// Tokens, values, groups and parallel loops, as written and by passes.
// RUN: jig eval %s --entry values --arg i32=3 | FileCheck %s --check-prefix=VALUES
// RUN: jig eval %s --entry calls --arg i32=3 | FileCheck %s --check-prefix=CALLS
// RUN: jig-opt %s --async-func-to-async-runtime --async-to-async-runtime --async-runtime-ref-counting -o %t.counted.mlir
// RUN: jig eval %t.counted.mlir --entry values --arg i32=3 | FileCheck %s --check-prefix=VALUES
// RUN: jig eval %t.counted.mlir --entry calls --arg i32=3 | FileCheck %s --check-prefix=CALLS
// RUN: jig-opt %t.counted.mlir --async-runtime-ref-counting-opt -o %t.fewer.mlir
// RUN: jig eval %t.fewer.mlir --entry values --arg i32=3 | FileCheck %s --check-prefix=VALUES
// RUN: jig eval %t.fewer.mlir --entry calls --arg i32=3 | FileCheck %s --check-prefix=CALLS
// RUN: jig-opt %s --async-to-async-runtime --async-func-to-async-runtime -o %t.other.mlir
// RUN: jig eval %t.other.mlir --entry calls --arg i32=3 | FileCheck %s --check-prefix=CALLS
// RUN: jig-opt %s --async-parallel-for="min-task-size=2 num-workers=4" -o %t.tasks.mlir
// RUN: jig eval %t.tasks.mlir --entry loop | FileCheck %s --check-prefix=LOOP
// RUN: jig eval %t.tasks.mlir --entry backwards --arg index=0 | FileCheck %s --check-prefix=NONE
// RUN: jig eval %t.tasks.mlir --entry backwards --arg index=3 | FileCheck %s --check-prefix=TWO
// RUN: jig eval %t.tasks.mlir --entry aligned --arg index=100 | FileCheck %s --check-prefix=ALIGNED
// RUN: jig-opt %s --async-parallel-for="min-task-size=2 async-dispatch=false" --async-func-to-async-runtime --async-to-async-runtime --async-runtime-ref-counting --async-runtime-ref-counting-opt -o %t.all.mlir
// RUN: jig eval %t.all.mlir --entry aligned --arg index=100 | FileCheck %s --check-prefix=ALIGNED
// RUN: not jig eval %s --entry never --arg index=2 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: not jig eval %s --entry dropped 2>&1 | FileCheck %s --check-prefix=DROPPED
// RUN: not jig eval %s --entry twice --arg i32=1 2>&1 | FileCheck %s --check-prefix=ENTRY
// VALUES: 36 : i32
// CALLS: 6 : i32
// LOOP: dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]>
// NONE: dense<0> : tensor<4xi32>
// TWO: dense<[0, 1, 1, 0]> : tensor<4xi32>
// ALIGNED: 300 : i32
// NEVER: 'async.await_all' op waits for a group of 2, which has 1 members
// DROPPED: 'async.runtime.await' op uses what has no references any more
// ENTRY: function 'twice' returns values of other types than it says

func.func @values(%a: i32) -> i32 {
  %t, %v = async.execute -> !async.value<i32> {
    %s = arith.addi %a, %a : i32
    async.yield %s : i32
  }
  %u, %w = async.execute [%t] (%v as %x : !async.value<i32>) -> !async.value<i32> {
    %i, %inner = async.execute [%t] -> !async.value<i32> { %m = arith.muli %x, %x : i32 async.yield %m : i32 }
    %n = async.await %inner : !async.value<i32>
    async.yield %n : i32
  }
  %c2 = arith.constant 2 : index
  %g = async.create_group %c2 : !async.group
  %r0 = async.add_to_group %t, %g : !async.token
  %r1 = async.add_to_group %u, %g : !async.token
  async.await_all %g
  %r = async.await %w : !async.value<i32>
  return %r : i32
}
async.func @twice(%a: i32) -> (!async.token, !async.value<i32>) {
  %s = arith.addi %a, %a : i32
  %t, %v = async.execute -> !async.value<i32> { async.yield %s : i32 }
  %w = async.await %v : !async.value<i32>
  return %w : i32
}
func.func @calls(%a: i32) -> i32 {
  %0:2 = async.call @twice(%a) : (i32) -> (!async.token, !async.value<i32>)
  async.await %0#0 : !async.token
  %r = async.await %0#1 : !async.value<i32>
  return %r : i32
}
func.func @loop() -> memref<10xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc() : memref<10xi32>
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<10xi32>
  }
  return %m : memref<10xi32>
}
func.func @backwards(%n: index) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<4xi32>
  scf.for %i = %c0 to %n step %c1 { }
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 { memref.store %zero, %m[%i] : memref<4xi32> }
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    memref.store %one, %m[%i] : memref<4xi32>
  }
  return %m : memref<4xi32>
}
func.func @aligned(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc(%n) : memref<?x3xi32>
  scf.for %i = %c0 to %n step %c1 { scf.for %j = %c0 to %c3 step %c1 { memref.store %zero, %m[%i, %j] : memref<?x3xi32> } }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c3) step (%c1, %c1) {
    %l = memref.load %m[%i, %j] : memref<?x3xi32>
    %s = arith.addi %l, %one : i32
    memref.store %s, %m[%i, %j] : memref<?x3xi32>
  }
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> i32 {
    %in = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> i32 {
      %l = memref.load %m[%i, %j] : memref<?x3xi32>
      %sq = arith.muli %l, %l : i32
      %s = arith.addi %b, %sq : i32
      scf.yield %s : i32 }
    scf.yield %in : i32 }
  return %sum : i32
}
func.func @never(%n: index) -> i32 {
  %g = async.create_group %n : !async.group
  %t = async.execute { async.yield }
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func @dropped() {
  %t = async.runtime.create : !async.token
  async.runtime.set_available %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.await %t : !async.token
  return
}

// Coroutines that threads resume.
// RUN: %same %s --entry values --arg i32=3
// RUN: %same %s --entry calls --arg i32=3
// RUN: %same %s --entry loop
// RUN: jig-opt %s --async-parallel-for="min-task-size=2 num-workers=4" -o %t.mlir
// RUN: %same %t.mlir --entry loop
// RUN: %same %t.mlir --entry aligned --arg index=100
// RUN: not jig run %s --entry never --arg index=2 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: not jig run %s --entry fails --arg i32=2 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: jig run %s --entry fails --arg i32=1
// NEVER: async runtime: waits for what never will be there
// FAILS: Awaited async operand is in error state

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
func.func @fails(%a: i32) -> i32 {
  %t = async.execute {
    %c = arith.constant 1 : i32
    %e = arith.cmpi eq, %a, %c : i32
    cf.assert %e, "not one"
    async.yield }
  async.await %t : !async.token
  return %a : i32
}

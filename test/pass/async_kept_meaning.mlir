// RUN: jig-opt %s --split-input-file --async-parallel-for | FileCheck %s --check-prefix=LOOP
// RUN: jig-opt %s --split-input-file --async-to-async-runtime | FileCheck %s --check-prefix=TWICE
// RUN: not jig-opt %s --split-input-file --async-runtime-ref-counting 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: jig-opt %s --split-input-file --pass-pipeline="builtin.module(func.func(gpu-async-region))" | FileCheck %s --check-prefix=TOKENS
// What the reference makes otherwise, or dies of.

// A dimension with a bound below the other one has no iterations: the product of two such is none, too.
// LOOP-LABEL: func.func @backwards
// LOOP: %[[RANGE:.*]] = arith.subi %arg1, %c1
// LOOP: %[[TRIPS:.*]] = arith.maxsi %[[RANGE]], %c0
// LOOP: arith.cmpi eq, %[[TRIPS]], %c0
func.func @backwards(%m: memref<?xf32>, %n: index, %f: f32) {
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}
// -----
// Blocks that are made larger are fewer.
// LOOP-LABEL: func.func @aligned
// LOOP: %[[TRIPS:.*]] = arith.muli %dim, %c3
// LOOP: %[[SIZE:.*]] = arith.muli %{{.*}}, %c3
// LOOP: %[[BLOCKS:.*]] = arith.ceildivsi %[[TRIPS]], %[[SIZE]]
// LOOP: arith.cmpi eq, %[[BLOCKS]], %c1
func.func @aligned(%m: memref<?x3xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = memref.dim %m, %c0 : memref<?x3xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c3) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<?x3xf32>
  }
  return
}
// -----
// Bounds whose difference has no 64 bits: counted by it, there were no iterations.
// LOOP-LABEL: func.func @too_far_apart
// LOOP: scf.parallel
func.func @too_far_apart(%m: memref<?xf32>, %f: f32) {
  %from = arith.constant -9223372036854775808 : index
  %to = arith.constant 9223372036854775807 : index
  %step = arith.constant 4611686018427387904 : index
  scf.parallel (%i) = (%from) to (%to) step (%step) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}
// -----
// What is waited for twice is one argument.
// TWICE-LABEL: func.func @twice
// TWICE: call @async_execute_fn(%arg0, %arg1, %arg2) : (!async.token, !async.value<i32>, i32)
// TWICE: func.func private @async_execute_fn(%arg0: !async.token, %arg1: !async.value<i32>, %arg2: i32)
// TWICE: %[[LOADED:.*]] = async.runtime.load %arg1
// TWICE: arith.addi %[[LOADED]], %[[LOADED]]
func.func @twice(%t: !async.token, %v: !async.value<i32>, %c: i32) -> !async.value<i32> {
  %k, %r = async.execute [%t, %t] (%v as %x : !async.value<i32>, %v as %y : !async.value<i32>) -> !async.value<i32> {
    %s = arith.addi %x, %y : i32
    %q = arith.addi %s, %c : i32
    async.yield %q : i32
  }
  return %r : !async.value<i32>
}
// -----
// On an edge where one token is dropped another one lives.
// COUNT-LABEL: func.func @edge
// COUNT: ^bb2:
// COUNT-NEXT: async.runtime.drop_ref %0 {count = 1 : i64}
// COUNT-NEXT: cf.br
func.func private @token() -> !async.token
func.func @edge(%c: i1, %d : i1) {
  %t = call @token() : () -> !async.token
  %u = call @token() : () -> !async.token
  cf.cond_br %c, ^a, ^b
^a:
  async.runtime.await %t : !async.token
  cf.br ^b
^b:
  cf.cond_br %d, ^c, ^d
^c:
  async.runtime.await %u : !async.token
  cf.br ^d
^d:
  return
}
// -----
// A token that is passed on has no reference of its own.
// COUNT: error: async reference counting can't follow a reference that is passed on
func.func @passed(%c: i1, %t: !async.token, %u: !async.token) {
  %r = scf.if %c -> !async.token {
    scf.yield %t : !async.token
  } else {
    scf.yield %u : !async.token
  }
  async.runtime.await %r : !async.token
  return
}
// -----
// Each use of a device's token has one of its own: who is given an event destroys it.
// TOKENS-LABEL: func.func @given
// TOKENS: %{{.*}}, %[[R:.*]]:4 = async.execute
// TOKENS: async.yield %[[W:.*]], %{{.*}}, %[[W]], %[[W]]
// TOKENS: async.execute (%[[R]]#0
// TOKENS: async.execute (%[[R]]#2
// TOKENS: async.await %[[R]]#3
module attributes {gpu.container_module} {
  gpu.module @kernels { gpu.func @kernel() kernel { gpu.return } }
  func.func @given(%sz : index, %m: memref<4xf32>) {
    %t0, %g:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<i32>) {
      %w = gpu.wait async
      %c = arith.constant 1 : i32
      async.yield %w, %c : !gpu.async.token, i32
    }
    %t1 = async.execute (%g#0 as %a : !async.value<!gpu.async.token>) {
      gpu.launch_func [%a] @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    %t2 = async.execute (%g#0 as %a : !async.value<!gpu.async.token>) {
      gpu.wait [%a]
      async.yield
    }
    %b = async.await %g#0 : !async.value<!gpu.async.token>
    gpu.memcpy [%b] %m, %m : memref<4xf32>, memref<4xf32>
    return
  }
}

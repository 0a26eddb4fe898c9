// What timed runs take of the machine. Their memory is that of the run before: no pages are touched for the first time.
// RUN: %if limits %{ jig run %s --entry result --time 5 --out %t.npy 2>&1 | FileCheck %s --check-prefix=RESULT %}
// RUN: jig run %s --entry leak --time 3 2>&1 >/dev/null | FileCheck %s --check-prefix=LEAK
// RUN: jig run %s --entry nothing --time 3 2>&1 >/dev/null | FileCheck %s --check-prefix=NOTHING
// RUN: jig run %s --entry unranked --time 3 2>&1 >/dev/null | FileCheck %s --check-prefix=UNRANKED
// RUN: jig run %s --entry grown --arg index=100 --time 3 2>&1 >/dev/null | FileCheck %s --check-prefix=GROWN
// RUN: jig run %s --entry async --arg index=10000 --time 300 2>&1 | FileCheck %s --check-prefix=ASYNC
// RUN: jig run %S/../../bench/memory.mlir --entry living --arg index=5000 --time 3 2>&1 >/dev/null | FileCheck %s --check-prefix=LIVING

func.func @result() -> memref<524288xf32> {
  %m = memref.alloc() : memref<524288xf32>
  %c = arith.constant 1.0 : f32
  linalg.fill ins(%c : f32) outs(%m : memref<524288xf32>)
  return %m : memref<524288xf32>
}
// RESULT: 5 runs: least {{[0-9.]+}} us, median {{[0-9.]+}} us
// RESULT-NEXT: a run: {{[0-9.]+}} us of CPU time, {{[0-9] page faults?}}, 2.0 MiB allocated in 1 block, 2.0 MiB at once, nothing leaked

func.func @leak() -> index {
  %m = memref.alloc() : memref<256xf32>
  %k = memref.alloc() : memref<1000xi8>
  %p = memref.extract_aligned_pointer_as_index %m : memref<256xf32> -> index
  %q = memref.extract_aligned_pointer_as_index %k : memref<1000xi8> -> index
  %0 = arith.xori %p, %q : index
  return %0 : index
}
// LEAK: a run: {{.*}}, 2.0 KiB allocated in 2 blocks, 2.0 KiB at once, 2.0 KiB leaked in 2 (freed between runs)

func.func @nothing() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
// NOTHING: page faults, nothing allocated

func.func @unranked() -> memref<*xi32> {
  %m = memref.alloc() : memref<8xi32>
  %u = memref.cast %m : memref<8xi32> to memref<*xi32>
  return %u : memref<*xi32>
}
// UNRANKED: a run: {{.*}} allocated in 2 blocks, {{.*}} at once, nothing leaked

// The blocks live one after the other: what is had at once is one. Their size is the iteration's, or one would do for all.
func.func @grown(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %none = arith.divui %i, %n : index
    %size = arith.addi %none, %c256 : index
    %m = memref.alloc(%size) : memref<?xi32>
    %p = memref.extract_aligned_pointer_as_index %m : memref<?xi32> -> index
    %s = arith.xori %a, %p : index
    memref.dealloc %m : memref<?xi32>
    scf.yield %s : index
  }
  return %r : index
}
// GROWN: a run: {{.*}}, 100.0 KiB allocated in 100 blocks, 1.0 KiB at once, nothing leaked

// LIVING: a run: {{.*}}, 117.2 KiB allocated in 5001 blocks, 117.2 KiB at once, 78.1 KiB leaked in 5000 (freed between runs)

// A thread that frees its coroutine after what is waited for is there is not forestalled.
func.func @async(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 1.0 : f32
  %t, %r = async.execute -> !async.value<f32> {
    %x = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> f32 {
      %e = math.sin %s : f32
      scf.yield %e : f32
    }
    async.yield %x : f32
  }
  %t2, %r2 = async.execute -> !async.value<f32> {
    async.yield %z : f32
  }
  %v = async.await %r : !async.value<f32>
  %v2 = async.await %r2 : !async.value<f32>
  %s = arith.addf %v, %v2 : f32
  return %s : f32
}
// ASYNC: 300 runs
// ASYNC-NEXT: nothing leaked

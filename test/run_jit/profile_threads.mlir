// Threads that wait for one another do so in OpenMP's library, whatever that calls for it.
// REQUIRES: profiles, threads
// RUN: jig run %s --entry main --threads 2 --profile 2>&1 >/dev/null | FileCheck %s
// CHECK: by function called
// CHECK-NOT: __kmpc{{.*}} (libc
// CHECK: __kmpc_{{.*}} (libomp{{.*}}.so{{.*}})
// CHECK-NOT: __kmpc{{.*}} (libc
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 200000 : index
  %z = arith.constant 1.5 : f32
  %out = memref.alloc() : memref<2xf32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %m = arith.muli %i, %n : index
    %r = scf.for %j = %c0 to %m step %c1 iter_args(%s = %z) -> f32 {
      %t = arith.divf %z, %s : f32
      scf.yield %t : f32
    }
    memref.store %r, %out[%i] : memref<2xf32>
    scf.reduce
  }
  %v = memref.load %out[%c1] : memref<2xf32>
  memref.dealloc %out : memref<2xf32>
  return %v : f32
}

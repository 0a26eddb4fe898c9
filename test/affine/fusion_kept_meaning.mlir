// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))' | FileCheck %s
// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))' | FileCheck %s --check-prefix=SUMS
// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer maximal}))' | FileCheck %s --check-prefix=MAXIMAL
// Where affine-loop-fusion of the reference gives a program that computes something else.

// The second nest overwrites what the first one reads in later iterations.
// CHECK-LABEL: @reads_what_is_overwritten(
// CHECK: affine.store %{{.*}}, %[[T:.*]][%
// CHECK-NEXT: }
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load %[[T]]
func.func @reads_what_is_overwritten(%a: memref<20xf32>) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 1 to 20 {
    %0 = affine.load %a[%i - 1] : memref<20xf32>
    affine.store %0, %t[%i] : memref<20xf32>
  }
  affine.for %i = 1 to 20 {
    %0 = affine.load %t[%i] : memref<20xf32>
    affine.store %0, %a[%i] : memref<20xf32>
  }
  return
}

// -----

// What is read is on the diagonal only: the source stays.
// CHECK-LABEL: @diagonal(
// CHECK: affine.for
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.store %arg2, %arg0[%arg3, %arg4]
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: affine.for
func.func @diagonal(%m: memref<10x10xf32>, %o: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i, %j] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i, %i] : memref<10x10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}

// -----

// Adds once for each row, not for each element.
// CHECK-LABEL: @repeated(
// CHECK: affine.store %{{.*}}, %arg0[%arg3]
// CHECK-NEXT: affine.for %arg4 = 0 to 4
// CHECK-NEXT: affine.load
func.func @repeated(%m: memref<10xf32>, %o: memref<10x4xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = arith.addf %0, %c : f32
    affine.store %1, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %m[%i] : memref<10xf32>
      affine.store %0, %o[%i, %j] : memref<10x4xf32>
    }
  }
  return
}

// -----

// The source has to stay, and must not add twice.
// CHECK-LABEL: @stays_and_updates(
// CHECK: affine.store %{{.*}}, %arg0[%arg3]
// CHECK-NEXT: }
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load %arg0
// CHECK-NEXT: affine.store %{{.*}}, %arg1
// CHECK-NEXT: }
func.func @stays_and_updates(%m: memref<10xf32>, %o: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = arith.addf %0, %c : f32
    affine.store %1, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}

// -----

// Iterations that are not read are needed by those that are.
// CHECK-LABEL: @recurrence(
// CHECK: affine.for %{{.*}} = 1 to 20
// CHECK: affine.for %{{.*}} = 5 to 20
func.func @recurrence(%a: memref<20xf32>, %o: memref<20xf32>, %c: f32) {
  %t = memref.alloc() : memref<20xf32>
  affine.store %c, %t[0] : memref<20xf32>
  affine.for %i = 1 to 20 {
    %0 = affine.load %t[%i - 1] : memref<20xf32>
    %1 = affine.load %a[%i] : memref<20xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %t[%i] : memref<20xf32>
  }
  affine.for %i = 5 to 20 {
    %0 = affine.load %t[%i] : memref<20xf32>
    affine.store %0, %o[%i] : memref<20xf32>
  }
  return
}

// -----

// Nothing passes a call that gets the memref.
// CHECK-LABEL: @called(
// CHECK: affine.store
// CHECK-NEXT: }
// CHECK-NEXT: call @fill
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load
func.func private @fill(%m: memref<10xf32>) {
  %c = arith.constant 3.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  return
}
func.func @called(%c: f32, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  func.call @fill(%t) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}

// -----

// One buffer, two names.
// CHECK-LABEL: @two_names(
// CHECK: affine.store %{{.*}}, %alloc[
// CHECK: affine.store %arg0, %cast[
// CHECK: affine.load %alloc[
func.func @two_names(%c: f32, %o: memref<10xf32>, %p: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %v = memref.cast %t : memref<10xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %p[%i] : memref<10xf32>
    affine.store %0, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %v[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}

// -----

// May not be written at all.
// CHECK-LABEL: @conditional(
// CHECK: scf.if
// CHECK: affine.store
// CHECK: affine.for
// CHECK-NEXT: affine.load
func.func @conditional(%c: f32, %b: i1, %t: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    scf.if %b {
      affine.store %c, %t[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 5 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}

// -----

// The second nest reads anywhere in the memref, too.
// CHECK-LABEL: @other_accesses(
// CHECK: affine.store
// CHECK-NEXT: }
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load
// CHECK-NEXT: memref.load
func.func @other_accesses(%c: f32, %n: index, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = memref.load %t[%n] : memref<10xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %o[%i] : memref<10xf32>
  }
  return
}

// -----

// A vector has more elements than its first one.
// CHECK-LABEL: @vector_of_numbers(
// CHECK: memref.alloc() : memref<16xf32>
// CHECK: affine.for %{{.*}} = 0 to 16 {
// CHECK: affine.for %{{.*}} = 0 to 16 step 4
func.func @vector_of_numbers(%c: f32, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
    affine.store %c, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 step 4 {
    %0 = affine.vector_load %t[%i] : memref<16xf32>, vector<4xf32>
    affine.vector_store %0, %o[%i] : memref<16xf32>, vector<4xf32>
  }
  return
}

// -----

// The sum needs iterations that the second nest does not.
// CHECK-LABEL: @sum_and_terms(
// CHECK: affine.for %{{.*}} = 0 to 8 iter_args
// CHECK: affine.for
func.func @sum_and_terms(%a: memref<8x8xf32>, %o: memref<8xf32>, %p: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    %s = affine.for %k = 0 to 8 iter_args(%x = %zero) -> f32 {
      %0 = affine.load %a[%i, %k] : memref<8x8xf32>
      affine.store %0, %t[%i, %k] : memref<8x8xf32>
      %1 = arith.addf %x, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %s, %o[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i, %i] : memref<8x8xf32>
    affine.store %0, %p[%i] : memref<8xf32>
  }
  return
}

// -----

// The reference dies. The first loop could go on in the second one only if that were made anew.
// SUMS-LABEL: @two_sums(
// SUMS: affine.for
// SUMS: affine.for
func.func @two_sums(%a: memref<16xf32>) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %j = 0 to 16 iter_args(%x = %zero) -> f32 {
    %0 = affine.load %a[%j] : memref<16xf32>
    %1 = arith.addf %x, %0 : f32
    affine.yield %1 : f32
  }
  %r = affine.for %j = 0 to 16 iter_args(%x = %zero) -> f32 {
    %0 = affine.load %a[%j] : memref<16xf32>
    %1 = arith.mulf %x, %0 : f32
    affine.yield %1 : f32
  }
  return %s, %r : f32, f32
}

// -----

// The same: rows and columns. Each sum is over the other loop.
// SUMS-LABEL: @rows_and_columns(
// SUMS: affine.for
// SUMS: affine.for
// SUMS: affine.store
// SUMS: affine.for
// SUMS: affine.for
// SUMS: affine.store
func.func @rows_and_columns(%a: memref<8x8xf32>, %o: memref<8xf32>, %p: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %s = affine.for %k = 0 to 8 iter_args(%x = %zero) -> f32 {
      %0 = affine.load %a[%i, %k] : memref<8x8xf32>
      %1 = arith.addf %x, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %s, %o[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %s = affine.for %k = 0 to 8 iter_args(%x = %zero) -> f32 {
      %0 = affine.load %a[%k, %i] : memref<8x8xf32>
      %1 = arith.addf %x, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %s, %p[%i] : memref<8xf32>
  }
  return
}

// -----

// Which elements the second nest writes is not known: some may be those that the first one reads.
// MAXIMAL-LABEL: @writes_anywhere(
// MAXIMAL: affine.for
// MAXIMAL: affine.store %{{.*}}, %[[T:.*]][%
// MAXIMAL-NEXT: }
// MAXIMAL-NEXT: affine.for
// MAXIMAL-NEXT: affine.load %[[T]]
func.func @writes_anywhere(%m: memref<100xf32>, %s: index) {
  %t = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %0, %t[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %0 = affine.load %t[%i] : memref<100xf32>
    affine.store %0, %m[%i * symbol(%s)] : memref<100xf32>
  }
  return
}

// -----

// The second nest writes what the first one reads, by a name that is loaded from memory.
// CHECK-LABEL: @loaded_from_memory(
// CHECK-COUNT-2: affine.for
func.func @loaded_from_memory(%m: memref<memref<65xf32>>, %o: memref<65xf32>) {
  %a = memref.alloc() : memref<65xf32>
  affine.store %a, %m[] : memref<memref<65xf32>>
  %b = affine.load %m[] : memref<memref<65xf32>>
  affine.for %k = 0 to 8 {
    %r = affine.load %a[%k] : memref<65xf32>
    affine.store %r, %o[%k] : memref<65xf32>
  }
  affine.for %k = 0 to 8 {
    %r = affine.load %o[%k] : memref<65xf32>
    affine.store %r, %b[%k + 1] : memref<65xf32>
  }
  return
}

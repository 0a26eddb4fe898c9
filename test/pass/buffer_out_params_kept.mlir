// RUN: jig-opt %s --split-input-file --verify-diagnostics '--buffer-results-to-out-params=hoist-static-allocs hoist-dynamic-allocs' | FileCheck %s
// A copy that is returned is more than an allocation; a buffer that is returned twice is copied to
// the second place, where the reference dies.

// CHECK-LABEL: @copied(
// CHECK-SAME: %[[IN:.*]]: memref<3xi32>, %[[OUT:.*]]: memref<3xi32>
// CHECK-NEXT: %[[COPY:.*]] = bufferization.clone %[[IN]]
// CHECK-NEXT: memref.copy %[[COPY]], %[[OUT]]
func.func private @copied(%m: memref<3xi32>) -> memref<3xi32> {
  %0 = bufferization.clone %m : memref<3xi32> to memref<3xi32>
  return %0 : memref<3xi32>
}

// CHECK-LABEL: @twice(
// CHECK-SAME: %[[A:.*]]: memref<3xi32>, %[[B:.*]]: memref<3xi32>
// CHECK-NEXT: memref.copy %[[A]], %[[B]]
// CHECK-NEXT: return
func.func private @twice() -> (memref<3xi32>, memref<3xi32>) {
  %0 = memref.alloc() : memref<3xi32>
  return %0, %0 : memref<3xi32>, memref<3xi32>
}

// -----

// One caller can't allocate both sizes.
func.func private @either(%c: i1, %n: index, %m: index) -> memref<?xi32> {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc(%n) : memref<?xi32>
  return %0 : memref<?xi32>
^b:
  %1 = memref.alloc(%m) : memref<?xi32>
  return %1 : memref<?xi32>
}
func.func @caller(%c: i1, %n: index, %m: index) -> memref<?xi32> {
  // expected-error @below {{cannot create out param for dynamically shaped result}}
  %0 = call @either(%c, %n, %m) : (i1, index, index) -> memref<?xi32>
  return %0 : memref<?xi32>
}

// DEFINE: %{at} =
// DEFINE: %{same} = jig eval %s --entry f --show-args --arg 'memref<?x8xf32>:4x8=iota' %{at} > %t.before && \
// DEFINE:   jig eval %s --script %s --entry f --show-args --arg 'memref<?x8xf32>:4x8=iota' %{at} | diff %t.before -
// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// REDEFINE: %{at} = --arg index=0 --arg index=5
// RUN: %{same}
// REDEFINE: %{at} = --arg index=3 --arg index=9
// RUN: %{same}
// REDEFINE: %{at} = --arg index=7 --arg index=8
// RUN: %{same}
// A transfer that begins behind the end of the buffer copies nothing; where it is known to begin before, nobody asks.

// CHECK-LABEL: @f
// CHECK-DAG: %[[I:.*]] = affine.min #{{.*}}(%arg1, %{{.*}})
// CHECK-DAG: %[[J:.*]] = affine.min #{{.*}}(%arg2, %{{.*}})
// CHECK: memref.subview %arg0[%[[I]], %[[J]]]
// CHECK-LABEL: @known
// CHECK: scf.for %[[K:.*]] = %{{.*}} to
// CHECK: memref.subview %arg0[%[[K]], %{{.*}}]
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<?x8xf32>, %i: index, %j: index) -> vector<4x8xf32> {
    %p = arith.constant -1.0 : f32
    %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
    %1 = arith.addf %0, %0 : vector<4x8xf32>
    vector.transfer_write %1, %m[%i, %j] : vector<4x8xf32>, memref<?x8xf32>
    return %0 : vector<4x8xf32>
  }
  func.func @known(%m: memref<?x8xf32>, %v: vector<4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %n = memref.dim %m, %c0 : memref<?x8xf32>
    scf.for %i = %c0 to %n step %c4 {
      vector.transfer_write %v, %m[%i, %c0] : vector<4x8xf32>, memref<?x8xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
    } : !transform.any_op
    transform.yield
  }
}

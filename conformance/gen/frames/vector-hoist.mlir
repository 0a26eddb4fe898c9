// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %lb: index, %ub: index, %st: index, %x: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %0 = vector.transfer_read %A[%x, %c0], %p : memref<?x?xf32>, vector<4xf32>
      %1 = "some_use"(%0) : (vector<4xf32>) -> vector<4xf32>
      vector.transfer_write %1, %A[%x, %c0] : vector<4xf32>, memref<?x?xf32>
    }
  }
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %lb: index, %ub: index, %st: index, %x: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %0 = vector.transfer_read %A[%c0, %c0], %p : memref<?x?xf32>, vector<4xf32>
      "some_use"(%0) : (vector<4xf32>) -> ()
    }
  }
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %lb: index, %ub: index, %st: index, %x: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %0 = vector.transfer_read %A[%c0, %c0], %p : memref<?x?xf32>, vector<4xf32>
      "some_use"(%0, %A) : (vector<4xf32>, memref<?x?xf32>) -> ()
    }
  }
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %lb: index, %ub: index, %st: index, %x: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 0.0 : f32
  scf.for %i = %c8 to %c8 step %c1 {
    scf.for %j = %c8 to %c8 step %c1 {
      %0 = vector.transfer_read %A[%j, %c0], %p : memref<?x?xf32>, vector<4xf32>
      %1 = "some_use"(%0) : (vector<4xf32>) -> vector<4xf32>
      vector.transfer_write %1, %A[%j, %c0] : vector<4xf32>, memref<?x?xf32>
    }
  }
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %lb: index, %ub: index, %st: index, %x: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %0 = vector.transfer_read %A[%c0, %c0], %p : memref<?x?xf32>, vector<4xf32>
      "some_use"(%0, %A) : (vector<4xf32>, memref<?x?xf32>) -> ()
    }
  }
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0 {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %lb: index, %ub: index, %st: index, %x: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 0.0 : f32
  scf.for %i = %c8 to %c8 step %c1 {
    scf.for %j = %c8 to %c8 step %c1 {
      %0 = vector.transfer_read %A[%i, %c0], %p : memref<?x?xf32>, vector<4xf32>
      %1 = "some_use"(%0) : (vector<4xf32>) -> vector<4xf32>
      vector.transfer_write %1, %A[%i, %c0] : vector<4xf32>, memref<?x?xf32>
    }
  }
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0 {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %lb: index, %ub: index, %st: index, %x: index, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %p = arith.constant 0.0 : f32
  %x1 = affine.apply affine_map<(d0)->(d0+1)>(%x)
  %x8 = affine.apply affine_map<(d0)->(d0+8)>(%x)
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %ub step %st {
      %0 = vector.transfer_read %A[%c0, %c0], %p {in_bounds=[true]} : memref<?x?xf32>, vector<4xf32>
      %1 = arith.addf %0, %0 : vector<4xf32>
      vector.transfer_write %1, %A[%c0, %c0] {in_bounds=[true]} : vector<4xf32>, memref<?x?xf32>
      %2 = vector.transfer_read %A[%c1, %c0], %p {in_bounds=[true]} : memref<?x?xf32>, vector<4xf32>
      %3 = "some_use"(%2) : (vector<4xf32>) -> vector<4xf32>
      vector.transfer_write %3, %B[%c1, %c0] {in_bounds=[true]} : vector<4xf32>, memref<?x?xf32>
    }
  }
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%lb: index, %ub: index, %st: index, %vec: vector<3x4xf32>, %vec1: vector<3x4xf32>, %x : index, %s: vector<4xf32>) -> vector<3x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %bs = vector.broadcast %s : vector<4xf32> to vector<3x4xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %vec) -> vector<3x4xf32> {
    %e = vector.extract %a[0] : vector<4xf32> from vector<3x4xf32>
    %u = "some_use"(%e) : (vector<4xf32>) -> vector<4xf32>
    %b = vector.broadcast %u : vector<4xf32> to vector<3x4xf32>
    "use"(%b) : (vector<3x4xf32>) -> ()
    scf.yield %b : vector<3x4xf32>
  }
  return %r : vector<3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_broadcasts %0  : (!transform.any_op) -> !transform.any_op

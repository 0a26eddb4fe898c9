// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// A vector does not go round a loop in registers where others get to the buffer meanwhile.

// Between barriers other threads write.
// CHECK-LABEL: @barrier
// CHECK: scf.for %
// CHECK-NEXT: vector.transfer_read
// CHECK: vector.transfer_write
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: gpu.barrier
func.func @barrier(%w: vector<4xf32>, %n: index, %z: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %buf = memref.alloc() : memref<260xf32, #gpu.address_space<workgroup>>
  scf.forall (%t) in (64) {
    scf.for %k = %c0 to %n step %c1 {
      %r = vector.transfer_read %buf[%t], %z {in_bounds = [true]} : memref<260xf32, #gpu.address_space<workgroup>>, vector<4xf32>
      %s = arith.addf %r, %w : vector<4xf32>
      vector.transfer_write %s, %buf[%t] {in_bounds = [true]} : vector<4xf32>, memref<260xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      gpu.barrier
    }
  } {mapping = [#gpu.thread<x>]}
  return
}

// What is only read here they write, too.
// CHECK-LABEL: @barrier_read
// CHECK: affine.for
// CHECK: vector.transfer_read
func.func @barrier_read(%w: vector<4xf32>, %buf: memref<260xf32, 3>, %t: index, %z: f32) {
  affine.for %k = 0 to 8 {
    gpu.barrier
    %r = vector.transfer_read %buf[%t], %z {in_bounds = [true]} : memref<260xf32, 3>, vector<4xf32>
    "test.use"(%r) : (vector<4xf32>) -> ()
  }
  return
}

// So may a callee.
func.func private @callee()
// CHECK-LABEL: @call
// CHECK: scf.for
// CHECK-NEXT: vector.transfer_read
func.func @call(%w: vector<4xf32>, %buf: memref<260xf32>, %n: index, %z: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %r = vector.transfer_read %buf[%c0], %z {in_bounds = [true]} : memref<260xf32>, vector<4xf32>
    %s = arith.addf %r, %w : vector<4xf32>
    vector.transfer_write %s, %buf[%c0] {in_bounds = [true]} : vector<4xf32>, memref<260xf32>
    func.call @callee() : () -> ()
  }
  return
}

// It does not get to a buffer that nobody else has, nor does a thread to that of another one.
// CHECK-LABEL: @own
// CHECK: memref.alloc
// CHECK-NEXT: vector.transfer_read
// CHECK-NEXT: scf.for
func.func @own(%w: vector<4xf32>, %n: index, %z: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%t) in (64) {
    %buf = memref.alloc() : memref<260xf32>
    scf.for %k = %c0 to %n step %c1 {
      %r = vector.transfer_read %buf[%t], %z {in_bounds = [true]} : memref<260xf32>, vector<4xf32>
      %s = arith.addf %r, %w : vector<4xf32>
      vector.transfer_write %s, %buf[%t] {in_bounds = [true]} : vector<4xf32>, memref<260xf32>
      gpu.barrier
      func.call @callee() : () -> ()
    }
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// What was written may be read again after what may have changed it.

func.func private @unknown()

// CHECK-LABEL: @reached_otherwise
// CHECK: call @unknown
// CHECK-NEXT: %[[READ:.*]] = vector.transfer_read
// CHECK-NEXT: return %[[READ]]
func.func @reached_otherwise(%a: vector<4xf32>, %m: memref<64xf32>, %i: index, %p: f32) -> vector<4xf32> {
  vector.transfer_write %a, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  call @unknown() : () -> ()
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// The mask leaves lanes as they were before.
// CHECK-LABEL: @masked
// CHECK: vector.transfer_write %arg0
// CHECK: vector.mask
// CHECK: %[[READ:.*]] = vector.transfer_read
// CHECK: return %[[READ]]
func.func @masked(%a: vector<4xf32>, %b: vector<4xf32>, %m: memref<64xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  vector.transfer_write %a, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  vector.mask %k { vector.transfer_write %b, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32> } : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// Both arguments may be one buffer.
// CHECK-LABEL: @same_argument
// CHECK: vector.transfer_write %arg0, %arg2
// CHECK-NEXT: vector.transfer_write %arg1, %arg3
// CHECK-NEXT: %[[READ:.*]] = vector.transfer_read %arg2
// CHECK-NEXT: return %[[READ]]
func.func @same_argument(%a: vector<4xf32>, %b: vector<4xf32>, %m: memref<64xf32>, %n: memref<64xf32>, %i: index, %p: f32) -> vector<4xf32> {
  vector.transfer_write %a, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  vector.transfer_write %b, %n[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// A read through the other one sees the first write.
// CHECK-LABEL: @same_argument_is_read
// CHECK-COUNT-2: vector.transfer_write
func.func @same_argument_is_read(%a: vector<4xf32>, %b: vector<4xf32>, %m: memref<64xf32>, %n: memref<64xf32>, %i: index, %p: f32) -> vector<4xf32> {
  vector.transfer_write %a, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  %0 = vector.transfer_read %n[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  vector.transfer_write %b, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  return %0 : vector<4xf32>
}

// The buffer is kept in memory, where the callee finds it.
func.func private @finds(memref<memref<8xf32>>)
// CHECK-LABEL: @kept
// CHECK: call @finds
// CHECK-NEXT: %[[READ:.*]] = vector.transfer_read
// CHECK-NEXT: return %[[READ]]
func.func @kept(%a: vector<4xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %m = memref.alloc() : memref<memref<8xf32>>
  %b = memref.alloc() : memref<8xf32>
  memref.store %b, %m[] : memref<memref<8xf32>>
  vector.transfer_write %a, %b[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  func.call @finds(%m) : (memref<memref<8xf32>>) -> ()
  %r = vector.transfer_read %b[%i], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// A view of it is.
// CHECK-LABEL: @part_is_kept
// CHECK: call @finds
// CHECK-NEXT: %[[READ:.*]] = vector.transfer_read
// CHECK-NEXT: return %[[READ]]
func.func @part_is_kept(%a: vector<4xf32>, %i: index, %p: f32, %m: memref<memref<8xf32>>) -> vector<4xf32> {
  %b = memref.alloc() : memref<2x8xf32>
  %part = memref.collapse_shape %b [[0, 1]] : memref<2x8xf32> into memref<16xf32>
  %cast = memref.reinterpret_cast %part to offset: [0], sizes: [8], strides: [1] : memref<16xf32> to memref<8xf32>
  affine.store %cast, %m[] : memref<memref<8xf32>>
  vector.transfer_write %a, %part[%i] {in_bounds = [true]} : vector<4xf32>, memref<16xf32>
  func.call @finds(%m) : (memref<memref<8xf32>>) -> ()
  %r = vector.transfer_read %part[%i], %p {in_bounds = [true]} : memref<16xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// What is loaded is what was stored.
// CHECK-LABEL: @loaded
// CHECK: vector.transfer_write %arg1
// CHECK-NEXT: %[[READ:.*]] = vector.transfer_read
// CHECK-NEXT: return %[[READ]]
func.func @loaded(%a: vector<4xf32>, %b: vector<4xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %m = memref.alloc() : memref<memref<8xf32>>
  %x = memref.alloc() : memref<8xf32>
  memref.store %x, %m[] : memref<memref<8xf32>>
  vector.transfer_write %a, %x[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %y = memref.load %m[] : memref<memref<8xf32>>
  vector.transfer_write %b, %y[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %x[%i], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// Behind a barrier another thread has written.
// CHECK-LABEL: @barrier
// CHECK-COUNT-2: gpu.barrier
// CHECK-NEXT: %[[READ:.*]] = vector.transfer_read
// CHECK-NEXT: vector.transfer_write %[[READ]]
func.func @barrier(%a: vector<4xf32>, %b: vector<4xf32>, %out: memref<256xf32>, %p: f32) {
  %buf = memref.alloc() : memref<260xf32>
  scf.forall (%t) in (64) {
    %i = affine.apply affine_map<(d0) -> (d0 * 4)>(%t)
    %j = affine.apply affine_map<(d0) -> (d0 * 4 + 4)>(%t)
    vector.transfer_write %a, %buf[%i] {in_bounds = [true]} : vector<4xf32>, memref<260xf32>
    gpu.barrier
    vector.transfer_write %b, %buf[%j] {in_bounds = [true]} : vector<4xf32>, memref<260xf32>
    gpu.barrier
    %r = vector.transfer_read %buf[%i], %p {in_bounds = [true]} : memref<260xf32>, vector<4xf32>
    vector.transfer_write %r, %out[%i] {in_bounds = [true]} : vector<4xf32>, memref<256xf32>
  } {mapping = [#gpu.thread<x>]}
  return
}

// So it is in a kernel that allocates what its threads share; before the barrier the other threads
// may read the first vector.
// CHECK-LABEL: @barrier_in_launch
// CHECK: vector.transfer_write %arg0
// CHECK-NEXT: nvvm.barrier0
// CHECK-NEXT: vector.transfer_read
// CHECK-NEXT: vector.transfer_write
// CHECK-NEXT: nvvm.barrier0
// CHECK-NEXT: vector.transfer_write %arg1
func.func @barrier_in_launch(%a: vector<4xf32>, %b: vector<4xf32>, %out: memref<260xf32>, %p: f32, %n: index) {
  gpu.launch blocks(%x, %y, %z) in (%u = %n, %v = %n, %w = %n) threads(%tx, %ty, %tz) in (%bx = %n, %by = %n, %bz = %n) {
    %buf = memref.alloc() : memref<260xf32, #gpu.address_space<workgroup>>
    %j = affine.apply affine_map<(d0) -> (d0 + 4)>(%tx)
    vector.transfer_write %a, %buf[%tx] {in_bounds = [true]} : vector<4xf32>, memref<260xf32, #gpu.address_space<workgroup>>
    nvvm.barrier0
    %r = vector.transfer_read %buf[%j], %p {in_bounds = [true]} : memref<260xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    vector.transfer_write %r, %out[%tx] {in_bounds = [true]} : vector<4xf32>, memref<260xf32>
    nvvm.barrier0
    vector.transfer_write %b, %buf[%tx] {in_bounds = [true]} : vector<4xf32>, memref<260xf32, #gpu.address_space<workgroup>>
    gpu.terminator
  }
  return
}

// Each thread has its own, in a loop or not.
// CHECK-LABEL: @own_buffer
// CHECK: gpu.barrier
// CHECK-NOT: vector.transfer_read
// CHECK: return
func.func @own_buffer(%a: vector<4xf32>, %out: memref<256xf32>, %i: index, %p: f32, %c: i1) {
  scf.forall (%t) in (64) {
    %buf = memref.alloc() : memref<8xf32>
    scf.if %c {
      vector.transfer_write %a, %buf[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
      gpu.barrier
      %r = vector.transfer_read %buf[%i], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
      vector.transfer_write %r, %out[%t] {in_bounds = [true]} : vector<4xf32>, memref<256xf32>
    }
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %f : (!transform.any_op) -> ()
    transform.yield
  }
}

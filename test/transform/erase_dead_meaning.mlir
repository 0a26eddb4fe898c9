// RUN: jig-opt %s --transform-interpreter | FileCheck %s

// Somebody else may see the buffer.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.memref.erase_dead_alloc_and_stores %root : (!transform.any_op) -> ()
    transform.yield
  }
  func.func private @reads(memref<8xf32>)
  // CHECK-LABEL: @called
  // CHECK: memref.alloc
  // CHECK: memref.store
  // CHECK: call @reads
  func.func @called(%v: f32, %i: index) {
    %a = memref.alloc() : memref<8xf32>
    memref.store %v, %a[%i] : memref<8xf32>
    call @reads(%a) : (memref<8xf32>) -> ()
    return
  }
  // CHECK-LABEL: @kept
  // CHECK: %[[A:.*]] = memref.alloc
  // CHECK: memref.store %{{.*}}, %[[A]]
  // CHECK: memref.store %[[A]]
  func.func @kept(%v: f32, %i: index, %m: memref<4xmemref<8xf32>>) {
    %a = memref.alloc() : memref<8xf32>
    memref.store %v, %a[%i] : memref<8xf32>
    memref.store %a, %m[%i] : memref<4xmemref<8xf32>>
    return
  }
  // CHECK-LABEL: @copies_itself
  // CHECK: memref.dma_start
  func.func @copies_itself(%i: index) {
    %a = memref.alloc() : memref<8xf32>
    %e = memref.alloc() : memref<1xi32>
    memref.dma_start %a[%i], %a[%i], %i, %e[%i] : memref<8xf32>, memref<8xf32>, memref<1xi32>
    return
  }
  // CHECK-LABEL: @reshaped
  // CHECK: memref.store %{{.*}}, %[[SHAPE:.*]][
  // CHECK: memref.reshape %arg0(%[[SHAPE]])
  // CHECK: memref.store
  func.func @reshaped(%m: memref<6xf32>, %v: f32, %i: index) {
    %shape = memref.alloca() : memref<1xindex>
    memref.store %i, %shape[%i] : memref<1xindex>
    %r = memref.reshape %m(%shape) : (memref<6xf32>, memref<1xindex>) -> memref<?xf32>
    memref.store %v, %r[%i] : memref<?xf32>
    return
  }
}

// NOT IN MLIR 22: transform.assign_to_fast_memory, transform.get_op_result, transform.loop.find, transform.loop.split, transform.loop.tile
// RUN: jig-opt %s --transform-interpreter --split-input-file | FileCheck %s

// Parallel loops, one of whose sizes is left out; and buffers in a memory space of their own.
// CHECK-LABEL: @parallel
// CHECK: %[[A:.*]] = memref.alloc() : memref<8x9xf32, 3>
// CHECK: %[[CAST:.*]] = memref.memory_space_cast %[[A]] : memref<8x9xf32, 3> to memref<8x9xf32>
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) = (%{{.*}}, %{{.*}}) to (%{{.*}}, %{{.*}}) step (%c4{{.*}}, %c1{{.*}}) {
// CHECK:   scf.parallel (%[[K:.*]], %[[L:.*]]) = (%[[I]], %[[J]]) to
// CHECK:     memref.store %{{.*}}, %[[CAST]][%[[K]], %[[L]]]
// CHECK: memref.dealloc %[[A]]
module attributes {transform.with_named_sequence} {
  func.func @parallel(%x: f32) {
    %a = memref.alloc() : memref<8x9xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c9) step (%c1, %c1) {
      memref.store %x, %a[%i, %j] : memref<8x9xf32>
    }
    memref.dealloc %a : memref<8x9xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.loop.find {size >= 72, size <= 72} : !transform.any_op
    transform.loop.tile %l tile_sizes(4) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %alloc = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_op_result [0] %alloc : !transform.any_value
    %w = transform.assign_to_fast_memory %v {memory_space = 3} : (!transform.any_value) -> !transform.any_value
    transform.yield
  }
}

// -----

// A loop that never runs is split into two that never do; one of no iterations unrolls to nothing.
// CHECK-LABEL: @never
// CHECK: %[[N:.*]] = arith.maxsi %arg0, %{{.*}}
// CHECK-COUNT-2: scf.for
// CHECK: return %arg1
module attributes {transform.with_named_sequence} {
  func.func @never(%n: index, %x: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c1 to %n step %c1 {
    }
    %r = scf.for %i = %c1 to %c0 step %c1 iter_args(%y = %x) -> f32 {
      %z = arith.addf %y, %y : f32
      scf.yield %z : f32
    }
    return %r : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %all = transform.loop.find {} : !transform.any_op
    %none = transform.loop.find {size == 0} in %root : (!transform.any_op) -> !transform.any_op
    %l:2 = transform.split_handle %all : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.split %l#0 {upper_bound_divisible_by = 4}
    transform.loop.unroll %none {full}
    transform.yield
  }
}

// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// RUN: jig eval %s --arg 'tensor<96xf32>=iota' --script %s --out %t.after.npy
// RUN: jig eval %s --arg 'tensor<96xf32>=iota' --compare %t.after.npy
// Overview, "Overview": results of the loops over tiles, in fast memory.

// CHECK-LABEL: @main
// CHECK: %[[OUTER:.*]] = scf.for %[[I:.*]] = %{{.*}} step %{{.*}} iter_args(%[[X:.*]] = %{{.*}}) -> (tensor<96xf32>)
// CHECK:   %[[INNER:.*]] = scf.for %{{.*}} = %[[I]] to %{{.*}} iter_args(%{{.*}} = %[[X]]) -> (tensor<96xf32>)
// CHECK:   %[[REST:.*]] = scf.for %{{.*}} iter_args(%{{.*}} = %[[INNER]]) -> (tensor<96xf32>)
// CHECK:   scf.yield %[[REST]]
// CHECK: %[[FAST:.*]] = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<96xf32>
// CHECK: %[[COPY:.*]] = bufferization.materialize_in_destination %[[OUTER]] in %[[FAST]]
// CHECK: return %[[COPY]]
module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<96xf32>) -> tensor<96xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c96 = arith.constant 96 : index
    %r = scf.for %i = %c0 to %c96 step %c1 iter_args(%t = %a) -> tensor<96xf32> {
      %x = tensor.extract %t[%i] : tensor<96xf32>
      %y = arith.mulf %x, %x : f32
      %u = tensor.insert %y into %t[%i] : tensor<96xf32>
      scf.yield %u : tensor<96xf32>
    }
    return %r : tensor<96xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.loop.find { size > 42 } : !transform.interface<tileable>
    %1 = transform.compute_trailing_tile_size %0 at_most 20 : !transform.param<i64>
    %2:2 = transform.loop.tile %0 tile_sizes(%1)
          : (!transform.interface<tileable>)
         -> (!transform.op<"scf.for">, !transform.op<"scf.for">)
    %3 = transform.get_op_result [0] %2#0 : !transform.any_value
    transform.assign_to_fast_memory %3
    transform.loop.unroll %2#1 { factor = 2 } : !transform.op<"scf.for">
    transform.yield
  }
}

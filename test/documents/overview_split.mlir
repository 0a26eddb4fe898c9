// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// RUN: jig eval %s --arg 'memref<77xf32>=iota' --arg index=77 --script %s --show-args > %t.after
// RUN: jig eval %s --arg 'memref<77xf32>=iota' --arg index=77 --show-args > %t.before
// RUN: cmp %t.before %t.after
// Overview, "Intended Use and Integrations": the iterations of a loop in two, of which the first part is tiled and the second unrolled.

// CHECK-LABEL: @main
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %[[END:.*]] step %{{.*}} {
// CHECK:   scf.for %{{.*}} = %[[I]] to
// CHECK: memref.store
// CHECK-COUNT-5: memref.store
// CHECK: return
module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<77xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c77 = arith.constant 77 : index
    scf.for %i = %c0 to %c77 step %c1 {
      %x = memref.load %a[%i] : memref<77xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %a[%i] : memref<77xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %parts:2 = transform.loop.split %loop { upper_bound_divisible_by = 8 }
    transform.loop.tile %parts#0 { tile_sizes = [8] }
    transform.loop.unroll %parts#1 { full }
    transform.yield
  }
}

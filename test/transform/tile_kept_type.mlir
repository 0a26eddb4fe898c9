// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// RUN: jig-opt %s --transform-interpreter | jig eval - --entry main > %t.after
// RUN: jig eval %s --entry main | diff - %t.after
// Tiles of a pad go into a tensor whose sizes may be better known than the pad's: who wants the pad's type gets that.

// CHECK-LABEL: @main
// CHECK: %[[R:.*]] = scf.for {{.*}} -> (tensor<8xi32>)
// CHECK: %[[C:.*]] = tensor.cast %[[R]] : tensor<8xi32> to tensor<?xi32>
// CHECK: tensor.extract %[[R]]
// CHECK: arith.trunci %[[C]] : tensor<?xi32> to tensor<?xi1>
// CHECK: return %[[C]]
module attributes {transform.with_named_sequence} {
  func.func @main() -> (tensor<?xi32>, tensor<?xi1>, i32) {
    %a = arith.constant dense<[-2, -75, 2, 2, -122, 7, 7, -256]> : tensor<8xi32>
    %t = tensor.cast %a : tensor<8xi32> to tensor<?xi32>
    %zero = arith.constant 0 : i32
    %i = arith.constant 5 : index
    %p = tensor.pad %t low[0] high[0] {
    ^bb0(%k: index):
      tensor.yield %zero : i32
    } : tensor<?xi32> to tensor<?xi32>
    %x = tensor.extract %p[%i] : tensor<?xi32>
    %r = arith.trunci %p : tensor<?xi32> to tensor<?xi1>
    return %p, %r, %x : tensor<?xi32>, tensor<?xi1>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

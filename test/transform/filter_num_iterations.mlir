// What runs at most so often: what has no loops runs once, what has one of size 0 never, however large the others are, or not known.
// RUN: jig apply --quiet %s | FileCheck %s
// CHECK-LABEL: func.func @f
// CHECK: linalg.abs {at_most_0, at_most_all} ins(%{{.*}} : tensor<4294967296x4294967296x0xf32>)
// CHECK: linalg.abs {at_most_0, at_most_all} ins(%{{.*}} : tensor<0x4294967296x4294967296xf32>)
// CHECK: linalg.abs {at_most_all} ins(%{{.*}} : tensor<f32>)
// CHECK: linalg.abs ins(%{{.*}} : tensor<4294967296x4294967296xf32>)
// CHECK: linalg.abs {at_most_0, at_most_all} ins(%{{.*}} : tensor<0x?xf32>)
// CHECK: linalg.abs ins(%{{.*}} : tensor<2x?xf32>)
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4294967296x4294967296x0xf32>, %b: tensor<0x4294967296x4294967296xf32>, %c: tensor<f32>, %d: tensor<4294967296x4294967296xf32>, %e: tensor<0x?xf32>, %f: tensor<2x?xf32>) {
    %0 = linalg.abs ins(%a : tensor<4294967296x4294967296x0xf32>) outs(%a : tensor<4294967296x4294967296x0xf32>) -> tensor<4294967296x4294967296x0xf32>
    %1 = linalg.abs ins(%b : tensor<0x4294967296x4294967296xf32>) outs(%b : tensor<0x4294967296x4294967296xf32>) -> tensor<0x4294967296x4294967296xf32>
    %2 = linalg.abs ins(%c : tensor<f32>) outs(%c : tensor<f32>) -> tensor<f32>
    %3 = linalg.abs ins(%d : tensor<4294967296x4294967296xf32>) outs(%d : tensor<4294967296x4294967296xf32>) -> tensor<4294967296x4294967296xf32>
    %4 = linalg.abs ins(%e : tensor<0x?xf32>) outs(%e : tensor<0x?xf32>) -> tensor<0x?xf32>
    %5 = linalg.abs ins(%f : tensor<2x?xf32>) outs(%f : tensor<2x?xf32>) -> tensor<2x?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %ops = transform.structured.match ops{["linalg.abs"]} in %root : (!transform.any_op) -> !transform.any_op
    %least = transform.param.constant -9223372036854775808 : i64 -> !transform.param<i64>
    %never = transform_ext.filter_num_iterations %ops, %least {jig.expected} : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.annotate %never "negative" {jig.expected} : !transform.any_op
    %none = transform.param.constant 0 : i64 -> !transform.param<i64>
    %idle = transform_ext.filter_num_iterations %ops, %none : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.annotate %idle "at_most_0" : !transform.any_op
    %all = transform.param.constant 9223372036854775807 : i64 -> !transform.param<i64>
    %some = transform_ext.filter_num_iterations %ops, %all : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.annotate %some "at_most_all" : !transform.any_op
    transform.yield
  }
}

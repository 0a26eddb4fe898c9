// NOT IN MLIR 22: transform.execute_if_cmpi
// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// Overview, "Overview": parameters that decide which transforms are executed.

// CHECK-LABEL: @main
// CHECK: linalg.generic {{.*}} attrs = {of_rank_three}
// CHECK-NOT: of_rank_four}
module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
                         iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<2x3x4xf32>) {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
    } -> tensor<2x3x4xf32>
    return %r : tensor<2x3x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %linalg_op_handle = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %0 = transform.match.structured %linalg_op_handle : (!transform.any_op) -> !transform.param<i64> {
    ^bb0(%op: !transform.any_op):
      %rank = transform.match.structured.rank %op : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %rank : !transform.param<i64>
    }
    %1 = transform.param.constant 3 : i64 -> !transform.param<i64>
    transform.execute_if_cmpi eq %0, %1 : !transform.param<i64>, !transform.param<i64> {
      transform.annotate %linalg_op_handle "of_rank_three" : !transform.any_op
    }
    transform.execute_if_cmpi gt %0, %1 : !transform.param<i64>, !transform.param<i64> {
      transform.annotate %linalg_op_handle "of_rank_four" : !transform.any_op
    }
    transform.yield
  }
}

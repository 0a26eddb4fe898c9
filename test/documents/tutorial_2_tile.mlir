// RUN: jig-opt %s --pass-pipeline='builtin.module(transform-interpreter{debug-bind-trailing-args=linalg.matmul,linalg.elemwise_binary})' | FileCheck %s
// Tutorial, section 2.5: the product alone in tiles.

// CHECK-LABEL: @fc_relu
// CHECK: %[[LOOP:.*]] = scf.forall (%[[I:.*]], %[[J:.*]]) in (128, 16) shared_outs(%[[OUT:.*]] = %arg3) -> (tensor<512x512xf32>) {
// CHECK:   %[[ROW:.*]] = affine.apply {{.*}}(%[[I]])
// CHECK:   %[[COLUMN:.*]] = affine.apply {{.*}}(%[[J]])
// CHECK:   %[[A:.*]] = tensor.extract_slice %arg0[%[[ROW]], 0] [4, 512] [1, 1] : tensor<512x512xf32> to tensor<4x512xf32>
// CHECK:   %[[B:.*]] = tensor.extract_slice %arg1[0, %[[COLUMN]]] [512, 32] [1, 1] : tensor<512x512xf32> to tensor<512x32xf32>
// CHECK:   %[[C:.*]] = tensor.extract_slice %[[OUT]][%[[ROW]], %[[COLUMN]]] [4, 32] [1, 1] : tensor<512x512xf32> to tensor<4x32xf32>
// CHECK:   %[[R:.*]] = linalg.matmul ins(%[[A]], %[[B]] : tensor<4x512xf32>, tensor<512x32xf32>) outs(%[[C]] : tensor<4x32xf32>) -> tensor<4x32xf32>
// CHECK:   tensor.parallel_insert_slice %[[R]] into %[[OUT]][%[[ROW]], %[[COLUMN]]] [4, 32] [1, 1] : tensor<4x32xf32> into tensor<512x512xf32>
// CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%[[LOOP]], %arg2
// CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>}
module attributes {transform.with_named_sequence} {
  func.func @fc_relu(%lhs: tensor<512x512xf32>, %rhs: tensor<512x512xf32>,
                     %bias: tensor<512x512xf32>, %output: tensor<512x512xf32>)
      -> tensor<512x512xf32> {
    %matmul = linalg.matmul ins(%lhs, %rhs : tensor<512x512xf32>, tensor<512x512xf32>)
                            outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    %biased = linalg.elemwise_binary { fun = #linalg.binary_fn<add> }
      ins(%matmul, %bias : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    %c0f = arith.constant 0.0 : f32
    %reled = linalg.elemwise_binary { fun = #linalg.binary_fn<max_signed> }
      ins(%biased, %c0f : tensor<512x512xf32>, f32)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    func.return %reled : tensor<512x512xf32>
  }
  transform.named_sequence @__transform_main(
      %arg0: !transform.any_op,
      %arg1: !transform.op<"linalg.matmul">,
      %arg2: !transform.op<"linalg.elemwise_binary">) {
    %tiled, %loop = transform.structured.tile_using_forall %arg1
      tile_sizes [4, 32]
      : (!transform.op<"linalg.matmul">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

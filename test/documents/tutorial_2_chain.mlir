// RUN: jig-opt %s --pass-pipeline='builtin.module(transform-interpreter{debug-bind-trailing-args=linalg.matmul,linalg.elemwise_binary})' | FileCheck %s
// RUN: jig-opt %s --pass-pipeline='builtin.module(transform-interpreter{debug-bind-trailing-args=linalg.matmul,linalg.elemwise_binary})' -o %t.after.mlir
// RUN: jig eval --domain=field %s --entry fc_relu --arg 'tensor<32x32xf32>=iota' --arg 'tensor<32x32xf32>=random:2' --arg 'tensor<32x32xf32>=random:3' --arg 'tensor<32x32xf32>=zeros' > %t.numbers
// RUN: jig eval --domain=field %t.after.mlir --entry fc_relu --arg 'tensor<32x32xf32>=iota' --arg 'tensor<32x32xf32>=random:2' --arg 'tensor<32x32xf32>=random:3' --arg 'tensor<32x32xf32>=zeros' | diff %t.numbers -
// Tutorial, section 2.7: the three ops of the layer in one loop; a layer of 32x32.

// CHECK-LABEL: @fc_relu
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (4, 1)
// CHECK:   %[[PRODUCT:.*]] = linalg.matmul ins(%{{.*}} : tensor<8x32xf32>, tensor<32x32xf32>)
// CHECK:   %[[SUM:.*]] = linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%[[PRODUCT]],
// CHECK:   linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>} ins(%[[SUM]],
module attributes {transform.with_named_sequence} {
  func.func @fc_relu(%lhs: tensor<32x32xf32>, %rhs: tensor<32x32xf32>,
                     %bias: tensor<32x32xf32>, %output: tensor<32x32xf32>)
      -> tensor<32x32xf32> {
    %matmul = linalg.matmul ins(%lhs, %rhs : tensor<32x32xf32>, tensor<32x32xf32>)
                            outs(%output : tensor<32x32xf32>) -> tensor<32x32xf32>
    %biased = linalg.elemwise_binary { fun = #linalg.binary_fn<add> }
      ins(%matmul, %bias : tensor<32x32xf32>, tensor<32x32xf32>)
      outs(%output : tensor<32x32xf32>) -> tensor<32x32xf32>
    %c0f = arith.constant 0.0 : f32
    %reled = linalg.elemwise_binary { fun = #linalg.binary_fn<max_signed> }
      ins(%biased, %c0f : tensor<32x32xf32>, f32)
      outs(%output : tensor<32x32xf32>) -> tensor<32x32xf32>
    func.return %reled : tensor<32x32xf32>
  }
  transform.named_sequence @__transform_main(
      %arg0: !transform.any_op,
      %arg1: !transform.op<"linalg.matmul">,
      %arg2: !transform.op<"linalg.elemwise_binary">) {
    %add, %max = transform.split_handle %arg2
      : (!transform.op<"linalg.elemwise_binary">)
      -> (!transform.any_op, !transform.any_op)
    %tiled_max, %loop =
      transform.structured.tile_using_forall %max tile_sizes [8, 32]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %add_fused, %loop_0 =
      transform.structured.fuse_into_containing_op %add into %loop
      : (!transform.any_op, !transform.any_op)
      -> (!transform.any_op, !transform.any_op)
    %matmul_fused, %loop_1 =
      transform.structured.fuse_into_containing_op %arg1 into %loop_0
      : (!transform.op<"linalg.matmul">, !transform.any_op)
      -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// RUN: not jig-opt %s --pass-pipeline='builtin.module(transform-interpreter{debug-bind-trailing-args=linalg.matmul,linalg.elemwise_binary})' 2>&1 | FileCheck %s
// Tutorial, section 2.6: a handle after it was consumed.

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
    // CHECK: [[@LINE+3]]:5: error: op uses a handle {{.*}}invalidated by a previously executed transform op
    // CHECK: note: handle to invalidated ops
    // CHECK: [[@LINE-5]]:21: note: invalidated by this transform op that consumes its operand #0
    transform.debug.emit_remark_at %arg1, "remark" : !transform.op<"linalg.matmul">
    transform.yield
  }
}

// RUN: jig-opt %s --pass-pipeline='builtin.module(transform-interpreter{debug-bind-trailing-args=linalg.matmul,linalg.elemwise_binary})' -o /dev/null 2>&1 | FileCheck %s
// Tutorial, sections 2.1 to 2.4: what the handles that the pass binds stand for.

// CHECK: [[@LINE+9]]:15: remark: matmul
// CHECK: note: see current operation: %{{.*}} = linalg.matmul
// CHECK: [[@LINE+9]]:15: remark: elemwise_binaries
// CHECK: note: see current operation: %{{.*}} = linalg.elemwise_binary
// CHECK: [[@LINE+11]]:14: remark: elemwise_binaries
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
    transform.debug.emit_remark_at %arg1, "matmul" : !transform.op<"linalg.matmul">
    transform.debug.emit_remark_at %arg2, "elemwise_binaries" : !transform.op<"linalg.elemwise_binary">
    transform.yield
  }
}

// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt %t.mlir --pass-pipeline='builtin.module(transform-interpreter{debug-bind-trailing-args=linalg.matmul,linalg.elementwise})' -o /dev/null 2>&1 | FileCheck %s
// RUN: jig-opt %s '--test-transform-dialect-interpreter=bind-first-extra-to-ops=linalg.matmul bind-second-extra-to-ops=linalg.elemwise_binary' -o /dev/null 2>&1 | FileCheck %s
// Tutorial, section 2.3: the remarks of section 2.4 by a sequence without a name at the top, with which scripts do not begin any more. The names of its payload are
// those of today, too.

// CHECK: remark: matmul
// CHECK: note: see current operation: %{{.*}} = linalg.matmul
// CHECK: remark: elemwise_binaries
// CHECK: note: see current operation: %{{.*}} = linalg.elem{{.*}}<add>
// CHECK: remark: elemwise_binaries
// CHECK: note: see current operation: %{{.*}} = linalg.elem{{.*}}<max_signed>
module {
  func.func @fc_relu(%lhs: tensor<512x512xf32>, %rhs: tensor<512x512xf32>,
                     %bias: tensor<512x512xf32>, %output: tensor<512x512xf32>)
      -> tensor<512x512xf32> {
    %matmul = linalg.matmul ins(%lhs, %rhs: tensor<512x512xf32>, tensor<512x512xf32>)
                            outs(%output: tensor<512x512xf32>) -> tensor<512x512xf32>
    %biased = linalg.elemwise_binary { fun = #linalg.binary_fn<add> }
      ins(%matmul, %bias : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    %c0f = arith.constant 0.0 : f32
    %reled = linalg.elemwise_binary { fun = #linalg.binary_fn<max_signed> }
      ins(%biased, %c0f : tensor<512x512xf32>, f32)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    func.return %reled : tensor<512x512xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op,
       %arg1: !transform.op<"linalg.matmul">,
       %arg2: !transform.op<"linalg.elemwise_binary">):
    transform.debug.emit_remark_at %arg1, "matmul"
      : !transform.op<"linalg.matmul">
    transform.debug.emit_remark_at %arg2, "elemwise_binaries"
      : !transform.op<"linalg.elemwise_binary">
    transform.yield
  }
}

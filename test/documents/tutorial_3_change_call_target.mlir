// DEFINE: %{pass} = --load-dialect-plugin=%plugins/my-extension.so --pass-pipeline='builtin.module(transform-interpreter{debug-bind-trailing-args=linalg.matmul,linalg.elemwise_binary})'
// DEFINE: %{args} = --entry fc_relu --arg 'tensor<32x32xf32>=iota' --arg 'tensor<32x32xf32>=random:2' --arg 'tensor<32x32xf32>=random:3' --arg 'tensor<32x32xf32>=zeros'
// RUN: jig-opt %s %{pass} -o %t.after.mlir && FileCheck %s < %t.after.mlir
// RUN: jig eval --domain=field %s --load-dialect-plugin=%plugins/my-extension.so %{args} > %t.numbers
// RUN: jig eval --domain=field %t.after.mlir --load-dialect-plugin=%plugins/my-extension.so %{args} | diff %t.numbers -
// Tutorial, section 3.3: the script of section 2.8, which goes on to call a kernel instead of what it put into a function. The op is that of
// examples/my-extension. The section's layer of 512x512 is one of 32x32 here, the kernel a function; results stand in the order in which
// transform.structured.tile_using_forall gives them.

// CHECK: func.func @microkernel
// CHECK: func.func {{.*}}@outlined(
// CHECK-LABEL: @fc_relu
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (4, 1)
// CHECK:   scf.forall (%{{.*}}, %{{.*}}) in (2, 8)
// CHECK-NOT: @outlined
// CHECK:     call @microkernel(
// CHECK-NOT: @outlined
// CHECK:   linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>}
module attributes {transform.with_named_sequence} {
  func.func @microkernel(%lhs: tensor<4x32xf32>, %rhs: tensor<32x4xf32>, %init: tensor<4x4xf32>,
                         %bias: tensor<4x4xf32>, %output: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %product = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                       affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]
    } ins(%lhs, %rhs : tensor<4x32xf32>, tensor<32x4xf32>) outs(%init : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %c, %0 : f32
      linalg.yield %1 : f32
    } -> tensor<4x4xf32>
    %sum = arith.addf %product, %bias : tensor<4x4xf32>
    return %sum : tensor<4x4xf32>
  }
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
    %tiled, %loop = transform.structured.tile_using_forall %max
      tile_sizes [8, 32]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %add_fused = transform.structured.fuse_into_containing_op %add into %loop
      : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %matmul_fused = transform.structured.fuse_into_containing_op %arg1
      into %loop
      : (!transform.op<"linalg.matmul">, !transform.any_op)
      -> !transform.any_op
    %tiled_2, %loop_2 = transform.structured.tile_using_forall %add_fused
      tile_sizes [4, 4]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %matmul_fused_2 = transform.structured.fuse_into_containing_op %matmul_fused
      into %loop_2
      : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %_, %outline_target = transform.structured.tile_using_forall %tiled_2 tile_sizes [1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.fuse_into_containing_op %matmul_fused_2 into %outline_target
      : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %func, %call = transform.loop.outline %outline_target
      {func_name = "outlined"}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.my.change_call_target %call, "microkernel" : !transform.any_op
    transform.yield
  }
}

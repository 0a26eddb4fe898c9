// RUN: rm -rf %t && split-file %s %t
// RUN: not jig apply --quiet %t/name.mlir 2>&1 | FileCheck %t/name.mlir
// RUN: not jig apply --quiet %t/space.mlir 2>&1 | FileCheck %t/space.mlir
// RUN: not jig apply --quiet %t/global.mlir 2>&1 | FileCheck %t/global.mlir
// RUN: jig apply --quiet %t/twice.mlir | FileCheck %t/twice.mlir
// RUN: jig apply --quiet %t/split.mlir | FileCheck %t/split.mlir
// RUN: jig apply --quiet %t/goes_on.mlir | FileCheck %t/goes_on.mlir

// What a step changed is verified, and taken back where it does not verify.

//--- name.mlir
module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK: [[@LINE+1]]:5: error: transform.annotate made payload that is not valid, and was taken back: 'func.func' op has an attribute without a name
    transform.annotate %f "" : !transform.any_op
    transform.yield
  }
}
//--- space.mlir
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
    %r = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    return %r : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK: [[@LINE+1]]:16: error: transform.structured.bufferize_to_allocation made payload that is not valid, and was taken back: 'memref.alloc' op has a result in a memory space that no buffer can be in
    %b, %new = transform.structured.bufferize_to_allocation %f {memory_space = 1.0 : f32} : !transform.any_op
    transform.yield
  }
}
//--- global.mlir
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index) {
    // CHECK: [[@LINE+6]]:12: error: a global has the same size in every run
    %a = memref.alloca(%n) : memref<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %a = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloca">
    %g:2 = transform.memref.alloca_to_global %a : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
//--- twice.mlir
module attributes {transform.with_named_sequence} {
  // CHECK: memref.alloc() : memref<8xf32, 1>
  // CHECK-NOT: memref.alloc()
  func.func @f() {
    %a = memref.alloc() : memref<8xf32>
    memref.dealloc %a : memref<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.merge_handles %l, %l : !transform.any_op
    %v = transform.get_result %m[all] : (!transform.any_op) -> !transform.any_value
    %w = transform.assign_to_fast_memory %v : (!transform.any_value) -> !transform.any_value
    transform.yield
  }
}
//--- split.mlir
module attributes {transform.with_named_sequence} {
  // CHECK: %[[N:.*]] = tensor.dim %arg2, %{{.*}} : tensor<16x?xi32>
  // CHECK: tensor.empty(%[[N]]) : tensor<8x16x?xi32>
  func.func @f(%a: tensor<16x64xi32>, %b: tensor<64x?xi32>, %c: tensor<16x?xi32>) -> tensor<16x?xi32> {
    %m = linalg.matmul ins(%a, %b : tensor<16x64xi32>, tensor<64x?xi32>) outs(%c : tensor<16x?xi32>) -> tensor<16x?xi32>
    return %m : tensor<16x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 {split_factor = 8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
//--- goes_on.mlir
// A space that no buffer can be in is refused by the step itself, which another way may replace.
module attributes {transform.with_named_sequence} {
  // CHECK: memref.alloc() : memref<8xf32, 2>
  func.func @f() {
    %a = memref.alloc() : memref<8xf32>
    memref.dealloc %a : memref<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %f : !transform.any_op {
    ^bb0(%g: !transform.any_op):
      %l = transform.structured.match ops{["memref.alloc"]} in %g : (!transform.any_op) -> !transform.any_op
      %v = transform.get_result %l[0] : (!transform.any_op) -> !transform.any_value
      %w = transform.assign_to_fast_memory %v {memory_space = f32} : (!transform.any_value) -> !transform.any_value
    }, {
    ^bb0(%g: !transform.any_op):
      %l = transform.structured.match ops{["memref.alloc"]} in %g : (!transform.any_op) -> !transform.any_op
      %v = transform.get_result %l[0] : (!transform.any_op) -> !transform.any_value
      %w = transform.assign_to_fast_memory %v {memory_space = 2} : (!transform.any_value) -> !transform.any_value
    }
    transform.yield
  }
}

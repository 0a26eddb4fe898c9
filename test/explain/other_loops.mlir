// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: not jig apply --quiet --script counts.mlir payload.mlir -o out.mlir 2>&1 | FileCheck counts.mlir
// RUN: jig apply --quiet --script same.mlir payload.mlir | FileCheck same.mlir
// RUN: not jig apply --quiet --script unrolled.mlir payload.mlir -o out.mlir 2>&1 | FileCheck unrolled.mlir
// RUN: not jig apply --quiet --script full.mlir payload.mlir -o out.mlir 2>&1 | FileCheck full.mlir
// RUN: not jig apply --quiet --script mixed.mlir payload.mlir -o out.mlir 2>&1 | FileCheck mixed.mlir
// RUN: not jig apply --quiet --script boundaries.mlir payload.mlir -o out.mlir 2>&1 | FileCheck boundaries.mlir
// RUN: jig apply --quiet --script vectors.mlir payload.mlir -o out.mlir 2>&1 | FileCheck vectors.mlir

// Steps on loops that are others, and what would do.

//--- payload.mlir
func.func @f(%a: tensor<64x128xf32>, %b: tensor<128x96xf32>, %c: tensor<64x96xf32>, %e: tensor<64x96xf32>) -> (tensor<64x96xf32>, tensor<64x96xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<64x128xf32>, tensor<128x96xf32>) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  %1 = linalg.add ins(%e, %e : tensor<64x96xf32>, tensor<64x96xf32>) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  return %0, %1 : tensor<64x96xf32>, tensor<64x96xf32>
}
func.func @g(%m: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}

//--- counts.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !t {transform.readonly}) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    %ad = transform.structured.match ops{["linalg.add"]} in %m : (!t) -> !t
    %t, %l1 = transform.structured.tile_using_forall %mm tile_sizes [8, 16] : (!t) -> (!t, !t)
    %u, %l2 = transform.structured.tile_using_forall %ad tile_sizes [16, 16] : (!t) -> (!t, !t)
    // CHECK: error: %l1 and %l2 cannot be fused: the loops count other numbers
    // CHECK: help: %l1 runs 8 x 6 iterations, %l2 runs 4 x 6: tile both into as many
    %f = transform.loop.fuse_sibling %l1 into %l2 : (!t, !t) -> !t
    transform.yield
  }
}

//--- same.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !t {transform.readonly}) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    %ad = transform.structured.match ops{["linalg.add"]} in %m : (!t) -> !t
    %t, %l1 = transform.structured.tile_using_forall %mm tile_sizes [8, 16] : (!t) -> (!t, !t)
    %u, %l2 = transform.structured.tile_using_forall %ad tile_sizes [8, 16] : (!t) -> (!t, !t)
    // What is put into shared tensors is no access to memory.
    // CHECK: scf.forall {{.*}}shared_outs(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}})
    // CHECK-NOT: shared_outs
    %f = transform.loop.fuse_sibling %l1 into %l2 : (!t, !t) -> !t
    transform.yield
  }
}

//--- unrolled.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !t {transform.readonly}) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    %t, %l = transform.structured.tile_using_forall %mm tile_sizes [8, 16] : (!t) -> (!t, !t)
    // CHECK: error: {{.*}}it needs scf.for or affine.for, not 'scf.forall'
    // CHECK: help: tile_using_for makes loops that this takes
    transform.loop.unroll %l {factor = 2} : !t
    transform.yield
  }
}

//--- full.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %m : (!t) -> !t
    // CHECK: number of iterations is not known
    // CHECK: help: it ends at %n, which is no constant: {factor = 4}
    transform.loop.unroll %l {full} : !t
    transform.yield
  }
}

//--- mixed.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !t {transform.readonly}) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    %t, %l = transform.structured.tile_using_forall %mm tile_sizes [8, 16] (mapping = [#gpu.block<x>, #gpu.thread<y>]) : (!t) -> (!t, !t)
    %f = transform.get_parent_op %l {op_name = "func.func"} : (!t) -> !t
    // CHECK: error: scf.forall payload.mlir:2 is not mapped to blocks alone
    // CHECK: help: map it so when it is made
    %g = transform.gpu.map_forall_to_blocks %f {generate_gpu_launch} : (!t) -> !t
    transform.yield
  }
}

//--- boundaries.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !t) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!t) -> !t
    // CHECK: error: {{.*}} works on modules, when it takes boundaries of functions along, but %f has func.func @f
    // CHECK: help: the script's first argument has the module; it is consumed then
    %b = transform.bufferization.one_shot_bufferize %f {bufferize_function_boundaries = true} : (!t) -> !t
    transform.yield
  }
}

//--- vectors.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!t) -> !t
    // CHECK: warning: this changed nothing
    // CHECK: note: transform.apply_patterns.vector.lower_contraction rewrites ops on vectors
    transform.apply_patterns to %f { transform.apply_patterns.vector.lower_contraction } : !t
    transform.yield
  }
}

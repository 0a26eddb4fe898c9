// RUN: jig eval %s --entry whole --arg 'tensor<8x10xf32>=iota' --arg 'tensor<10x16xf32>=iota' --arg 'tensor<8x16xf32>=zeros' --out %t.npy
// RUN: jig eval %s --entry fused --arg 'tensor<8x10xf32>=iota' --arg 'tensor<10x16xf32>=iota' --arg 'tensor<8x16xf32>=zeros' --compare %t.npy
// RUN: jig eval %s --entry whole --arg 'tensor<8x10xf32>=iota' --arg 'tensor<10x16xf32>=iota' --arg 'tensor<8x16xf32>=zeros' --script %s --compare %t.npy
// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// Tutorial, section 1.8: the product is computed where the tiles of what follows it are; as the section writes it, and by a script.

// CHECK-LABEL: @whole
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (4, 2)
// CHECK:   %[[PART:.*]] = linalg.matmul {{.*}}ins(%{{.*}}, %{{.*}} : tensor<2x10xf32>, tensor<10x8xf32>)
// CHECK:   linalg.generic {{.*}} ins(%[[PART]] : tensor<2x8xf32>)
module attributes {transform.with_named_sequence} {
  func.func @whole(%lhs: tensor<8x10xf32>, %rhs: tensor<10x16xf32>, %init: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %result = linalg.matmul {of_section_1_8} ins(%lhs, %rhs : tensor<8x10xf32>, tensor<10x16xf32>)
                            outs(%init : tensor<8x16xf32>) -> tensor<8x16xf32>
    %squared = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"], of_section_1_8
    } ins(%result : tensor<8x16xf32>) outs(%init : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.mulf %in, %in : f32
      linalg.yield %5 : f32
    } -> tensor<8x16xf32>
    return %squared : tensor<8x16xf32>
  }

  func.func @fused(%lhs: tensor<8x10xf32>, %rhs: tensor<10x16xf32>, %init: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %0 = scf.forall (%i, %j) in (4, 2)
      shared_outs(%shared = %init) -> (tensor<8x16xf32>) {
      %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
      %2 = affine.apply affine_map<(d0) -> (d0 * 8)>(%j)
      %lhs_slice = tensor.extract_slice %lhs[%1, 0] [2, 10] [1, 1]
        : tensor<8x10xf32> to tensor<2x10xf32>
      %rhs_slice = tensor.extract_slice %rhs[0, %2] [10, 8] [1, 1]
        : tensor<10x16xf32> to tensor<10x8xf32>
      %result_slice = tensor.extract_slice %init[%1, %2] [2, 8] [1, 1]
        : tensor<8x16xf32> to tensor<2x8xf32>
      %partial = linalg.generic {
        indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                         affine_map<(i, j, k) -> (k, j)>,
                         affine_map<(i, j, k) -> (i, j)>],
        iterator_types = ["parallel", "parallel", "reduction"]
      } ins(%lhs_slice, %rhs_slice : tensor<2x10xf32>, tensor<10x8xf32>)
        outs(%result_slice : tensor<2x8xf32>) {
      ^bb0(%lhs_one: f32, %rhs_one: f32, %init_one: f32):
        %5 = arith.mulf %lhs_one, %rhs_one : f32
        %6 = arith.addf %init_one, %5 : f32
        linalg.yield %6 : f32
      } -> tensor<2x8xf32>
      %shared_slice = tensor.extract_slice %shared[%1, %2] [2, 8] [1, 1]
        : tensor<8x16xf32> to tensor<2x8xf32>
      %elemwise = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]
      } ins(%partial : tensor<2x8xf32>) outs(%shared_slice : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = arith.mulf %in, %in : f32
        linalg.yield %5 : f32
      } -> tensor<2x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %elemwise into %shared[%1, %2] [2, 8] [1, 1]
          : tensor<2x8xf32> into tensor<8x16xf32>
      }
    }
    return %0 : tensor<8x16xf32>
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %product = transform.structured.match ops{["linalg.matmul"]} attributes{of_section_1_8} in %root : (!transform.any_op) -> !transform.any_op
    %squares = transform.structured.match ops{["linalg.generic"]} attributes{of_section_1_8} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_forall %squares tile_sizes [2, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused, %loop_0 = transform.structured.fuse_into_containing_op %product into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

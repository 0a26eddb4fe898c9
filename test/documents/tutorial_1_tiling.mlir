// RUN: jig eval %s --entry generic --arg 'tensor<8x10xf32>=iota' --arg 'tensor<10x16xf32>=iota' --arg 'tensor<8x16xf32>=iota' --out %t.product.npy
// RUN: jig eval %s --entry tiled --arg 'tensor<8x10xf32>=iota' --arg 'tensor<10x16xf32>=iota' --arg 'tensor<8x16xf32>=iota' --compare %t.product.npy
// RUN: jig eval %s --entry named --arg 'tensor<8x10xf32>=iota' --arg 'tensor<10x16xf32>=iota' --arg 'tensor<8x16xf32>=iota' --compare %t.product.npy
// RUN: jig eval %s --entry generic --arg 'tensor<8x10xf32>=iota' --arg 'tensor<10x16xf32>=iota' --arg 'tensor<8x16xf32>=iota' --script %S/Inputs/tile_2_8.mlir --compare %t.product.npy
// RUN: jig apply --script %S/Inputs/tile_2_8.mlir %s | FileCheck %s
// Tutorial, sections 1.6, 1.7 and 1.9: a product of tensors, the same in tiles as the section writes them by hand, and as an op with a name.
// A script tiles the first as the section did.

#lhs = affine_map<(i, j, k) -> (i, k)>
#rhs = affine_map<(i, j, k) -> (k, j)>
#out = affine_map<(i, j, k) -> (i, j)>

// CHECK-LABEL: @generic
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) in (4, 2)
// CHECK:   tensor.extract_slice %{{.*}}[%{{.*}}, 0] [2, 10] [1, 1]
// CHECK:   tensor.extract_slice %{{.*}}[0, %{{.*}}] [10, 8] [1, 1]
// CHECK:   linalg.generic
// CHECK:   tensor.parallel_insert_slice %{{.*}} into %{{.*}} [2, 8] [1, 1]
func.func @generic(%lhs: tensor<8x10xf32>, %rhs: tensor<10x16xf32>, %init: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %result = linalg.generic {
    indexing_maps = [#lhs, #rhs, #out],
    iterator_types = ["parallel", "parallel", "reduction"], of_section_1_6
  } ins(%lhs, %rhs : tensor<8x10xf32>, tensor<10x16xf32>)
    outs(%init : tensor<8x16xf32>) {
  ^bb0(%lhs_one: f32, %rhs_one: f32, %init_one: f32):
    %0 = arith.mulf %lhs_one, %rhs_one : f32
    %1 = arith.addf %init_one, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<8x16xf32>
  return %result : tensor<8x16xf32>
}

func.func @tiled(%lhs: tensor<8x10xf32>, %rhs: tensor<10x16xf32>, %init: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = scf.forall (%i, %j) in (4, 2)
    shared_outs(%shared = %init) -> (tensor<8x16xf32>) {
    %3 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %4 = affine.apply affine_map<(d0) -> (d0 * 8)>(%j)
    %lhs_slice = tensor.extract_slice %lhs[%3, 0] [2, 10] [1, 1]
      : tensor<8x10xf32> to tensor<2x10xf32>
    %rhs_slice = tensor.extract_slice %rhs[0, %4] [10, 8] [1, 1]
      : tensor<10x16xf32> to tensor<10x8xf32>
    %result_slice = tensor.extract_slice %shared[%3, %4] [2, 8] [1, 1]
      : tensor<8x16xf32> to tensor<2x8xf32>
    %partial = linalg.generic {
      indexing_maps = [#lhs, #rhs, #out],
      iterator_types = ["parallel", "parallel", "reduction"]
    } ins(%lhs_slice, %rhs_slice : tensor<2x10xf32>, tensor<10x8xf32>)
      outs(%result_slice : tensor<2x8xf32>) {
    ^bb0(%lhs_one: f32, %rhs_one: f32, %init_one: f32):
      %5 = arith.mulf %lhs_one, %rhs_one : f32
      %6 = arith.addf %init_one, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %partial into %shared[%3, %4] [2, 8] [1, 1]
        : tensor<2x8xf32> into tensor<8x16xf32>
    }
  }
  return %0 : tensor<8x16xf32>
}

func.func @named(%lhs: tensor<8x10xf32>, %rhs: tensor<10x16xf32>, %init: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %matmul = linalg.matmul ins(%lhs, %rhs : tensor<8x10xf32>, tensor<10x16xf32>)
                          outs(%init : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %matmul : tensor<8x16xf32>
}

// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_vector.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_vector.payload -
// RUN: jig eval %s --entry sums --arg 'vector<4x8xf32>=random:1' --arg 'vector<4xf32>=random:2' --arg 'vector<8xf32>=random:3' --out %t.sums.npy
// RUN: jig eval %t.applied.mlir --entry sums --arg 'vector<4x8xf32>=random:1' --arg 'vector<4xf32>=random:2' --arg 'vector<8xf32>=random:3' --compare %t.sums.npy
// RUN: jig eval %s --entry outer --arg 'vector<4xf32>=random:1' --arg 'vector<8xf32>=random:2' --arg index=3 --out %t.outer.npy
// RUN: jig eval %t.applied.mlir --entry outer --arg 'vector<4xf32>=random:1' --arg 'vector<8xf32>=random:2' --arg index=3 --compare %t.outer.npy
// RUN: jig eval %s --entry partial --arg 'memref<?x?xf32>:5x5=random:1' --out %t.partial.npy
// RUN: jig eval %t.applied.mlir --entry partial --arg 'memref<?x?xf32>:5x5=random:1' --compare %t.partial.npy
// RUN: jig eval %s --entry permuted --arg 'memref<8x4xf32>=random:1' --arg 'memref<1x8x4xf32>=random:2' --out %t.permuted.npy
// RUN: jig eval %t.applied.mlir --entry permuted --arg 'memref<8x4xf32>=random:1' --arg 'memref<1x8x4xf32>=random:2' --compare %t.permuted.npy
// RUN: jig eval %s --entry product --arg 'memref<4x8xf32>=random:1' --arg 'memref<8x4xf32>=random:2' --arg 'memref<4x4xf32>=random:3' --show-args > %t.product.before
// RUN: jig eval %t.applied.mlir --entry product --arg 'memref<4x8xf32>=random:1' --arg 'memref<8x4xf32>=random:2' --arg 'memref<4x4xf32>=random:3' --show-args | diff %t.product.before -
// Op list of 2023, "Vector transform operations": all of them.
// ORACLE: 22
module {
  func.func @product(%m: memref<4x8xf32>, %n: memref<8x4xf32>, %r: memref<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %p = arith.constant 0.0 : f32
    %a = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
    %b = vector.transfer_read %n[%c0, %c0], %p {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
    %c = vector.transfer_read %r[%c0, %c0], %p {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
    %t = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    %k = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                          iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %t, %b, %c
      : vector<8x4xf32>, vector<8x4xf32> into vector<4x4xf32>
    vector.transfer_write %k, %r[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
    return
  }
  func.func @sums(%v: vector<4x8xf32>, %acc: vector<4xf32>, %x: vector<8xf32>) -> (vector<4xf32>, vector<4x8xf32>, vector<2x4x4xf32>) {
    %0 = vector.multi_reduction <add>, %v, %acc [1] : vector<4x8xf32> to vector<4xf32>
    %1 = vector.broadcast %x : vector<8xf32> to vector<4x8xf32>
    %2 = vector.shape_cast %v : vector<4x8xf32> to vector<2x4x4xf32>
    return %0, %1, %2 : vector<4xf32>, vector<4x8xf32>, vector<2x4x4xf32>
  }
  func.func @outer(%x: vector<4xf32>, %y: vector<8xf32>, %n: index) -> (vector<4x8xf32>, vector<4x8xi1>) {
    %0 = vector.outerproduct %x, %y : vector<4xf32>, vector<8xf32>
    %1 = vector.create_mask %n, %n : vector<4x8xi1>
    return %0, %1 : vector<4x8xf32>, vector<4x8xi1>
  }
  func.func @partial(%m: memref<?x?xf32>) -> vector<4x8xf32> {
    %i = arith.constant 0 : index
    %p = arith.constant 0.0 : f32
    %0 = vector.transfer_read %m[%i, %i], %p {partial} : memref<?x?xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  func.func @permuted(%m: memref<8x4xf32>, %s: memref<1x8x4xf32>) -> (vector<4x8xf32>, vector<8x4xf32>) {
    %c0 = arith.constant 0 : index
    %p = arith.constant 0.0 : f32
    %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : memref<8x4xf32>, vector<4x8xf32>
    %1 = vector.transfer_read %s[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x8x4xf32>, vector<1x8x4xf32>
    %2 = vector.shape_cast %1 : vector<1x8x4xf32> to vector<8x4xf32>
    return %0, %2 : vector<4x8xf32>, vector<8x4xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %all = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f:5 = transform.split_handles %all in [5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)

    %0 = transform.vector.lower_contraction %f#0 lowering_strategy = outerproduct : (!transform.any_op) -> !transform.any_op
    %1 = transform.vector.lower_transpose %0 lowering_strategy = eltwise : (!transform.any_op) -> !transform.any_op
    %2 = transform.vector.lower_transfer %1 max_transfer_rank = 1 : (!transform.any_op) -> !transform.any_op
    %3 = transform.vector.transfer_to_scf %2 max_transfer_rank = 1 full_unroll = true : (!transform.any_op) -> !transform.any_op

    %4 = transform.vector.lower_multi_reduction %f#1 lowering_strategy = innerreduction : (!transform.any_op) -> !transform.any_op
    %5 = transform.vector.lower_broadcast %4 : (!transform.any_op) -> !transform.any_op
    %6 = transform.vector.lower_shape_cast %5 : (!transform.any_op) -> !transform.any_op

    %7 = transform.vector.lower_outerproduct %f#2 : (!transform.any_op) -> !transform.any_op
    %8 = transform.vector.lower_mask %7 : (!transform.any_op) -> !transform.any_op

    %9 = transform.vector.split_transfer_full_partial %f#3 split_transfer_strategy = "linalg-copy" : (!transform.any_op) -> !transform.any_op

    %10 = transform.vector.apply_transfer_permutation_patterns %f#4 : (!transform.any_op) -> !transform.any_op
    %11 = transform.vector.apply_rank_reducing_subview_patterns %10 : (!transform.any_op) -> !transform.any_op
    %12 = transform.vector.lower_transpose %11 avx2_lowering_strategy = false : (!transform.any_op) -> !transform.any_op
  }
}

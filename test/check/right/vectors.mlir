// RUN: %python %S/../corpus.py %s
// Right schedules that make and lower vectors, with masks and without (../README.md).
// -----
// vectorize a product, lower it
func.func @f(%a: tensor<4x6xf32>, %b: tensor<6x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<4x6xf32>, tensor<6x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l:3 = transform.structured.tile_using_for %m tile_sizes [2, 4, 3] : (!t) -> (!t, !t, !t, !t)
transform.structured.vectorize %s {create_named_contraction} : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers } : !t
%h = transform.structured.hoist_redundant_vector_transfers %f : (!t) -> !t
transform.apply_patterns to %h { transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct" } : !t
transform.apply_patterns to %h { transform.apply_patterns.vector.lower_outerproduct } : !t
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
%g = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
transform.apply_patterns to %g { transform.apply_patterns.vector.lower_transpose transform.apply_patterns.vector.transfer_to_scf full_unroll = true transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1 } : !t
// -----
// vectors under masks, sizes unknown
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l:3 = transform.structured.tile_using_for %m tile_sizes [2, 4, 3] : (!t) -> (!t, !t, !t, !t)
transform.structured.vectorize %s vector_sizes [2, 4, 3] : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_masked_transfers } : !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel" } : !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_masks transform.apply_patterns.vector.materialize_masks } : !t
// -----
// a reduction under a mask
func.func @f(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce { arith.maximumf } ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) dimensions = [1]
  return %r : tensor<?xf32>
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t
%s, %l:2 = transform.structured.tile_using_for %g tile_sizes [3, 4] : (!t) -> (!t, !t, !t)
transform.structured.vectorize %s vector_sizes [3, 4] : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction" } : !t
// -----
// gather
func.func @f(%t: tensor<9x5xf32>, %i: tensor<4xindex>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %n = arith.constant 9 : index
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<4xindex>) outs(%o : tensor<4x5xf32>) {
  ^bb0(%x: index, %y: f32):
    %j = linalg.index 1 : index
    %k = arith.remui %x, %n : index
    %e = tensor.extract %t[%k, %j] : tensor<9x5xf32>
    linalg.yield %e : f32
  } -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
// script
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [2] : (!t) -> (!t, !t)
transform.structured.vectorize %s {vectorize_nd_extract} : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_gather } : !t
// -----
// a convolution of one dimension
func.func @f(%a: tensor<1x8x3xf32>, %w: tensor<2x3x4xf32>, %c: tensor<1x7x4xf32>) -> tensor<1x7x4xf32> {
  %r = linalg.conv_1d_nwc_wcf ins(%a, %w : tensor<1x8x3xf32>, tensor<2x3x4xf32>) outs(%c : tensor<1x7x4xf32>) -> tensor<1x7x4xf32>
  return %r : tensor<1x7x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!t) -> !t
transform.structured.vectorize %m : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith" } : !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel" transform.apply_patterns.vector.lower_broadcast transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_1d" } : !t
// -----
// scans, interleaving, steps
func.func @f(%a: vector<3x4xf32>, %b: vector<4xf32>) -> (vector<3x4xf32>, vector<4xf32>, vector<8xf32>, vector<4xindex>) {
  %s:2 = vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 0 : i64} : vector<3x4xf32>, vector<4xf32>
  %i = vector.interleave %b, %s#1 : vector<4xf32> -> vector<8xf32>
  %n = vector.step : vector<4xindex>
  return %s#0, %s#1, %i, %n : vector<3x4xf32>, vector<4xf32>, vector<8xf32>, vector<4xindex>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_scan } : !t
transform.apply_patterns to %f { transform.apply_patterns.vector.interleave_to_shuffle transform.apply_patterns.vector.lower_step } : !t
// -----
// transfers out of bounds, split
func.func @f(%a: memref<6x5xf32>, %n: index) -> vector<4x4xf32> {
  %c5 = arith.constant 5 : index
  %i = arith.remui %n, %c5 : index
  %pad = arith.constant -1.5 : f32
  %c1 = arith.constant 1 : index
  %v = vector.transfer_read %a[%c1, %i], %pad : memref<6x5xf32>, vector<4x4xf32>
  %w = arith.addf %v, %v : vector<4x4xf32>
  vector.transfer_write %w, %a[%i, %c1] : vector<4x4xf32>, memref<6x5xf32>
  return %v : vector<4x4xf32>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy" } : !t
transform.apply_patterns to %f { transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true } : !t
// -----
// gathers by selects: sorting pairs
func.func @f(%a: tensor<8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
  ^bb0(%y: f32):
    %c1 = arith.constant 1 : index
    %i = linalg.index 0 : index
    %other = arith.xori %i, %c1 : index
    %x = tensor.extract %a[%i] : tensor<8xf32>
    %z = tensor.extract %a[%other] : tensor<8xf32>
    %first = arith.cmpi ult, %i, %other : index
    %less = arith.cmpf olt, %x, %z : f32
    %keep = arith.cmpi eq, %first, %less : i1
    %s = arith.select %keep, %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// script
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [4] : (!t) -> (!t, !t)
transform.structured.vectorize %s {vectorize_nd_extract} : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !t
// -----
// packing as vectors
func.func @f(%a: tensor<7x5xf32>) -> tensor<2x3x4x2xf32> {
  %pad = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2x3x4x2xf32>
  %p = linalg.pack %a padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %e : tensor<7x5xf32> -> tensor<2x3x4x2xf32>
  return %p : tensor<2x3x4x2xf32>
}
// script
%m = transform.structured.match ops{["linalg.pack"]} in %root : (!t) -> !t
transform.structured.vectorize %m vector_sizes [2, 3, 4, 2] : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_masked_transfers transform.apply_patterns.vector.lower_transpose transform.apply_patterns.vector.lower_shape_cast } : !t
// -----
// scalable vectors
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.sub ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// script
%m = transform.structured.match ops{["linalg.sub"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [[4]] : (!t) -> (!t, !t)
transform.structured.vectorize %s vector_sizes [[4]] : !t

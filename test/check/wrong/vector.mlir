// RUN: %python %S/../corpus.py %s
// Schedules with a step that computes something else (../README.md).
// -----
// a mask, lost
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %m = vector.constant_mask [3] : vector<4xi1>
  %s = arith.select %m, %a, %b : vector<4xi1>, vector<4xf32>
  return %s : vector<4xf32>
}
// script
%op = transform.structured.match ops{["vector.constant_mask"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 4> -> !p
transform.annotate %op "mask_dim_sizes" = %value : !t, !p // differs
// -----
// in bounds it is not
func.func @f(%a: memref<6xf32>) -> vector<4xf32> {
  %c3 = arith.constant 3 : index
  %pad = arith.constant 0.0 : f32
  %v = vector.transfer_read %a[%c3], %pad : memref<6xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// script
%op = transform.structured.match ops{["vector.transfer_read"]} in %root : (!t) -> !t
%value = transform.param.constant [true] -> !p
transform.annotate %op "in_bounds" = %value : !t, !p // undefined
// -----
// read transposed
func.func @f(%a: memref<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %v = vector.transfer_read %a[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
  return %v : vector<4x4xf32>
}
// script
%op = transform.structured.match ops{["vector.transfer_read"]} in %root : (!t) -> !t
%value = transform.param.constant affine_map<(i, j) -> (j, i)> -> !p
transform.annotate %op "permutation_map" = %value : !t, !p // differs
// -----
// two lanes change places
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %s = vector.shuffle %a, %b [0, 1, 6, 7] : vector<4xf32>, vector<4xf32>
  return %s : vector<4xf32>
}
// script
%op = transform.structured.match ops{["vector.shuffle"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 1, 0, 6, 7> -> !p
transform.annotate %op "mask" = %value : !t, !p // differs
// -----
// another kind of sums
func.func @f(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %s = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %s : vector<4x4xf32>
}
// script
%op = transform.structured.match ops{["vector.contract"]} in %root : (!t) -> !t
%value = transform.param.constant #vector.kind<maximumf> -> !p
transform.annotate %op "kind" = %value : !t, !p // differs
// -----
// a product with the transpose
func.func @f(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %s = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %s : vector<4x4xf32>
}
// script
%op = transform.structured.match ops{["vector.contract"]} in %root : (!t) -> !t
%value = transform.param.constant [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] -> !p
transform.annotate %op "indexing_maps" = %value : !t, !p // differs
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct" } : !t
// -----
// the least for the largest
func.func @f(%a: vector<4x4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %s = vector.multi_reduction <maximumf>, %a, %b [1] : vector<4x4xf32> to vector<4xf32>
  return %s : vector<4xf32>
}
// script
%op = transform.structured.match ops{["vector.multi_reduction"]} in %root : (!t) -> !t
%value = transform.param.constant #vector.kind<minimumf> -> !p
transform.annotate %op "kind" = %value : !t, !p // differs
// -----
// reduced along the other dimension
func.func @f(%a: vector<4x4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %s = vector.multi_reduction <add>, %a, %b [1] : vector<4x4xf32> to vector<4xf32>
  return %s : vector<4xf32>
}
// script
%op = transform.structured.match ops{["vector.multi_reduction"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 0> -> !p
transform.annotate %op "reduction_dims" = %value : !t, !p // differs
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel" } : !t
// -----
// the wrong lane
func.func @f(%a: vector<4xf32>) -> f32 {
  %s = vector.extract %a[1] : f32 from vector<4xf32>
  return %s : f32
}
// script
%op = transform.structured.match ops{["vector.extract"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 2> -> !p
transform.annotate %op "static_position" = %value : !t, !p // differs
// -----
// a slice of a vector
func.func @f(%a: vector<8xf32>) -> vector<4xf32> {
  %s = vector.extract_strided_slice %a {offsets = [4], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  return %s : vector<4xf32>
}
// script
%op = transform.structured.match ops{["vector.extract_strided_slice"]} in %root : (!t) -> !t
%value = transform.param.constant [2] -> !p
transform.annotate %op "offsets" = %value : !t, !p // differs
// -----
// a scan that includes its own element
func.func @f(%a: vector<4x3xf32>, %b: vector<3xf32>) -> vector<4x3xf32> {
  %s:2 = vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 0 : i64} : vector<4x3xf32>, vector<3xf32>
  return %s#0 : vector<4x3xf32>
}
// script
%op = transform.structured.match ops{["vector.scan"]} in %root : (!t) -> !t
%value = transform.param.constant true -> !p
transform.annotate %op "inclusive" = %value : !t, !p // differs

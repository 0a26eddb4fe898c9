// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Pairs of bf16 in memory.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
    } : !transform.any_op
    transform.yield
  }
}
// CASE
func.func @plain(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @four(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x4xf32>, %i: index, %j: index) -> vector<1x4xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x4x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x4x2xbf16> into vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
// CASE
func.func @static_strides(%A: memref<4x6x2xbf16, strided<[20, 2, 1], offset: 4>>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16, strided<[20, 2, 1], offset: 4>>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @dynamic_offset(%A: memref<4x6x2xbf16, strided<[20, 2, 1], offset: ?>>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16, strided<[20, 2, 1], offset: ?>>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @dynamic_stride(%A: memref<4x6x2xbf16, strided<[?, 2, 1], offset: ?>>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16, strided<[?, 2, 1], offset: ?>>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @dynamic_stride_b(%A: memref<4x6x2xbf16>, %B: memref<4x9x2xbf16, strided<[?, 2, 1], offset: ?>>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<4x9x2xbf16, strided<[?, 2, 1], offset: ?>>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @dynamic_strides_b(%A: memref<4x6x2xbf16>, %B: memref<4x9x2xbf16, strided<[?, ?, 1], offset: ?>>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<4x9x2xbf16, strided<[?, ?, 1], offset: ?>>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @dynamic(%A: memref<?x?x2xbf16>, %B: memref<?x?x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<?x?x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<?x?x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @dynamic_pairs(%A: memref<4x6x?xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x?xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @more_pairs(%A: memref<4x6x4xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x4xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @second_of_pair(%A: memref<4x6x4xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %one] : memref<4x6x4xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @unknown_of_pair(%A: memref<4x6x4xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %i] : memref<4x6x4xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @transfer(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.transfer_read %A[%i, %j, %z], %p {in_bounds = [true, true, true]} : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @outside(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.transfer_read %A[%i, %j, %z], %p : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @maybe_outside(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.transfer_read %A[%i, %j, %z], %p {in_bounds = [true, false, true]} : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @permuted(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.transfer_read %A[%i, %j, %z], %p {in_bounds = [true, true, true], permutation_map = affine_map<(a, b, c) -> (b, a, c)>} : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @more_dims(%A: memref<2x4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %i, %j, %z] : memref<2x4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @less_dims(%A: memref<6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.transfer_read %A[%j, %z], %p {in_bounds = [true, true, true], permutation_map = affine_map<(a, b) -> (0, a, b)>} : memref<6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @space(%A: memref<4x6x2xbf16, 3>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16, 3>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @gap(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16, strided<[180, 20, 1]>>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16, strided<[180, 20, 1]>>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @gap_a(%A: memref<3x9x2xbf16, strided<[180, 20, 1]>>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<3x9x2xbf16, strided<[180, 20, 1]>>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @tensor(%A: tensor<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.transfer_read %A[%i, %j, %z], %p {in_bounds = [true, true, true]} : tensor<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @read_between(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %j: index) -> vector<1x8xf32> {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %p = ub.poison : bf16
  %a = vector.load %A[%i, %j, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
  %b = vector.load %B[%j, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
  %t = memref.alloc() : memref<4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @no_memory(%a: vector<1x1x2xbf16>, %b: vector<1x8x2xbf16>, %c: vector<1x8xf32>) -> vector<1x8xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @column(%A: memref<4x1x2xbf16>, %B: memref<1x1x2xbf16>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %z = arith.constant 0 : index
  %a = vector.load %A[%z, %z, %z] : memref<4x1x2xbf16>, vector<4x1x2xbf16>
  %b = vector.load %B[%z, %z, %z] : memref<1x1x2xbf16>, vector<1x1x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x1x2xbf16>, vector<1x1x2xbf16> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// RUN: %python %S/../corpus.py %s
// Buffers whose strides and offsets are not known (../README.md).
// -----
// tiled, vectorized with masks, lowered
func.func @f(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32, strided<[?, 1], offset: ?>>,
             %o: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  linalg.add ins(%a, %b : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>)
             outs(%o : memref<?x?xf32, strided<[?, 1], offset: ?>>)
  return
}
// script
%op = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
%tile, %loops:2 = transform.structured.tile_using_for %op tile_sizes [2, 4] : (!t) -> (!t, !t, !t)
transform.structured.vectorize %tile vector_sizes [2, 4] : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.memref.fold_memref_alias_ops } : !t
%m = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t
// -----
// any strides
func.func @f(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %o: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  linalg.exp ins(%a : memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%o : memref<?x?xf32, strided<[?, ?], offset: ?>>)
  return
}
// script
%op = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%tile, %loops:2 = transform.structured.tile_using_for %op tile_sizes [3, 2] interchange = [1, 0] : (!t) -> (!t, !t, !t)
%generic = transform.structured.generalize %tile : (!t) -> !t
%nest = transform.structured.convert_to_loops %generic : (!t) -> !t
%m = transform.apply_registered_pass "expand-strided-metadata" to %root : (!t) -> !t
// -----
// strides of which some are known
func.func @f(%a: memref<4x?x8xf32, strided<[?, ?, 1]>>, %o: memref<4x?x8xf32, strided<[?, 8, 1], offset: 3>>) {
  memref.copy %a, %o : memref<4x?x8xf32, strided<[?, ?, 1]>> to memref<4x?x8xf32, strided<[?, 8, 1], offset: 3>>
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !t
%m = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t

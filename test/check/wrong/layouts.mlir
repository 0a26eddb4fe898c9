// RUN: %python %S/../corpus.py %s
// Steps that are right for rows that lie one after the other, and for no others (../README.md).
// -----
// a stride that is taken to be 1
func.func @f(%a: memref<?xf32, strided<[?], offset: ?>>, %o: memref<?xf32>) {
  %base, %offset, %n, %s = memref.extract_strided_metadata %a : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %known = arith.constant true
  %one = arith.constant 1 : index
  %stride = arith.select %known, %s, %one : index
  %r = memref.reinterpret_cast %base to offset: [%offset], sizes: [%n], strides: [%stride] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  memref.copy %r, %o : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  return
}
// script
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = i1 in %root : (!t) -> !t
%no = transform.param.constant false -> !p
transform.annotate %k "value" = %no : !t, !p // differs
// -----
// an offset that is taken to be 0
func.func @f(%a: memref<4x4xf32, strided<[4, 1], offset: ?>>, %o: memref<4x4xf32>) {
  %base, %start, %n:2, %s:2 = memref.extract_strided_metadata %a : memref<4x4xf32, strided<[4, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %known = arith.constant true
  %zero = arith.constant 0 : index
  %offset = arith.select %known, %start, %zero : index
  %r = memref.reinterpret_cast %base to offset: [%offset], sizes: [4, 4], strides: [4, 1] : memref<f32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  memref.copy %r, %o : memref<4x4xf32, strided<[4, 1], offset: ?>> to memref<4x4xf32>
  return
}
// script
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = i1 in %root : (!t) -> !t
%no = transform.param.constant false -> !p
transform.annotate %k "value" = %no : !t, !p // differs
// -----
// a row that is taken to be as long as it has elements
func.func @f(%a: memref<?x?xf32, strided<[?, 1]>>, %o: memref<?x?xf32>) {
  %base, %offset, %n:2, %s:2 = memref.extract_strided_metadata %a : memref<?x?xf32, strided<[?, 1]>> -> memref<f32>, index, index, index, index, index
  %known = arith.constant true
  %row = arith.select %known, %s#0, %n#1 : index
  %r = memref.reinterpret_cast %base to offset: [0], sizes: [%n#0, %n#1], strides: [%row, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1]>>
  memref.copy %r, %o : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32>
  return
}
// script
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = i1 in %root : (!t) -> !t
%no = transform.param.constant false -> !p
transform.annotate %k "value" = %no : !t, !p // differs
// -----
// what lies between the rows is written to
func.func @f(%o: memref<4x4xf32, strided<[8, 1]>>, %x: f32) {
  %r = memref.reinterpret_cast %o to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x4xf32, strided<[8, 1]>> to memref<4x8xf32>
  affine.for %j = 0 to 4 {
    affine.store %x, %r[1, %j] : memref<4x8xf32>
  }
  return
}
// script
%op = transform.structured.match ops{["affine.for"]} in %root : (!t) -> !t
%value = transform.param.constant affine_map<() -> (5)> -> !p
transform.annotate %op "upperBoundMap" = %value : !t, !p // differs

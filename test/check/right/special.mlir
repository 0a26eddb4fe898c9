// RUN: %python %S/../corpus.py %s
// Right schedules of functions that depend on the order of numbers, on their signs, and on all bits of integers (../README.md).
// -----
// a maximum, divided
func.func @f(%a: tensor<5x11xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
  %s = linalg.reduce { arith.maximumf } ins(%a : tensor<5x11xf32>) outs(%o : tensor<5xf32>) dimensions = [1]
  return %s : tensor<5xf32>
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t
%fill, %part, %merge, %l = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 4] : (!t) -> (!t, !t, !t, !t)
// -----
// a minimum, padded
func.func @f(%a: tensor<5x11xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
  %s = linalg.reduce { arith.minimumf } ins(%a : tensor<5x11xf32>) outs(%o : tensor<5xf32>) dimensions = [1]
  return %s : tensor<5xf32>
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [0, 4] : (!t) -> (!t, !t)
%p, %pad, %copy = transform.structured.pad %s {padding_values = [0x7F800000 : f32, 0x7F800000 : f32], padding_dimensions = [0, 1], nofold_flags = [0, 0]} : (!t) -> (!t, !t, !t)
// -----
// what is below zero is zero, fused
func.func @f(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>, %c: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %zero = arith.constant 0.0 : f32
  %r = linalg.matmul ins(%a, %b : tensor<5x5xf32>, tensor<5x5xf32>) outs(%c : tensor<5x5xf32>) -> tensor<5x5xf32>
  %z = linalg.fill ins(%zero : f32) outs(%c : tensor<5x5xf32>) -> tensor<5x5xf32>
  %s = linalg.max ins(%r, %z : tensor<5x5xf32>, tensor<5x5xf32>) outs(%c : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %s : tensor<5x5xf32>
}
// script
%m = transform.structured.match ops{["linalg.max"]} in %root : (!t) -> !t
%s, %l:2 = transform.structured.fuse %m tile_sizes [2, 3] : (!t) -> (!t, !t, !t)
// -----
// the place of the largest number
func.func @f(%a: tensor<4x7xf32>, %m: tensor<4xf32>, %i: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x7xf32>) outs(%m, %i : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%x: f32, %best: f32, %at: i32):
    %k = linalg.index 1 : index
    %n = arith.index_cast %k : index to i32
    %c = arith.cmpf ogt, %x, %best : f32
    %b2 = arith.select %c, %x, %best : f32
    %a2 = arith.select %c, %n, %at : i32
    linalg.yield %b2, %a2 : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}
// script
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l:2 = transform.structured.tile_using_for %m tile_sizes [3, 2] : (!t) -> (!t, !t, !t)
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
%v = transform.apply_registered_pass "convert-linalg-to-loops" to %b : (!t) -> !t
// -----
// integers between limits, as vectors
func.func @f(%a: tensor<8xi32>, %o: tensor<8xi32>) -> tensor<8xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<8xi32>) outs(%o : tensor<8xi32>) {
  ^bb0(%x: i32, %old: i32):
    %lo = arith.constant -100 : i32
    %hi = arith.constant 2147483647 : i32
    %p = arith.maxsi %x, %lo : i32
    %q = arith.minsi %p, %hi : i32
    linalg.yield %q : i32
  } -> tensor<8xi32>
  return %r : tensor<8xi32>
}
// script
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
transform.structured.vectorize %m : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !t
// -----
// comparisons and absolute values, down to the llvm dialect
func.func @f(%x: vector<8xf32>, %y: vector<8xf32>, %i: vector<8xi16>) -> (vector<8xf32>, vector<8xi16>) {
  %a = math.absf %x : vector<8xf32>
  %c = arith.cmpf ole, %a, %y : vector<8xf32>
  %s = arith.select %c, %x, %y : vector<8xi1>, vector<8xf32>
  %n = math.absi %i : vector<8xi16>
  return %s, %n : vector<8xf32>, vector<8xi16>
}
// script
%v = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t
// -----
// elements at indices
func.func @f(%a: tensor<9xf32>, %at: tensor<6xi32>, %o: tensor<6xf32>) -> tensor<6xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%at : tensor<6xi32>) outs(%o : tensor<6xf32>) {
  ^bb0(%i: i32, %old: f32):
    %k = arith.index_cast %i : i32 to index
    %x = tensor.extract %a[%k] : tensor<9xf32>
    linalg.yield %x : f32
  } -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// script
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [4] : (!t) -> (!t, !t)
// -----
// divisions that round down and up, expanded
func.func @f(%i: index, %n: i32, %k: i64) -> (index, i32, i64) {
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : i32
  %c9 = arith.constant 9 : i64
  %p = arith.floordivsi %i, %c5 : index
  %q = arith.ceildivsi %n, %c7 : i32
  %r = arith.floordivsi %k, %c9 : i64
  return %p, %q, %r : index, i32, i64
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%e = transform.apply_registered_pass "arith-expand" to %f : (!t) -> !t
%v = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t
// -----
// affine arithmetic below zero
func.func @f(%i: index, %j: index) -> (index, index) {
  %p = affine.apply affine_map<(i, j) -> ((i + j) floordiv 4 + i mod 3)>(%i, %j)
  %q = affine.max affine_map<(i, j) -> (i - j, j ceildiv 2, -5)>(%i, %j)
  return %p, %q : index, index
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%a = transform.apply_registered_pass "lower-affine" to %f : (!t) -> !t
%v = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t
// -----
// the largest of rows of vectors
func.func @f(%x: vector<4x6xf32>, %o: vector<4xf32>, %i: vector<4x6xi8>, %p: vector<4xi8>) -> (vector<4xf32>, vector<4xi8>) {
  %r = vector.multi_reduction <maximumf>, %x, %o [1] : vector<4x6xf32> to vector<4xf32>
  %s = vector.multi_reduction <minui>, %i, %p [1] : vector<4x6xi8> to vector<4xi8>
  return %r, %s : vector<4xf32>, vector<4xi8>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel" } : !t
// -----
// what may not overflow before may do so now
func.func @f(%x: vector<32xi32>, %y: vector<32xi32>) -> vector<32xi32> {
  %c = arith.addi %x, %y overflow<nsw> : vector<32xi32>
  return %c : vector<32xi32>
}
// script
%op = transform.structured.match ops{["arith.addi"]} in %root : (!t) -> !t
%value = transform.param.constant #arith.overflow<none> -> !p
transform.annotate %op "overflowFlags" = %value : !t, !p
// -----
// what nobody wrote is something
func.func @f(%a: tensor<6xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %s = tensor.insert_slice %a into %e[0] [6] [1] : tensor<6xf32> into tensor<8xf32>
  return %s : tensor<8xf32>
}
// script
%e = transform.structured.match ops{["tensor.empty"]} in %root : (!t) -> !t
%n = transform.structured.replace %e {
  %z = arith.constant dense<1.0> : tensor<8xf32>
} : (!t) -> !t

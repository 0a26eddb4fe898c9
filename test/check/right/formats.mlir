// RUN: %python %S/../corpus.py %s
// Right schedules of numbers of other formats: narrow floats, integers, complex numbers (../README.md).
// -----
// bf16 with f32 sums
func.func @f(%a: tensor<4x6xbf16>, %b: tensor<6x8xbf16>, %c: tensor<4x8xf32>) -> tensor<4x8xbf16> {
  %r = linalg.matmul ins(%a, %b : tensor<4x6xbf16>, tensor<6x8xbf16>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x8xbf16>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<4x8xf32>) outs(%e : tensor<4x8xbf16>) {
  ^bb0(%x: f32, %y: bf16):
    %z = arith.truncf %x : f32 to bf16
    linalg.yield %z : bf16
  } -> tensor<4x8xbf16>
  return %t : tensor<4x8xbf16>
}
// script
%g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l:2 = transform.structured.fuse %g tile_sizes [2, 4] : (!t) -> (!t, !t, !t)
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s2, %l2 = transform.structured.tile_using_for %m tile_sizes [0, 0, 2] : (!t) -> (!t, !t)
transform.structured.vectorize %s2 : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.fold_arith_extension transform.apply_patterns.vector.reduction_to_contract } : !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct" } : !t
// -----
// f16 with constants, folded
func.func @f(%a: tensor<8xf16>, %o: tensor<8xf16>) -> tensor<8xf16> {
  %third = arith.constant 0.333251953 : f16
  %tenth = arith.constant 0.1 : f32
  %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<8xf16>) outs(%o : tensor<8xf16>) {
  ^bb0(%x: f16, %y: f16):
    %w = arith.extf %x : f16 to f32
    %c = arith.extf %third : f16 to f32
    %d = arith.truncf %tenth : f32 to f16
    %z = arith.mulf %w, %c : f32
    %v = arith.truncf %z : f32 to f16
    %u = arith.addf %v, %d : f16
    linalg.yield %u : f16
  } -> tensor<8xf16>
  return %t : tensor<8xf16>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !t
%g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
transform.structured.vectorize %g : !t
// -----
// arithmetic of f16 done in f32
func.func @f(%a: f16, %b: f16) -> f16 {
  %x = arith.addf %a, %b : f16
  return %x : f16
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.apply_registered_pass "cse" to %f : (!t) -> !t
%x = transform.structured.match ops{["arith.addf"]} in %root : (!t) -> !t
transform.annotate %x "mine" : !t
// -----
// f8
func.func @f(%a: tensor<8xf8E4M3FN>, %b: tensor<8xf8E4M3FN>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xf8E4M3FN>, tensor<8xf8E4M3FN>) outs(%o : tensor<8xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %z: f32):
    %u = arith.extf %x : f8E4M3FN to f32
    %v = arith.extf %y : f8E4M3FN to f32
    %w = math.fma %u, %v, %z : f32
    linalg.yield %w : f32
  } -> tensor<8xf32>
  return %t : tensor<8xf32>
}
// script
%g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %g tile_sizes [4] : (!t) -> (!t, !t)
transform.structured.vectorize %s : !t
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
// -----
// products of i8 with zero points
func.func @f(%a: tensor<4x6xi8>, %b: tensor<6x8xi8>, %za: i32, %zb: i32, %c: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<4x6xi8>, tensor<6x8xi8>, i32, i32) outs(%c : tensor<4x8xi32>) -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
// script
%m = transform.structured.match ops{["linalg.quantized_matmul"]} in %root : (!t) -> !t
%s, %l:3 = transform.structured.tile_using_for %m tile_sizes [2, 4, 3] : (!t) -> (!t, !t, !t, !t)
%g = transform.structured.generalize %s : (!t) -> !t
transform.structured.vectorize %g : !t
// -----
// integers: shifts, divisions, saturation
func.func @f(%a: tensor<?xi32>, %b: tensor<?xi8>, %o: tensor<?xi8>) -> tensor<?xi8> {
  %c7 = arith.constant 7 : i32
  %c64 = arith.constant 64 : i32
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<?xi32>, tensor<?xi8>) outs(%o : tensor<?xi8>) {
  ^bb0(%x: i32, %y: i8, %z: i8):
    %w = arith.extsi %y : i8 to i32
    %p = arith.muli %x, %w : i32
    %q = arith.addi %p, %c64 : i32
    %r = arith.shrsi %q, %c7 : i32
    %s = arith.maxsi %r, %low : i32
    %u = arith.minsi %s, %high : i32
    %v = arith.trunci %u : i32 to i8
    linalg.yield %v : i8
  } -> tensor<?xi8>
  return %t : tensor<?xi8>
}
// script
%g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %g tile_sizes [4] : (!t) -> (!t, !t)
transform.structured.vectorize %s vector_sizes [4] : !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%h = transform.apply_registered_pass "int-range-optimizations" to %f : (!t) -> !t
// -----
// complex numbers
func.func @f(%a: tensor<4xcomplex<f32>>, %b: tensor<4xcomplex<f32>>, %c: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a, %b : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%c : tensor<complex<f32>>) {
  ^bb0(%x: complex<f32>, %y: complex<f32>, %z: complex<f32>):
    %p = complex.mul %x, %y : complex<f32>
    %s = complex.add %z, %p : complex<f32>
    linalg.yield %s : complex<f32>
  } -> tensor<complex<f32>>
  return %t : tensor<complex<f32>>
}
// script
%g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %g tile_sizes [3] : (!t) -> (!t, !t)
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%h = transform.apply_registered_pass "convert-complex-to-standard" to %f : (!t) -> !t
// -----
// f64 with functions, expanded and with fused multiply-adds
func.func @f(%a: tensor<5xf64>, %b: tensor<5xf64>, %o: tensor<5xf64>) -> tensor<5xf64> {
  %half = arith.constant 0.5 : f64
  %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<5xf64>, tensor<5xf64>) outs(%o : tensor<5xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y fastmath<fast> : f64
    %q = arith.addf %p, %z fastmath<fast> : f64
    %r = math.powf %q, %half : f64
    %s = math.tanh %r : f64
    %u = math.absf %s : f64
    linalg.yield %u : f64
  } -> tensor<5xf64>
  return %t : tensor<5xf64>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%h = transform.apply_registered_pass "math-uplift-to-fma" to %f : (!t) -> !t
%f2 = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.structured.match ops{["linalg.generic"]} in %f2 : (!t) -> !t
%s, %l = transform.structured.tile_using_for %g tile_sizes [2] : (!t) -> (!t, !t)
%i = transform.apply_registered_pass "math-expand-ops" with options = {"ops" = ["powf", "fma"]} to %f2 : (!t) -> !t
// -----
// masks of attention: adding -inf
func.func @f(%a: tensor<3x4xf32>, %mask: tensor<3x4xi1>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %no = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x4xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %mask : tensor<3x4xf32>, tensor<3x4xi1>) outs(%e : tensor<3x4xf32>) {
  ^bb0(%x: f32, %m: i1, %z: f32):
    %j = linalg.index 1 : index
    %c0 = arith.constant 0 : index
    %first = arith.cmpi eq, %j, %c0 : index
    %keep = arith.ori %m, %first : i1
    %add = arith.select %keep, %zero, %no : f32
    %s = arith.addf %x, %add : f32
    linalg.yield %s : f32
  } -> tensor<3x4xf32>
  %r = linalg.softmax dimension(1) ins(%t : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.softmax"]} in %root : (!t) -> !t
%d = transform.structured.decompose_interface %m : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%h = transform.apply_registered_pass "linalg-fuse-elementwise-ops" to %f : (!t) -> !t
%g = transform.structured.match interface{LinalgOp} in %h : (!t) -> !t
transform.structured.vectorize %g : !t
// -----
// constants that no fraction is, folded
func.func @f(%x: f32) -> (f32, f32) {
  %log2e = arith.constant 1.44269504 : f32
  %scale = arith.constant 0.0883883461 : f32
  %tenth = arith.constant 0.1 : f32
  %c = arith.mulf %log2e, %scale : f32
  %y = arith.mulf %x, %c : f32
  %z = math.exp2 %y : f32
  %e = math.exp %tenth : f32
  %w = arith.mulf %x, %e : f32
  return %z, %w : f32, f32
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !t
// -----
// a third, by a product or a quotient
// options: --constants=nearest-fraction
func.func private @other()
module {
  func.func @f(%x: vector<64xf32>) -> vector<64xf32> {
    %c = arith.constant dense<0.333333343> : vector<64xf32>
    %y = arith.mulf %x, %c : vector<64xf32>
    return %y : vector<64xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner {
  builtin.module {
    func.func @f(%x: vector<64xf32>) -> vector<64xf32> {
      %c = arith.constant dense<3.0> : vector<64xf32>
      %y = arith.divf %x, %c : vector<64xf32>
      return %y : vector<64xf32>
    }
  }
} : (!t) -> !t

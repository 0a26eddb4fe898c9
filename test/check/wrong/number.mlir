// RUN: %python %S/../corpus.py %s
// Schedules with a step that computes something else (../README.md).
// -----
// a comparison the other way
func.func @f(%x: vector<8xf32>, %y: vector<8xf32>) -> vector<8xf32> {
  %c = arith.cmpf olt, %x, %y : vector<8xf32>
  %s = arith.select %c, %x, %y : vector<8xi1>, vector<8xf32>
  return %s : vector<8xf32>
}
// script
%op = transform.structured.match ops{["arith.cmpf"]} in %root : (!t) -> !t
%value = transform.param.constant 2 : i64 -> !p
transform.annotate %op "predicate" = %value : !t, !p // differs
// -----
// signed for unsigned
func.func @f(%x: vector<16xi32>, %y: vector<16xi32>) -> vector<16xi1> {
  %c = arith.cmpi ult, %x, %y : vector<16xi32>
  return %c : vector<16xi1>
}
// script
%op = transform.structured.match ops{["arith.cmpi"]} in %root : (!t) -> !t
%value = transform.param.constant 2 : i64 -> !p
transform.annotate %op "predicate" = %value : !t, !p // differs
// -----
// a sum that must not overflow
func.func @f(%x: vector<32xi8>, %y: vector<32xi8>) -> vector<32xi8> {
  %c = arith.addi %x, %y : vector<32xi8>
  return %c : vector<32xi8>
}
// script
%op = transform.structured.match ops{["arith.addi"]} in %root : (!t) -> !t
%value = transform.param.constant #arith.overflow<nsw> -> !p
transform.annotate %op "overflowFlags" = %value : !t, !p // differs
// -----
// a constant of a reduction
func.func @f(%a: tensor<8xf32>, %o: tensor<f32>) -> tensor<f32> {
  %s = linalg.reduce { arith.addf } ins(%a : tensor<8xf32>) outs(%o : tensor<f32>) dimensions = [0]
  return %s : tensor<f32>
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t
%fill, %part, %merge, %l = transform.structured.tile_reduction_using_for %g by tile_sizes = [4] : (!t) -> (!t, !t, !t, !t)
%op = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %root : (!t) -> !t
%value = transform.param.constant 1.0 : f32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// a constant in the last place
func.func @f(%x: f32) -> f32 {
  %c = arith.constant 0.299999982 : f32
  %y = arith.mulf %x, %c : f32
  return %y : f32
}
// script
%op = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%value = transform.param.constant 0.300000012 : f32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// a constant of the llvm dialect
func.func @f(%x: f32) -> f32 {
  %c = arith.constant 2.0 : f32
  %y = arith.mulf %x, %c : f32
  return %y : f32
}
// script
%v = transform.apply_registered_pass "convert-to-llvm" to %root : (!t) -> !t
%op = transform.structured.match ops{["llvm.mlir.constant"]} in %v : (!t) -> !t
%value = transform.param.constant 3.0 : f32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// a comparison of the llvm dialect
func.func @f(%x: i32, %y: i32) -> i1 {
  %y2 = arith.cmpi slt, %x, %y : i32
  return %y2 : i1
}
// options: --arg i32=-1 --arg i32=1
// script
%v = transform.apply_registered_pass "convert-to-llvm" to %root : (!t) -> !t
%op = transform.structured.match ops{["llvm.icmp"]} in %v : (!t) -> !t
%value = transform.param.constant 6 : i64 -> !p
transform.annotate %op "predicate" = %value : !t, !p // differs
// -----
// threads of another dimension
func.func @f(%o: memref<4xindex>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %g = %c1) threads(%x, %y, %z) in (%p = %c4, %q = %c1, %r = %c1) {
    %i = gpu.thread_id x
    %j = arith.addi %i, %c1 : index
    memref.store %j, %o[%i] : memref<4xindex>
    gpu.terminator
  }
  return
}
// script
%op = transform.structured.match ops{["gpu.thread_id"]} in %root : (!t) -> !t
%value = transform.param.constant #gpu<dim y> -> !p
transform.annotate %op "dimension" = %value : !t, !p // race
// -----
// two constants folded to another
func.func private @other()
module {
  func.func @f(%x: f32) -> f32 {
    %c = arith.constant 1.44269504 : f32
    %d = arith.constant 0.0883883461 : f32
    %e = arith.mulf %c, %d : f32
    %y = arith.mulf %x, %e : f32
    return %y : f32
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%x: f32) -> f32 {
      %e = arith.constant 0.127518 : f32
      %y = arith.mulf %x, %e : f32
      return %y : f32
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// a float near a third, which is none
// options: --constants=exact
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
%n = transform.structured.replace %inner { // differs
  builtin.module {
    func.func @f(%x: vector<64xf32>) -> vector<64xf32> {
      %c = arith.constant dense<3.0> : vector<64xf32>
      %y = arith.divf %x, %c : vector<64xf32>
      return %y : vector<64xf32>
    }
  }
} : (!t) -> !t

// RUN: %python %S/planted.py %s %plugins/wrong.so
// Mistakes of unit/plugins/wrong.c, each found where it is made (README.md).
// -----
// swapped operands of a difference, among sums
// found: pattern commute 2 of 4 arith.subf
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.mulf %0, %c : f32
  %2 = arith.subf %1, %a : f32
  %3 = arith.addf %2, %b : f32
  return %3 : f32
}
func.func @other(%a: f32) -> f32 {
  %0 = arith.negf %a : f32
  return %0 : f32
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_cse to %f : !t
transform.apply_patterns to %f {transform.apply_patterns.wrong transform.apply_patterns.canonicalization} : !t // wrong
transform.apply_cse to %f : !t
// -----
// a slice that begins one too far
// found: pattern move-slice 2 of 2 tensor.extract_slice
func.func @f(%a: tensor<16xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %a[8] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %1 = tensor.extract_slice %a[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f {transform.apply_patterns.wrong} : !t // wrong
// -----
// a condition that is dropped
// found: pattern drop-select arith.select
func.func @f(%c: tensor<8xi1>, %a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%b : tensor<8xf32>) -> tensor<8xf32>
  %1 = arith.select %c, %0, %b : tensor<8xi1>, tensor<8xf32>
  return %1 : tensor<8xf32>
}
// script
%e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%tiled, %loop = transform.structured.tile_using_for %e tile_sizes [4] : (!t) -> (!t, !for)
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.foreach %f : !t {
^bb0(%one: !t):
  transform.apply_cse to %one : !t
  transform.apply_patterns to %one {transform.apply_patterns.wrong} : !t // wrong
}
// -----
// a fill that is lost
// found: pattern drop-fill linalg.fill
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%zero : f32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%tiled, %loops:2 = transform.structured.tile_using_for %m tile_sizes [2, 2] : (!t) -> (!t, !for, !for)
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.apply_registered_pass "wrong-combine" to %f : (!t) -> !t // wrong
transform.apply_patterns to %g {transform.apply_patterns.canonicalization} : !t
// -----
// a constant that is another
// found: pattern grow-constant arith.constant
func.func @f(%a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c7 = arith.addi %c3, %c4 : i32
  %0 = arith.muli %a, %c7 : i32
  return %0 : i32
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f {transform.apply_patterns.wrong transform.apply_patterns.canonicalization} : !t // wrong
// -----
// a loop that ends early
// found: pattern shorten-loop scf.for
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  return
}
// script
%e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%loops = transform.structured.convert_to_loops %e : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f {transform.apply_patterns.wrong} : !t // wrong
// -----
// a store that is not dead
// found: pattern drop-store memref.store
func.func @f(%a: f32, %m: memref<4xf32>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c0] : memref<4xf32>
  memref.store %a, %m[%c1] : memref<4xf32>
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_cse to %f : !t
transform.apply_patterns to %f {transform.apply_patterns.wrong} : !t // wrong
// -----
// a fold that takes the wrong side
// found: fold 2 of 4 wrong.pick
func.func @f(%a: f32, %b: f32) -> f32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %true, %false : i1
  %1 = arith.andi %0, %false : i1
  %2 = wrong.pick %0, %a, %b : (i1, f32, f32) -> f32
  %3 = wrong.pick %1, %2, %b : (i1, f32, f32) -> f32
  return %3 : f32
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f {transform.apply_patterns.canonicalization} : !t // wrong
// -----
// a step that is wrong by itself
// found: none
func.func private @g(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = call @g(%a, %b) : (f32, f32) -> f32
  return %0 : f32
}
func.func @other(%a: f32) -> f32 {
  return %a : f32
}
// script
%s = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.include @clean failures(propagate) (%s) : (!t) -> ()
transform.wrong.negate %s : !t // wrong
transform.include @clean failures(propagate) (%s) : (!t) -> ()
// -----
// a pass of a pipeline
// passes: builtin.module(func.func(canonicalize{top-down=false},wrong-merge,cse))
// found: pass wrong-merge
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %a, %c : f32
  %2 = arith.mulf %0, %1 : f32
  return %2 : f32
}
// -----
// a pattern of a pass of a pipeline
// passes: builtin.module(cse,func.func(wrong-combine,canonicalize))
// found: pass wrong-combine, pattern commute 1 of 2 arith.subf
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %0, %b : f32
  return %1 : f32
}
// -----
// a pattern of a conversion
// passes: builtin.module(cse,func.func(wrong-lower),canonicalize)
// found: pass wrong-lower, pattern lower-product arith.mulf
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.subf %a, %b : f32
  %1 = arith.mulf %0, %b : f32
  %2 = arith.subf %1, %a : f32
  return %2 : f32
}

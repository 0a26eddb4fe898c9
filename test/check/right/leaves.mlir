// RUN: %python %S/../corpus.py %s
// Right schedules of functions that leave more than the numbers of their results (../README.md).
// -----
// variables, down to the llvm dialect
memref.global @x : memref<2x3xf32> = dense<1.0>
memref.global @y : memref<4xindex> = uninitialized
memref.global "private" constant @k : memref<2x3xf32> = dense<3.0>
memref.global "private" @elsewhere : memref<4xf32>
func.func @f(%a: memref<2x3xf32>, %i: index) {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @x : memref<2x3xf32>
  %k = memref.get_global @k : memref<2x3xf32>
  %y = memref.get_global @y : memref<4xindex>
  linalg.mul ins(%a, %k : memref<2x3xf32>, memref<2x3xf32>) outs(%g : memref<2x3xf32>)
  memref.store %i, %y[%c1] : memref<4xindex>
  return
}
// script
%l = transform.apply_registered_pass "convert-linalg-to-loops" to %root : (!t) -> !t
%low = transform.apply_registered_pass "lower-to-llvm" to %l : (!t) -> !t
// -----
// a variable that becomes a buffer
ml_program.global private mutable @x(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
func.func @f(%a: tensor<4xf32>) {
  %x = ml_program.global_load @x : tensor<4xf32>
  %s = linalg.add ins(%a, %x : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  ml_program.global_store @x = %s : tensor<4xf32>
  return
}
// script
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
// -----
// a variable that goes away
memref.global "private" @x : memref<4xf32> = uninitialized
func.func @f(%a: memref<4xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.load %a[%c1] : memref<4xf32>
  return %r : f32
}
// script
%d = transform.apply_registered_pass "symbol-dce" to %root : (!t) -> !t
// -----
// results that share memory with arguments, down to the llvm dialect
func.func @f(%a: memref<8xf32>, %b: memref<4x4xf32>) -> (memref<4xf32, strided<[1], offset: 2>>, memref<4x4xf32>, memref<8xf32>) {
  %s = memref.subview %a[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  %c = memref.alloc() : memref<8xf32>
  memref.copy %a, %c : memref<8xf32> to memref<8xf32>
  return %s, %b, %c : memref<4xf32, strided<[1], offset: 2>>, memref<4x4xf32>, memref<8xf32>
}
// script
%e = transform.apply_registered_pass "expand-strided-metadata" to %root : (!t) -> !t
%low = transform.apply_registered_pass "lower-to-llvm" to %e : (!t) -> !t
// -----
// tensors that share buffers: they may
func.func @f(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %s = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %s, %s : tensor<4xf32>, tensor<4xf32>
}
// script
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
// -----
// what is only printed
func.func @f(%a: vector<4xi32>) {
  vector.print %a : vector<4xi32>
  return
}
// script
%low = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t

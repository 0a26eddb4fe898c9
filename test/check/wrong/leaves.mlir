// RUN: %python %S/../corpus.py %s
// Steps that change what a call leaves beside the numbers of its results: variables, who shares memory, nothing (../README.md).
// -----
// another variable is written
memref.global @x : memref<4xf32> = uninitialized
memref.global @y : memref<4xf32> = uninitialized
func.func @f(%a: memref<4xf32>) {
  %g = memref.get_global @x : memref<4xf32>
  memref.copy %a, %g : memref<4xf32> to memref<4xf32>
  return
}
// script
%g = transform.structured.match ops{["memref.get_global"]} in %root : (!t) -> !t
%other = transform.param.constant @y -> !p
transform.annotate %g "name" = %other : !t, !p // differs
// -----
// another variable is written, once it is one of the llvm dialect
memref.global @x : memref<2x2xf32> = dense<1.0>
memref.global @y : memref<2x2xf32> = dense<2.0>
func.func @f(%a: memref<2x2xf32>) {
  %g = memref.get_global @x : memref<2x2xf32>
  memref.copy %a, %g : memref<2x2xf32> to memref<2x2xf32>
  return
}
// script
%low = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t
%g = transform.structured.match ops{["llvm.mlir.addressof"]} in %low : (!t) -> !t
%other = transform.param.constant @y -> !p
transform.annotate %g "global_name" = %other : !t, !p // differs
// -----
// a variable without a store
ml_program.global private mutable @x(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func private @a(%a: tensor<4xi32>) {
  ml_program.global_store @x = %a : tensor<4xi32>
  return
}
func.func private @b(%a: tensor<4xi32>) {
  return
}
func.func @f(%a: tensor<4xi32>) {
  func.call @a(%a) : (tensor<4xi32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// a copy for the argument
func.func private @a(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func private @b(%a: memref<4xf32>) -> memref<4xf32> {
  %c = memref.alloc() : memref<4xf32>
  memref.copy %a, %c : memref<4xf32> to memref<4xf32>
  return %c : memref<4xf32>
}
func.func @f(%a: memref<4xf32>) -> memref<4xf32> {
  %r = func.call @a(%a) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
%again = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%first = transform.param.constant @a -> !p
transform.annotate %again "callee" = %first : !t, !p // differs
%low = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t
// -----
// two results in one buffer
func.func private @a(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %c = memref.alloc() : memref<4xf32>
  %d = memref.alloc() : memref<4xf32>
  memref.copy %a, %c : memref<4xf32> to memref<4xf32>
  memref.copy %a, %d : memref<4xf32> to memref<4xf32>
  return %c, %d : memref<4xf32>, memref<4xf32>
}
func.func private @b(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %c = memref.alloc() : memref<4xf32>
  memref.copy %a, %c : memref<4xf32> to memref<4xf32>
  return %c, %c : memref<4xf32>, memref<4xf32>
}
func.func @f(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %r:2 = func.call @a(%a) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  return %r#0, %r#1 : memref<4xf32>, memref<4xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// a result that the next call overwrites
memref.global @x : memref<4xf32> = dense<0.0>
func.func private @a(%g: memref<4xf32>) -> memref<4xf32> {
  %c = memref.alloc() : memref<4xf32>
  memref.copy %g, %c : memref<4xf32> to memref<4xf32>
  return %c : memref<4xf32>
}
func.func private @b(%g: memref<4xf32>) -> memref<4xf32> {
  return %g : memref<4xf32>
}
func.func @f(%a: memref<4xf32>) -> memref<4xf32> {
  %g = memref.get_global @x : memref<4xf32>
  memref.copy %a, %g : memref<4xf32> to memref<4xf32>
  %r = func.call @a(%g) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// nothing to compare
func.func @f(%a: tensor<4xf32>) {
  %x = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t // undecided
// -----
// nothing that is defined to compare
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %e : tensor<4xf32>
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t // undecided
// -----
// told once, and once more when it was right in between
func.func @f(%i: index, %a: memref<16xf32>) -> f32 {
  %c = arith.constant 3 : index
  %r = memref.load %a[%c] : memref<16xf32>
  %e = math.exp %r : f32
  return %e : f32
}
// script
%k = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%far = transform.param.constant 16 : index -> !p
%near = transform.param.constant 3 : index -> !p
%yes = transform.param.constant unit -> !p
transform.annotate %k "value" = %far : !t, !p // undefined
%e = transform.structured.match ops{["math.exp"]} in %root : (!t) -> !t
transform.annotate %e "other" = %yes : !t, !p
transform.annotate %k "value" = %near : !t, !p
transform.annotate %k "value" = %far : !t, !p // undefined
transform.annotate %e "another" = %yes : !t, !p
// -----
// a race is told once
func.func private @a(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %x = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %x, %a[%i] : memref<8xf32>
  }
  return
}
func.func private @b(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %x = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %x, %a[%c0] : memref<8xf32>
  }
  return
}
func.func @f(%a: memref<8xf32>) {
  func.call @a(%a) : (memref<8xf32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // race
%yes = transform.param.constant unit -> !p
transform.annotate %call "other" = %yes : !t, !p
// -----
// memory of the stack is returned
func.func private @a(%x: f32) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  return %m : memref<f32>
}
func.func private @b(%x: f32) -> memref<f32> {
  %m = memref.alloca() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  return %m : memref<f32>
}
func.func @f(%x: f32) -> memref<f32> {
  %r = func.call @a(%x) : (f32) -> memref<f32>
  return %r : memref<f32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // undefined
// -----
// memory that was freed is returned
func.func private @a(%x: f32) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  return %m : memref<f32>
}
func.func private @b(%x: f32) -> memref<f32> {
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  memref.dealloc %m : memref<f32>
  return %m : memref<f32>
}
func.func @f(%x: f32) -> memref<f32> {
  %r = func.call @a(%x) : (f32) -> memref<f32>
  return %r : memref<f32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // undefined

// RUN: %python %S/../corpus.py %s
// Steps that change functions of which nothing is known: others, or no elements, do not speak for them (../README.md).
// -----
// a function that calls what nobody knows, beside one that is known
func.func private @outside(tensor<4xf32>) -> tensor<4xf32>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant 2.0 : f32
  %z = linalg.fill ins(%c : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %r = func.call @outside(%z) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @tiny(%x: f32) -> f32 {
  return %x : f32
}
// script
%k = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%value = transform.param.constant 3.0 : f32 -> !p
transform.annotate %k "value" = %value : !t, !p // undecided
// -----
// a product that is known of no elements
// options: --eval-steps 4
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t // undecided
// -----
// one of two results is poison
func.func private @a(%x: f32) -> (f32, f32) {
  %p = ub.poison : f32
  return %p, %x : f32, f32
}
func.func private @b(%x: f32) -> (f32, f32) {
  %c = arith.constant 1.0 : f32
  return %c, %x : f32, f32
}
func.func @f(%x: f32) -> (f32, f32) {
  %r:2 = func.call @a(%x) : (f32) -> (f32, f32)
  return %r#0, %r#1 : f32, f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // undecided
// -----
// differences in parallel become those of one order
func.func private @a(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %q: f32):
      %n = arith.subf %l, %q : f32
      scf.reduce.return %n : f32
    }
  }
  return %r : f32
}
func.func private @b(%a: memref<8xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    %n = arith.subf %s, %x : f32
    scf.yield %n : f32
  }
  return %r : f32
}
func.func @f(%a: memref<8xf32>, %z: f32) -> f32 {
  %r = func.call @a(%a, %z) : (memref<8xf32>, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // undecided
// -----
// a function of the llvm dialect that is not here
llvm.func @elsewhere(f32) -> f32
llvm.func @here(%x: f32) -> f32 {
  llvm.return %x : f32
}
llvm.func @f(%x: f32) -> f32 {
  %r = llvm.call @here(%x) : (f32) -> f32
  llvm.return %r : f32
}
// script
%call = transform.structured.match ops{["llvm.call"]} in %root : (!t) -> !t
%other = transform.param.constant @elsewhere -> !p
transform.annotate %call "callee" = %other : !t, !p  // undecided

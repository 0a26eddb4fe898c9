// Of functions that call each other each frees what is its own: not an argument that comes back from a call, nor a constant, nor anything twice.
// RUN: jig apply --quiet --auto %s -o %t 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// QUIET-NOT: error
// RUN: jig eval %t --entry argument --arg 'memref<?xf32>:8=iota' --arg index=8 --arg 'memref<?xf32>:8=zeros' --arg i1=1 --check-leaks --show-args | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: 7.000000e+00 : f32
// ARGUMENT: 7.000000e+00]> : tensor<8xf32>
// ARGUMENT: 7.000000e+00]> : tensor<8xf32>
// RUN: jig eval %t --entry constant --arg index=8 --check-leaks | FileCheck %s --check-prefix=CONSTANT
// CONSTANT: 5.000000e+00 : f32
// RUN: jig eval %t --entry several --arg 'memref<?xf32>:8=iota' --arg index=8 --check-leaks | FileCheck %s --check-prefix=SEVERAL
// SEVERAL: 3.000000e+00 : f32

func.func private @abs(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.abs ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// What @abs gives back is this function's argument; what it allocates it frees before.
func.func @argument(%a: tensor<?xf32>, %n: index, %o: tensor<?xf32>, %more: i1) -> f32 {
  %seven = arith.constant 7 : index
  %r = call @abs(%a, %o) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.extract %r[%seven] : tensor<?xf32>
  %y = scf.if %more -> f32 {
    %e = tensor.empty(%n) : tensor<?xf32>
    %f = linalg.fill ins(%x : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %g = linalg.abs ins(%f : tensor<?xf32>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
    %z = tensor.extract %g[%seven] : tensor<?xf32>
    scf.yield %z : f32
  } else {
    scf.yield %x : f32
  }
  return %y : f32
}
func.func private @five() -> tensor<4xf32> {
  %0 = arith.constant dense<5.0> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @constant(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %five = call @five() : () -> tensor<4xf32>
  %x = tensor.extract %five[%c0] : tensor<4xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %y = tensor.extract %f[%c0] : tensor<?xf32>
  return %y : f32
}
func.func @several(%a: tensor<?xf32>, %n: index) -> f32 {
  %three = arith.constant 3 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = call @abs(%a, %e) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %s = call @abs(%r, %r) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.extract %s[%three] : tensor<?xf32>
  return %x : f32
}

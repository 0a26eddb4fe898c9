// RUN: %python %S/../corpus.py %s
// Schedules with a step that computes something else (../README.md).
// -----
// a sum in a buffer begins with something
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %tmp = memref.alloc() : memref<1xf32>
  memref.store %zero, %tmp[%c0] : memref<1xf32>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %s = memref.load %tmp[%c0] : memref<1xf32>
    %t = arith.addf %x, %s : f32
    memref.store %t, %tmp[%c0] : memref<1xf32>
    memref.store %t, %o[%i] : memref<8xf32>
  }
  memref.dealloc %tmp : memref<1xf32>
  return
}
// script
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %root : (!t) -> !t
%one = transform.param.constant 1.0 : f32 -> !p
transform.annotate %k "value" = %one : !t, !p // differs
// -----
// an affine loop that ends early
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 7 {
    %x = affine.load %a[%i] : memref<8xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %o[%i + 1] : memref<8xf32>
  }
  return
}
// script
%op = transform.structured.match ops{["affine.for"]} in %root : (!t) -> !t
%value = transform.param.constant affine_map<() -> (6)> -> !p
transform.annotate %op "upperBoundMap" = %value : !t, !p // differs
// -----
// an affine access to the neighbour
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 7 {
    %x = affine.load %a[%i] : memref<8xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %o[%i + 1] : memref<8xf32>
  }
  return
}
// script
%op = transform.structured.match ops{["affine.load"]} in %root : (!t) -> !t
%value = transform.param.constant affine_map<(i) -> (i + 1)> -> !p
transform.annotate %op "map" = %value : !t, !p // differs
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.apply_registered_pass "lower-affine" to %f : (!t) -> !t
// -----
// an affine access out of bounds
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 7 {
    %x = affine.load %a[%i] : memref<8xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %o[%i + 1] : memref<8xf32>
  }
  return
}
// script
%op = transform.structured.match ops{["affine.store"]} in %root : (!t) -> !t
%value = transform.param.constant affine_map<(i) -> (i + 2)> -> !p
transform.annotate %op "map" = %value : !t, !p // undefined
// -----
// a constant of the module
memref.global "private" constant @c : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
func.func @f(%a: memref<3xf32>) {
  %g = memref.get_global @c : memref<3xf32>
  linalg.mul ins(%a, %g : memref<3xf32>, memref<3xf32>) outs(%a : memref<3xf32>)
  return
}
// script
%op = transform.structured.match ops{["memref.global"]} in %root : (!t) -> !t
%value = transform.param.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32> -> !p
transform.annotate %op "initial_value" = %value : !t, !p // differs
// -----
// another function is called
func.func private @twice(%x: f32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}
func.func private @square(%x: f32) -> f32 {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}
func.func @f(%x: f32) -> f32 {
  %y = func.call @twice(%x) : (f32) -> f32
  return %y : f32
}
// script
%op = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%value = transform.param.constant @square -> !p
transform.annotate %op "callee" = %value : !t, !p // differs
%i = transform.apply_registered_pass "inline" to %root : (!t) -> !t
// -----
// math replaced by a function that is none
func.func private @exp(%x: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %p = math.fma %half, %x, %one : f32
  %q = math.fma %p, %x, %one : f32
  return %q : f32
}
func.func @f(%x: f32) -> f32 {
  %y = math.exp %x : f32
  return %y : f32
}
// script
%e = transform.structured.match ops{["math.exp"]} in %root : (!t) -> !t
%f = transform.get_parent_op %e {op_name = "func.func"} : (!t) -> !t
%in = transform.get_operand %e[0] : (!t) -> !transform.any_value
%out = transform.get_result %e[0] : (!t) -> !transform.any_value
%call = transform.func.cast_and_call @exp(%in) -> %out after %e : (!t, !transform.any_value, !transform.any_value) -> !t // differs
%i = transform.apply_registered_pass "inline" to %root : (!t) -> !t
// -----
// arguments change places
func.func @f(%x: f32, %y: f32) -> f32 {
  %z = arith.divf %x, %y : f32
  return %z : f32
}
// script
%a, %b = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [0] at %root : (!t) -> (!t, !t) // differs
// -----
// what is printed
func.func @f() {
  %x = arith.constant 2 : i32
  vector.print %x : i32
  return
}
// script
%op = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%value = transform.param.constant 1 : i32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// one of several in a foreach
func.func @f(%x: f32) -> f32 {
  %a = arith.constant 1.0 : f32
  %y = arith.mulf %x, %a : f32
  return %y : f32
}
func.func @g(%x: f32) -> f32 {
  %a = arith.constant 2.0 : f32
  %y = arith.mulf %x, %a : f32
  return %y : f32
}
// script
%c = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%v = transform.param.constant 1.0 : f32 -> !p
transform.foreach %c : !t {
^bb0(%one: !t):
  transform.annotate %one "mine" : !t
  transform.annotate %one "value" = %v : !t, !p // differs
}
// -----
// wrong, and undone
func.func @f(%x: f32) -> f32 {
  %a = arith.constant 1.0 : f32
  %y = arith.addf %x, %a : f32
  return %y : f32
}
// script
%c = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%v = transform.param.constant 3.0 : f32 -> !p
%w = transform.param.constant 1.0 : f32 -> !p
transform.annotate %c "value" = %v : !t, !p // differs
transform.annotate %c "mine" : !t
transform.annotate %c "value" = %w : !t, !p // differs

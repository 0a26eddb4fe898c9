// RUN: %python %S/../corpus.py %s
// Steps that show only where an argument is one of the numbers that the payload compares with, or another argument (../README.md).
// -----
// a case of a switch that is lost
func.func private @a(%k: index, %a: f32, %b: f32) -> f32 {
  %r = scf.index_switch %k -> f32
  case 2 { scf.yield %a : f32 }
  case 3 { scf.yield %b : f32 }
  default {
    %c = arith.addf %a, %b : f32
    scf.yield %c : f32
  }
  return %r : f32
}
func.func private @b(%k: index, %a: f32, %b: f32) -> f32 {
  %r = scf.index_switch %k -> f32
  case 2 { scf.yield %a : f32 }
  default {
    %c = arith.addf %a, %b : f32
    scf.yield %c : f32
  }
  return %r : f32
}
func.func @f(%k: index, %a: f32, %b: f32) -> f32 {
  %r = func.call @a(%k, %a, %b) : (index, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// a case of a branch that is lost
func.func private @a(%k: i32, %a: f32, %b: f32) -> f32 {
  cf.switch %k : i32, [ default: ^d, 900: ^x ]
  ^d:
    return %b : f32
  ^x:
    return %a : f32
}
func.func private @b(%k: i32, %a: f32, %b: f32) -> f32 {
  return %b : f32
}
func.func @f(%k: i32, %a: f32, %b: f32) -> f32 {
  %r = func.call @a(%k, %a, %b) : (i32, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// a number that is treated in another way
func.func private @a(%k: i32, %a: f32, %b: f32) -> f32 {
  %c = arith.constant 7777 : i32
  %e = arith.cmpi eq, %k, %c : i32
  %r = arith.select %e, %a, %b : f32
  return %r : f32
}
func.func private @b(%k: i32, %a: f32, %b: f32) -> f32 {
  return %b : f32
}
func.func @f(%k: i32, %a: f32, %b: f32) -> f32 {
  %r = func.call @a(%k, %a, %b) : (i32, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// more than instead of at least
func.func private @a(%n: index, %a: f32, %b: f32) -> f32 {
  %c = arith.constant 100 : index
  %e = arith.cmpi sgt, %n, %c : index
  %r = arith.select %e, %a, %b : f32
  return %r : f32
}
func.func private @b(%n: index, %a: f32, %b: f32) -> f32 {
  %c = arith.constant 100 : index
  %e = arith.cmpi sge, %n, %c : index
  %r = arith.select %e, %a, %b : f32
  return %r : f32
}
func.func @f(%n: index, %a: f32, %b: f32) -> f32 {
  %r = func.call @a(%n, %a, %b) : (index, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// a case of large sizes that is lost
func.func private @a(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %c = arith.cmpi ugt, %n, %c100 : index
  scf.if %c {
    memref.store %z, %m[%c100] : memref<?xf32>
  }
  return
}
func.func private @b(%m: memref<?xf32>) {
  return
}
func.func @f(%m: memref<?xf32>) {
  func.call @a(%m) : (memref<?xf32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// another threshold
func.func private @a(%a: tensor<8xf32>) -> tensor<8xf32> {
  %c = arith.constant dense<0.25> : tensor<8xf32>
  %z = arith.constant dense<0.0> : tensor<8xf32>
  %k = arith.cmpf ogt, %a, %c : tensor<8xf32>
  %y = arith.select %k, %a, %z : tensor<8xi1>, tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func private @b(%a: tensor<8xf32>) -> tensor<8xf32> {
  %c = arith.constant dense<0.75> : tensor<8xf32>
  %z = arith.constant dense<0.0> : tensor<8xf32>
  %k = arith.cmpf ogt, %a, %c : tensor<8xf32>
  %y = arith.select %k, %a, %z : tensor<8xi1>, tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = func.call @a(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// two floats that are the same
func.func private @a(%a: f32, %b: f32, %x: f32) -> f32 {
  %c = arith.cmpf oeq, %a, %b : f32
  %r = arith.select %c, %x, %a : f32
  return %r : f32
}
func.func private @b(%a: f32, %b: f32, %x: f32) -> f32 {
  return %a : f32
}
func.func @f(%a: f32, %b: f32, %x: f32) -> f32 {
  %r = func.call @a(%a, %b, %x) : (f32, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// floats that go up
func.func private @a(%a: f32, %b: f32, %c: f32, %x: f32) -> f32 {
  %p = arith.cmpf olt, %a, %b : f32
  %q = arith.cmpf olt, %b, %c : f32
  %pq = arith.andi %p, %q : i1
  %r = arith.select %pq, %x, %a : f32
  return %r : f32
}
func.func private @b(%a: f32, %b: f32, %c: f32, %x: f32) -> f32 {
  return %a : f32
}
func.func @f(%a: f32, %b: f32, %c: f32, %x: f32) -> f32 {
  %r = func.call @a(%a, %b, %c, %x) : (f32, f32, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// floats that go down
func.func private @a(%a: f32, %b: f32, %c: f32, %x: f32) -> f32 {
  %p = arith.cmpf ogt, %a, %b : f32
  %q = arith.cmpf ogt, %b, %c : f32
  %pq = arith.andi %p, %q : i1
  %r = arith.select %pq, %x, %a : f32
  return %r : f32
}
func.func private @b(%a: f32, %b: f32, %c: f32, %x: f32) -> f32 {
  return %a : f32
}
func.func @f(%a: f32, %b: f32, %c: f32, %x: f32) -> f32 {
  %r = func.call @a(%a, %b, %c, %x) : (f32, f32, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// an affine condition that is another one
func.func private @a(%k: index, %a: f32, %b: f32) -> f32 {
  %r = affine.if affine_set<()[n] : (n - 50 >= 0)>()[%k] -> f32 {
    affine.yield %a : f32
  } else {
    affine.yield %b : f32
  }
  return %r : f32
}
func.func private @b(%k: index, %a: f32, %b: f32) -> f32 {
  %r = affine.if affine_set<()[n] : (n - 51 >= 0)>()[%k] -> f32 {
    affine.yield %a : f32
  } else {
    affine.yield %b : f32
  }
  return %r : f32
}
func.func @f(%k: index, %a: f32, %b: f32) -> f32 {
  %r = func.call @a(%k, %a, %b) : (index, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// an atomic maximum that begins with another number
func.func private @a(%a: memref<8xf32>, %o: memref<f32>) {
  %z = arith.constant 0xFF800000 : f32
  memref.store %z, %o[] : memref<f32>
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xf32>
    %y = memref.atomic_rmw maximumf %x, %o[] : (f32, memref<f32>) -> f32
  }
  return
}
func.func private @b(%a: memref<8xf32>, %o: memref<f32>) {
  %z = arith.constant 0.0 : f32
  memref.store %z, %o[] : memref<f32>
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xf32>
    %y = memref.atomic_rmw maximumf %x, %o[] : (f32, memref<f32>) -> f32
  }
  return
}
func.func @f(%a: memref<8xf32>, %o: memref<f32>) {
  func.call @a(%a, %o) : (memref<8xf32>, memref<f32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs

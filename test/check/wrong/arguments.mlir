// RUN: %python %S/../corpus.py %s

// ----- a condition that is taken for true
// a condition that is taken for true
func.func private @a(%c: i1, %x: f32, %y: f32) -> f32 {
  %r = arith.select %c, %x, %y : f32
  return %r : f32
}
func.func private @b(%c: i1, %x: f32, %y: f32) -> f32 {
  return %x : f32
}
func.func @f(%c: i1, %x: f32, %y: f32) -> f32 {
  %r = func.call @a(%c, %x, %y) : (i1, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs

// ----- indices that change places
// indices that change places
func.func private @a(%i: index, %j: index) -> index {
  %r = arith.subi %i, %j : index
  return %r : index
}
func.func private @b(%i: index, %j: index) -> index {
  %r = arith.subi %j, %i : index
  return %r : index
}
func.func @f(%i: index, %j: index) -> index {
  %r = func.call @a(%i, %j) : (index, index) -> index
  return %r : index
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs

// ----- the size of another dimension
// the size of another dimension
func.func private @a(%x: tensor<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = tensor.dim %x, %c0 : tensor<?x?xf32>
  return %r : index
}
func.func private @b(%x: tensor<?x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %r = tensor.dim %x, %c1 : tensor<?x?xf32>
  return %r : index
}
func.func @f(%x: tensor<?x?xf32>) -> index {
  %r = func.call @a(%x) : (tensor<?x?xf32>) -> index
  return %r : index
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs

// ----- a signed comparison for an unsigned one
// a signed comparison for an unsigned one
func.func private @a(%x: i32, %y: i32) -> i1 {
  %r = arith.cmpi ult, %x, %y : i32
  return %r : i1
}
func.func private @b(%x: i32, %y: i32) -> i1 {
  %r = arith.cmpi slt, %x, %y : i32
  return %r : i1
}
func.func @f(%x: i32, %y: i32) -> i1 {
  %r = func.call @a(%x, %y) : (i32, i32) -> i1
  return %r : i1
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs

// ----- a loop from one index to another
// a loop from one index to another
func.func private @a(%m: memref<?xf32>, %x: f32, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
func.func private @b(%m: memref<?xf32>, %x: f32, %lo: index, %hi: index) {
  return
}
func.func @f(%m: memref<?xf32>, %x: f32, %lo: index, %hi: index) {
  func.call @a(%m, %x, %lo, %hi) : (memref<?xf32>, f32, index, index) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs

// ----- a loop as often as an integer says
// a loop as often as an integer says
func.func private @a(%x: f32, %n: i32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 : i32 {
    %p = arith.mulf %s, %x : f32
    scf.yield %p : f32
  }
  return %r : f32
}
func.func private @b(%x: f32, %n: i32) -> f32 {
  return %x : f32
}
func.func @f(%x: f32, %n: i32) -> f32 {
  %r = func.call @a(%x, %n) : (f32, i32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs

// ----- one combination of three conditions
// one combination of three conditions
func.func private @a(%x: i1, %y: i1, %z: i1) -> i1 {
  %true = arith.constant true
  %n = arith.xori %z, %true : i1
  %p = arith.andi %x, %y : i1
  %r = arith.andi %p, %n : i1
  return %r : i1
}
func.func private @b(%x: i1, %y: i1, %z: i1) -> i1 {
  %r = arith.constant false
  return %r : i1
}
func.func @f(%x: i1, %y: i1, %z: i1) -> i1 {
  %r = func.call @a(%x, %y, %z) : (i1, i1, i1) -> i1
  return %r : i1
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs

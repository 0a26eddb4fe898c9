// RUN: %python %S/../corpus.py %s
// Of many numbers one decides what comes out, and that one is lost (../README.md).
// -----
// a maximum without the last of 100
func.func private @all(%x: tensor<100xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %z = arith.constant 0xFF800000 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %v = tensor.extract %x[%i] : tensor<100xf32>
    %t = arith.maximumf %a, %v : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func private @some(%x: tensor<100xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 99 : index
  %z = arith.constant 0xFF800000 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %v = tensor.extract %x[%i] : tensor<100xf32>
    %t = arith.maximumf %a, %v : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func @f(%x: tensor<100xf32>) -> f32 {
  %r = func.call @all(%x) : (tensor<100xf32>) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @some -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// a minimum without the first
func.func private @all(%x: tensor<64xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %z = arith.constant 0x7F800000 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %v = tensor.extract %x[%i] : tensor<64xf32>
    %t = arith.minimumf %a, %v : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func private @some(%x: tensor<64xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %z = arith.constant 0x7F800000 : f32
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %v = tensor.extract %x[%i] : tensor<64xf32>
    %t = arith.minimumf %a, %v : f32
    scf.yield %t : f32
  }
  return %r : f32
}
func.func @f(%x: tensor<64xf32>) -> f32 {
  %r = func.call @all(%x) : (tensor<64xf32>) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @some -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// a maximum of integers without the second half
func.func private @all(%x: tensor<50xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50 : index
  %z = arith.constant -2147483648 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i32) {
    %v = tensor.extract %x[%i] : tensor<50xi32>
    %t = arith.maxsi %a, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func private @some(%x: tensor<50xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 25 : index
  %z = arith.constant -2147483648 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i32) {
    %v = tensor.extract %x[%i] : tensor<50xi32>
    %t = arith.maxsi %a, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @f(%x: tensor<50xi32>) -> i32 {
  %r = func.call @all(%x) : (tensor<50xi32>) -> i32
  return %r : i32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @some -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// bits of all but the last
func.func private @all(%x: tensor<50xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i32) {
    %v = tensor.extract %x[%i] : tensor<50xi32>
    %t = arith.ori %a, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func private @some(%x: tensor<50xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 49 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i32) {
    %v = tensor.extract %x[%i] : tensor<50xi32>
    %t = arith.ori %a, %v : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @f(%x: tensor<50xi32>) -> i32 {
  %r = func.call @all(%x) : (tensor<50xi32>) -> i32
  return %r : i32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @some -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// bits that all have, but for the first
func.func private @all(%x: tensor<50xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50 : index
  %z = arith.constant -1 : i8
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i8) {
    %v = tensor.extract %x[%i] : tensor<50xi8>
    %t = arith.andi %a, %v : i8
    scf.yield %t : i8
  }
  return %r : i8
}
func.func private @some(%x: tensor<50xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50 : index
  %z = arith.constant -1 : i8
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%a = %z) -> (i8) {
    %v = tensor.extract %x[%i] : tensor<50xi8>
    %t = arith.andi %a, %v : i8
    scf.yield %t : i8
  }
  return %r : i8
}
func.func @f(%x: tensor<50xi8>) -> i8 {
  %r = func.call @all(%x) : (tensor<50xi8>) -> i8
  return %r : i8
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @some -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// whether any is true, but for the last
func.func private @all(%x: tensor<50xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50 : index
  %z = arith.constant false
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i1) {
    %v = tensor.extract %x[%i] : tensor<50xi1>
    %t = arith.ori %a, %v : i1
    scf.yield %t : i1
  }
  return %r : i1
}
func.func private @some(%x: tensor<50xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 49 : index
  %z = arith.constant false
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i1) {
    %v = tensor.extract %x[%i] : tensor<50xi1>
    %t = arith.ori %a, %v : i1
    scf.yield %t : i1
  }
  return %r : i1
}
func.func @f(%x: tensor<50xi1>) -> i1 {
  %r = func.call @all(%x) : (tensor<50xi1>) -> i1
  return %r : i1
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @some -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// whether all are true, but for the last
func.func private @all(%x: tensor<50xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50 : index
  %z = arith.constant true
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i1) {
    %v = tensor.extract %x[%i] : tensor<50xi1>
    %t = arith.andi %a, %v : i1
    scf.yield %t : i1
  }
  return %r : i1
}
func.func private @some(%x: tensor<50xi1>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 49 : index
  %z = arith.constant true
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i1) {
    %v = tensor.extract %x[%i] : tensor<50xi1>
    %t = arith.andi %a, %v : i1
    scf.yield %t : i1
  }
  return %r : i1
}
func.func @f(%x: tensor<50xi1>) -> i1 {
  %r = func.call @all(%x) : (tensor<50xi1>) -> i1
  return %r : i1
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @some -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// a tree of maxima with one leaf twice
func.func private @all(%x: tensor<6xf32>) -> f32 {
  %i0 = arith.constant 0 : index
  %v0 = tensor.extract %x[%i0] : tensor<6xf32>
  %i1 = arith.constant 1 : index
  %v1 = tensor.extract %x[%i1] : tensor<6xf32>
  %i2 = arith.constant 2 : index
  %v2 = tensor.extract %x[%i2] : tensor<6xf32>
  %i3 = arith.constant 3 : index
  %v3 = tensor.extract %x[%i3] : tensor<6xf32>
  %i4 = arith.constant 4 : index
  %v4 = tensor.extract %x[%i4] : tensor<6xf32>
  %i5 = arith.constant 5 : index
  %v5 = tensor.extract %x[%i5] : tensor<6xf32>
  %m0 = arith.maximumf %v0, %v1 : f32
  %m1 = arith.maximumf %v2, %v3 : f32
  %m2 = arith.maximumf %v4, %v5 : f32
  %n = arith.maximumf %m0, %m1 : f32
  %r = arith.maximumf %n, %m2 : f32
  return %r : f32
}
func.func private @some(%x: tensor<6xf32>) -> f32 {
  %i0 = arith.constant 0 : index
  %v0 = tensor.extract %x[%i0] : tensor<6xf32>
  %i1 = arith.constant 1 : index
  %v1 = tensor.extract %x[%i1] : tensor<6xf32>
  %i2 = arith.constant 2 : index
  %v2 = tensor.extract %x[%i2] : tensor<6xf32>
  %i3 = arith.constant 3 : index
  %v3 = tensor.extract %x[%i3] : tensor<6xf32>
  %i4 = arith.constant 4 : index
  %v4 = tensor.extract %x[%i4] : tensor<6xf32>
  %i5 = arith.constant 5 : index
  %v5 = tensor.extract %x[%i5] : tensor<6xf32>
  %m0 = arith.maximumf %v0, %v1 : f32
  %m1 = arith.maximumf %v3, %v3 : f32
  %m2 = arith.maximumf %v4, %v5 : f32
  %n = arith.maximumf %m0, %m1 : f32
  %r = arith.maximumf %n, %m2 : f32
  return %r : f32
}
func.func @f(%x: tensor<6xf32>) -> f32 {
  %r = func.call @all(%x) : (tensor<6xf32>) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @some -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// the magnitude of the least integer
func.func private @a(%x: i8, %y: i8) -> i8 {
  %z = arith.constant 0 : i8
  %s = arith.subi %z, %x : i8
  %m = arith.maxsi %x, %s : i8
  %r = arith.maxsi %m, %y : i8
  return %r : i8
}
func.func private @b(%x: i8, %y: i8) -> i8 {
  %e = arith.extsi %x : i8 to i16
  %a = math.absi %e : i16
  %c = arith.constant 127 : i16
  %b = arith.minsi %a, %c : i16
  %t = arith.trunci %b : i16 to i8
  %r = arith.maxsi %t, %y : i8
  return %r : i8
}
func.func @f(%x: i8, %y: i8) -> i8 {
  %r = func.call @a(%x, %y) : (i8, i8) -> i8
  return %r : i8
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// a sum that wraps
func.func private @a(%x: i32, %y: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %c3 = arith.constant 3 : i32
  %w = arith.extsi %x : i32 to i64
  %k = arith.constant 7 : i64
  %h = arith.constant 3 : i64
  %s = arith.addi %w, %k : i64
  %q = arith.shrsi %s, %h : i64
  %t = arith.trunci %q : i64 to i32
  %r = arith.addi %t, %y : i32
  return %r : i32
}
func.func private @b(%x: i32, %y: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %c3 = arith.constant 3 : i32
  %s = arith.addi %x, %c7 : i32
  %q = arith.shrsi %s, %c3 : i32
  %r = arith.addi %q, %y : i32
  return %r : i32
}
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = func.call @a(%x, %y) : (i32, i32) -> i32
  return %r : i32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs

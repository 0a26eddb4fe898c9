// RUN: %python %S/../corpus.py %s
// Numbers that the payload compares with, and steps that keep what they choose (../README.md).
// -----
// a switch of comparisons
func.func private @a(%k: index, %a: f32, %b: f32) -> f32 {
  %r = scf.index_switch %k -> f32
  case 2 { scf.yield %a : f32 }
  default { scf.yield %b : f32 }
  return %r : f32
}
func.func private @b(%k: index, %a: f32, %b: f32) -> f32 {
  %c2 = arith.constant 2 : index
  %c = arith.cmpi eq, %k, %c2 : index
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
func.func @f(%k: index, %a: f32, %b: f32) -> f32 {
  %r = func.call @a(%k, %a, %b) : (index, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p
// -----
// at least instead of more than one less
func.func private @a(%n: i32, %a: f32, %b: f32) -> f32 {
  %c = arith.constant 99 : i32
  %e = arith.cmpi sgt, %n, %c : i32
  %r = arith.select %e, %a, %b : f32
  return %r : f32
}
func.func private @b(%n: i32, %a: f32, %b: f32) -> f32 {
  %c = arith.constant 100 : i32
  %e = arith.cmpi sge, %n, %c : i32
  %r = arith.select %e, %a, %b : f32
  return %r : f32
}
func.func @f(%n: i32, %a: f32, %b: f32) -> f32 {
  %r = func.call @a(%n, %a, %b) : (i32, f32, f32) -> f32
  return %r : f32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p
// -----
// a range of bytes from both ends
func.func private @a(%n: i8) -> i8 {
  %lo = arith.constant -100 : i8
  %hi = arith.constant 100 : i8
  %x = arith.maxsi %n, %lo : i8
  %r = arith.minsi %x, %hi : i8
  return %r : i8
}
func.func private @b(%n: i8) -> i8 {
  %lo = arith.constant -100 : i8
  %hi = arith.constant 100 : i8
  %x = arith.minsi %n, %hi : i8
  %r = arith.maxsi %x, %lo : i8
  return %r : i8
}
func.func @f(%n: i8) -> i8 {
  %r = func.call @a(%n) : (i8) -> i8
  return %r : i8
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p
// -----
// a range of floats from both ends
func.func private @a(%a: tensor<8xf32>) -> tensor<8xf32> {
  %lo = arith.constant dense<0.0> : tensor<8xf32>
  %hi = arith.constant dense<6.0> : tensor<8xf32>
  %x = arith.maximumf %a, %lo : tensor<8xf32>
  %r = arith.minimumf %x, %hi : tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func private @b(%a: tensor<8xf32>) -> tensor<8xf32> {
  %lo = arith.constant dense<0.0> : tensor<8xf32>
  %hi = arith.constant dense<6.0> : tensor<8xf32>
  %x = arith.minimumf %a, %hi : tensor<8xf32>
  %r = arith.maximumf %x, %lo : tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = func.call @a(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p
// -----
// a division that is guarded
func.func private @a(%n: i32, %a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %e = arith.cmpi eq, %n, %c0 : i32
  %d = arith.select %e, %c1, %n : i32
  %r = arith.divui %a, %d : i32
  return %r : i32
}
func.func private @b(%n: i32, %a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %e = arith.cmpi eq, %n, %c0 : i32
  %r = scf.if %e -> i32 {
    scf.yield %a : i32
  } else {
    %q = arith.divui %a, %n : i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @f(%n: i32, %a: i32) -> i32 {
  %r = func.call @a(%n, %a) : (i32, i32) -> i32
  return %r : i32
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p
// -----
// the smaller one of two sizes
func.func private @a(%m: index, %n: index) -> index {
  %r = arith.minsi %m, %n : index
  return %r : index
}
func.func private @b(%m: index, %n: index) -> index {
  %c = arith.cmpi slt, %n, %m : index
  %r = arith.select %c, %n, %m : index
  return %r : index
}
func.func @f(%m: index, %n: index) -> index {
  %r = func.call @a(%m, %n) : (index, index) -> index
  return %r : index
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p

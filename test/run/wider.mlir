// Numbers are the same on wider floats as far as these round as the narrow ones do, and with two ops as one.
// RUN: jig eval %s --entry small --out %t.npy
// RUN: jig-opt %s --arith-emulate-unsupported-floats=source-types=bf16 > %t.wide
// RUN: FileCheck %s --check-prefix=WIDE < %t.wide
// RUN: jig eval %t.wide --entry small --compare %t.npy
// RUN: jig eval %s --entry angles --out %t.angles.npy
// RUN: jig-opt %s --math-sincos-fusion > %t.both
// RUN: FileCheck %s --check-prefix=BOTH < %t.both
// RUN: jig eval %t.both --entry angles --compare %t.angles.npy
// RUN: jig-opt %s --math-extend-to-supported-types > %t.extended
// RUN: FileCheck %s --check-prefix=EXTENDED < %t.extended
// RUN: jig eval %s --entry halves --out %t.halves.npy
// RUN: jig eval %t.extended --entry halves --compare %t.halves.npy --tolerance 1.0e-3
// RUN: jig-opt %s --math-uplift-to-fma > %t.fma
// RUN: FileCheck %s --check-prefix=FMA < %t.fma
// RUN: jig eval %s --entry sums --out %t.sums.npy
// RUN: jig eval %t.fma --entry sums --compare %t.sums.npy --tolerance 1.0e-6
// RUN: jig eval %s --entry edges --out %t.edges.npy
// RUN: jig-opt %s --llvm-legalize-for-export > %t.parted
// RUN: FileCheck %s --check-prefix=EDGES < %t.parted
// RUN: jig eval %t.parted --entry edges --compare %t.edges.npy

// WIDE-LABEL: @small
// WIDE: arith.mulf {{.*}} : tensor<8xf32>
func.func @small() -> tensor<8xbf16> {
  %a = arith.constant dense<[1.0, 1.5, -2.25, 0.01, 3.0e38, -0.0, 7.0, 1.0e-3]> : tensor<8xbf16>
  %b = arith.constant dense<[3.0, 0.1, 1.0e3, 0.3, 2.0, 5.0, -7.0, 1.0e3]> : tensor<8xbf16>
  %r = func.call @small_of(%a, %b) : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>
  return %r : tensor<8xbf16>
}
func.func private @small_of(%a: tensor<8xbf16>, %b: tensor<8xbf16>) -> tensor<8xbf16> {
  %0 = arith.mulf %a, %b : tensor<8xbf16>
  %1 = arith.addf %0, %b : tensor<8xbf16>
  %2 = arith.divf %1, %a : tensor<8xbf16>
  %3 = arith.maximumf %2, %b : tensor<8xbf16>
  return %3 : tensor<8xbf16>
}

// BOTH: math.sincos
func.func @angles() -> (f32, f32) {
  %x = arith.constant 0.75 : f32
  %r:2 = func.call @angles_of(%x) : (f32) -> (f32, f32)
  return %r#0, %r#1 : f32, f32
}
func.func private @angles_of(%x: f32) -> (f32, f32) {
  %c = math.cos %x : f32
  %s = math.sin %x : f32
  return %s, %c : f32, f32
}

// EXTENDED: math.exp {{.*}} : f32
func.func @halves() -> f16 {
  %x = arith.constant 0.75 : f16
  %r = func.call @halves_of(%x) : (f16) -> f16
  return %r : f16
}
func.func private @halves_of(%x: f16) -> f16 {
  %0 = math.exp %x : f16
  return %0 : f16
}

// FMA: math.fma {{.*}} fastmath<contract>
func.func @sums() -> f32 {
  %x = arith.constant 0.75 : f32
  %y = arith.constant 3.1 : f32
  %r = func.call @sums_of(%x, %y) : (f32, f32) -> f32
  return %r : f32
}
func.func private @sums_of(%x: f32, %y: f32) -> f32 {
  %0 = arith.mulf %x, %y fastmath<contract> : f32
  %1 = arith.addf %y, %0 fastmath<contract> : f32
  return %1 : f32
}

// EDGES: cf.cond_br %{{.*}}, ^bb1(%{{.*}}), ^bb2(
func.func @edges() -> (i32, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @edge(%t) : (i1) -> i32
  %1 = func.call @edge(%f) : (i1) -> i32
  return %0, %1 : i32, i32
}
func.func private @edge(%c: i1) -> i32 {
  %a = arith.constant 3 : i32
  %b = arith.constant 4 : i32
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}

// RUN: jig eval %s --entry ints --arg i32=305419896 --arg i32=7 | FileCheck %s --check-prefix=INTS
// RUN: jig eval %s --entry more --arg i32=305419896 --arg i32=7 | FileCheck %s --check-prefix=MORE
// RUN: jig eval %s --entry vectors --arg 'vector<4xi32>=dense<[1,2,3,4]>' --arg 'vector<4xf32>=dense<[1.0,2.0,3.0,4.0]>' --arg i32=2 --arg f32=0.5 | FileCheck %s --check-prefix=VECTORS
// RUN: jig eval %s --entry sum --arg i32=10 | FileCheck %s --check-prefix=SUM
// RUN: jig eval %s --entry poisons --arg i32=-1 | FileCheck %s --check-prefix=POISON
// RUN: jig eval %s --entry saturate --arg i8=127 --arg i8=-128 | FileCheck %s --check-prefix=SAT
// RUN: not jig eval %s --entry zero --arg i32=0 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: jig eval %s --entry lanes --arg 'vector<4xi32>=iota' | FileCheck %s --check-prefix=LANES
// Instructions and intrinsics on numbers and vectors, branches.

// INTS: 305419903 : i32
// INTS-NEXT: 305419889
// INTS-NEXT: 2137939272
// INTS-NEXT: 43631413
// INTS-NEXT: 5 : i32
// INTS-NEXT: false
// INTS-NEXT: 7
// INTS-NEXT: 439041024
// INTS-NEXT: 305419896 : i64
// INTS-NEXT: 120 : i8
func.func @ints(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i1, i32, i32, i64, i8) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %a, %b overflow<nsw> : i32
  %2 = llvm.mul %a, %b : i32
  %3 = llvm.sdiv %a, %b : i32
  %4 = llvm.urem %a, %b : i32
  %5 = llvm.icmp "slt" %a, %b : i32
  %6 = llvm.select %5, %a, %b : i1, i32
  %7 = llvm.shl %a, %b : i32
  %8 = llvm.sext %a : i32 to i64
  %9 = llvm.trunc %a : i32 to i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i1, i32, i32, i64, i8
}
// MORE: 305419896
// MORE-NEXT: 2018915346
// MORE-NEXT: 510274632
// MORE-NEXT: 3 : i32
// MORE-NEXT: 439041024
// MORE-NEXT: -266049364
// MORE-NEXT: 1 : i2
// MORE-NEXT: 13 : i32
func.func @more(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i2, i32) {
  %0 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.bswap(%a) : (i32) -> i32
  %2 = llvm.intr.bitreverse(%a) : (i32) -> i32
  %3 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %4 = llvm.intr.fshl(%a, %b, %b) : (i32, i32, i32) -> i32
  %5 = llvm.intr.fshr(%a, %a, %b) : (i32, i32, i32) -> i32
  %6 = llvm.intr.scmp(%a, %b) : (i32, i32) -> i2
  %7 = llvm.intr.ctpop(%a) : (i32) -> i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i2, i32
}
// VECTORS: 3 : i32
// VECTORS-NEXT: dense<[1, 2, 2, 4]>
// VECTORS-NEXT: dense<[1, 2, 4]>
// VECTORS-NEXT: 10 : i32
// VECTORS-NEXT: 1.050000e+01
// VECTORS-NEXT: dense<false>
// VECTORS-NEXT: dense<[1.000000e+00, 4.000000e+00, 9.000000e+00, 1.600000e+01]>
// VECTORS-NEXT: 0.707106769
func.func @vectors(%v: vector<4xi32>, %w: vector<4xf32>, %i: i32, %x: f32) -> (i32, vector<4xi32>, vector<3xi32>, i32, f32, vector<4xi1>, vector<4xf32>, f32) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xi32>
  %1 = llvm.insertelement %i, %v[%i : i32] : vector<4xi32>
  %2 = llvm.shufflevector %v, %1 [0, 5, 7] : vector<4xi32>
  %3 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %4 = "llvm.intr.vector.reduce.fadd"(%x, %w) : (f32, vector<4xf32>) -> f32
  %5 = llvm.fcmp "ogt" %w, %w : vector<4xf32>
  %6 = llvm.fmul %w, %w : vector<4xf32>
  %7 = llvm.intr.sqrt(%x) : (f32) -> f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, vector<4xi32>, vector<3xi32>, i32, f32, vector<4xi1>, vector<4xf32>, f32
}
// SUM: 42
func.func @sum(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%c0, %c0 : i32, i32)
^loop(%i: i32, %s: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end(%s : i32)
^body:
  %t = llvm.add %s, %i : i32
  %j = llvm.add %i, %c1 : i32
  llvm.switch %j : i32, ^loop(%j, %t : i32, i32) [
    3: ^loop(%j, %c0 : i32, i32)
  ]
^end(%r: i32):
  return %r : i32
}
// POISON: #ub.poison
// POISON-NEXT: #ub.poison
// POISON-NEXT: #ub.poison
// POISON-NEXT: 0 : i32
func.func @poisons(%a: i32) -> (i64, f32, i32, i32) {
  %0 = llvm.zext nneg %a : i32 to i64
  %1 = llvm.uitofp nneg %a : i32 to f32
  %2 = llvm.or disjoint %a, %a : i32
  %3 = llvm.freeze %2 : i32
  return %0, %1, %2, %3 : i64, f32, i32, i32
}
// SAT: 127
// SAT-NEXT: -128
// SAT-NEXT: 127
// SAT-NEXT: -1
// SAT-NEXT: 0
// SAT-NEXT: -128
func.func @saturate(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8, i8) {
  %0 = llvm.intr.sadd.sat(%a, %a) : (i8, i8) -> i8
  %1 = llvm.intr.ssub.sat(%b, %a) : (i8, i8) -> i8
  %2 = llvm.intr.ssub.sat(%a, %b) : (i8, i8) -> i8
  %3 = llvm.intr.uadd.sat(%b, %b) : (i8, i8) -> i8
  %4 = llvm.intr.usub.sat(%a, %b) : (i8, i8) -> i8
  %c1 = llvm.mlir.constant(1 : i8) : i8
  %5 = llvm.intr.sshl.sat(%b, %c1) : (i8, i8) -> i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
}
// ZERO: 'llvm.sdiv' op
func.func @zero(%a: i32) -> i32 {
  %0 = llvm.sdiv %a, %a : i32
  return %0 : i32
}
// LANES: 237684487579686500932345921536 : i128
func.func @lanes(%v: vector<4xi32>) -> i128 {
  %0 = llvm.bitcast %v : vector<4xi32> to i128
  return %0 : i128
}

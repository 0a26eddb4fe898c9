// Flags of floats: those of the payload are kept, also under masks; more come by --fast-math, and to what the lowering makes, but not to formulas of functions.
// RUN: jig emit --llvm --lower %s | FileCheck %s --check-prefix=PLAIN
// RUN: jig emit --llvm --lower --fast-math=reassoc,nnan %s | FileCheck %s --check-prefix=SOME
// RUN: jig emit --llvm --lower --fast-math %s | FileCheck %s --check-prefix=EVERY
// RUN: jig-opt %s --lower-to-llvm='fast-math=reassoc,nnan' | jig emit --llvm - | FileCheck %s --check-prefix=SOME
// RUN: not jig emit --llvm --lower --fast-math=quick %s 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not jig emit --llvm --fast-math %s 2>&1 | FileCheck %s --check-prefix=LOWER
// RUN: not jig emit --llvm --math=libm %s 2>&1 | FileCheck %s --check-prefix=MATH
// RUN: not jig-opt %s --lower-to-llvm='fast-math=quick' 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not jig run %s --entry sum --pipeline 'builtin.module()' --fast-math 2>&1 | FileCheck %s --check-prefix=PIPELINE

// WORD: jig emit: --fast-math takes some of contract, reassoc, nnan, ninf, nsz, arcp and afn, not 'quick'
// LOWER: jig emit: --fast-math is for --lower, by the usual passes
// MATH: jig emit: --math is for --lower, by the usual passes
// FLAG: error: 'builtin.module' op knows no flag of floats: 'quick'
// PIPELINE: jig run: --fast-math is for the usual passes, not with --pipeline

// PLAIN-LABEL: define float @sum(
// PLAIN: %[[V:.*]] = select <16 x i1> %{{.*}}, <16 x float> %{{.*}}, <16 x float> {{.*}}-0.0
// PLAIN: call reassoc float @llvm.vector.reduce.fadd.v16f32(float %{{.*}}, <16 x float> %[[V]])
func.func @sum(%x: vector<16xf32>, %m: vector<16xi1>, %z: f32) -> f32 {
  %s = vector.mask %m { vector.reduction <add>, %x, %z fastmath<reassoc> : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return %s : f32
}

// PLAIN-LABEL: define float @all(
// PLAIN: fmul float
// PLAIN: fadd nsz float
// SOME-LABEL: define float @all(
// SOME: fmul nnan reassoc float
// SOME: fadd nnan nsz reassoc float
// SOME: call nnan reassoc float @llvm.sqrt
// EVERY-LABEL: define float @all(
// EVERY: fmul fast float
// EVERY: fadd fast float
func.func @all(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  %1 = arith.addf %0, %c fastmath<nsz> : f32
  %2 = math.sqrt %1 : f32
  return %2 : f32
}

// PLAIN-LABEL: @product(
// PLAIN: fmul <4 x float>
// SOME-LABEL: @product(
// SOME: fmul nnan reassoc <4 x float>
// SOME: call nnan reassoc float @llvm.vector.reduce.fadd
func.func @product(%a: vector<4x4xf32>, %b: vector<4x2xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>,affine_map<(i,j,k)->(k,j)>,affine_map<(i,j,k)->(i,j)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x2xf32> into vector<4x2xf32>
  return %r : vector<4x2xf32>
}

// SOME-LABEL: @function(
// SOME-NOT: fadd nnan
// SOME: fadd contract <4 x float>
func.func @function(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// What no flags stand at gets them as an op of llvm; but not what a formula, or a mask, picks from infinities.
// EVERY-LABEL: @function(
// EVERY-NOT: select fast
// EVERY: select contract <4 x i1>
// EVERY-LABEL: define float @picks(
// EVERY: call fast float @far
// EVERY: select fast i1
// EVERY-LABEL: define float @greatest(
// EVERY: select <16 x i1> {{.*}}, <16 x float> splat (float 0xFFF0000000000000)
// EVERY: call fast float @llvm.vector.reduce.fmaximum
func.func private @far(f32) -> f32
func.func @picks(%c: i1, %x: f32, %y: f32) -> f32 {
  %0 = func.call @far(%x) : (f32) -> f32
  %1 = arith.select %c, %0, %y : f32
  return %1 : f32
}
func.func @greatest(%x: vector<16xf32>, %m: vector<16xi1>, %z: f32) -> f32 {
  %s = vector.mask %m { vector.reduction <maximumf>, %x, %z : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return %s : f32
}

// Where the time goes: the right lines, loops, steps and functions, the most expensive first.
// REQUIRES: profiles
// RUN: jig run %s --arg 'memref<1000xf32>=1.5' --profile 2>&1 >/dev/null | FileCheck %s --check-prefix=LINES
// RUN: jig run %s --arg 'memref<1000xf32>=1.5' --profile=text --script %S/Inputs/unroll.mlir --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=STEPS
// RUN: not jig run %s --profile=page.svg 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not jig run %s --arg 'memref<1000xf32>=1.5' --profile --pipeline 'builtin.module(convert-func-to-llvm)' 2>&1 | FileCheck %s --check-prefix=LOWERING
// KIND: jig run: --profile takes text or a FILE.html, not 'page.svg'

func.func @main(%a: memref<1000xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %cold = arith.constant 1000 : index
  %hot = arith.constant 9000 : index
  %z = arith.constant 1.0 : f32
  %x = scf.for %i = %c0 to %cold step %c1 iter_args(%s = %z) -> f32 {
    %k = arith.remui %i, %n : index
    %v = memref.load %a[%k] : memref<1000xf32>
    %q = arith.divf %v, %s : f32
    %t = math.tanh %q : f32
    scf.yield %t : f32
  }
  %y = scf.for %i = %c0 to %hot step %c1 iter_args(%s = %x) -> f32 {
    %t = arith.divf %z, %s : f32
    %e = math.tanh %t : f32
    scf.yield %e : f32
  }
  return %y : f32
}

// The loops are of 9 parts and 1.
// LINES: profile: {{[0-9]+}} runs in {{[0-9.]+}} s, {{[0-9.]+}} s of CPU time in it, {{[0-9]+}} samples
// LINES-NEXT: by line
// LINES-NEXT: {{[89][0-9.]+}}% profile.mlir:25 %e = math.tanh %t : f32
// LINES-NEXT: {{1?[0-9][.][0-9]}}% profile.mlir:20 %t = math.tanh %q : f32
// LINES: by loop
// LINES-NEXT: {{[0-9.]+}}% @main profile.mlir:9
// LINES-NEXT: {{[89][0-9.]+}}% scf.for profile.mlir:23
// LINES-NEXT: {{1?[0-9][.][0-9]}}% scf.for profile.mlir:16
// LINES: by function called
// LINES-NEXT: {{[0-9.]+}}% tanhf (libm.so.6), called at profile.mlir:25

// STEPS: 2 runs: least
// STEPS: by line
// STEPS-NEXT: {{[0-9.]+}}% profile.mlir:25 %e = math.tanh
// STEPS-NEXT: {{[0-9.]+}}% math.tanh{{( by step 3)?$}}
// STEPS-NEXT: {{[0-9.]+}}% math.tanh{{( by step 3)?$}}
// STEPS: by step of the script
// STEPS-NEXT: made through
// STEPS-NEXT: {{[0-9.]+}}% {{[0-9.]+}}% 3 unroll.mlir:6 transform.loop.unroll %hot

// Complaints are about the payload's own lines.
// LOWERING: profile.mlir:{{[0-9]+}}:{{[0-9]+}}: error:

// RUN: jig-opt %s --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu))" --split-input-file --verify-diagnostics
// RUN: not jig-opt %s --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=4 gpu-thread-dims=0}))" 2>&1 | FileCheck %s --check-prefix=BLOCKS
// RUN: not jig-opt %s --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=0 gpu-thread-dims=4294967295}))" 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: not jig-opt %s --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=0 gpu-thread-dims=0}))" 2>&1 | FileCheck %s --check-prefix=NONE
// What the reference dies of, or makes invalid.
// BLOCKS: error: cannot map to more than 3 block dimensions
// THREADS: error: cannot map to more than 3 thread dimensions
// NONE: error: expected a block or thread dimension to map to

func.func @carries(%x: f32) -> f32 {
  // expected-error @below {{loops that carry values cannot be mapped}}
  %r = affine.for %i = 0 to 10 iter_args(%y = %x) -> f32 {
    affine.for %j = 0 to 10 {
    }
    affine.yield %y : f32
  }
  return %r : f32
}

// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-sizes=2,0}))' --verify-diagnostics
// Where the reference dies.
func.func @none(%a: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 64 {
    // expected-error @below {{tile sizes must be at least 1}}
    affine.for %j = 0 to 64 {
      affine.store %c, %a[%j] : memref<100xf32>
    }
  }
  return
}

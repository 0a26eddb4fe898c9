// ARGS: --pass-pipeline='builtin.module(affine-loop-fusion)'
// ARGS: --pass-pipeline='any(affine-loop-fusion)'
// ARGS: --pass-pipeline='builtin.module(func.func(scf.execute_region(affine-loop-fusion)))'
func.func @f(%o: memref<10xf32>, %c: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %o[%i] : memref<10xf32>
  }
  return
}

// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-normalize))'
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-normalize{promote-single-iter=true}))'
// ARGS: --affine-loop-normalize --dump-pass-pipeline
func.func @norm(%n: index, %m: memref<?xf32>, %x: f32, %lb: index) {
  affine.for %i = 2 to 32 step 3 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%lb)[%n] to %n step 4 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = 1 to 2 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 12 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 4, 100)>(%i) {
      affine.store %x, %m[%j] : memref<?xf32>
    }
  }
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%lb) to %n {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.parallel (%i, %j) = (2, %n) to (20, 40) step (3, 1) {
    affine.store %x, %m[%i + %j] : memref<?xf32>
  }
  return
}
func.func @never(%m: memref<?xf32>, %x: f32, %n: index) -> f32 {
  affine.for %i = 3 to 0 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  %r = affine.for %i = affine_map<()[s0] -> (s0 floordiv 2)>()[%n] to min affine_map<()[s0] -> (s0, 128)>()[%n] step 5 iter_args(%a = %x) -> f32 {
    %v = affine.load %m[%i] : memref<?xf32>
    %w = arith.addf %a, %v : f32
    affine.yield %w : f32
  }
  affine.parallel (%i, %j) = (0, 0) to (20, %n) {
    affine.store %x, %m[%i + %j] : memref<?xf32>
  }
  affine.parallel (%i) = (0) to (min(20, %n)) step (2) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.parallel (%i, %j) = (%n, 4 * symbol(%n)) to (20, 5 * symbol(%n) + 2) step (2, 2) {
    affine.store %x, %m[%i + %j] : memref<?xf32>
  }
  return %r : f32
}

// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=3}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-full-threshold=3}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=2 unroll-num-reps=3}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=2 unroll-num-reps=0}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=5 unroll-up-to-factor}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=4 cleanup-unroll}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=1}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=0}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-2}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(affine-loop-unroll)' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))' --dump-pass-pipeline --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-unroll))' --dump-pass-pipeline --allow-unregistered-dialect
func.func @a(%m: memref<100xf32>, %n: index, %x: i1) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      %v = affine.load %m[%i + %j] : memref<100xf32>
      "a"(%v) : (f32) -> ()
    }
    affine.for %j = 0 to 2 {
      %v = affine.load %m[%i + %j] : memref<100xf32>
      "b"(%v) : (f32) -> ()
    }
  }
  affine.for %i = 0 to %n {
      "c"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 9 {
      "d"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 2 {
    scf.if %x {
    affine.for %j = 0 to 2 {
      "b"(%j) : (index) -> ()
    }
    }
  }
  return
}
func.func private @declared(index)
func.func @carried(%m: memref<100xf32>, %x: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 3 to 14 step 3 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %v = affine.load %m[%i] : memref<100xf32>
    %w = arith.maximumf %v, %a : f32
    %y = arith.minimumf %v, %b : f32
    affine.yield %w, %y : f32, f32
  }
  affine.for %i = 5 to 5 {
    "never"() : () -> ()
  }
  affine.for %i = 5 to 6 {
    "once"(%i) : (index) -> ()
  }
  return %r#0, %r#1 : f32, f32
}
func.func @tiled(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to %n step 32 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 32, s0)>(%i)[%n] {
      affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
        "in"(%j, %k) : (index, index) -> ()
      }
    }
  }
  return
}

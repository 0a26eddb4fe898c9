// ARGS: --split-input-file --allow-unregistered-dialect --affine-parallelize
// ARGS: --split-input-file --allow-unregistered-dialect --affine-parallelize=max-nested=1
// ARGS: --split-input-file --allow-unregistered-dialect --affine-parallelize=max-nested=0
// ARGS: --split-input-file --allow-unregistered-dialect --affine-parallelize=parallel-reductions
// ARGS: --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize{max-nested=2 parallel-reductions=true}))' --dump-pass-pipeline --allow-unregistered-dialect
func.func @nest(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%i) to min affine_map<(d0)[s0] -> (s0, d0 + 10)>(%i)[%m] step 2 {
      %0 = affine.load %a[%i, %j] : memref<?x?xf32>
      affine.for %k = 0 to 3 {
        affine.store %0, %b[%i, %j * 3 + %k] : memref<?x?xf32>
      }
    }
  } {dropped}
  return
}
// -----
func.func @dependent(%a: memref<100x100xf32>, %n: index) {
  affine.for %i = 1 to 50 {
    affine.for %j = 1 to 50 {
      %0 = affine.load %a[%i - 1, %j] : memref<100x100xf32>
      affine.store %0, %a[%i, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 10 step 2 {
    %0 = affine.load %a[%i + 1, 3] : memref<100x100xf32>
    affine.store %0, %a[%i, 3] : memref<100x100xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i mod 3, 3] : memref<100x100xf32>
    affine.store %0, %a[%i + 3, 3] : memref<100x100xf32>
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
      %0 = affine.load %a[symbol(%n) - 1, 3] : memref<100x100xf32>
      affine.store %0, %a[%i, 3] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[symbol(%n), 3] : memref<100x100xf32>
    affine.store %0, %a[%i, 3] : memref<100x100xf32>
  }
  return
}
// -----
func.func @local(%n: index, %x: f32) {
  affine.for %i = 0 to 100 {
    %m = memref.alloc(%n) : memref<?xf32>
    %v = memref.subview %m[2][4][1] : memref<?xf32> to memref<4xf32, strided<[1], offset: 2>>
    affine.store %x, %m[0] : memref<?xf32>
    affine.store %x, %v[1] : memref<4xf32, strided<[1], offset: 2>>
  }
  affine.for %i = 0 to 100 {
    %m = memref.alloc(%n) : memref<?xf32>
    memref.dealloc %m : memref<?xf32>
  }
  affine.for %i = 0 to 100 {
    "unknown"() : () -> ()
  }
  affine.for %i = 0 to 100 {
    affine.parallel (%j) = (0) to (4) {
    }
  }
  affine.for %i = 0 to 100 {
    scf.for %j = %n to %n step %n {
    }
  }
  return
}
// -----
func.func @reductions(%a: memref<10xf32>, %b: memref<10xi32>, %x: f32, %y: i32) -> (f32, i32, f32, i32) {
  %0:2 = affine.for %i = 0 to 10 iter_args(%s = %x, %t = %y) -> (f32, i32) {
    %u = affine.load %a[%i] : memref<10xf32>
    %v = affine.load %b[%i] : memref<10xi32>
    %p = arith.mulf %u, %s : f32
    %q = arith.addi %t, %v : i32
    affine.yield %p, %q : f32, i32
  }
  %1 = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 {
    %u = affine.load %a[%i] : memref<10xf32>
    %p = arith.maximumf %s, %u : f32
    %q = arith.maximumf %p, %u : f32
    affine.yield %q : f32
  }
  %2 = affine.for %i = 0 to 10 iter_args(%t = %y) -> i32 {
    %v = affine.load %b[%i] : memref<10xi32>
    %q = arith.subi %t, %v : i32
    affine.yield %q : i32
  }
  return %0#0, %0#1, %1, %2 : f32, i32, f32, i32
}
// -----
func.func @no_kind(%b: memref<10xi32>, %y: i32) -> i32 {
  %0 = affine.for %i = 0 to 10 iter_args(%t = %y) -> i32 {
    %v = affine.load %b[%i] : memref<10xi32>
    %q = arith.minsi %t, %v : i32
    affine.yield %q : i32
  }
  return %0 : i32
}
// -----
func.func @no_kind_of_float(%b: memref<10xf32>, %y: f32) -> f32 {
  %0 = affine.for %i = 0 to 10 iter_args(%t = %y) -> f32 {
    %v = affine.load %b[%i] : memref<10xf32>
    %q = arith.minnumf %t, %v : f32
    affine.yield %q : f32
  }
  return %0 : f32
}
// -----
func.func @carries_memory(%m: memref<4xf32>, %o: memref<4xf32>) -> memref<4xf32> {
  %0 = affine.for %i = 0 to 10 iter_args(%t = %m) -> memref<4xf32> {
    affine.yield %o : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

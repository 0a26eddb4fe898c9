// ARGS: --split-input-file --allow-unregistered-dialect --affine-loop-invariant-code-motion
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-invariant-code-motion))' --dump-pass-pipeline
func.func @memory(%a: memref<10xf32>, %b: memref<?xf32>, %n: index, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %a[0] : memref<10xf32>
  }
  affine.for %i = 0 to %n {
    %v = affine.load %b[5] : memref<?xf32>
    "use"(%v) : (f32) -> ()
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %a[%j] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %a[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %a[0] : memref<10xf32>
    affine.store %c, %a[1] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.vector_load %a[0] : memref<10xf32>, vector<4xf32>
    affine.vector_store %v, %b[0] : memref<?xf32>, vector<4xf32>
  }
  return
}
// -----
func.func @conditions(%a: memref<10xf32>, %n: index, %c: f32, %x: i1) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
      affine.store %c, %a[0] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %c, %a[0] : memref<10xf32>
    }
  }
  affine.for %i = 0 to %n {
    %r = affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] -> f32 {
      affine.yield %c : f32
    } else {
      %s = arith.addf %c, %c : f32
      affine.yield %s : f32
    }
    "use"(%r) : (f32) -> ()
  }
  affine.for %i = 0 to 10 {
    scf.if %x {
      affine.store %c, %a[0] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.parallel (%j) = (0) to (10) {
      affine.store %c, %a[%j] : memref<10xf32>
    }
  }
  return
}
// -----
func.func @values(%a: memref<10xf32>, %n: index, %c: f32) -> f32 {
  affine.for %i = 0 to %n {
    %x = arith.addf %c, %c : f32
    %y = arith.mulf %x, %c : f32
    "use"(%y) : (f32) -> ()
  }
  affine.for %i = 0 to %n {
    %x = "unknown"() : () -> f32
    %k = arith.constant 1.0 : f32
    %m = memref.alloc() : memref<10xf32>
    affine.store %k, %m[0] : memref<10xf32>
    %l = affine.load %m[0] : memref<10xf32>
    "use"(%l) : (f32) -> ()
  }
  affine.for %i = 0 to %n {
    %r = affine.for %j = 0 to 10 iter_args(%s = %c) -> f32 {
      %t = arith.addf %s, %c : f32
      affine.yield %t : f32
    }
    "use"(%r) : (f32) -> ()
  }
  %q = affine.for %i = 0 to %n iter_args(%s = %c) -> f32 {
    %r = affine.load %a[3] : memref<10xf32>
    %t = arith.addf %s, %r : f32
    affine.yield %t : f32
  }
  affine.for %i = 0 to 10 {
    %d = arith.divsi %n, %n : index
    "use"(%d) : (index) -> ()
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
      %x = arith.addf %c, %c : f32
      affine.for %k = 0 to 10 {
        %y = arith.addf %x, %x : f32
        "use"(%y) : (f32) -> ()
      }
    }
  }
  return %q : f32
}
// -----
func.func @transfers(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i], %b[%i], %t[0], %n : memref<10xf32>, memref<10xf32, 1>, memref<1xi32>
    %v = affine.load %a[0] : memref<10xf32>
    "use"(%v) : (f32) -> ()
    affine.dma_wait %t[0], %n : memref<1xi32>
    %w = affine.load %b[0] : memref<10xf32, 1>
  }
  return
}
// -----
func.func @in_other_loops(%a: memref<10xf32>, %n: index, %c: f32) {
  scf.for %i = %n to %n step %n {
    affine.for %j = 0 to 10 {
      %x = arith.addf %c, %c : f32
      affine.store %x, %a[2] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    scf.for %j = %n to %n step %n {
      %v = affine.load %a[0] : memref<10xf32>
    }
  }
  return
}
// -----
// The transfer is over where the loop begins.
func.func @after_transfer(%from: memref<1xi32>, %to: memref<9xi32, 2>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %tag = memref.alloc() : memref<1xi32>
  %a = memref.alloc() : memref<1xi32, 2>
  affine.dma_start %from[%c0], %a[%c0], %tag[%c0], %c1 : memref<1xi32>, memref<1xi32, 2>, memref<1xi32>
  affine.dma_wait %tag[%c0], %c1 : memref<1xi32>
  affine.for %i = 0 to 9 {
    %0 = affine.load %a[0] : memref<1xi32, 2>
    affine.store %0, %to[%i] : memref<9xi32, 2>
  }
  return
}

// ARGS: --split-input-file --allow-unregistered-dialect --affine-loop-tile=tile-size=4
// ARGS: --split-input-file --allow-unregistered-dialect --affine-loop-tile='tile-size=4 separate'
// ARGS: --split-input-file --allow-unregistered-dialect --affine-loop-tile='tile-sizes=1,3 separate=true'
// ARGS: --split-input-file --allow-unregistered-dialect --affine-loop-tile
// ARGS: --split-input-file --allow-unregistered-dialect --affine-loop-tile=cache-size=12
// ARGS: --split-input-file --allow-unregistered-dialect --affine-loop-tile='cache-size=0 tile-size=0'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4294967295}))' --dump-pass-pipeline
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(affine-loop-tile)'
func.func @matmul(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x250xf32>) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 250 {
      affine.for %k = 0 to 250 {
        %0 = affine.load %a[%i, %k] : memref<256x256xf32>
        %1 = affine.load %b[%k, %j] : memref<256x256xf32>
        %2 = affine.load %c[%i, %j] : memref<256x250xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<256x250xf32>
      }
    }
  }
  return
}
// -----
func.func @imperfect(%a: memref<256x256xf32>, %c: memref<256x250xf32>) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 250 {
      %z = arith.constant 0.0 : f32
      affine.store %z, %c[%i, %j] : memref<256x250xf32>
      affine.for %k = 0 to 250 {
        %0 = affine.load %a[%i, %k] : memref<256x256xf32>
        %2 = affine.load %c[%i, %j] : memref<256x250xf32>
        %4 = arith.addf %2, %0 : f32
        affine.store %4, %c[%i, %j] : memref<256x250xf32>
      }
    }
  }
  return
}
// -----
func.func @bounds(%n: index, %m: index) {
  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%n, %m] {
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%n) to %m {
      "x"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 10 step 2 {
    affine.for %j = 0 to 11 {
      "x"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 5 to affine_map<()[s0] -> (s0 floordiv 2 + 7)>()[%m] {
      "x"(%i, %j) : (index, index) -> ()
    }
  }
  %l = affine.apply affine_map<()[s0] -> (s0 * 2 + 1)>()[%m]
  affine.for %i = max affine_map<()[s0] -> (s0, 5)>()[%m] to %l {
    affine.for %j = 7 to 99 {
      "x"(%i, %j) : (index, index) -> ()
    }
  } {dropped = 1}
  return
}
// -----
func.func @short() {
  affine.for %i = 0 to 0 {
    "x"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 1 {
    "x"(%i) : (index) -> ()
  }
  affine.for %i = 5 to 1 {
    "x"(%i) : (index) -> ()
  }
  affine.for %i = -3 to 5 step 3 {
    "x"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @not_linear(%m: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0)[s0] -> (d0 * s0)>(%i)[%m] {
      "x"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * s0)>()[%m] {
    "x"(%i) : (index) -> ()
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv s0)>()[%m] {
    "x"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @triangle() {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      "x"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
// -----
func.func @carried(%a: memref<100xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 1 to 50 iter_args(%s = %z) -> f32 {
    %0 = affine.load %a[%i] : memref<100xf32>
    %t = arith.addf %0, %s : f32
    affine.yield %t : f32
  }
  return %r : f32
}
// -----
func.func @within_others(%x: i1) {
  affine.parallel (%k) = (0) to (10) {
    affine.for %i = 0 to 64 {
      "x"(%i, %k) : (index, index) -> ()
    }
  }
  cf.cond_br %x, ^a, ^b
^a:
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      "x"(%i) : (index) -> ()
    }
  }
  cf.br ^b
^b:
  return
}
// -----
func.func @diagonals(%a: memref<100x100xf32>) {
  affine.for %i = 1 to 50 {
    affine.for %j = 1 to 50 {
      %0 = affine.load %a[0, %i + %j] : memref<100x100xf32>
      affine.store %0, %a[0, %i + %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 1 to 50 {
    affine.for %j = 1 to 50 {
      %0 = affine.load %a[%i - 1, %j - 1] : memref<100x100xf32>
      affine.store %0, %a[%i, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 50 step 2 {
    affine.for %j = 0 to 50 {
      %0 = affine.load %a[%i + 1, %j + 1] : memref<100x100xf32>
      affine.store %0, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
// -----
func.func @footprints(%a: memref<50x?xf32>, %b: memref<64x64xindex>, %c: memref<64xvector<4xf16>>, %n: index) {
  affine.for %i = 0 to 50 {
    affine.for %j = 3 to %n step 2 {
      affine.for %k = 0 to 3 {
        %0 = affine.load %a[%i, %j] : memref<50x?xf32>
        affine.store %0, %a[%i, %j] : memref<50x?xf32>
      }
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %b[%i, %j] : memref<64x64xindex>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 60 {
      %0 = affine.load %c[%i floordiv 2 + 3] : memref<64xvector<4xf16>>
      %1 = affine.load %c[%j mod 7] : memref<64xvector<4xf16>>
    }
  }
  return
}
// -----
func.func private @declared()

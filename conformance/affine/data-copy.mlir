// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{skip-non-unit-stride-loops}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma fast-mem-space=2 tag-mem-space=4}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{slow-mem-space=1 fast-mem-space=5 min-dma-transfer=7}))'
// Copies of what affine accesses touch.
func.func @mm(%A: memref<256x256xf32>, %B: memref<256x256xf32>, %C: memref<256x256xf32>) {
  affine.for %i = 0 to 256 step 32 {
    affine.for %j = 0 to 256 step 64 {
      affine.for %k = 0 to 256 step 16 {
        affine.for %ii = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 32)>(%i) {
          affine.for %jj = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 64)>(%j) {
            affine.for %kk = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 16)>(%k) {
              %a = affine.load %A[%ii, %kk] : memref<256x256xf32>
              %b = affine.load %B[%kk, %jj] : memref<256x256xf32>
              %c = affine.load %C[%ii, %jj] : memref<256x256xf32>
              %p = arith.mulf %a, %b : f32
              %s = arith.addf %c, %p : f32
              affine.store %s, %C[%ii, %jj] : memref<256x256xf32>
            }
          }
        }
      }
    }
  }
  return
}
// -----
func.func @bound(%n: index, %A: memref<?x?xf32>) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to %n {
      %x = affine.load %A[%i, %j] : memref<?x?xf32>
      affine.store %x, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @stencil(%A: memref<64x64xf32>, %B: memref<64x64xf32>) {
  affine.for %i = 1 to 63 {
    affine.for %j = 1 to 63 {
      %0 = affine.load %A[%i - 1, %j] : memref<64x64xf32>
      %1 = affine.load %A[%i + 1, %j] : memref<64x64xf32>
      %2 = affine.load %A[%i, %j - 1] : memref<64x64xf32>
      %s = arith.addf %0, %1 : f32
      %t = arith.addf %s, %2 : f32
      affine.store %t, %B[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// -----
func.func @mod(%A: memref<64xf32>, %B: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %A[%i mod 2] : memref<64xf32>
    %1 = affine.load %A[%i floordiv 3] : memref<64xf32>
    %2 = affine.load %A[symbol(%n) * 2] : memref<64xf32>
    %s = arith.addf %0, %1 : f32
    affine.store %s, %B[%i] : memref<64xf32>
    affine.store %2, %B[63 - %i] : memref<64xf32>
  }
  return
}
// -----
func.func @mul(%A: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %A[%i * symbol(%n)] : memref<64xf32>
    "use"(%0) : (f32) -> ()
  }
  return
}
// -----
func.func @spaces(%A: memref<64xf32, 1>, %B: memref<64xf32, 2>, %C: memref<64xf32, "x">, %D: memref<f32>, %E: memref<64xf32, affine_map<(d0) -> (d0 + 1)>>, %V: memref<64xvector<4xf32>>, %X: memref<64xindex>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %A[%i] : memref<64xf32, 1>
    %1 = affine.load %B[%i] : memref<64xf32, 2>
    %2 = affine.load %C[%i] : memref<64xf32, "x">
    %3 = affine.load %D[] : memref<f32>
    %4 = affine.load %E[%i] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
    %5 = affine.load %V[%i] : memref<64xvector<4xf32>>
    %6 = affine.load %X[%i] : memref<64xindex>
  }
  return
}
// -----
func.func @straight(%A: memref<64xf32>, %i: index) {
  %0 = affine.load %A[3] : memref<64xf32>
  %1 = affine.load %A[5] : memref<64xf32>
  %s = arith.addf %0, %1 : f32
  affine.store %s, %A[7] : memref<64xf32>
  affine.for %k = 0 to 10 {
    affine.store %s, %A[%k + 2] : memref<64xf32>
  }
  %2 = affine.load %A[10] : memref<64xf32>
  "use"(%2) : (f32) -> ()
  return
}
// -----
func.func @hoist(%A: memref<64xf32>, %B: memref<1024xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %A[%j] : memref<64xf32>
      affine.store %0, %B[%i * 64 + %j] : memref<1024xf32>
    }
  }
  return
}
// -----
func.func @iff(%A: memref<64xf32>, %B: memref<64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%i) {
      %0 = affine.load %A[%i] : memref<64xf32>
      "use"(%0) : (f32) -> ()
    } else {
      %0 = affine.load %A[%i] : memref<64xf32>
      "use2"(%0) : (f32) -> ()
    }
    affine.store %c, %B[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @c(%A: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 256 {
    %x = affine.load %A[%i] : memref<?xf32>
    %s = arith.addf %x, %x : f32
    affine.store %s, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @d(%A: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %x = affine.load %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @start_a(%A: memref<640xf32>, %n: index) {
  affine.for %i = 0 to 20 step 2 {
    %0 = affine.load %A[%i + 1] : memref<640xf32>
    %1 = affine.load %A[%i + 2] : memref<640xf32>
  }
  return
}
// -----
func.func @start_b(%A: memref<640xf32>, %n: index) {
  affine.for %i = 0 to 20 step 2 {
    affine.for %j = 0 to 20 step 2 {
    affine.for %k = 0 to 20 {
    %0 = affine.load %A[%i * 2 + %j + %k + 5] : memref<640xf32>
    }
    }
  }
  return
}
// -----
func.func @start_c(%A: memref<640xf32>, %n: index) {
  affine.for %i = 0 to 20 step 2 {
    affine.for %j = 0 to 20 step 2 {
    affine.for %k = 0 to 20 {
    %0 = affine.load %A[%i * 2 - %j + %k] : memref<640xf32>
    %1 = affine.load %A[%i floordiv 3] : memref<640xf32>
    }
    }
  }
  return
}
// -----
func.func @start_d(%A: memref<640xf32>, %n: index) {
  affine.for %i = 0 to 20 step 2 {
    affine.for %j = 0 to 20 step 2 {
    affine.for %k = 0 to 20 {
    %1 = affine.load %A[%i floordiv 3] : memref<640xf32>
    }
    }
  }
  return
}
// -----
func.func @start_e(%A: memref<640xf32>, %n: index) {
  affine.for %i = 0 to 20 step 2 {
    affine.for %k = 0 to 20 {
    %1 = affine.load %A[(%i + %k + 5) floordiv 3] : memref<640xf32>
    }
  }
  return
}
// -----
func.func @start_f(%A: memref<640xf32>, %n: index) {
  affine.for %i = 0 to 20 step 2 {
    affine.for %k = 0 to 20 {
    %1 = affine.load %A[5 * %i - 3 + symbol(%n) + %k] : memref<640xf32>
    }
  }
  return
}
// -----
func.func @e() {
  return
}
// -----
func.func @blocks(%A: memref<8xf32>, %c: i1, %v: f32) {
  affine.store %v, %A[0] : memref<8xf32>
  cf.cond_br %c, ^a, ^b
^a:
  %0 = affine.load %A[3] : memref<8xf32>
  affine.store %0, %A[4] : memref<8xf32>
  return
^b:
  return
}
// -----
func.func @scf(%A: memref<8xf32>, %c: i1, %v: f32, %lo: index) {
  %0 = affine.load %A[3] : memref<8xf32>
  scf.for %i = %lo to %lo step %lo {
    affine.for %j = 0 to 8 {
      affine.store %0, %A[%j] : memref<8xf32>
    }
  }
  scf.if %c {
    affine.store %v, %A[1] : memref<8xf32>
  }
  return
}
// -----
func.func @iter(%A: memref<64xf32>, %v: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%s = %v) -> f32 {
    %0 = affine.load %A[%i] : memref<64xf32>
    %1 = arith.addf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}
// -----
func.func @inner(%v: f32) {
  affine.for %i = 0 to 8 step 2 {
    %a = memref.alloc() : memref<8xf32>
    affine.for %j = 0 to 8 {
      affine.store %v, %a[%j] : memref<8xf32>
    }
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%j] : memref<8xf32>
    }
    memref.dealloc %a : memref<8xf32>
  }
  return
}
// -----
func.func @el(%A: memref<8xi1>, %B: memref<8xcomplex<f32>>, %C: memref<4x8xi4>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %A[%i] : memref<8xi1>
    %1 = affine.load %B[%i] : memref<8xcomplex<f32>>
    %2 = affine.load %C[%i, 3] : memref<4x8xi4>
    affine.store %2, %C[%i, 4] : memref<4x8xi4>
  }
  return
}
// -----
func.func @parallel(%A: memref<8x8xf32>, %B: memref<8x8xf32>) {
  affine.for %k = 0 to 8 {
    affine.parallel (%i, %j) = (0, 0) to (8, 8) {
      %0 = affine.load %A[%i, %j] : memref<8x8xf32>
      affine.store %0, %B[%j, %i] : memref<8x8xf32>
    }
  }
  return
}
// -----
func.func @f(%A: memref<100x128x64xf32>, %v: f32) {
  affine.store %v, %A[1, 0, 2] : memref<100x128x64xf32>
  affine.store %v, %A[1, 0, 3] : memref<100x128x64xf32>
  return
}
// -----
func.func @par(%A: memref<8x8xf32>, %B: memref<8x8xf32>) {
  affine.for %k = 0 to 8 {
    affine.parallel (%i, %j) = (0, 0) to (8, 8) {
      %0 = affine.load %A[%i, %k] : memref<8x8xf32>
      affine.store %0, %B[%j, %i] : memref<8x8xf32>
    }
  }
  return
}
// -----
func.func @par2(%A: memref<8x8xf32>, %B: memref<8x8xf32>) {
  affine.for %k = 0 to 8 {
    affine.parallel (%i) = (0) to (8) {
      %0 = affine.load %A[%k, %i] : memref<8x8xf32>
      affine.store %0, %B[3, %i] : memref<8x8xf32>
    }
  }
  return
}
// -----
func.func @par3(%A: memref<8x8xf32>, %B: memref<8x8xf32>) {
  affine.for %k = 0 to 8 {
    affine.parallel (%i) = (0) to (8) {
      %0 = affine.load %A[%k, %k] : memref<8x8xf32>
    }
  }
  return
}

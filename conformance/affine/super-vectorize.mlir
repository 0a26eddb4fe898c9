// ARGS: --affine-super-vectorize='virtual-vector-size=4'
// ARGS: --affine-super-vectorize='virtual-vector-size=4 vectorize-reductions'
// ARGS: --affine-super-vectorize='virtual-vector-size=4,8'
// ARGS: --affine-super-vectorize='virtual-vector-size=4,4 test-fastest-varying=0,1'
// ARGS: --affine-super-vectorize='virtual-vector-size=4 test-fastest-varying=1'
// ARGS: --affine-super-vectorize='virtual-vector-size=2,4,8'
// ARGS: --affine-super-vectorize='virtual-vector-size=4,4 vectorize-reductions'
// ARGS: --affine-super-vectorize='virtual-vector-size=0'
// ARGS: --affine-super-vectorize='virtual-vector-size=4 test-fastest-varying=0,1'
func.func @two(%A: memref<32x64xf32>, %B: memref<32x64xf32>, %C: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      %a = affine.load %A[%i, %j] : memref<32x64xf32>
      %c = affine.load %C[%j] : memref<64xf32>
      %s = arith.addf %a, %c : f32
      %t = arith.mulf %s, %x : f32
      affine.store %t, %B[%i, %j] : memref<32x64xf32>
    }
  }
  return
}
func.func @tr(%A: memref<32x64xf32>, %B: memref<64x32xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      %a = affine.load %A[%i, %j] : memref<32x64xf32>
      affine.store %a, %B[%j, %i] : memref<64x32xf32>
    }
  }
  return
}
func.func @mm(%A: memref<32x64xf32>, %B: memref<64x32xf32>, %C: memref<32x32xf32>) {
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.store %z, %C[%i, %j] : memref<32x32xf32>
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, %k] : memref<32x64xf32>
        %b = affine.load %B[%k, %j] : memref<64x32xf32>
        %c = affine.load %C[%i, %j] : memref<32x32xf32>
        %p = arith.mulf %a, %b : f32
        %q = arith.addf %c, %p : f32
        affine.store %q, %C[%i, %j] : memref<32x32xf32>
      }
    }
  }
  return
}
func.func @red(%A: memref<?xf32>, %B: memref<?xi32>, %n: index, %m: index, %w: f32, %v: i32) -> (f32, i32) {
  %r:2 = affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%n, %m] iter_args(%x = %w, %y = %v) -> (f32, i32) {
    %a = affine.load %A[%i] : memref<?xf32>
    %b = affine.load %B[%i] : memref<?xi32>
    %p = arith.maximumf %x, %a : f32
    %q = arith.ori %b, %y : i32
    affine.yield %p, %q : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
func.func @iv(%A: memref<32xindex>, %B: memref<32xf32>, %n: index) {
  affine.for %i = 0 to 32 {
    affine.store %i, %A[%i] : memref<32xindex>
  }
  affine.for %i = 0 to 32 {
    %k = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %a = affine.load %B[%k] : memref<32xf32>
    affine.store %a, %B[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 16 {
      %c = arith.constant 1.0 : f32
      %s = affine.for %k = 0 to 4 iter_args(%x = %c) -> f32 {
        %y = affine.load %B[%k + 3] : memref<32xf32>
        %z = arith.divf %x, %y : f32
        affine.yield %z : f32
      }
      %l = affine.load %B[%j + 16] : memref<32xf32>
      %u = arith.addf %l, %s : f32
      affine.store %u, %B[%j] : memref<32xf32>
    }
  }
  return
}
func.func @ifs(%A: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %a = affine.load %A[%i] : memref<32xf32>
      affine.store %a, %A[%i] : memref<32xf32>
    }
  }
  return
}
func.func @l(%A: memref<100xf32, strided<[2], offset: ?>>, %B: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    %a = affine.load %A[%i] : memref<100xf32, strided<[2], offset: ?>>
    affine.store %a, %B[%i] : memref<100xf32>
  }
  return
}

// RUN: jig eval %s --entry exchange | FileCheck %s --check-prefix=EXCHANGE
// RUN: jig-opt %s --gpu-kernel-outlining | jig eval - --entry exchange | FileCheck %s --check-prefix=EXCHANGE
// RUN: jig eval %s --entry reductions | FileCheck %s --check-prefix=REDUCTIONS
// RUN: not jig eval %s --entry diverges 2>&1 | FileCheck %s --check-prefix=DIVERGES
// RUN: not jig eval %s --entry one_fails 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: not jig eval %s --entry too_many 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: jig eval %s --entry copies | FileCheck %s --check-prefix=COPIES
// RUN: jig eval %s --entry one_element | FileCheck %s --check-prefix=ONE
// RUN: not jig eval %s --entry too_early 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: jig eval %s --entry host | FileCheck %s --check-prefix=HOST
// RUN: jig eval %s --entry matrices | FileCheck %s --check-prefix=MATRICES
// RUN: jig eval %s --entry fragments | FileCheck %s --check-prefix=FRAGMENTS
// Threads that wait for each other, copies beside the program, matrices of subgroups.

// EXCHANGE: dense<[3, 2, 1, 0, 7, 6, 5, 4]>
func.func @exchange() -> memref<8xi32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %out = memref.alloc() : memref<8xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) workgroup(%w : memref<4xi32, 3>) private(%p : memref<i32>) {
    %id = gpu.global_id x
    %n = arith.index_cast %id : index to i32
    memref.store %n, %p[] : memref<i32>
    %own = memref.load %p[] : memref<i32>
    memref.store %own, %w[%tx] : memref<4xi32, 3>
    gpu.barrier
    %other = arith.subi %c3, %tx : index
    %v = memref.load %w[%other] : memref<4xi32, 3>
    memref.store %v, %out[%id] : memref<8xi32>
    gpu.terminator
  }
  return %out : memref<8xi32>
}

// REDUCTIONS: dense<780>
// REDUCTIONS-NEXT: dense<[6, 6, 6, 6, 22, 22, 22, 22,
// REDUCTIONS-NEXT: dense<[1, 0, 3, 2,
// REDUCTIONS-NEXT: dense<39>
func.func @reductions() -> (memref<40xi32>, memref<40xi32>, memref<40xi32>, memref<40xi32>) {
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %one = arith.constant 1 : i32
  %width = arith.constant 32 : i32
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<40xi32>
  %b = memref.alloc() : memref<40xi32>
  %c = memref.alloc() : memref<40xi32>
  %d = memref.alloc() : memref<40xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c40, %sy = %c1, %sz = %c1) {
    %n = arith.index_cast %tx : index to i32
    %sum = gpu.all_reduce add %n uniform {} : (i32) -> i32
    memref.store %sum, %a[%tx] : memref<40xi32>
    %part = gpu.subgroup_reduce add %n cluster(size = 4) : (i32) -> i32
    memref.store %part, %b[%tx] : memref<40xi32>
    %v, %valid = gpu.shuffle xor %n, %one, %width : i32
    memref.store %v, %c[%tx] : memref<40xi32>
    %most = gpu.all_reduce %n {
    ^bb0(%x: i32, %y: i32):
      %m = arith.maxsi %x, %y : i32
      gpu.yield %m : i32
    } : (i32) -> i32
    memref.store %most, %d[%tx] : memref<40xi32>
    gpu.terminator
  }
  return %a, %b, %c, %d : memref<40xi32>, memref<40xi32>, memref<40xi32>, memref<40xi32>
}

// DIVERGES: error: 'gpu.barrier' op waits for threads that end, or wait, somewhere else
func.func @diverges() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %first = arith.cmpi eq, %tx, %c0 : index
    scf.if %first {
      gpu.barrier
    }
    gpu.terminator
  }
  return
}

// FAILS: error: 'memref.store' op index 3 of dimension 0 is out of bounds
func.func @one_fails() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 1 : i32
  %m = memref.alloc() : memref<3xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %s = memref.alloca() : memref<4xi32>
    gpu.barrier
    memref.store %x, %m[%tx] : memref<3xi32>
    gpu.barrier
    gpu.terminator
  }
  return
}

// MANY: error: 'gpu.launch' op has more threads than there is room for
func.func @too_many() {
  %c1 = arith.constant 1 : index
  %most = arith.constant 9223372036854775807 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %most, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %most, %sy = %c1, %sz = %c1) {
    gpu.barrier
    gpu.terminator
  }
  return
}

// COPIES: dense<[0, 2, 0, 4]>
func.func @copies() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %from = memref.alloc() : memref<4xi32>
  %out = memref.alloc() : memref<4xi32>
  %shared = memref.alloc() : memref<2x2xi32, 3>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%from : memref<4xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %one = arith.constant 1 : i32
    %m = arith.addi %n, %one : i32
    linalg.yield %m : i32
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) {
    %at = arith.muli %tx, %c2 : index
    %next = arith.addi %at, %c1 : index
    %t = nvgpu.device_async_copy %from[%at], %shared[%tx, %c0], 2, %c1 : memref<4xi32> to memref<2x2xi32, 3>
    %g = nvgpu.device_async_create_group %t
    %t2 = nvgpu.device_async_copy %from[%next], %shared[%tx, %c1], 1 : memref<4xi32> to memref<2x2xi32, 3>
    %t3 = nvgpu.device_async_copy %from[%at], %shared[%tx, %c0], 1, %c0 : memref<4xi32> to memref<2x2xi32, 3>
    %g2 = nvgpu.device_async_create_group %t2, %t3
    nvgpu.device_async_wait %g {numGroups = 1 : i32}
    nvgpu.device_async_wait %g2
    gpu.barrier
    %x = memref.load %shared[%tx, %c0] : memref<2x2xi32, 3>
    %y = memref.load %shared[%tx, %c1] : memref<2x2xi32, 3>
    memref.store %x, %out[%at] : memref<4xi32>
    memref.store %y, %out[%next] : memref<4xi32>
    gpu.terminator
  }
  return %out : memref<4xi32>
}

// ONE: 5 : i32
func.func @one_element() -> i32 {
  %x = arith.constant 5 : i32
  %from = memref.alloc() : memref<i32>
  %shared = memref.alloc() : memref<i32, 3>
  memref.store %x, %from[] : memref<i32>
  %t = nvgpu.device_async_copy %from[], %shared[], 1 : memref<i32> to memref<i32, 3>
  %g = nvgpu.device_async_create_group %t
  nvgpu.device_async_wait %g
  %y = memref.load %shared[] : memref<i32, 3>
  return %y : i32
}

// EARLY: error: 'memref.load' op
// EARLY-SAME: never written
func.func @too_early() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1 : i32
  %from = memref.alloc() : memref<4xi32>
  %shared = memref.alloc() : memref<4xi32, 3>
  linalg.fill ins(%x : i32) outs(%from : memref<4xi32>)
  linalg.fill ins(%x : i32) outs(%shared : memref<4xi32, 3>)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %t = nvgpu.device_async_copy %from[%c0], %shared[%c0], 4 : memref<4xi32> to memref<4xi32, 3>
    %g = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %g {numGroups = 1 : i32}
    %y = memref.load %shared[%c1] : memref<4xi32, 3>
    gpu.terminator
  }
  return
}

// HOST: dense<7>
func.func @host() -> memref<3xi32> {
  %x = arith.constant 7 : i32
  %c1 = arith.constant 1 : index
  %out = memref.alloc() : memref<3xi32>
  %t0 = gpu.wait async
  %a, %t1 = gpu.alloc async [%t0] () : memref<3xi32>
  %t2 = gpu.memset async [%t1] %a, %x : memref<3xi32>, i32
  %t3 = gpu.memcpy async [%t2] %out, %a : memref<3xi32>, memref<3xi32>
  %t4 = gpu.dealloc async [%t3] %a : memref<3xi32>
  gpu.wait [%t4]
  return %out : memref<3xi32>
}

// MATRICES: dense<3.300000e+01>
func.func @matrices() -> memref<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %two = arith.constant 2.0 : f16
  %one = arith.constant 1.0 : f32
  %m = memref.alloc() : memref<16x16xf16>
  %out = memref.alloc() : memref<16x16xf32>
  linalg.fill ins(%two : f16) outs(%m : memref<16x16xf16>)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %a = gpu.subgroup_mma_load_matrix %m[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %b1 = arith.constant 1.0 : f16
    %b = gpu.subgroup_mma_constant_matrix %b1 : !gpu.mma_matrix<16x16xf16, "BOp">
    %c = gpu.subgroup_mma_constant_matrix %one : !gpu.mma_matrix<16x16xf32, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %d, %out[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.terminator
  }
  return %out : memref<16x16xf32>
}

// Row l / 4 of the tile, elements 2 * (l % 4) and the next one; transposed, the column.
// FRAGMENTS: dense<{{\[\[}}0, 1], [2, 3], [4, 5], [6, 7], [8, 9],
// FRAGMENTS-NEXT: dense<{{\[\[}}0, 8], [16, 24], [32, 40], [48, 56], [1, 9],
func.func @fragments() -> (memref<32x2xi16>, memref<32x2xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %m = memref.alloc() : memref<8x8xi16, 3>
  %x = memref.alloc() : memref<32x2xi16>
  %y = memref.alloc() : memref<32x2xi16>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<8x8xi16, 3>) {
  ^bb0(%o: i16):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %r = arith.muli %i, %c8 : index
    %s = arith.addi %r, %j : index
    %n = arith.index_cast %s : index to i16
    linalg.yield %n : i16
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %row = arith.remui %tx, %c8 : index
    %f = nvgpu.ldmatrix %m[%row, %c0] {numTiles = 1 : i32, transpose = false} : memref<8x8xi16, 3> -> vector<1x2xi16>
    %g = nvgpu.ldmatrix %m[%row, %c0] {numTiles = 1 : i32, transpose = true} : memref<8x8xi16, 3> -> vector<1x2xi16>
    vector.transfer_write %f, %x[%tx, %c0] {in_bounds = [true, true]} : vector<1x2xi16>, memref<32x2xi16>
    vector.transfer_write %g, %y[%tx, %c0] {in_bounds = [true, true]} : vector<1x2xi16>, memref<32x2xi16>
    gpu.terminator
  }
  return %x, %y : memref<32x2xi16>, memref<32x2xi16>
}

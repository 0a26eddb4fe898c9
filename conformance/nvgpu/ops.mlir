// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --canonicalize
// ARGS: --cse
!g = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!g4 = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!tok = !nvgpu.mbarrier.token
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = nan, interleave = none>
!tmS = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = zero, interleave = none>
func.func @f(%m: memref<128x128xf16, 3>, %g: memref<128x128xf16>, %i: index, %u: memref<*xf32>, %s: memref<32x32xf32, 3>, %p: i1, %mask: i16, %us: memref<*xf16>, %t64: memref<64x64xf16, 3>) {
  %l = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x2xf16>
  %b = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = true} : memref<128x128xf16, 3> -> vector<2x2xf16>
  %d = nvgpu.mma.sync(%l, %b, %b) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %meta = arith.constant dense<0> : vector<2xi16>
  %sp = nvgpu.mma.sp.sync(%l, %l, %b) metadata(%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %c0 = nvgpu.device_async_copy %g[%i, %i], %m[%i, %i], 8 {bypassL1} : memref<128x128xf16> to memref<128x128xf16, 3>
  %c1 = nvgpu.device_async_copy %g[%i, %i], %m[%i, %i], 2, %i : memref<128x128xf16> to memref<128x128xf16, 3>
  %gr = nvgpu.device_async_create_group %c0, %c1
  %gr0 = nvgpu.device_async_create_group
  nvgpu.device_async_wait %gr {numGroups = 1 : i32}
  %bar = nvgpu.mbarrier.create -> !g
  %bar4 = nvgpu.mbarrier.create -> !g4
  %ptr = nvgpu.mbarrier.get %bar[%i] : !g -> i64
  nvgpu.mbarrier.init %bar[%i], %i : !g
  nvgpu.mbarrier.init %bar4[%i], %i, predicate = %p : !g4
  %tok = nvgpu.mbarrier.arrive %bar[%i] : !g -> !tok
  %tok1 = nvgpu.mbarrier.arrive.nocomplete %bar[%i], %i : !g -> !tok
  nvgpu.mbarrier.arrive.expect_tx %bar[%i], %i : !g
  nvgpu.mbarrier.arrive.expect_tx %bar[%i], %i, predicate = %p : !g
  %done = nvgpu.mbarrier.test.wait %bar[%i], %tok : !g, !tok
  nvgpu.mbarrier.try_wait.parity %bar[%i], %p, %i : !g
  %map = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !tm
  %mapS = nvgpu.tma.create.descriptor %us box[%i, %i] : memref<*xf16> -> !tmS
  nvgpu.tma.fence.descriptor %map : !tm
  nvgpu.tma.prefetch.descriptor %map, predicate = %p : !tm
  nvgpu.tma.async.load %map[%i, %i], %bar[%i] to %s : !tm, !g -> memref<32x32xf32, 3>
  nvgpu.tma.async.load %map[%i, %i], %bar[%i] to %s multicast_mask = %mask, predicate = %p : !tm, !g -> memref<32x32xf32, 3>
  nvgpu.tma.async.store %s to %map[%i, %i], predicate = %p : memref<32x32xf32, 3> -> !tm
  %desc = nvgpu.warpgroup.generate.descriptor %t64, %mapS : memref<64x64xf16, 3>, !tmS -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  %acc = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  %acc1 = nvgpu.warpgroup.mma %desc, %desc, %acc {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  %out = memref.alloc() : memref<64x64xf32>
  nvgpu.warpgroup.mma.store %acc1, %out : !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> to memref<64x64xf32>
  %v = arith.constant dense<2.0> : vector<4xf32>
  %r = nvgpu.rcp %v {rounding = approx, ftz} : vector<4xf32>
  return
}

// ARGS: --convert-nvgpu-to-nvvm
// ARGS: --convert-nvgpu-to-nvvm --mlir-print-debuginfo
!tok = !nvgpu.device.async.token
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!bar1 = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!bt = !nvgpu.mbarrier.token
func.func @copy(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  %1 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 {bypassL1} : memref<128x128xf32> to memref<3x16x128xf32, 3>
  %2 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4, %i {bypassL1} : memref<128x128xf32> to memref<3x16x128xf32, 3>
  %3 = nvgpu.device_async_create_group %0, %1, %2
  nvgpu.device_async_wait %3 {numGroups = 1 : i32}
  nvgpu.device_async_wait %3
  return
}
func.func @bars(%i: index, %p : i1) -> i1 {
  %b = nvgpu.mbarrier.create -> !bar
  nvgpu.mbarrier.init %b[%i], %i : !bar
  nvgpu.mbarrier.init %b[%i], %i, predicate = %p : !bar
  %t = nvgpu.mbarrier.arrive %b[%i] : !bar -> !bt
  %t2 = nvgpu.mbarrier.arrive.nocomplete %b[%i], %i : !bar -> !bt
  %w = nvgpu.mbarrier.test.wait %b[%i], %t : !bar, !bt
  nvgpu.mbarrier.arrive.expect_tx %b[%i], %i : !bar
  nvgpu.mbarrier.arrive.expect_tx %b[%i], %i, predicate = %p : !bar
  nvgpu.mbarrier.try_wait.parity %b[%i], %p, %i : !bar
  %x = nvgpu.mbarrier.get %b[%i] : !bar -> i32
  %x2 = nvgpu.mbarrier.get %b[%i] : !bar -> i64
  %b1 = nvgpu.mbarrier.create -> !bar1
  nvgpu.mbarrier.init %b1[%i], %i : !bar1
  return %w : i1
}
!lhs = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!rhs = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @tma(%t: !lhs, %m: memref<128x64xf16, 3>, %b : !bar, %i : index, %p: i1, %mask: i16) {
  nvgpu.tma.async.load %t[%i, %i], %b[%i] to %m : !lhs, !bar -> memref<128x64xf16, 3>
  nvgpu.tma.async.load %t[%i, %i], %b[%i] to %m, predicate = %p : !lhs, !bar -> memref<128x64xf16, 3>
  nvgpu.tma.async.load %t[%i, %i], %b[%i] to %m multicast_mask = %mask : !lhs, !bar -> memref<128x64xf16, 3>
  nvgpu.tma.async.store %m to %t[%i, %i] : memref<128x64xf16, 3> -> !lhs
  nvgpu.tma.async.store %m to %t[%i, %i], predicate = %p : memref<128x64xf16, 3> -> !lhs
  nvgpu.tma.prefetch.descriptor %t : !lhs
  nvgpu.tma.prefetch.descriptor %t, predicate = %p : !lhs
  nvgpu.tma.fence.descriptor %t : !lhs
  return
}
func.func @create(%m: memref<*xf16>, %i: index) -> !lhs {
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf16> -> !lhs
  return %0 : !lhs
}
func.func @rcp(%a: vector<4xf32>, %b: vector<f32>, %c : vector<2x2xf32>) -> vector<4xf32> {
  %0 = nvgpu.rcp %a {rounding = approx, ftz} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @f(%a: memref<4xf32>, %i : index, %t: !nvgpu.device.async.token) {
  %r:2 = scf.for %k = %i to %i step %i iter_args(%x = %t, %y = %a) -> (!nvgpu.device.async.token, memref<4xf32>) {
    %u = nvgpu.device_async_create_group %x
    scf.yield %u, %y : !nvgpu.device.async.token, memref<4xf32>
  }
  nvgpu.device_async_wait %r#0
  memref.dealloc %r#1 : memref<4xf32>
  return
}
gpu.module @m {
gpu.func @copy(%s: memref<128x128xf32, 1>, %s2: memref<128x128xf32, #gpu.address_space<global>>, %d: memref<3x16x128xf32, 3>, %i: index, %e: memref<4xi4>, %de: memref<4xi4, 3>, %s3: memref<8xi8, strided<[2]>>) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 : memref<128x128xf32, 1> to memref<3x16x128xf32, 3>
  %1 = nvgpu.device_async_copy %s2[%i, %i], %d[%i, %i, %i], 4 : memref<128x128xf32, #gpu.address_space<global>> to memref<3x16x128xf32, 3>
  %2 = nvgpu.device_async_copy %s2[%i, %i], %d[%i, %i, %i], 2, %i : memref<128x128xf32, #gpu.address_space<global>> to memref<3x16x128xf32, 3>
  %3 = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 2>
  nvgpu.mbarrier.init %3[%i], %i : !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 2>
  gpu.return
}
}
func.func @rows(%a: vector<2x2xf32>, %b: vector<1xf32>) -> (vector<2x2xf32>, vector<1xf32>) {
  %0 = nvgpu.rcp %a {rounding = approx, ftz} : vector<2x2xf32>
  %1 = nvgpu.rcp %b {rounding = approx, ftz} : vector<1xf32>
  return %0, %1 : vector<2x2xf32>, vector<1xf32>
}

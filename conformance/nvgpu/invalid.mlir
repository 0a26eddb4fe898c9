// ARGS: --split-input-file
func.func @f(%m: memref<128x128xf16>, %i: index) {
  %l = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<128x128xf32, 3>, %i: index) {
  %l = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<128x128xf32, 3> -> vector<4x1xf32>
  return
}
// -----
func.func @f(%m: memref<128x128xf16, 3>, %i: index) {
  %l = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4xf16>
  return
}
// -----
func.func @f(%m: memref<128x128xf16, 3>, %i: index) {
  %l = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x1xf16>
  return
}
// -----
func.func @f(%m: memref<128x128xf16, 3>, %i: index) {
  %l = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<128x128xf64, 3>, %i: index) {
  %l = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<128x128xf64, 3> -> vector<4x2xf64>
  return
}
// -----
func.func @f(%m: memref<128x128xf16, 3>, %i: index) {
  %l = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %b) {mmaShape = [16, 8, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<1x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<1x2xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<1x2xf32>) -> vector<1x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<1x4xf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<1x4xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<1x4xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<1x4xf32>) -> vector<1x4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %b: vector<2x2xf16>, %c: vector<1x4xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4xf16>, vector<2x2xf16>, vector<1x4xf32>) -> vector<1x4xf32>
  return
}
// -----
func.func @f(%a: vector<4x2xi32>, %b: vector<2x2xi32>, %c: vector<1x4xi32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xi32>, vector<2x2xi32>, vector<1x4xi32>) -> vector<1x4xi32>
  return
}
// -----
func.func @f(%a: vector<4x2xi8>, %b: vector<2x2xf16>, %c: vector<1x4xi32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xi8>, vector<2x2xf16>, vector<1x4xi32>) -> vector<1x4xi32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<2x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<2x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<1x1xf64>, %c: vector<1x2xf64>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %a, %c) metadata(%m) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%s: memref<16xf32>, %d: memref<16xf32>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16xf32>
  return
}
// -----
func.func @f(%s: memref<16xf32>, %d: memref<16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<16xf32> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%s: memref<16xf64>, %d: memref<16xf64, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<16xf64> to memref<16xf64, 3>
  return
}
// -----
func.func @f(%s: memref<16xf32>, %d: memref<16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 2 {bypassL1} : memref<16xf32> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%s: memref<16xf32>, %d: memref<16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i], 4 : memref<16xf32> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%s: memref<16xf32>, %d: memref<16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[], 4 : memref<16xf32> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%s: memref<16xf32>, %d: memref<16xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16xf16, 3>
  return
}
// -----
func.func @f(%s: memref<16xf32, strided<[2]>>, %d: memref<16xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32, strided<[2]>> to memref<16xf32, 3>
  return
}
// -----
func.func @f(%s: memref<16xf32>, %d: memref<16xf32, strided<[2]>, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16xf32, strided<[2]>, 3>
  return
}
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
  return
}
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x?xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x512xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x64xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i, %i, %i, %i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%u: memref<*xf32>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<32x31xi8, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!g = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%map: !tm, %g: !g, %i: index, %s: memref<32x32xf16, 3>) {
  nvgpu.tma.async.load %map[%i, %i], %g[%i] to %s : !tm, !g -> memref<32x32xf16, 3>
  return
}
// -----
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!g = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%map: !tm, %g: !g, %i: index, %s: memref<32x32xf32>) {
  nvgpu.tma.async.load %map[%i, %i], %g[%i] to %s : !tm, !g -> memref<32x32xf32>
  return
}
// -----
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!g = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%map: !tm, %g: !g, %i: index, %s: memref<32x?xf32, 3>) {
  nvgpu.tma.async.load %map[%i, %i], %g[%i] to %s : !tm, !g -> memref<32x?xf32, 3>
  return
}
// -----
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!g = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%map: !tm, %g: !g, %i: index, %s: memref<32xf32, 3>) {
  nvgpu.tma.async.load %map[%i, %i], %g[%i] to %s : !tm, !g -> memref<32xf32, 3>
  return
}
// -----
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!g = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%map: !tm, %g: !g, %i: index, %s: memref<32x64xf32, 3>) {
  nvgpu.tma.async.load %map[%i, %i], %g[%i] to %s : !tm, !g -> memref<32x64xf32, 3>
  return
}
// -----
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%map: !tm, %i: index, %s: memref<32x32xf32, 3>) {
  nvgpu.tma.async.store %s to %map[%i] : memref<32x32xf32, 3> -> !tm
  return
}
// -----
!tm = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%map: !tm, %s: memref<32x32xf32, 3>) {
  %0 = nvgpu.warpgroup.generate.descriptor %s, %map : memref<32x32xf32, 3>, !tm -> !nvgpu.warpgroup.descriptor<tensor = memref<32x32xf32, 3>>
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x121xf16, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x121xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !c -> !c
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !c -> !c
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
!d = !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
func.func @f(%a: !a, %b: !b, %c: !c, %d: !d) {
  %1 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !c -> !d
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %1 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !c -> !c
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %1 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !a, !b, !c -> !c
  return
}
// -----
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %1 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !c -> !c
  return
}
// -----
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
func.func @f(%c: !c, %m: memref<128x128xf16>) {
  nvgpu.warpgroup.mma.store %c, %m : !c to memref<128x128xf16>
  return
}
// -----
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%c: !c, %m: memref<128x64xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : !c to memref<128x64xf32>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<65x64xf32>>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x9xf32>>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = nvgpu.rcp %v {rounding = rn, ftz} : vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = nvgpu.rcp %v {rounding = approx} : vector<4xf32>
  return
}
// -----
func.func private @f(!nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 1>, !nvgpu.mbarrier.group<num_barriers = 7, memorySpace = 3>)
// -----
func.func private @f(!nvgpu.device.async.tok)

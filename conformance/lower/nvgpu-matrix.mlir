// ARGS: --convert-nvgpu-to-nvvm
// ARGS: --convert-nvgpu-to-nvvm --mlir-print-op-generic
!tok = !nvgpu.device.async.token
!bar = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!bt = !nvgpu.mbarrier.token
func.func @ld(%m: memref<128x128xf16, 3>, %i: index) -> (vector<4x2xf16>, vector<2x2xf16>, vector<1x2xf16>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = true} : memref<128x128xf16, 3> -> vector<2x2xf16>
  %2 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<128x128xf16, 3> -> vector<1x2xf16>
  return %0, %1, %2 : vector<4x2xf16>, vector<2x2xf16>, vector<1x2xf16>
}
func.func @ld32(%m: memref<128x128xf32, #gpu.address_space<workgroup>>, %n: memref<128x128xi8, strided<[?,1], offset: ?>,  3>, %i: index) -> (vector<4x1xf32>, vector<2x4xi8>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf32, #gpu.address_space<workgroup>> -> vector<4x1xf32>
  %1 = nvgpu.ldmatrix %n[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<128x128xi8, strided<[?,1], offset: ?>, 3> -> vector<2x4xi8>
  return %0, %1 : vector<4x1xf32>, vector<2x4xi8>
}
func.func @mma(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %cf: vector<2x2xf32>) -> (vector<2x2xf16>, vector<2x2xf32>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %1 = nvgpu.mma.sync(%a, %b, %cf) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %0, %1 : vector<2x2xf16>, vector<2x2xf32>
}
func.func @mma8(%a: vector<4x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @mma4(%a: vector<2x8xi4>, %b: vector<1x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @mma64(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>) -> vector<1x2xf64> {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return %0 : vector<1x2xf64>
}
func.func @mmatf(%a: vector<2x1xf32>, %b: vector<1x1xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 4], tf32Enabled} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @mmabf(%a: vector<4x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @mmasp(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) -> vector<2x2xf16> {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %1 = nvgpu.mma.sp.sync(%a, %b, %0) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return %1 : vector<2x2xf16>
}
func.func @mmasp8(%a: vector<4x4xi8>, %b: vector<4x4xi8>, %c: vector<2x2xi32>, %m: vector<2xi16>) -> vector<2x2xi32> {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 64]} : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @mmasp32(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) -> vector<2x2xf32> {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @mmasptf(%a: vector<4x1xf32>, %b: vector<4x1xf32>, %c: vector<2x2xf32>, %m: vector<2xi16>) -> vector<2x2xf32> {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @a(%a: vector<2x1xf32>, %b: vector<1x1xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 4]} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

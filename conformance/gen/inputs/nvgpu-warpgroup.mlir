// ARGS: --convert-nvgpu-to-nvvm
!lhs = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!rhs = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!ld = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!rd = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @wg(%a: memref<128x64xf16, 3>, %b: memref<64x128xf16, 3>, %ta: !lhs, %tb: !rhs, %d: memref<128x128xf32>) {
  %da = nvgpu.warpgroup.generate.descriptor %a, %ta : memref<128x64xf16, 3>, !lhs -> !ld
  %db = nvgpu.warpgroup.generate.descriptor %b, %tb : memref<64x128xf16, 3>, !rhs -> !rd
  %c = nvgpu.warpgroup.mma.init.accumulator -> !acc
  %r = nvgpu.warpgroup.mma %da, %db, %c {transposeB} : !ld, !rd, !acc -> !acc
  nvgpu.warpgroup.mma.store %r, %d : !acc to memref<128x128xf32>
  return
}

// ARGS:
func.func @f(%a: memref<2x3xi32, 3>, %b: memref<i32>, %i: index) {
  %0 = "amdgpu.make_dma_base"(%a, %i, %i, %b, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<2x3xi32, 3>, index, index, memref<i32>, index) -> !amdgpu.tdm_base<i32>
  return
}

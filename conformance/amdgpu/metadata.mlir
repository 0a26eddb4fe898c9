// ARGS: --amdgpu-resolve-strided-metadata
// ARGS: --amdgpu-resolve-strided-metadata --expand-strided-metadata
func.func @a(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
}
func.func @b(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (index, index, index, index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}
func.func @c(%m: memref<f32, strided<[], offset: 5>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index) {
  %c = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<f32, strided<[], offset: 5>> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o = memref.extract_strided_metadata %c : memref<f32, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index
  return %b, %o : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index
}
func.func @d(%m: memref<4x8xf32>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m : memref<4x8xf32> to memref<4x8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<4x8xf32, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
}

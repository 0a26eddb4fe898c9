// ARGS: --split-input-file
func.func @a(%v1: memref<3x?xi32>) -> memref<1x3x?xi32> {
  %0 = "memref.expand_shape"(%v1) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 3, 12>}> : (memref<3x?xi32>) -> memref<1x3x?xi32>
  return %0 : memref<1x3x?xi32>
}
// -----
func.func @a(%v1: memref<3x4xi32>, %i: index) -> memref<1x3x4xi32> {
  %0 = "memref.expand_shape"(%v1, %i) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 1, 3, -9223372036854775808>}> : (memref<3x4xi32>, index) -> memref<1x3x4xi32>
  return %0 : memref<1x3x4xi32>
}

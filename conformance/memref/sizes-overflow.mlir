// ARGS: --split-input-file
func.func @s(%a: memref<4x4xf32, strided<[9223372036854775807, 1]>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [2, 1] : memref<4x4xf32, strided<[9223372036854775807, 1]>> to memref<4x4xf32, strided<[?, 1]>>
  return
}
// -----
func.func @s(%a: memref<4x4xf32, strided<[9223372036854775807, 1]>>) {
  %0 = memref.subview %a[0, 0] [4, 4] [2, 1] : memref<4x4xf32, strided<[9223372036854775807, 1]>> to memref<4x4xf32, strided<[-2, 1]>>
  return
}
// -----
func.func @s(%a: memref<4x4xf32, strided<[9223372036854775807, 1]>>) {
  %0 = memref.subview %a[2, 0] [2, 4] [1, 1] : memref<4x4xf32, strided<[9223372036854775807, 1]>> to memref<2x4xf32, strided<[9223372036854775807, 1], offset: ?>>
  return
}
// -----
func.func @s(%a: memref<4x4xf32, strided<[9223372036854775807, 1]>>) {
  %0 = memref.subview %a[2, 0] [2, 4] [1, 1] : memref<4x4xf32, strided<[9223372036854775807, 1]>> to memref<2x4xf32, strided<[9223372036854775807, 1], offset: -2>>
  return
}
// -----
func.func @s(%a: memref<4x4xf32, strided<[4611686018427387904, 1]>>) {
  %0 = memref.subview %a[2, 0] [2, 4] [1, 1] : memref<4x4xf32, strided<[4611686018427387904, 1]>> to memref<2x4xf32, strided<[4611686018427387904, 1], offset: ?>>
  return
}
// -----
func.func @s(%a: memref<4x4xf32, strided<[4, 1], offset: 9223372036854775807>>) {
  %0 = memref.subview %a[1, 0] [2, 4] [1, 1] : memref<4x4xf32, strided<[4, 1], offset: 9223372036854775807>> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
func.func @s(%a: memref<4x4xf32>) {
  %0 = memref.subview %a[9223372036854775807, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  return
}
// -----
func.func @s(%a: memref<4x4xf32>) {
  %0 = memref.subview %a[0, 0] [2, 9223372036854775807] [1, 1] : memref<4x4xf32> to memref<2x9223372036854775807xf32, strided<[4, 1]>>
  return
}
// -----
func.func @s(%a: memref<4x?xf32>) {
  %0 = memref.subview %a[0, 0] [2, 4] [1, 9223372036854775807] : memref<4x?xf32> to memref<2x4xf32, strided<[?, 9223372036854775807]>>
  return
}
// -----
func.func @s(%a: memref<?x?xf32>) {
  %0 = memref.subview %a[0, 9223372036854775807] [2, 9223372036854775807] [1, 9223372036854775807] : memref<?x?xf32> to memref<2x9223372036854775807xf32, strided<[?, 9223372036854775807], offset: 9223372036854775807>>
  return
}
// -----
func.func @s(%a: memref<9223372036854775807x9223372036854775807xf32>) {
  %0 = memref.subview %a[0, 9223372036854775806] [2, 1] [1, 1] : memref<9223372036854775807x9223372036854775807xf32> to memref<2x1xf32, strided<[9223372036854775807, 1], offset: 9223372036854775806>>
  return
}
// -----
func.func @s(%a: memref<3x9223372036854775807x9223372036854775807xf32>) {
  %0 = memref.subview %a[0, 0, 0] [2, 1, 1] [1, 1, 1] : memref<3x9223372036854775807x9223372036854775807xf32> to memref<2x1x1xf32, strided<[1, 9223372036854775807, 1]>>
  return
}
// -----
func.func @s(%a: memref<3x9223372036854775807x9223372036854775807xf32>) {
  %0 = memref.subview %a[0, 0, 0] [2, 1, 1] [1, 1, 1] : memref<3x9223372036854775807x9223372036854775807xf32> to memref<2x1x1xf32, strided<[?, 9223372036854775807, 1]>>
  return
}
// -----
func.func @c(%a: memref<3x9223372036854775807x9223372036854775807xf32>) {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<3x9223372036854775807x9223372036854775807xf32> into memref<?xf32>
  return
}
// -----
func.func @c(%a: memref<4611686018427387904x2xf32>) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4611686018427387904x2xf32> into memref<?xf32>
  return
}
// -----
func.func @c(%a: tensor<4611686018427387904x2xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4611686018427387904x2xf32> into tensor<?xf32>
  return
}
// -----
func.func @c(%a: tensor<4611686018427387904x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4611686018427387904x4xf32> into tensor<0xf32>
  return
}
// -----
func.func @c(%a: tensor<4611686018427387904x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4611686018427387904x3xf32> into tensor<12xf32>
  return
}
// -----
func.func @c(%a: tensor<0xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4611686018427387904, 4] : tensor<0xf32> into tensor<4611686018427387904x4xf32>
  return
}
// -----
func.func @c(%a: memref<0xf32>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4611686018427387904, 4] : memref<0xf32> into memref<4611686018427387904x4xf32>
  return
}
// -----
func.func @c(%a: memref<?xf32, strided<[8]>>, %d: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%d, 4611686018427387904] : memref<?xf32, strided<[8]>> into memref<?x4611686018427387904xf32, strided<[?, 8]>>
  return
}
// -----
func.func @c(%a: memref<?xf32, strided<[8]>>, %d: index) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%d, 4611686018427387904] : memref<?xf32, strided<[8]>> into memref<?x4611686018427387904xf32, strided<[0, 8]>>
  return
}
// -----
func.func @c(%a: vector<4611686018427387904x4xf32>) {
  %0 = vector.shape_cast %a : vector<4611686018427387904x4xf32> to vector<8x2305843009213693952xf32>
  return
}
// -----
func.func @c(%a: vector<4611686018427387904x4xf32>) {
  %0 = vector.shape_cast %a : vector<4611686018427387904x4xf32> to vector<8x4611686018427387904xf32>
  return
}
// -----
func.func @c(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [9223372036854775807], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// -----
func.func @c(%a: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [9223372036854775807], strides = [1]} : vector<4x8xf32> to vector<9223372036854775807x8xf32>
  return
}
// -----
func.func @c(%a: vector<4x8xf32>) {
  %0 = vector.insert_strided_slice %a, %a {offsets = [9223372036854775807, 0], strides = [1, 1]} : vector<4x8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @c(%a: tensor<4x8xf32>) {
  %0 = tensor.extract_slice %a [9223372036854775807, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  return
}
// -----
func.func @c(%a: tensor<4x8xf32>, %b: tensor<2x8xf32>) {
  %0 = tensor.insert_slice %b into %a [9223372036854775807, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<4x8xf32>
  return
}
// -----
func.func @p(%a: tensor<9223372036854775807xf32>, %b: tensor<?x9223372036854775807xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [9223372036854775807] into %b : tensor<9223372036854775807xf32> -> tensor<?x9223372036854775807xf32>
  return
}
// -----
func.func @p(%a: tensor<9223372036854775807xf32>, %b: tensor<2x9223372036854775807xf32>, %c: f32) {
  %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [0] inner_tiles = [9223372036854775807] into %b : tensor<9223372036854775807xf32> -> tensor<2x9223372036854775807xf32>
  return
}
// -----
func.func @p(%a: tensor<5xf32>, %b: tensor<4611686018427387904x4xf32>, %c: f32) {
  %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<5xf32> -> tensor<4611686018427387904x4xf32>
  return
}
// -----
func.func @p(%a: tensor<5xf32>, %b: tensor<4611686018427387904x4xf32>) {
  %0 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<4611686018427387904x4xf32> -> tensor<5xf32>
  return
}
// -----
func.func @v(%a: memref<16xi8>, %i: index) {
  %0 = memref.view %a[%i][] : memref<16xi8> to memref<4611686018427387904x8xf32>
  return
}
// -----
func.func @v() {
  %0 = memref.alloc() : memref<4611686018427387904x8xf32>
  return
}
// -----
func.func @r(%a: memref<16xi8>) {
  %0 = memref.reinterpret_cast %a to offset: [9223372036854775807], sizes: [9223372036854775807, 2], strides: [9223372036854775807, 1] : memref<16xi8> to memref<9223372036854775807x2xi8, strided<[9223372036854775807, 1], offset: 9223372036854775807>>
  return
}
// -----
memref.global @g : memref<4611686018427387904x8xf32> = dense<0.0>
// -----
func.func @r(%a: vector<1x2x3xf32>) {
  %0 = vector.transpose %a, [9223372036854775807, 1, 0] : vector<1x2x3xf32> to vector<1x2x3xf32>
  return
}
// -----
func.func @r(%a: tensor<4611686018427387904x8xf32>) {
  %0 = tensor.bitcast %a : tensor<4611686018427387904x8xf32> to tensor<4611686018427387904x8xi32>
  return
}
// -----
func.func @r(%a: vector<4611686018427387904xf32>) {
  %0 = vector.bitcast %a : vector<4611686018427387904xf32> to vector<9223372036854775807xi16>
  return
}
// -----
func.func @r(%a: vector<4x4611686018427387904xi64>) {
  %0 = vector.bitcast %a : vector<4x4611686018427387904xi64> to vector<4x4611686018427387904xi128>
  return
}
// -----
func.func @r(%a: tensor<4xf32>) {
  %c = arith.constant 9223372036854775807 : index
  %s = tensor.splat %a[%c] : tensor<?xf32>
  return
}

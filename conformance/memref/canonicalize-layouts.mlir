// ARGS: --canonicalize --split-input-file
func.func @reinterpret_base(%m: memref<?xf32>, %i: index) -> memref<f32, strided<[], offset: ?>> {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%i], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
  return %r : memref<f32, strided<[], offset: ?>>
}
// -----
func.func @expand_of_cast() -> memref<?x6x1x3x1xf32> {
  %c = arith.constant 6 : index
  %a = memref.alloc(%c) {alignment = 64 : i64} : memref<?x6x3xf32>
  %e = memref.expand_shape %a [[0], [1], [2, 3, 4]] output_shape [%c, 6, 1, 3, 1] : memref<?x6x3xf32> into memref<?x6x1x3x1xf32>
  return %e : memref<?x6x1x3x1xf32>
}
// -----
func.func @dropped_by_stride(%m: memref<?x1x6xi32>, %i: index) -> memref<1x6xi32, strided<[6, ?]>> {
  %s = memref.subview %m[0, 0, 0] [1, 1, 6] [2, 1, %i] : memref<?x1x6xi32> to memref<1x6xi32, strided<[6, ?]>>
  return %s : memref<1x6xi32, strided<[6, ?]>>
}
// -----
func.func @zero_stride(%m: memref<6x?xi32, strided<[?, ?], offset: ?>>, %i: index) -> memref<6x?xi32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[%c0, %c0] [6, %i] [%c0, %c1] : memref<6x?xi32, strided<[?, ?], offset: ?>> to memref<6x?xi32, strided<[?, ?], offset: ?>>
  return %s : memref<6x?xi32, strided<[?, ?], offset: ?>>
}

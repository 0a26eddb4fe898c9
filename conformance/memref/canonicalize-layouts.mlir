// ARGS: --canonicalize --split-input-file
func.func @reinterpret_base(%m: memref<?xf32>, %i: index) -> memref<f32, strided<[], offset: ?>> {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%i], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
  return %r : memref<f32, strided<[], offset: ?>>
}
// -----
func.func @restored(%m: memref<f32>) -> memref<f32, strided<[], offset: ?>> {
  %b, %o = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
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
func.func @expand_of_cast_contradicts(%m: memref<32xf32>) -> memref<2x?xf32> {
  %c = memref.cast %m : memref<32xf32> to memref<?xf32>
  %c6 = arith.constant 6 : index
  %e = memref.expand_shape %c [[0, 1]] output_shape [2, %c6] : memref<?xf32> into memref<2x?xf32>
  return %e : memref<2x?xf32>
}
// -----
func.func @expand_of_cast_dynamic(%m: memref<32xf32>, %i: index) -> memref<2x?xf32> {
  %c = memref.cast %m : memref<32xf32> to memref<?xf32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [2, %i] : memref<?xf32> into memref<2x?xf32>
  return %e : memref<2x?xf32>
}
// -----
func.func @collapse_of_expand_across(%m: memref<2x4xf32>) -> memref<2x1x4xf32> {
  %e = memref.expand_shape %m [[0, 1, 2], [3]] output_shape [2, 1, 1, 4] : memref<2x4xf32> into memref<2x1x1x4xf32>
  %c = memref.collapse_shape %e [[0], [1], [2, 3]] : memref<2x1x1x4xf32> into memref<2x1x4xf32>
  return %c : memref<2x1x4xf32>
}
// -----
func.func @collapse_of_expand_dynamic(%m: memref<3x?xi32>, %i: index) -> memref<1x3x?xi32> {
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [1, 3, %i, 2] : memref<3x?xi32> into memref<1x3x?x2xi32>
  %c = memref.collapse_shape %e [[0], [1], [2, 3]] : memref<1x3x?x2xi32> into memref<1x3x?xi32>
  return %c : memref<1x3x?xi32>
}
// -----
func.func @dropped_by_stride(%m: memref<?x1x6xi32>, %i: index) -> memref<1x6xi32, strided<[6, ?]>> {
  %s = memref.subview %m[0, 0, 0] [1, 1, 6] [2, 1, %i] : memref<?x1x6xi32> to memref<1x6xi32, strided<[6, ?]>>
  return %s : memref<1x6xi32, strided<[6, ?]>>
}
// -----
func.func @dynamic_layout_is_kept(%m: memref<1x1xf32, strided<[8, ?], offset: ?>>, %i: index) -> memref<1x1xf32, strided<[8, ?], offset: ?>> {
  %s = memref.subview %m[0, %i] [1, 1] [1, 1] : memref<1x1xf32, strided<[8, ?], offset: ?>> to memref<1x1xf32, strided<[8, ?], offset: ?>>
  return %s : memref<1x1xf32, strided<[8, ?], offset: ?>>
}
// -----
func.func @zero_stride(%m: memref<6x?xi32, strided<[?, ?], offset: ?>>, %i: index) -> memref<6x?xi32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[%c0, %c0] [6, %i] [%c0, %c1] : memref<6x?xi32, strided<[?, ?], offset: ?>> to memref<6x?xi32, strided<[?, ?], offset: ?>>
  return %s : memref<6x?xi32, strided<[?, ?], offset: ?>>
}
// -----
func.func @realloc_only_written(%m: memref<1xf32>, %v: f32, %i: index) {
  %r = memref.realloc %m : memref<1xf32> to memref<8xf32>
  memref.store %v, %r[%i] : memref<8xf32>
  return
}
// -----
func.func @cast_of_cast_to_its_type(%v: f32, %m: memref<f32>) -> memref<4x1x?xf32> {
  %c = arith.constant 8 : index
  %a = memref.alloc(%c) : memref<4x1x?xf32>
  %0 = memref.atomic_rmw addf %v, %m[] : (f32, memref<f32>) -> f32
  %b = memref.cast %a : memref<4x1x?xf32> to memref<4x1x?xf32>
  return %b : memref<4x1x?xf32>
}
// -----
func.func @a(%a: memref<4x0xf32>) { %0 = memref.transpose %a (d0,d1)->(d1,d0): memref<4x0xf32> to memref<0x4xf32, strided<[1, ?]>> return }
// -----
func.func @a(%a: memref<4x0xf32>) { %0 = memref.transpose %a (d0,d1)->(d1,d0): memref<4x0xf32> to memref<0x4xf32, strided<[1, 0]>> return }
// -----
func.func @a(%a: memref<4x0xf32>) { %0 = memref.cast %a : memref<4x0xf32> to memref<4x0xf32, strided<[7, 1]>> return }
// -----
func.func @a(%a: memref<4x0x3xf32>) -> (index, index, index) { %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %a : memref<4x0x3xf32> -> memref<f32>, index, index, index, index, index, index, index return %t#0, %t#1, %t#2 : index, index, index}
// -----
func.func @a(%a: memref<4x?x0xf32>) -> (index, index, index) { %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %a : memref<4x?x0xf32> -> memref<f32>, index, index, index, index, index, index, index return %t#0, %t#1, %t#2 : index, index, index}
// -----
func.func @back_by_other_groups(%m: memref<?x1xf32>, %i: index) -> memref<?x1xf32> {
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [%i, 1, 1] : memref<?x1xf32> into memref<?x1x1xf32>
  %c = memref.collapse_shape %e [[0, 1], [2]] : memref<?x1x1xf32> into memref<?x1xf32>
  return %c : memref<?x1xf32>
}

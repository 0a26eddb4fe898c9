// ARGS: --split-input-file
// FRAME
func.func @f(%z: memref<f32>, %a: memref<2xf32>, %b: memref<4xf32>, %c: memref<4x3xf32>, %i: index) {
  // HERE
  return
}
// EACH
%0 = memref.expand_shape %b [[0], [1]] output_shape [1] : memref<4xf32> into memref<1xf32>
%0 = memref.expand_shape %z [[0]] output_shape [2] : memref<f32> into memref<2xf32>
%0 = memref.expand_shape %z [] output_shape [2] : memref<f32> into memref<2xf32>
%0 = memref.collapse_shape %a [[0]] : memref<2xf32> into memref<f32>
%0 = memref.collapse_shape %a [] : memref<2xf32> into memref<f32>
%0 = memref.expand_shape %c [[0, 1], [2]] output_shape [2, 2] : memref<4x3xf32> into memref<2x2x3xf32>
%0 = memref.expand_shape %b [[0], [1]] output_shape [2] : memref<4xf32> into memref<2x2xf32>
%0 = memref.expand_shape %b [[0, 1]] output_shape [2] : memref<4xf32> into memref<2x3xf32>
memref.prefetch %b[%i], read, locality<"x">, data : memref<4xf32>
memref.prefetch %b[%i], read, locality<

// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @memrefs(%m: memref<4x4xf32>, %i: index, %b: memref<64xi8>, %s: memref<1xindex>) {
  %0 = memref.assume_alignment %m, 16 : memref<4x4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.alloca() : memref<4xf32>
  %3 = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
  %4 = memref.dim %m, %i : memref<4x4xf32>
  %5 = memref.extract_aligned_pointer_as_index %m : memref<4x4xf32> -> index
  %6, %7, %8:2, %9:2 = memref.extract_strided_metadata %m : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  %10 = memref.memory_space_cast %m : memref<4x4xf32> to memref<4x4xf32, 3>
  %11 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x4xf32> to memref<4xf32>
  %12 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xindex>) -> memref<?xf32>
  %13 = memref.expand_shape %1 [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %14 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %15 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  %17 = memref.view %b[%i][] : memref<64xi8> to memref<16xf32>
  %18 = memref.rank %m : memref<4x4xf32>
  %19 = memref.load %m[%i, %i] : memref<4x4xf32>
  "t.use"(%8#1, %9#0, %7) : (index, index, index) -> ()
  return
}

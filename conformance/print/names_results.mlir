// ARGS: --allow-unregistered-dialect
func.func private @callee(i32) -> f32
func.func @tensors(%t: tensor<4x?xf32>, %i: index, %x: f32, %idx: tensor<1x2xindex>, %s: tensor<1xindex>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.concat dim(0) %t, %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>
  %2 = tensor.dim %t, %i : tensor<4x?xf32>
  %3 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %4 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  %5 = tensor.from_elements %x, %x : tensor<2xf32>
  %6 = tensor.gather %t[%idx] gather_dims([0, 1]) : (tensor<4x?xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  %7 = tensor.generate %i {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  %8 = tensor.insert %x into %t[%i, %i] : tensor<4x?xf32>
  %9 = tensor.insert_slice %4 into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x?xf32>
  %10 = tensor.rank %t : tensor<4x?xf32>
  %11 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %12 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %13 = tensor.expand_shape %5 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %14 = tensor.pad %t low[1, 1] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %15 = tensor.scatter %6 into %t[%idx] scatter_dims([0, 1]) unique : (tensor<1x1x1xf32>, tensor<4x?xf32>, tensor<1x2xindex>) -> tensor<4x?xf32>
  %16 = tensor.splat %x : tensor<4xf32>
  %17 = tensor.empty() : tensor<4xf32>
  %18 = tensor.bitcast %17 : tensor<4xf32> to tensor<4xi32>
  return
}
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
  %16 = memref.transpose %m (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  %17 = memref.view %b[%i][] : memref<64xi8> to memref<16xf32>
  %18 = memref.rank %m : memref<4x4xf32>
  %19 = memref.load %m[%i, %i] : memref<4x4xf32>
  "t.use"(%8#1, %9#0, %7) : (index, index, index) -> ()
  return
}
func.func @others(%a: i32, %v: vector<4xf32>, %x: f32, %m: memref<4xf32>, %i: index) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = func.constant @callee : (i32) -> f32
  %2 = index.constant 4
  %3 = index.constant -4
  %4 = index.bool.constant true
  %5 = index.bool.constant false
  %6 = ub.poison : i32
  %7 = vector.vscale
  %low, %high = arith.mulsi_extended %a, %a : i32
  %8, %9 = arith.addui_extended %a, %a : i32, i1
  %10 = func.call @callee(%a) : (i32) -> f32
  %11 = vector.broadcast %x : f32 to vector<4xf32>
  %12 = bufferization.alloc_tensor() : tensor<4xf32>
  %13 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %14 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %15 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %16 = builtin.unrealized_conversion_cast %a : i32 to f32
  return
}
func.func @linalgs(%t: tensor<4x8xf32>, %o: tensor<8x4xf32>, %r: tensor<4xf32>, %b: tensor<4x8x2xf32>, %p: tensor<1x2x4x4xf32>) {
  %0 = linalg.transpose ins(%t : tensor<4x8xf32>) outs(%o : tensor<8x4xf32>) permutation = [1, 0]
  %1 = linalg.reduce { arith.addf } ins(%t : tensor<4x8xf32>) outs(%r : tensor<4xf32>) dimensions = [1]
  %2 = linalg.map { arith.addf } ins(%t, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%t : tensor<4x8xf32>)
  %3 = linalg.broadcast ins(%t : tensor<4x8xf32>) outs(%b : tensor<4x8x2xf32>) dimensions = [2]
  %4 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<4x8xf32> -> tensor<1x2x4x4xf32>
  %5 = linalg.unpack %4 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %t : tensor<1x2x4x4xf32> -> tensor<4x8xf32>
  return
}

// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
func.func @z(%v: tensor<1x1x6x1xf32>, %k6: tensor<2x?x3xf32>, %i: index, %o: tensor<1x1x1xf32>) {
  %1 = tensor.collapse_shape %v [[0, 1, 2, 3]] : tensor<1x1x6x1xf32> into tensor<6xf32>
  %2 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 6, 1] : tensor<6xf32> into tensor<1x6x1xf32>
  %3 = tensor.expand_shape %1 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
  %4 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
  %5 = tensor.collapse_shape %k6 [[0, 1, 2]] : tensor<2x?x3xf32> into tensor<?xf32>
  %6 = tensor.expand_shape %5 [[0, 1]] output_shape [%i, 3] : tensor<?xf32> into tensor<?x3xf32>
  %7 = tensor.expand_shape %5 [[0, 1]] output_shape [2, %i] : tensor<?xf32> into tensor<2x?xf32>
  %8 = tensor.collapse_shape %o [] : tensor<1x1x1xf32> into tensor<f32>
  %9 = tensor.expand_shape %8 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %10 = tensor.expand_shape %8 [] output_shape [1, 1, 1, 1] : tensor<f32> into tensor<1x1x1x1xf32>
  %11 = tensor.collapse_shape %10 [] : tensor<1x1x1x1xf32> into tensor<f32>
  "t.u"(%2, %3, %4, %6, %7, %9, %10, %11) : (tensor<1x6x1xf32>, tensor<6x1xf32>, tensor<1x6xf32>, tensor<?x3xf32>, tensor<2x?xf32>, tensor<1x1xf32>, tensor<1x1x1x1xf32>, tensor<f32>) -> ()
  return
}
// -----
func.func @y(%a: tensor<4x8xf32>, %u: tensor<*xf32>, %i: index, %f: f32, %d: tensor<?x?xf32>, %sm: tensor<0x8xf32>) {
  %c0 = arith.constant 0 : index
  %cm = arith.constant -1 : index
  %1 = tensor.extract_slice %d[%cm, 0] [%cm, 4] [%cm, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %2 = tensor.dim %d, %cm : tensor<?x?xf32>
  %3 = tensor.dim %u, %c0 : tensor<*xf32>
  %4 = tensor.splat %f[%c0] : tensor<?xf32>
  %5 = tensor.insert_slice %sm into %a[0, 0] [0, 8] [1, 1] : tensor<0x8xf32> into tensor<4x8xf32>
  %6 = tensor.cast %a : tensor<4x8xf32> to tensor<*xf32>
  %7 = tensor.dim %6, %c0 : tensor<*xf32>
  %8 = tensor.rank %6 : tensor<*xf32>
  %cst = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %9 = tensor.cast %cst : tensor<4xf32> to tensor<?xf32>
  %10 = tensor.extract %9[%c0] : tensor<?xf32>
  %11 = tensor.extract_slice %cst[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %12 = tensor.insert %f into %cst[%c0] : tensor<4xf32>
  %13 = tensor.extract %12[%c0] : tensor<4xf32>
  %14 = tensor.bitcast %cst : tensor<4xf32> to tensor<4xi32>
  %15 = tensor.dim %a, %cm : tensor<4x8xf32>
  "t.u"(%1, %2, %3, %4, %5, %7, %8, %10, %11, %13, %14, %15) : (tensor<?x4xf32>, index, index, tensor<?xf32>, tensor<4x8xf32>, index, index, f32, tensor<2xf32>, f32, tensor<4xi32>, index) -> ()
  return
}
// -----
func.func @ortho(%arg0: tensor<64x64xf32>, %s: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %arg0[16, 0] [%s, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%s, 0] { ^bb0(%x: index, %y: index): tensor.yield %cst : f32 } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %s] { ^bb0(%x: index, %y: index): tensor.yield %cst : f32 } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// -----
func.func @z(%a: tensor<2x3x1x4xf32>, %b: tensor<2x3x1x1x4xf32>, %c: tensor<1x6x1x1xf32>, %d: tensor<2x1x?x1x3xf32>, %i: index) {
  %0 = tensor.collapse_shape %a [[0, 1, 2, 3]] : tensor<2x3x1x4xf32> into tensor<24xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %2 = tensor.collapse_shape %b [[0, 1, 2, 3, 4]] : tensor<2x3x1x1x4xf32> into tensor<24xf32>
  %3 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [6, 1, 4] : tensor<24xf32> into tensor<6x1x4xf32>
  %4 = tensor.collapse_shape %c [[0, 1, 2, 3]] : tensor<1x6x1x1xf32> into tensor<6xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
  %6 = tensor.collapse_shape %d [[0, 1, 2, 3, 4]] : tensor<2x1x?x1x3xf32> into tensor<?xf32>
  %7 = tensor.expand_shape %6 [[0, 1]] output_shape [%i, 3] : tensor<?xf32> into tensor<?x3xf32>
  %8 = tensor.expand_shape %6 [[0, 1, 2]] output_shape [2, %i, 3] : tensor<?xf32> into tensor<2x?x3xf32>
  %9 = tensor.expand_shape %6 [[0, 1, 2]] output_shape [2, 1, %i] : tensor<?xf32> into tensor<2x1x?xf32>
  %10 = tensor.expand_shape %6 [[0, 1]] output_shape [1, %i] : tensor<?xf32> into tensor<1x?xf32>
  "t.u"(%1, %3, %5, %7, %8, %9, %10) : (tensor<6x4xf32>, tensor<6x1x4xf32>, tensor<6x1xf32>, tensor<?x3xf32>, tensor<2x?x3xf32>, tensor<2x1x?xf32>, tensor<1x?xf32>) -> ()
  return
}

// ARGS: --canonicalize --allow-unregistered-dialect
func.func @ranks(%a: tensor<4x?xf32>, %u: tensor<*xf32>) -> (index, index) {
  %0 = tensor.rank %a : tensor<4x?xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  return %0, %1 : index, index
}
func.func @elements(%a: tensor<4x?xf32>, %f: f32, %g: f32, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %cf = arith.constant 2.0 : f32
  %k = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %s = arith.constant dense<7> : tensor<2x2xi32>
  %fs = arith.constant dense<2.0> : tensor<4xf32>
  %0 = tensor.extract %k[%c1, %c0] : tensor<2x2xi32>
  %1 = tensor.extract %s[%i, %c0] : tensor<2x2xi32>
  %2 = tensor.extract %k[%c5, %c0] : tensor<2x2xi32>
  %e = tensor.from_elements %f, %g : tensor<2xf32>
  %3 = tensor.extract %e[%c1] : tensor<2xf32>
  %4 = tensor.extract %e[%i] : tensor<2xf32>
  %5 = tensor.insert %cf into %fs[%i] : tensor<4xf32>
  %6 = tensor.insert %f into %fs[%i] : tensor<4xf32>
  %7 = tensor.from_elements %c0, %c1, %c5 : tensor<3xindex>
  %8 = tensor.from_elements %cf, %cf : tensor<2xf32>
  %9 = tensor.splat %cf : tensor<2x3xf32>
  %10 = tensor.splat %cf[%i] : tensor<?x3xf32>
  %11 = tensor.splat %f : tensor<3xf32>
  %12 = tensor.extract %11[%i] : tensor<3xf32>
  %13 = tensor.extract %10[%i, %i] : tensor<?x3xf32>
  %14 = tensor.from_elements : tensor<0xf32>
  "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14) : (i32, i32, i32, f32, f32, tensor<4xf32>, tensor<4xf32>, tensor<3xindex>, tensor<2xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<3xf32>, f32, f32, tensor<0xf32>) -> ()
  return
}
func.func @slices(%a: tensor<4x4xf32>, %d: tensor<?x4xf32>, %b: tensor<2x4xf32>, %i: index) {
  %k = arith.constant dense<1.0> : tensor<8x8xf32>
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
  %1 = tensor.extract_slice %k[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %2 = tensor.extract_slice %k[%i, 0] [4, 1] [1, 1] : tensor<8x8xf32> to tensor<4xf32>
  %3 = tensor.extract_slice %d[0, 0] [%i, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %4 = tensor.insert_slice %b into %a[%i, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x4xf32>
  %5 = tensor.extract_slice %4[%i, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %6 = tensor.insert_slice %a into %0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
  %7 = tensor.insert_slice %b into %4[%i, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x4xf32>
  %8 = tensor.extract_slice %a[%i, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %9 = tensor.insert_slice %8 into %a[%i, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x4xf32>
  "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %9) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<?x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
func.func @reshapes(%a: tensor<4x4xf32>, %d: tensor<?x?xf32>, %v: tensor<?xf32>, %sh: tensor<2xindex>, %sh1: tensor<1xindex>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %s = arith.constant dense<1> : tensor<4xi32>
  %0 = tensor.expand_shape %k [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  %1 = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  %2 = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %4 = tensor.collapse_shape %d [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [%i, %i] : tensor<?xf32> into tensor<?x?xf32>
  %6 = tensor.expand_shape %d [[0, 1], [2, 3]] output_shape [%i, 2, %i, 3] : tensor<?x?xf32> into tensor<?x2x?x3xf32>
  %7 = tensor.collapse_shape %6 [[0, 1], [2, 3]] : tensor<?x2x?x3xf32> into tensor<?x?xf32>
  %8 = tensor.reshape %s(%sh) : (tensor<4xi32>, tensor<2xindex>) -> tensor<2x2xi32>
  %9 = tensor.reshape %a(%sh) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %10 = tensor.reshape %9(%sh1) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %11 = tensor.reshape %v(%sh1) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %12 = tensor.reshape %a(%sh) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xf32>
  %d0 = tensor.dim %d, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %d, %c1 : tensor<?x?xf32>
  %el = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %13 = tensor.reshape %d(%el) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %14 = tensor.reshape %d(%sh) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  "t.use"(%0, %1, %3, %5, %7, %8, %10, %11, %12, %13, %14) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<2x2xi32>, tensor<?xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  return
}
func.func @others(%a: tensor<4xf32>, %f: f32, %g: tensor<3x1xindex>, %i: index) {
  %k = arith.constant dense<1.0> : tensor<4x5xf32>
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.pad %a low[0] high[0] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<4xf32>
  %2 = tensor.pad %a nofold low[0] high[0] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<4xf32>
  %3 = tensor.gather %k[%g] gather_dims([0]) : (tensor<4x5xf32>, tensor<3x1xindex>) -> tensor<3x5xf32>
  %4 = tensor.cast %a : tensor<4xf32> to tensor<4xf32>
  %5 = tensor.bitcast %a : tensor<4xf32> to tensor<4xf32>
  %6 = tensor.cast %k : tensor<4x5xf32> to tensor<?x?xf32>
  "t.use"(%0, %1, %2, %3, %4, %5, %6) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?x?xf32>) -> ()
  return
}

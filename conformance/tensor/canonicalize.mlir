// ARGS: --canonicalize --allow-unregistered-dialect
func.func @casts(%a: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %k: tensor<4xi32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x8xf32>
  %2 = tensor.cast %a : tensor<4x?xf32> to tensor<4x8xf32>
  %3 = tensor.cast %2 : tensor<4x8xf32> to tensor<?x?xf32>
  %4 = tensor.cast %a : tensor<4x?xf32> to tensor<*xf32>
  %5 = tensor.cast %4 : tensor<*xf32> to tensor<4x8xf32>
  %6 = tensor.cast %u : tensor<*xf32> to tensor<?x?xf32>
  %7 = tensor.cast %6 : tensor<?x?xf32> to tensor<4x?xf32>
  %8 = tensor.extract_slice %a[0, %i] [%i, 3] [1, 1] : tensor<4x?xf32> to tensor<?x3xf32>
  %9 = tensor.cast %8 : tensor<?x3xf32> to tensor<2x3xf32>
  %10 = tensor.extract_slice %a[0, %i] [1, %i] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
  %11 = tensor.cast %10 : tensor<?xf32> to tensor<5xf32>
  %12 = tensor.bitcast %k : tensor<4xi32> to tensor<4xf32>
  %13 = tensor.bitcast %12 : tensor<4xf32> to tensor<4xui32>
  %14 = tensor.empty(%i, %i) : tensor<?x4x?xf32>
  %15 = tensor.cast %14 : tensor<?x4x?xf32> to tensor<8x4x?xf32>
  %16 = tensor.cast %14 : tensor<?x4x?xf32> to tensor<?x?x?xf32>
  "t.use"(%1, %3, %5, %7, %9, %11, %13, %15, %16) : (tensor<?x8xf32>, tensor<?x?xf32>, tensor<4x8xf32>, tensor<4x?xf32>, tensor<2x3xf32>, tensor<5xf32>, tensor<4xui32>, tensor<8x4x?xf32>, tensor<?x?x?xf32>) -> ()
  return
}
func.func @sizes(%a: tensor<4x?xf32>, %i: index, %f: f32, %sh: tensor<2xi32>, %shi: tensor<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m1 = arith.constant -1 : index
  %0 = tensor.empty(%c7, %i) : tensor<?x?xf32>
  %1 = tensor.empty(%m1, %i) : tensor<?x?xf32>
  %2 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %3 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %4 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %5 = tensor.dim %4, %i : tensor<?x?xf32>
  %6 = tensor.insert %f into %a[%i, %i] : tensor<4x?xf32>
  %7 = tensor.dim %6, %c1 : tensor<4x?xf32>
  %8 = tensor.reshape %a(%sh) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %9 = tensor.dim %8, %i : tensor<?x?xf32>
  %10 = tensor.reshape %a(%shi) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %11 = tensor.dim %10, %c1 : tensor<?x?xf32>
  %12 = tensor.generate %c7, %i { ^bb0(%x: index, %y: index): %k = arith.addi %x, %y : index tensor.yield %k : index } : tensor<?x?xindex>
  %13 = tensor.extract %12[%i, %c0] : tensor<?x?xindex>
  %14 = tensor.dim %12, %c1 : tensor<?x?xindex>
  "t.use"(%0, %1, %2, %3, %5, %7, %9, %11, %12, %13, %14) : (tensor<?x?xf32>, tensor<?x?xf32>, index, index, index, index, index, index, tensor<?x?xindex>, index, index) -> ()
  return
}
func.func @elements(%a: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %k: tensor<4xi32>, %s: i32, %g: index) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<?x?xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<?x?xf32>
  %3 = tensor.extract %2[%i, %i] : tensor<?x?xf32>
  %4 = arith.index_cast %k : tensor<4xi32> to tensor<4xindex>
  %5 = tensor.extract %4[%i] : tensor<4xindex>
  "t.use"(%1, %3, %5) : (f32, f32, index) -> ()
  return
}
func.func @slices(%a: tensor<8x16x4xf32>, %d: tensor<?x?x?xf32>, %i: index, %b: tensor<?x?xf32>, %st: tensor<4x4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %0 = tensor.extract_slice %a[%c0, %i, 0] [%c4, %c1, %i] [1, %c1, 1] : tensor<8x16x4xf32> to tensor<?x?x?xf32>
  %1 = tensor.extract_slice %a[%c0, %i, 0] [%c4, 1, %i] [1, %c1, 1] : tensor<8x16x4xf32> to tensor<?x?xf32>
  %2 = tensor.extract_slice %a[%c9, %i, 0] [%c4, 1, %i] [1, %c1, 1] : tensor<8x16x4xf32> to tensor<?x?xf32>
  %3 = tensor.cast %a : tensor<8x16x4xf32> to tensor<?x16x?xf32>
  %4 = tensor.extract_slice %3[0, %i, 0] [4, 4, %i] [1, 1, 1] : tensor<?x16x?xf32> to tensor<4x4x?xf32>
  %5 = tensor.extract_slice %3[6, %i, 0] [4, 4, %i] [1, 1, 1] : tensor<?x16x?xf32> to tensor<4x4x?xf32>
  %6 = tensor.insert_slice %b into %a[%c0, %i, 0] [%c4, 1, %i] [1, %c1, 1] : tensor<?x?xf32> into tensor<8x16x4xf32>
  %7 = tensor.insert_slice %d into %a[%c0, %i, 0] [%c4, 1, %i] [1, %c1, 1] : tensor<?x?x?xf32> into tensor<8x16x4xf32>
  %8 = tensor.cast %st : tensor<4x4x4xf32> to tensor<?x4x?xf32>
  %9 = tensor.insert_slice %8 into %3[0, %i, 0] [%i, 4, %i] [1, 1, 1] : tensor<?x4x?xf32> into tensor<?x16x?xf32>
  %10 = tensor.insert_slice %8 into %d[0, %i, 0] [%i, 4, %i] [1, 1, 1] : tensor<?x4x?xf32> into tensor<?x?x?xf32>
  %11 = tensor.insert_slice %st into %3[6, %i, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<?x16x?xf32>
  "t.use"(%0, %1, %2, %4, %5, %6, %7, %9, %10, %11) : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x4x?xf32>, tensor<4x4x?xf32>, tensor<8x16x4xf32>, tensor<8x16x4xf32>, tensor<?x16x?xf32>, tensor<?x?x?xf32>, tensor<?x16x?xf32>) -> ()
  return
}
func.func @parallel(%a: tensor<8x16xf32>, %b: tensor<?x?xf32>, %s: tensor<4x4xf32>, %i: index) -> tensor<8x16xf32> {
  %c4 = arith.constant 4 : index
  %c = tensor.cast %s : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = scf.forall (%k) in (8) shared_outs(%o = %a) -> tensor<8x16xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %o[%k, 0] [%c4, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
      tensor.parallel_insert_slice %c into %o[%k, 0] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<8x16xf32>
    }
  }
  return %0 : tensor<8x16xf32>
}
func.func @concats(%a: tensor<?x4xf32>, %b: tensor<3x?xf32>, %c: tensor<2x?xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<?x4xf32>) -> tensor<3x4xf32>
  %1 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.concat dim(0) %b, %c : (tensor<3x?xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.concat dim(0) %b, %c : (tensor<3x?xf32>, tensor<2x?xf32>) -> tensor<5x7xf32>
  "t.use"(%0, %1, %2, %3) : (tensor<3x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<5x7xf32>) -> ()
  return
}

// ARGS: --split-input-file
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x5xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf16> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4x1xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8x4xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4] [1, 1] : tensor<8x4xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 1] [1] : tensor<8x4xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[-1, 0] [4, 1] [1, 1] : tensor<8x4xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [-4, 1] [1, 1] : tensor<8x4xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 1] [-1, 1] : tensor<8x4xf32> to tensor<4x1xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[5, 0] [4, 1] [1, 1] : tensor<8x4xf32> to tensor<4x1xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[8, 0] [1, 1] [1, 1] : tensor<8x4xf32> to tensor<1x1xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %i: index) { %0 = tensor.extract_slice %a[9, 0] [%i, 1] [1, 1] : tensor<8x4xf32> to tensor<?x1xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 4] [3, 1] : tensor<8x4xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %i: index) { %0 = tensor.extract_slice %a[0, 0] [%i, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %i: index) { %0 = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<?xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %i: index) { %0 = tensor.extract_slice %a[0, 0] [0, 4] [0, 1] : tensor<8x4xf32> to tensor<0x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %i: index) { %0 = "tensor.extract_slice"(%a, %i) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<8x4xf32>, index) -> tensor<1x1xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %i: index) { %0 = "tensor.extract_slice"(%a, %i) <{static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (tensor<8x4xf32>, index) -> tensor<1x1xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x5xf32>) { %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x5xf32> into tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf16>) { %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf16> into tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4xf32>) { %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4x1xf32>) { %0 = tensor.insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x4x1xf32> into tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf32>) { %0 = tensor.insert_slice %b into %a[6, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf32>) { %0 = tensor.insert_slice %b into %a[0] [4] [1] : tensor<4x4xf32> into tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf32>, %i: index) { %0 = tensor.insert_slice %b into %a[0, 0] [%i, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32> return }
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf32>) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %a) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel { tensor.parallel_insert_slice %b into %o[0, 0] [4, 5] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32> }
  }
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf32>) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %a) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel { tensor.parallel_insert_slice %b into %o[6, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32> }
  }
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf32>) {
  tensor.parallel_insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf16>) {
  %r = scf.forall (%i) in (2) shared_outs(%o = %a) -> (tensor<8x4xf32>) {
    scf.forall.in_parallel { tensor.parallel_insert_slice %b into %o[0, 0] [4, 4] [1, 1] : tensor<4x4xf16> into tensor<8x4xf32> }
  }
  return
}

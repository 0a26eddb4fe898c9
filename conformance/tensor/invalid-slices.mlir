// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x5xf32> return }
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf16> return }
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4x1xf32> return }
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8x4xf32> to tensor<4xf32> return }
func.func @f(%a: tensor<8x4xf32>) { %0 = tensor.extract_slice %a[-1, 0] [4, 1] [1, 1] : tensor<8x4xf32> to tensor<4xf32> return }
// FRAME
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x4xf32>) {
  tensor.parallel_insert_slice %b into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32>
  return
}

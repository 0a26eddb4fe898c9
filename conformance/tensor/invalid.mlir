// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @f(%a: tensor<4xf32>) { %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf16> return }
func.func @f(%a: tensor<4xf32>) { %0 = tensor.cast %a : tensor<4xf32> to tensor<?x?xf32> return }
func.func @f(%a: tensor<4xf32>) { %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xf16> return }
func.func @f() { %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>) { %0 = tensor.concat dim(1) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32> return }
func.func @f(%a: tensor<4xf32>) { %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32> return }
func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x1xf32>) { %0 = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<4x1xf32>) -> tensor<8x2xf32> return }
func.func @f(%i: index) { %0 = tensor.empty(%i) : tensor<4xf32> return }
func.func @f(%i: index, %a: tensor<4xf32>) { %0 = tensor.extract %a[%i, %i] : tensor<4xf32> return }
func.func @f(%i: index, %a: tensor<4xf32>, %s: f32) { %0 = tensor.insert %s into %a[%i, %i] : tensor<4xf32> return }
func.func @f(%i: index, %a: tensor<4xf32>, %s: f16) { %0 = "tensor.insert"(%s, %a, %i) : (f16, tensor<4xf32>, index) -> tensor<4xf32> return }
func.func @f(%s: f32) { %0 = tensor.from_elements %s, %s : tensor<3xf32> return }
func.func @f(%s: f32) { %0 = tensor.from_elements %s, %s : tensor<?xf32> return }
func.func @f(%s: f32, %i: index) { %0 = tensor.splat %s[%i] : tensor<3xf32> return }
func.func @f(%s: f32, %i: index) { %0 = tensor.splat %s : tensor<?xf32> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x3xf32> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf16> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<?xindex>) { %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<?xindex>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) { %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<4xf32> into tensor<2x3xf32> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) { %0 = tensor.expand_shape %a [[0], [1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) { %0 = tensor.expand_shape %a [[0, 2]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) { %0 = tensor.expand_shape %a [[1, 0]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32> return }
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) { %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 2, 2] : tensor<4xf32> into tensor<2x2xf32> return }
func.func @f(%a: tensor<6xf32>, %i: index) { %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, %i] : tensor<6xf32> into tensor<2x?xf32> return }
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.expand_shape %a [[0, 1]] output_shape [4] : tensor<4x4xf32> into tensor<16xf32> return }
func.func @f(%a: tensor<4x?xf32>, %i: index) { %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x?xf32> into tensor<16xf32> return }
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.collapse_shape %a [[0], [1]] : tensor<4x4xf32> into tensor<16xf32> return }
func.func @f(%a: tensor<4x4xf32>, %i: index) { %0 = tensor.collapse_shape %a [[0, 1], []] : tensor<4x4xf32> into tensor<16x1xf32> return }
func.func @f(%a: tensor<16xf32>, %i: index) { %0 = tensor.collapse_shape %a [[0, 1]] : tensor<16xf32> into tensor<4x4xf32> return }
func.func @f(%a: tensor<?x4xf32>, %i: index) { %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xf32> into tensor<?xf16> return }
func.func @f(%a: tensor<?xf32>, %i: index) { %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 2] : tensor<?xf32> into tensor<?x2xf16> return }

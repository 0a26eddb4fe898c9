// ARGS: --canonicalize
func.func @x7(%t: tensor<4xf32>, %v: f32) -> f32 { %i = arith.constant 1 : index %0 = tensor.insert %v into %t[%i] : tensor<4xf32> %1 = tensor.extract %0[%i] : tensor<4xf32> return %1 : f32 }
func.func @x8(%t: tensor<f32>, %v: f32) -> f32 { %0 = tensor.insert %v into %t[] : tensor<f32> %1 = tensor.extract %0[] : tensor<f32> return %1 : f32 }
func.func @x9(%t: tensor<?xf32>, %v: f32) -> f32 { %i = arith.constant 1 : index %0 = tensor.insert %v into %t[%i] : tensor<?xf32> %1 = tensor.extract %0[%i] : tensor<?xf32> return %1 : f32 }
func.func @x10(%t: tensor<?xf32>, %v: f32) -> f32 { %j = arith.constant 0 : index %i = arith.constant 1 : index %0 = tensor.insert %v into %t[%i] : tensor<?xf32> %1 = tensor.extract %0[%j] : tensor<?xf32> return %1 : f32 }

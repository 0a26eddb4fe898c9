// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @f(%m: index, %s: f32) { %0 = tensor.generate %m { ^bb0(%i: index): tensor.yield %s : f32 } : tensor<4xf32> return }
func.func @f(%m: index, %s: f32) { %0 = tensor.generate %m { ^bb0(%i: index): tensor.yield %s : f32 } : tensor<?x4xf32> return }
func.func @f(%m: index, %s: f32) { %0 = tensor.generate %m { ^bb0(%i: i32): tensor.yield %s : f32 } : tensor<?xf32> return }
func.func @f(%m: index, %s: f16) { %0 = tensor.generate %m { ^bb0(%i: index): tensor.yield %s : f16 } : tensor<?xf32> return }
func.func @f(%m: index, %s: f16) { %0 = tensor.generate %m { ^bb0(%i: index): } : tensor<?xf32> return }
func.func @f(%a: tensor<?xf32>, %s: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index): tensor.yield %s : f32 } : tensor<?xf32> to tensor<?x?xf32> return }
func.func @f(%a: tensor<?xf32>, %s: f32) { %0 = tensor.pad %a low[1, 1] high[1] { ^bb0(%i: index): tensor.yield %s : f32 } : tensor<?xf32> to tensor<?xf32> return }
func.func @f(%a: tensor<?xf32>, %s: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index, %j: index): tensor.yield %s : f32 } : tensor<?xf32> to tensor<?xf32> return }
func.func @f(%a: tensor<?xf32>, %s: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: i64): tensor.yield %s : f32 } : tensor<?xf32> to tensor<?xf32> return }
func.func @f(%a: tensor<?xf32>, %s: f16) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index): tensor.yield %s : f16 } : tensor<?xf32> to tensor<?xf32> return }
func.func @f(%a: tensor<4xf32>, %s: f32, %n: index) { %0 = tensor.pad %a low[-3] high[-3] { ^bb0(%i: index): tensor.yield %s : f32 } : tensor<4xf32> to tensor<2xf32> return }
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32> return }
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 1, 2, 3]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32> return }
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 3]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32> return }
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([1, 0]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32> return }
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32> return }
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1xf32> return }
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x1x5x1xf32> return }
func.func @f(%s: tensor<1x2x1x5x1xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 2]) unique : (tensor<1x2x1x5x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
func.func @f(%s: tensor<1x2x1x5x1xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 2]) : (tensor<1x2x1x5x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }
func.func @f(%s: tensor<1x2x1x6x1xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 2]) unique : (tensor<1x2x1x6x1xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32> return }

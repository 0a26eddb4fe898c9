// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.rewrite_as_constant
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @generate(%x: index) -> (tensor<2x3xf32>, tensor<?xf32>, tensor<0xi8>) {
  %c = arith.constant 5.0 : f32
  %0 = tensor.generate { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<2x3xf32>
  %1 = tensor.generate %x { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<?xf32>
  %2 = tensor.generate { ^bb0(%i: index): %k = arith.constant 3 : i8 
    tensor.yield %k : i8 } : tensor<0xi8>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<?xf32>, tensor<0xi8>
}
// CASE
func.func @pad() -> (tensor<3x4xi32>, tensor<4xf32>) {
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %z = arith.constant 7 : i32
  %0 = tensor.pad %t low[1, 0] high[0, 2] { ^bb0(%i: index, %j: index): tensor.yield %z : i32 } : tensor<2x2xi32> to tensor<3x4xi32>
  %f = arith.constant 1.5 : f32
  %u = arith.constant dense<0.0> : tensor<2xf32>
  %c1 = arith.constant 1 : index
  %1 = tensor.pad %u low[%c1] high[1] { ^bb0(%i: index): tensor.yield %f : f32 } : tensor<2xf32> to tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  return %0, %2 : tensor<3x4xi32>, tensor<4xf32>
}
// CASE
func.func @pad_twice() -> (tensor<3xi32>, tensor<4xi32>, tensor<2xi32>) {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %z = arith.constant 7 : i32
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%i: index): tensor.yield %z : i32 } : tensor<2xi32> to tensor<3xi32>
  %1 = tensor.pad %t low[1] high[1] { ^bb0(%i: index): tensor.yield %z : i32 } : tensor<2xi32> to tensor<4xi32>
  %2 = tensor.pad %t nofold low[0] high[0] { ^bb0(%i: index): tensor.yield %z : i32 } : tensor<2xi32> to tensor<2xi32>
  return %0, %1, %2 : tensor<3xi32>, tensor<4xi32>, tensor<2xi32>
}
// CASE
func.func @not_constant(%t: tensor<2xi32>, %z: i32, %n: index) -> (tensor<3xi32>, tensor<4xi32>, tensor<?xi32>) {
  %c = arith.constant dense<[1, 2]> : tensor<2xi32>
  %d = arith.constant dense<[1, 3]> : tensor<2xi32>
  %k = arith.constant 0 : i32
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%i: index): tensor.yield %k : i32 } : tensor<2xi32> to tensor<3xi32>
  %1 = tensor.pad %c low[1] high[1] { ^bb0(%i: index): tensor.yield %z : i32 } : tensor<2xi32> to tensor<4xi32>
  %2 = tensor.pad %d low[%n] high[1] { ^bb0(%i: index): tensor.yield %k : i32 } : tensor<2xi32> to tensor<?xi32>
  return %0, %1, %2 : tensor<3xi32>, tensor<4xi32>, tensor<?xi32>
}
// CASE
func.func @index_and_splat() -> (tensor<4xindex>, tensor<4xbf16>) {
  %c = arith.constant dense<3> : tensor<2xindex>
  %k = arith.constant 3 : index
  %0 = tensor.pad %c low[1] high[1] { ^bb0(%i: index): tensor.yield %k : index } : tensor<2xindex> to tensor<4xindex>
  %d = arith.constant dense<1.0> : tensor<3xbf16>
  %f = arith.constant 2.0 : bf16
  %1 = tensor.pad %d low[0] high[1] { ^bb0(%i: index): tensor.yield %f : bf16 } : tensor<3xbf16> to tensor<4xbf16>
  return %0, %1 : tensor<4xindex>, tensor<4xbf16>
}

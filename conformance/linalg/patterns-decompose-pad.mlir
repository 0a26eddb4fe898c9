// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.decompose_pad
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @pad(%t: tensor<?x4xf32>, %z: f32, %l: index) -> (tensor<?x7xf32>, tensor<6xf32>, tensor<4x6xindex>) {
  %0 = tensor.pad %t low[%l, 2] high[3, 1] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<?x4xf32> to tensor<?x7xf32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = tensor.pad %e nofold low[1] high[1] { ^bb0(%i: index): %c = arith.constant 2.0 : f32 
    tensor.yield %c : f32 } : tensor<4xf32> to tensor<6xf32>
  %x = tensor.empty() : tensor<4x4xindex>
  %2 = tensor.pad %x low[0, 1] high[0, 1] { ^bb0(%i: index, %j: index): %c = arith.addi %i, %j : index
    tensor.yield %c : index } : tensor<4x4xindex> to tensor<4x6xindex>
  return %0, %1, %2 : tensor<?x7xf32>, tensor<6xf32>, tensor<4x6xindex>
}

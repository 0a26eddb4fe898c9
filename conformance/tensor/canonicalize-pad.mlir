// ARGS: --canonicalize --allow-unregistered-dialect
func.func @pads(%a: tensor<4x?xf32>, %s: tensor<4x8xf32>, %i: index, %f: f32) {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[%c1, %i] high[0, 2] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %a low[0, 0] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<4x?xf32>
  %2 = tensor.pad %a low[0, 1] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<4x?xf32>
  %3 = tensor.pad %2 low[3, 0] high[0, 2] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<7x?xf32>
  %4 = tensor.pad %a low[%i, 1] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<?x?xf32>
  %5 = tensor.pad %4 low[3, 0] high[%i, 2] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %6 = tensor.pad %a low[0, 1] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<4x8xf32>
  %9 = tensor.pad %a low[0, 0] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<4x8xf32>
  "t.use"(%0, %1, %3, %5, %6, %9) : (tensor<?x?xf32>, tensor<4x?xf32>, tensor<7x?xf32>, tensor<?x?xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> ()
  return
}
func.func @casts(%a: tensor<4x?xf32>, %s: tensor<4x8xf32>, %i: index, %f: f32) {
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %s : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[1, %i] high[0, 2] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %0 low[%i, %i] high[0, 2] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %a low[0, 2] high[0, 2] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<4x?xf32>
  %4 = tensor.cast %3 : tensor<4x?xf32> to tensor<4x12xf32>
  %5 = tensor.pad %a nofold low[0, %c1] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<4x?xf32>
  %6 = tensor.pad %a nofold low[0, 0] high[%c1, 0] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } {u} : tensor<4x?xf32> to tensor<?x?xf32>
  "t.use"(%1, %2, %4, %5, %6) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x12xf32>, tensor<4x?xf32>, tensor<?x?xf32>) -> ()
  return
}

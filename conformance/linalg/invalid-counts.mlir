// ARGS: --split-input-file
// FRAME
func.func @f(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // HERE
  return %1 : tensor<8x8xf32>
}
// EACH
%1 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%c,  %c : tensor<8x8xf32>) -> tensor<8x8xf32>
%1 = linalg.copy ins(%a,%a : tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
%1 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel","parallel"]} ins(: tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) {^bb0(%x: f32, %y: f32): linalg.yield %x : f32} -> tensor<8x8xf32>
%1 = linalg.map {arith.negf} ins(: tensor<8x8xf32>) outs(%c : tensor<8x8xf32>)
%1 = linalg.reduce {arith.addf} ins(%a, %a: tensor<8x8xf32>) outs(%c : tensor<8x8xf32>)  dimensions=[1]

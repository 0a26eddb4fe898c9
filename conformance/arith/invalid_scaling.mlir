// ARGS: --split-input-file
// FRAME
func.func @f(%a: f16, %v: vector<4xbf16>, %t: tensor<4xbf16>) {
  // HERE
  return
}
// EACH
%0 = arith.scaling_extf %v, %a : vector<4xbf16>, f16 to f32
%0 = arith.scaling_extf %v, %a : vector<4xbf16>, f16 to vector<4xf32>
%0 = arith.scaling_extf %a, %v : f16, vector<4xbf16> to vector<4xf32>
%0 = arith.scaling_extf %a, %v : f16, vector<4xbf16> to f32
%0 = arith.scaling_truncf %v, %v : vector<4xbf16>, vector<4xbf16> to f8E5M2
%0 = arith.scaling_extf %a, %t : f16, tensor<4xbf16> to tensor<4xf32>

// ARGS: --canonicalize
// FRAME
// HERE
  %1 = vector.extract_strided_slice %0 {offsets = [0, 1], sizes=[2, 2], strides = [1, 1]} : vector<2x4xf16> to vector<2x2xf16>
  return %1 : vector<2x2xf16>
}
// EACH
func.func @ess_bcast2(%a: vector<4xf16>) -> vector<2x2xf16> { %0 = vector.broadcast %a : vector<4xf16> to vector<2x4xf16>
func.func @ess_bcast3(%a: vector<1xf16>) -> vector<2x2xf16> { %0 = vector.broadcast %a : vector<1xf16> to vector<2x4xf16>
// FRAME
// HERE
  %1 = vector.extract_strided_slice %0 {offsets = [2, 2], sizes=[1, 2], strides = [1, 1]} : vector<4x4xf32> to vector<1x2xf32>
  return %1 : vector<1x2xf32>
}
// EACH
func.func @ess_iss(%a: vector<2x3xf32>, %b: vector<4x4xf32>) -> vector<1x2xf32> { %0 = vector.insert_strided_slice %a, %b {offsets = [1, 1], strides=[1, 1]} : vector<2x3xf32> into vector<4x4xf32>
func.func @ess_iss_disjoint(%a: vector<2x2xf32>, %b: vector<4x4xf32>) -> vector<1x2xf32> { %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides=[1, 1]} : vector<2x2xf32> into vector<4x4xf32>

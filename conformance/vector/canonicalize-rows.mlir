// ARGS: --canonicalize --split-input-file
// FRAME
// HERE
 return %0 : vector<1x1x4x5xf32>
}
// EACH
func.func @f4(%a: vector<2x3x4x5xf32>) -> vector<1x1x4x5xf32> { %0 = vector.extract_strided_slice %a {offsets = [1, 2, 0, 0], sizes = [1, 1, 4, 5], strides = [1, 1, 1, 1]} : vector<2x3x4x5xf32> to vector<1x1x4x5xf32>
func.func @f6(%a: vector<2x1x4x5xf32>) -> vector<1x1x4x5xf32> { %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0], sizes = [1, 1, 4], strides = [1, 1, 1]} : vector<2x1x4x5xf32> to vector<1x1x4x5xf32>
// FRAME
func.func @f18(%a: vector<1x2x3xf32>) -> vector<1x2x3xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x2x3xf32> to vector<1x2x3xf32>
 return %0 : vector<1x2x3xf32>
}

// ARGS: --canonicalize --split-input-file
func.func @f0(%a: vector<2x3x4xf32>) -> vector<1x3x4xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0], sizes = [1, 3, 4], strides = [1, 1, 1]} : vector<2x3x4xf32> to vector<1x3x4xf32>
 return %0 : vector<1x3x4xf32>
}
// -----
func.func @f1(%a: vector<2x3x4xf32>) -> vector<1x3x4xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x3x4xf32>
 return %0 : vector<1x3x4xf32>
}
// -----
func.func @f2(%a: vector<2x3x4x5xf32>) -> vector<1x3x4x5xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0], sizes = [1, 3, 4], strides = [1, 1, 1]} : vector<2x3x4x5xf32> to vector<1x3x4x5xf32>
 return %0 : vector<1x3x4x5xf32>
}
// -----
func.func @f3(%a: vector<2x3x4x5xf32>) -> vector<1x1x4x5xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 2, 0], sizes = [1, 1, 4], strides = [1, 1, 1]} : vector<2x3x4x5xf32> to vector<1x1x4x5xf32>
 return %0 : vector<1x1x4x5xf32>
}
// -----
func.func @f4(%a: vector<2x3x4x5xf32>) -> vector<1x1x4x5xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 2, 0, 0], sizes = [1, 1, 4, 5], strides = [1, 1, 1, 1]} : vector<2x3x4x5xf32> to vector<1x1x4x5xf32>
 return %0 : vector<1x1x4x5xf32>
}
// -----
func.func @f5(%a: vector<2x1x4x5xf32>) -> vector<1x1x4x5xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0, 0], sizes = [1, 1, 4, 5], strides = [1, 1, 1, 1]} : vector<2x1x4x5xf32> to vector<1x1x4x5xf32>
 return %0 : vector<1x1x4x5xf32>
}
// -----
func.func @f6(%a: vector<2x1x4x5xf32>) -> vector<1x1x4x5xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0], sizes = [1, 1, 4], strides = [1, 1, 1]} : vector<2x1x4x5xf32> to vector<1x1x4x5xf32>
 return %0 : vector<1x1x4x5xf32>
}
// -----
func.func @f7(%a: vector<2x1x4x5xf32>) -> vector<1x1x4x5xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0], sizes = [1, 1], strides = [1, 1]} : vector<2x1x4x5xf32> to vector<1x1x4x5xf32>
 return %0 : vector<1x1x4x5xf32>
}
// -----
func.func @f8(%a: vector<2x1x4x5xf32>) -> vector<1x1x4x5xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [1], strides = [1]} : vector<2x1x4x5xf32> to vector<1x1x4x5xf32>
 return %0 : vector<1x1x4x5xf32>
}
// -----
func.func @f9(%a: vector<2x1x1x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [1], strides = [1]} : vector<2x1x1x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f10(%a: vector<2x1x1x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0], sizes = [1, 1], strides = [1, 1]} : vector<2x1x1x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f11(%a: vector<2x1x1x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<2x1x1x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f12(%a: vector<2x1x1x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0, 0], sizes = [1, 1, 1, 1], strides = [1, 1, 1, 1]} : vector<2x1x1x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f13(%a: vector<1x2x1x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2x1x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f14(%a: vector<1x2x1x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [0, 1, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<1x2x1x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f15(%a: vector<1x2x1x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [0, 1, 0, 0], sizes = [1, 1, 1, 1], strides = [1, 1, 1, 1]} : vector<1x2x1x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f16(%a: vector<1x2x3xf32>) -> vector<1x1x3xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2x3xf32> to vector<1x1x3xf32>
 return %0 : vector<1x1x3xf32>
}
// -----
func.func @f17(%a: vector<1x2x3xf32>) -> vector<1x1x3xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [0, 1, 0], sizes = [1, 1, 3], strides = [1, 1, 1]} : vector<1x2x3xf32> to vector<1x1x3xf32>
 return %0 : vector<1x1x3xf32>
}
// -----
func.func @f18(%a: vector<1x2x3xf32>) -> vector<1x2x3xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x2x3xf32> to vector<1x2x3xf32>
 return %0 : vector<1x2x3xf32>
}
// -----
func.func @f19(%a: vector<1x4xf32>) -> vector<1x4xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [1], strides = [1]} : vector<1x4xf32> to vector<1x4xf32>
 return %0 : vector<1x4xf32>
}
// -----
func.func @f20(%a: vector<2x1x3x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 2], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<2x1x3x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f21(%a: vector<2x1x3x1xf32>) -> vector<1x1x1x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 2, 0], sizes = [1, 1, 1, 1], strides = [1, 1, 1, 1]} : vector<2x1x3x1xf32> to vector<1x1x1x1xf32>
 return %0 : vector<1x1x1x1xf32>
}
// -----
func.func @f22(%a: vector<2x2x1x2xf32>) -> vector<1x2x1x2xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0, 0], sizes = [1, 2, 1, 2], strides = [1, 1, 1, 1]} : vector<2x2x1x2xf32> to vector<1x2x1x2xf32>
 return %0 : vector<1x2x1x2xf32>
}
// -----
func.func @f23(%a: vector<2x1x2x1xf32>) -> vector<1x1x2x1xf32> {
 %0 = vector.extract_strided_slice %a {offsets = [1, 0, 0, 0], sizes = [1, 1, 2, 1], strides = [1, 1, 1, 1]} : vector<2x1x2x1xf32> to vector<1x1x2x1xf32>
 return %0 : vector<1x1x2x1xf32>
}

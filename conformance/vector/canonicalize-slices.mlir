// ARGS: --split-input-file --canonicalize
// FRAME
func.func @ess_const1() -> vector<2x3xi32> {
  %c = arith.constant dense<[[1,2,3],[4,5,6],[7,8,9]]> : vector<3x3xi32>
  %0 = vector.extract_strided_slice %c {offsets=[1], sizes=[2], strides=[1]} : vector<3x3xi32> to vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
// FRAME
func.func @ess_bcast(%a: vector<4xf16>) -> vector<2x4xf16> {
  %0 = vector.broadcast %a : vector<4xf16> to vector<16x4xf16>
  %1 = vector.extract_strided_slice %0 {offsets = [0], sizes=[2], strides = [1]} : vector<16x4xf16> to vector<2x4xf16>
  return %1 : vector<2x4xf16>
}
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
// FRAME
func.func @ess_iss_overlap(%a: vector<2x2xf32>, %b: vector<4x4xf32>) -> vector<1x2xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides=[1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [2, 1], sizes=[1, 2], strides = [1, 1]} : vector<4x4xf32> to vector<1x2xf32>
  return %1 : vector<1x2xf32>
}
// FRAME
func.func @ess_iss_rank(%a: vector<4xf32>, %b: vector<8x16xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides=[1]} : vector<4xf32> into vector<8x16xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes=[1, 4], strides = [1, 1]} : vector<8x16xf32> to vector<1x4xf32>
  %2 = vector.extract %1[0] : vector<4xf32> from vector<1x4xf32>
  return %2 : vector<4xf32>
}
// FRAME
func.func @ess_scalable(%b: vector<[1]x8xf32>) -> vector<[1]x4xf32> {
  %c = arith.constant dense<2.0> : vector<[1]x8xf32>
  %1 = vector.extract_strided_slice %c {offsets = [0, 2], sizes=[1, 4], strides = [1, 1]} : vector<[1]x8xf32> to vector<[1]x4xf32>
  return %1 : vector<[1]x4xf32>
}
// FRAME
func.func @iss_const1() -> vector<3x3xi32> {
  %c = arith.constant dense<0> : vector<3x3xi32>
  %s = arith.constant dense<[10,11]> : vector<2xi32>
  %0 = vector.insert_strided_slice %s, %c {offsets = [1, 1], strides=[1]} : vector<2xi32> into vector<3x3xi32>
  return %0 : vector<3x3xi32>
}
// FRAME
func.func @iss_splat(%f: f32) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %a = vector.broadcast %f : f32 to vector<2x2xf32>
  %b = vector.broadcast %f : f32 to vector<4x4xf32>
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 1], strides=[1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %c = arith.constant dense<1.0> : vector<2x2xf32>
  %d = arith.constant dense<1.0> : vector<4x4xf32>
  %1 = vector.insert_strided_slice %c, %d {offsets = [1, 1], strides=[1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %0, %1 : vector<4x4xf32>, vector<4x4xf32>
}
// FRAME
func.func @iss_of_extract(%b: vector<8x16xf32>) -> vector<8x16xf32> {
  %0 = vector.extract_strided_slice %b {offsets = [0, 8], sizes=[2, 4], strides = [1, 1]} : vector<8x16xf32> to vector<2x4xf32>
  %1 = vector.insert_strided_slice %0, %b {offsets = [0, 8], strides=[1, 1]} : vector<2x4xf32> into vector<8x16xf32>
  return %1 : vector<8x16xf32>
}

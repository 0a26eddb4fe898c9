// ARGS: --canonicalize --split-input-file
func.func @none(%w: vector<4x8xf32>, %a: vector<4x8xf32>) -> vector<4x8xf32> {
  %7 = vector.multi_reduction <mul>, %w, %a [] : vector<4x8xf32> to vector<4x8xf32>
  return %7 : vector<4x8xf32>
}
// -----
func.func @sl(%v: vector<4x8xf32>, %s: f32) -> (vector<4x8xf32>, vector<1x4xf32>, vector<2x8xf32>, vector<4x8xf32>, vector<2x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [4, 8], strides = [1, 1]} : vector<4x8xf32> to vector<4x8xf32>
  %1 = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [2, 6], strides = [1, 1]} : vector<4x8xf32> to vector<2x6xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1, 1], sizes = [1, 4], strides = [1, 1]} : vector<2x6xf32> to vector<1x4xf32>
  %c = arith.constant dense<1.0> : vector<4x8xf32>
  %3 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %4 = vector.insert_strided_slice %v, %v {offsets = [0, 0], strides = [1, 1]} : vector<4x8xf32> into vector<4x8xf32>
  %b = vector.broadcast %s : f32 to vector<4x8xf32>
  %5 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return %0, %2, %3, %4, %5 : vector<4x8xf32>, vector<1x4xf32>, vector<2x8xf32>, vector<4x8xf32>, vector<2x8xf32>
}
// -----
func.func @ch(%v: vector<4x8xf32>, %m: vector<3x4xi1>, %s: f32, %w: vector<8xf32>) -> (vector<2x8xf32>, vector<1x8xf32>, vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<1xf32>, f32) {
  %1 = vector.extract_strided_slice %v {offsets = [1], sizes = [3], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]} : vector<3x8xf32> to vector<2x8xf32>
  %3 = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [1, 8], strides = [1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  %4 = vector.insert_strided_slice %1, %v {offsets = [1, 0], strides = [1, 1]} : vector<3x8xf32> into vector<4x8xf32>
  %b = vector.broadcast %s : f32 to vector<2x2xf32>
  %5 = vector.shape_cast %b : vector<2x2xf32> to vector<4xf32>
  %6 = vector.insert %w, %v [1] : vector<8xf32> into vector<4x8xf32>
  %7 = vector.insert %w, %6 [1] : vector<8xf32> into vector<4x8xf32>
  %8 = vector.insert %s, %5 [1] : f32 into vector<4xf32>
  %9 = vector.broadcast %s : f32 to vector<1xf32>
  %10 = vector.shape_cast %v : vector<4x8xf32> to vector<32xf32>
  %11 = vector.extract %10[9] : f32 from vector<32xf32>
  return %2, %3, %4, %5, %7, %9, %11 : vector<2x8xf32>, vector<1x8xf32>, vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<1xf32>, f32
}
// -----
func.func @p(%v: vector<2x4xf32>, %s: f32) -> (f32, vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.extract %v[1, -1] : f32 from vector<2x4xf32>
  %1 = vector.extract %v[-1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.insert %s, %v[1, -1] : f32 into vector<2x4xf32>
  return %0, %1, %2 : f32, vector<4xf32>, vector<2x4xf32>
}

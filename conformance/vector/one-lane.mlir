// ARGS: --split-input-file
func.func @f(%v: vector<3x1xf32>, %i: index) -> f32 {
  %0 = vector.extract %v[0] : f32 from vector<3x1xf32>
  return %0 : f32
}
// -----
func.func @f(%v: vector<3x1x1xf32>, %i: index) -> f32 {
  %0 = vector.extract %v[1] : f32 from vector<3x1x1xf32>
  return %0 : f32
}
// -----
func.func @f(%v: vector<1x1xf32>, %i: index) -> vector<1xf32> {
  %0 = vector.extract %v[] : vector<1xf32> from vector<1x1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @f(%v: vector<f32>, %i: index) -> f32 {
  %0 = vector.extract %v[] : f32 from vector<f32>
  return %0 : f32
}
// -----
func.func @f(%v: vector<3x2xf32>, %i: index) -> f32 {
  %0 = vector.extract %v[0] : f32 from vector<3x2xf32>
  return %0 : f32
}
// -----
func.func @f(%v: vector<3x1xf32>, %i: index) -> i32 {
  %0 = vector.extract %v[0] : i32 from vector<3x1xf32>
  return %0 : i32
}
// -----
func.func @f(%v: vector<3x1xf32>, %l: vector<1xf32>, %l1: vector<1x1xf32>, %f: f32, %g: f32, %i: index, %w: vector<3xf32>, %w3: vector<1x3x1xf32>, %t: vector<1x3xf32>, %b: vector<2x3x1xf32>, %c: vector<4x2xf32>, %vi: vector<3x1xi32>) -> f32 {
  %s = vector.broadcast %l : vector<1xf32> to vector<3x1xf32>
  %r = vector.extract %s[0] : f32 from vector<3x1xf32>
  return %r : f32
}

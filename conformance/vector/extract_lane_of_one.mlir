// ARGS: --canonicalize --split-input-file
func.func @f(%l: vector<1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<1xf32> to vector<3x1xf32>
  %r = vector.extract %s[2] : f32 from vector<3x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<4x1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<4x1xf32> to vector<3x4x1xf32>
  %r = vector.extract %s[2, 3] : f32 from vector<3x4x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<4x1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<4x1xf32> to vector<3x4x1xf32>
  %r = vector.extract %s[0, 0] : f32 from vector<3x4x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<4x1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<4x1xf32> to vector<3x4x1xf32>
  %r = vector.extract %s[1, 0] : f32 from vector<3x4x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<4x1xf32>, %i: index) -> f32 {
  %s = vector.broadcast %l : vector<4x1xf32> to vector<3x4x1xf32>
  %r = vector.extract %s[1, %i] : f32 from vector<3x4x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<4x1xf32>, %i: index) -> f32 {
  %s = vector.broadcast %l : vector<4x1xf32> to vector<3x4x1xf32>
  %r = vector.extract %s[%i, 0] : f32 from vector<3x4x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<1x1xf32>) -> vector<1xf32> {
  %s = vector.broadcast %l : vector<1x1xf32> to vector<3x1x1xf32>
  %r = vector.extract %s[2] : vector<1x1xf32> from vector<3x1x1xf32>
  %q = vector.extract %r[0] : vector<1xf32> from vector<1x1xf32>
  return %q : vector<1xf32>
}
// -----
func.func @f(%l: vector<1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<1xf32> to vector<3x4x1xf32>
  %r = vector.extract %s[2, 3] : f32 from vector<3x4x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<1x1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<1x1xf32> to vector<3x4x1xf32>
  %r = vector.extract %s[2, 3] : f32 from vector<3x4x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<1xf32> to vector<4xf32>
  %r = vector.extract %s[2] : f32 from vector<4xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<3xf32>) -> f32 {
  %s = vector.shape_cast %l : vector<3xf32> to vector<1x3xf32>
  %r = vector.extract %s[0] : vector<3xf32> from vector<1x3xf32>
  %q = vector.extract %r[1] : f32 from vector<3xf32>
  return %q : f32
}
// -----
func.func @f(%l: vector<1x1x1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<1x1x1xf32> to vector<4x1x1x1xf32>
  %r = vector.extract %s[2] : f32 from vector<4x1x1x1xf32>
  return %r : f32
}
// -----
func.func @f(%l: vector<1x1x1xf32>) -> f32 {
  %s = vector.broadcast %l : vector<1x1x1xf32> to vector<4x1x1x1xf32>
  %r = vector.extract %s[2, 0, 0] : f32 from vector<4x1x1x1xf32>
  return %r : f32
}

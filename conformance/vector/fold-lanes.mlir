// ARGS: --canonicalize --split-input-file
func.func @t(%v: vector<2x3x4xf32>, %z: vector<f32>) -> (vector<2x3x4xf32>, vector<3x4x2xf32>, vector<4x3xf32>, vector<f32>) {
  %0 = vector.transpose %v, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %v, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %2 = vector.transpose %1, [2, 0, 1] : vector<4x2x3xf32> to vector<3x4x2xf32>
  %c = arith.constant dense<1.0> : vector<3x4xf32>
  %3 = vector.transpose %c, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %4 = vector.transpose %z, [] : vector<f32> to vector<f32>
  return %0, %2, %3, %4 : vector<2x3x4xf32>, vector<3x4x2xf32>, vector<4x3xf32>, vector<f32>
}
// -----
func.func @b(%s: f32, %v: vector<4xf32>) -> (vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>, vector<4xi32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %c = arith.constant 2.0 : f32
  %1 = vector.broadcast %c : f32 to vector<2x4xf32>
  %d = arith.constant dense<3.0> : vector<4xf32>
  %2 = vector.broadcast %d : vector<4xf32> to vector<2x4xf32>
  %3 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %4 = vector.broadcast %3 : vector<2x4xf32> to vector<3x2x4xf32>
  %i = arith.constant 7 : i32
  %5 = vector.broadcast %i : i32 to vector<4xi32>
  return %0, %1, %2, %4, %5 : vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>, vector<4xi32>
}
// -----
func.func @sc(%v: vector<2x4xf32>) -> (vector<2x4xf32>, vector<8xf32>, vector<4xf32>, vector<4xi32>, vector<2x4xf32>) {
  %0 = vector.shape_cast %v : vector<2x4xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %v : vector<2x4xf32> to vector<4x2xf32>
  %2 = vector.shape_cast %1 : vector<4x2xf32> to vector<8xf32>
  %c = arith.constant dense<1.0> : vector<2x2xf32>
  %3 = vector.shape_cast %c : vector<2x2xf32> to vector<4xf32>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %4 = vector.shape_cast %d : vector<2x2xi32> to vector<4xi32>
  %5 = vector.shape_cast %2 : vector<8xf32> to vector<2x4xf32>
  return %0, %2, %3, %4, %5 : vector<2x4xf32>, vector<8xf32>, vector<4xf32>, vector<4xi32>, vector<2x4xf32>
}
// -----
func.func @bc(%v: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xi32>, vector<2xf32>, vector<8xi8>) {
  %0 = vector.bitcast %v : vector<2x4xf32> to vector<2x4xf32>
  %1 = vector.bitcast %v : vector<2x4xf32> to vector<2x8xi16>
  %2 = vector.bitcast %1 : vector<2x8xi16> to vector<2x4xi32>
  %c = arith.constant dense<1.0> : vector<4xf16>
  %3 = vector.bitcast %c : vector<4xf16> to vector<2xf32>
  %d = arith.constant dense<5> : vector<2xi32>
  %4 = vector.bitcast %d : vector<2xi32> to vector<8xi8>
  return %0, %2, %3, %4 : vector<2x4xf32>, vector<2x4xi32>, vector<2xf32>, vector<8xi8>
}
// -----
func.func @ex(%v: vector<2x3x4xf32>, %s: f32, %w: vector<4xf32>, %i: index) -> (f32, vector<4xf32>, f32, f32, vector<2x3x4xf32>, f32, i32, vector<2xi32>) {
  %0 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[3] : f32 from vector<4xf32>
  %b = vector.broadcast %s : f32 to vector<3x4xf32>
  %3 = vector.extract %b[0, %i] : f32 from vector<3x4xf32>
  %c = arith.constant dense<1.0> : vector<2x4xf32>
  %4 = vector.extract %c[1, 2] : f32 from vector<2x4xf32>
  %5 = vector.extract %v[] : vector<2x3x4xf32> from vector<2x3x4xf32>
  %6 = vector.insert %s, %w [1] : f32 into vector<4xf32>
  %7 = vector.extract %6[1] : f32 from vector<4xf32>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %8 = vector.extract %d[1, 0] : i32 from vector<2x2xi32>
  %9 = vector.extract %d[1] : vector<2xi32> from vector<2x2xi32>
  return %2, %1, %3, %4, %5, %7, %8, %9 : f32, vector<4xf32>, f32, f32, vector<2x3x4xf32>, f32, i32, vector<2xi32>
}
// -----
func.func @red(%v: vector<1xf32>, %s: f32, %w: vector<1x4x1xf32>, %a: vector<1x4xf32>) -> (f32, f32, vector<1x4xf32>) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %s : vector<1xf32> into f32
  %2 = vector.multi_reduction <add>, %w, %a [2] : vector<1x4x1xf32> to vector<1x4xf32>
  return %0, %1, %2 : f32, f32, vector<1x4xf32>
}
// -----
func.func @el(%v: vector<2xf32>, %s: f32) -> (vector<2xf32>, f32, vector<4xf32>, f32, vector<3xindex>, vector<4xf32>, vector<2xf32>, vector<2xf32>) {
  %0:2 = vector.to_elements %v : vector<2xf32>
  %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
  %2 = vector.from_elements %s, %0#0 : vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  %4 = vector.from_elements %s, %s, %s, %s : vector<4xf32>
  %5 = vector.extract %2[1] : f32 from vector<2xf32>
  %6 = vector.step : vector<3xindex>
  %7 = vector.shuffle %v, %v [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
  %8 = vector.shuffle %v, %2 [0, 1] : vector<2xf32>, vector<2xf32>
  %9 = vector.shuffle %v, %2 [2, 3] : vector<2xf32>, vector<2xf32>
  return %1, %3#1, %4, %5, %6, %7, %8, %9 : vector<2xf32>, f32, vector<4xf32>, f32, vector<3xindex>, vector<4xf32>, vector<2xf32>, vector<2xf32>
}

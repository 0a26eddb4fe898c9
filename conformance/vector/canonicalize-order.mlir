// ARGS: --split-input-file --canonicalize
func.func @interleave(%a: vector<2xi32>, %b: vector<2xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %a, %b [2, 0, 3, 1] : vector<2xi32>, vector<2xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}
// -----
func.func @shuf_0d(%a: vector<i32>, %b: vector<i32>) -> (vector<1xi32>, vector<1xi32>, vector<2xi32>) {
  %0 = vector.shuffle %a, %b [0] : vector<i32>, vector<i32>
  %1 = vector.shuffle %a, %b [1] : vector<i32>, vector<i32>
  %2 = vector.shuffle %a, %b [0, 1] : vector<i32>, vector<i32>
  return %0, %1, %2 : vector<1xi32>, vector<1xi32>, vector<2xi32>
}
// -----
func.func @shuf_poison(%v: vector<2xi32>) -> (vector<4xi32>, vector<2xi32>, vector<2xi32>, vector<4xi32>) {
  %p = ub.poison : vector<2xi32>
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %0 = vector.shuffle %p, %p [0, 3, 1, 2] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %c, %p [0, 1] : vector<2xi32>, vector<2xi32>
  %2 = vector.shuffle %v, %p [1, 0] : vector<2xi32>, vector<2xi32>
  %3 = vector.shuffle %c, %p [0, 3, 1, -1] : vector<2xi32>, vector<2xi32>
  return %0, %1, %2, %3 : vector<4xi32>, vector<2xi32>, vector<2xi32>, vector<4xi32>
}
// -----
func.func @transpose_sc(%v: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
// -----
func.func @transpose_fe(%a: i32, %b: i32, %c: i32, %d: i32) -> vector<2x2xi32> {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xi32>
  %1 = vector.transpose %0, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  return %1 : vector<2x2xi32>
}
// -----
func.func @transpose_bc3(%a: vector<1x1x8xi32>) -> vector<3x2x8xi32> {
  %0 = vector.broadcast %a : vector<1x1x8xi32> to vector<2x3x8xi32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x8xi32> to vector<3x2x8xi32>
  return %1 : vector<3x2x8xi32>
}
// -----
func.func @bc_sc2(%a: vector<4xi32>) -> vector<4x3xi32> {
  %0 = vector.shape_cast %a : vector<4xi32> to vector<4x1xi32>
  %1 = vector.broadcast %0 : vector<4x1xi32> to vector<4x3xi32>
  return %1 : vector<4x3xi32>
}

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
func.func @shuf_splat(%f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %a = vector.broadcast %f : f32 to vector<2xf32>
  %0 = vector.shuffle %a, %a [0, 3, 1, 2] : vector<2xf32>, vector<2xf32>
  %s = arith.constant dense<1.0> : vector<2xf32>
  %t = arith.constant dense<2.0> : vector<2xf32>
  %1 = vector.shuffle %s, %t [0, 3, 1, 2] : vector<2xf32>, vector<2xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
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
func.func @shuf_neg(%v: vector<2xi32>, %w: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %0 = vector.shuffle %v, %w [-1, -1] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %v, %w [0, -1] : vector<2xi32>, vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}
// -----
func.func @transpose_sc(%v: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
// -----
func.func @transpose_sc2(%v: vector<2x4xf32>) -> vector<1x2x4xf32> {
  %0 = vector.shape_cast %v : vector<2x4xf32> to vector<2x1x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x1x4xf32> to vector<1x2x4xf32>
  return %1 : vector<1x2x4xf32>
}
// -----
func.func @transpose_unit(%v: vector<4x1xf32>) -> vector<1x4xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
// -----
func.func @transpose_fe(%a: i32, %b: i32, %c: i32, %d: i32) -> vector<2x2xi32> {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xi32>
  %1 = vector.transpose %0, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  return %1 : vector<2x2xi32>
}
// -----
func.func @transpose_fe3(%a: i32, %b: i32, %c: i32, %d: i32, %e: i32, %f: i32) -> vector<3x1x2xi32> {
  %0 = vector.from_elements %a, %b, %c, %d, %e, %f : vector<1x2x3xi32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<1x2x3xi32> to vector<3x1x2xi32>
  return %1 : vector<3x1x2xi32>
}
// -----
func.func @transpose_bc(%a: vector<4xi32>) -> vector<2x3x4xi32> {
  %0 = vector.broadcast %a : vector<4xi32> to vector<3x2x4xi32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<3x2x4xi32> to vector<2x3x4xi32>
  return %1 : vector<2x3x4xi32>
}
// -----
func.func @transpose_bc2(%a: vector<4xi32>) -> vector<4x3xi32> {
  %0 = vector.broadcast %a : vector<4xi32> to vector<3x4xi32>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xi32> to vector<4x3xi32>
  return %1 : vector<4x3xi32>
}
// -----
func.func @transpose_bc3(%a: vector<1x1x8xi32>) -> vector<3x2x8xi32> {
  %0 = vector.broadcast %a : vector<1x1x8xi32> to vector<2x3x8xi32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x8xi32> to vector<3x2x8xi32>
  return %1 : vector<3x2x8xi32>
}
// -----
func.func @transpose_bc4(%a: vector<2x2xi32>) -> vector<3x4x2x2xi32> {
  %0 = vector.broadcast %a : vector<2x2xi32> to vector<4x3x2x2xi32>
  %1 = vector.transpose %0, [1, 0, 3, 2] : vector<4x3x2x2xi32> to vector<3x4x2x2xi32>
  return %1 : vector<3x4x2x2xi32>
}
// -----
func.func @bc_sc2(%a: vector<4xi32>) -> vector<4x3xi32> {
  %0 = vector.shape_cast %a : vector<4xi32> to vector<4x1xi32>
  %1 = vector.broadcast %0 : vector<4x1xi32> to vector<4x3xi32>
  return %1 : vector<4x3xi32>
}
// -----
func.func @bc_to_sc(%a: vector<4xi32>, %b: vector<i32>) -> (vector<1x4xi32>, vector<1xi32>) {
  %1 = vector.broadcast %a : vector<4xi32> to vector<1x4xi32>
  %2 = vector.broadcast %b : vector<i32> to vector<1xi32>
  return %1, %2 : vector<1x4xi32>, vector<1xi32>
}
// -----
func.func @sc_mask() -> (vector<4xi1>, vector<1x4xi1>, vector<8xi1>) {
  %0 = vector.constant_mask [1, 3] : vector<1x4xi1>
  %1 = vector.shape_cast %0 : vector<1x4xi1> to vector<4xi1>
  %2 = vector.constant_mask [3] : vector<4xi1>
  %3 = vector.shape_cast %2 : vector<4xi1> to vector<1x4xi1>
  %4 = vector.constant_mask [1, 4] : vector<2x4xi1>
  %5 = vector.shape_cast %4 : vector<2x4xi1> to vector<8xi1>
  return %1, %3, %5 : vector<4xi1>, vector<1x4xi1>, vector<8xi1>
}
// -----
func.func @sc_cmask(%n: index) -> (vector<4xi1>, vector<1x4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1, %n : vector<1x4xi1>
  %1 = vector.shape_cast %0 : vector<1x4xi1> to vector<4xi1>
  %2 = vector.create_mask %n : vector<4xi1>
  %3 = vector.shape_cast %2 : vector<4xi1> to vector<1x4xi1>
  return %1, %3 : vector<4xi1>, vector<1x4xi1>
}

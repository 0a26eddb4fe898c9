// ARGS: --split-input-file --canonicalize
// insert chains
// FRAME
func.func @insert_chain_consts() -> vector<4xi32> {
  %p = ub.poison : vector<4xi32>
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %0 = vector.insert %a, %p[0] : i32 into vector<4xi32>
  %1 = vector.insert %b, %0[1] : i32 into vector<4xi32>
  %2 = vector.insert %a, %1[2] : i32 into vector<4xi32>
  %3 = vector.insert %b, %2[3] : i32 into vector<4xi32>
  return %3 : vector<4xi32>
}
// FRAME
func.func @insert_chain_overwrite(%a: f32, %b: f32, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.insert %a, %v[0] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<2xf32>
  %2 = vector.insert %b, %1[0] : f32 into vector<2xf32>
  return %2 : vector<2xf32>
}
// FRAME
func.func @insert_chain_mid_use(%a: f32, %b: f32, %v: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %v[0] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}
// FRAME
// HERE
  %0 = vector.insert %e, %s[1] : vector<3xf32> into vector<4x3xf32>
  return %0 : vector<4x3xf32>
}
// EACH
func.func @insert_into_splat(%v: vector<4x3xf32>) -> vector<4x3xf32> { %s = arith.constant dense<1.0> : vector<4x3xf32> %e = arith.constant dense<1.0> : vector<3xf32>
func.func @insert_splat_bcast(%f: f32) -> vector<4x3xf32> { %s = vector.broadcast %f : f32 to vector<4x3xf32> %e = vector.broadcast %f : f32 to vector<3xf32>
// FRAME
func.func @insert_to_broadcast(%v: vector<3xf32>, %w: vector<1x3xf32>) -> vector<1x3xf32> {
  %0 = vector.insert %v, %w[0] : vector<3xf32> into vector<1x3xf32>
  return %0 : vector<1x3xf32>
}
// FRAME
func.func @insert_overwritten(%v: vector<3xf32>, %a: vector<3xf32>, %w: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.insert %v, %w[0] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.insert %a, %0[0] : vector<3xf32> into vector<2x3xf32>
  return %1 : vector<2x3xf32>
}
// FRAME
func.func @extract_insert_through(%a: vector<2xf32>, %w: vector<4x2xf32>) -> f32 {
  %0 = vector.insert %a, %w[1] : vector<2xf32> into vector<4x2xf32>
  %1 = vector.extract %0[1, 1] : f32 from vector<4x2xf32>
  return %1 : f32
}

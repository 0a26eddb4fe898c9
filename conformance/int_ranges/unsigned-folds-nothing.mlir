// ARGS: --arith-unsigned-when-equivalent --split-input-file
// What is known of constants does not show.
func.func @a(%m: memref<4x4xf32>) -> (index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %t#0 : index, index, index
}
// -----
func.func @b(%x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %x, %c : i32
  return %0 : i32
}
// -----
func.func @b(%x: i32) -> index {
  %c = index.constant 0
  %0 = index.add %c, %c
  return %0 : index
}
// -----
func.func @b(%x: f32) -> f32 {
  %0 = math.absf %x : f32
  %1 = math.absf %0 : f32
  return %1 : f32
}
// -----
func.func @d(%a: vector<4xf32>, %f: f32) -> vector<4xf32> {
 %c = arith.constant 1 : index
 %0 = vector.insert %f, %a [%c] : f32 into vector<4xf32>
 return %0 : vector<4xf32> }
// -----
func.func @e(%f: f32) -> vector<4xf32> {
 %c = arith.constant 1 : index
 %a = arith.constant dense<2.0> : vector<4xf32>
 %g = arith.constant 3.0 : f32
 %0 = vector.insert %g, %a [%c] : f32 into vector<4xf32>
 return %0 : vector<4xf32> }
// -----
func.func @f(%f: f32) -> f32 {
 %c = arith.constant 1 : index
 %a = arith.constant dense<[2.0,3.0]> : vector<2xf32>
 %0 = vector.extract %a [%c] : f32 from vector<2xf32>
 return %0 : f32 }

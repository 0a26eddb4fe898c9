// ARGS: --split-input-file
func.func @a(%a: vector<4xi32>, %b: vector<8xi8>) {
  %0 = arm_neon.intr.smmla %a, %b, %b : vector<8xi8> to vector<4xi32>
  return
}
// -----
func.func @a(%a: vector<4xi32>, %b: vector<2x8xi8>) {
  %0 = arm_neon.intr.smmla %a, %b, %b : vector<2x8xi8> to vector<4xi32>
  return
}
// -----
func.func @a(%a: vector<4xi32>, %b: vector<[16]xi8>) {
  %0 = arm_neon.intr.smmla %a, %b, %b : vector<[16]xi8> to vector<4xi32>
  return
}
// -----
func.func @a(%a: vector<4xf16>, %b: vector<8xbf16>) {
  %0 = arm_neon.intr.bfmmla %a, %b, %b : vector<8xbf16> to vector<4xf16>
  return
}
// -----
func.func @a(%a: i32, %b: vector<8xbf16>) {
  %0 = arm_neon.intr.bfmmla %a, %b, %b : vector<8xbf16> to i32
  return
}
// -----
func.func @a(%a: vector<4xf32>, %b: vector<8xf16>) {
  %0 = arm_neon.intr.bfmmla %a, %b, %b : vector<8xf16> to vector<4xf32>
  return
}
// -----
func.func @a(%c: vector<8xi8>) {
  %4 = arm_neon.intr.smull %c, %c : vector<8xi8> to vector<8xi32>
  return
}
// -----
func.func @a(%c: vector<8xi8>, %b: vector<4xi32>) {
  %4 = arm_neon.intr.sdot %b, %c, %c : vector<8xi8>, vector<8xi8> to vector<4xi32>
  return
}
// -----
func.func @a(%c: vector<4x4xi8>, %b: vector<2xi32>) {
  %4 = arm_neon.2d.sdot %b, %c, %c : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>
  return
}
// -----
func.func @a(%c: vector<16xi8>, %b: vector<2xi32>) {
  %4 = arm_neon.2d.sdot %b, %c, %c : vector<16xi8>, vector<16xi8> to vector<2xi32>
  return
}
// -----
func.func @a(%c: vector<4x4xi8>, %b: vector<2x2xi32>) {
  %4 = arm_neon.2d.sdot %b, %c, %c : vector<4x4xi8>, vector<4x4xi8> to vector<2x2xi32>
  return
}
// -----
func.func @a(%c: vector<8x2xi8>, %b: vector<4xi32>) {
  %4 = arm_neon.2d.sdot %b, %c, %c : vector<8x2xi8>, vector<8x2xi8> to vector<4xi32>
  return
}
// -----
func.func @a(%c: vector<8xi64>) {
  %4 = arm_neon.intr.smull %c, %c : vector<8xi64> to vector<8xi32>
  return
}
// -----
func.func @a(%c: vector<8xi8>, %d: vector<16xi8>, %b: vector<4xi32>) {
  %4 = arm_neon.intr.sdot %b, %d, %c : vector<16xi8>, vector<8xi8> to vector<4xi32>
  return
}
// -----
func.func @a(%c: vector<2x4xi8>) {
  %4 = arm_neon.intr.smull %c, %c : vector<2x4xi8> to vector<2x4xi16>
  return
}

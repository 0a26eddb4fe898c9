// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --canonicalize
func.func @a(%a: vector<4xi32>, %b: vector<16xi8>, %c: vector<8xi8>, %d: vector<2xi32>, %e: vector<4xf32>, %f: vector<8xbf16>, %g: vector<2xi32>, %h: vector<2x4xi8>) {
  %0 = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.ummla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.usmmla %a, %b, %b {x = 1} : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.bfmmla %e, %f, %f : vector<8xbf16> to vector<4xf32>
  %4 = arm_neon.intr.smull %c, %c : vector<8xi8> to vector<8xi16>
  %5 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %6 = arm_neon.2d.sdot %g, %h, %h : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return
}

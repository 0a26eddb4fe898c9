// ARGS: --arm-neon-2d-to-intr
// ARGS: '--pass-pipeline=builtin.module(func.func(arm-neon-2d-to-intr))' --mlir-print-ir-after-all
// ARGS: --arm-neon-2d-to-intr --convert-vector-to-llvm=enable-arm-neon
// Sums of products of rows.
func.func @f(%e: vector<4xi32>, %d: vector<4x4xi8>, %a: vector<2xi32>, %b: vector<2x4xi8>) -> (vector<4xi32>, vector<2xi32>) {
  %2 = arm_neon.2d.sdot %e, %d, %d {x} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %3 = arm_neon.2d.sdot %a, %b, %b : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  %4 = arm_neon.2d.sdot %a, %b, %b : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %2, %3 : vector<4xi32>, vector<2xi32>
}
func.func @c(%e: vector<4xi32>) -> (vector<4xi32>, index) {
  %d = arith.constant dense<1> : vector<4x4xi8>
  %2 = arm_neon.2d.sdot %e, %d, %d : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.addi %c1, %c1 : index
  return %2, %c2 : vector<4xi32>, index
}

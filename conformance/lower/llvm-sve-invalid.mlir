// ARGS: --convert-vector-to-llvm=enable-arm-sve --split-input-file
// ARGS: --canonicalize --split-input-file
// What intrinsics do not take.
func.func @m(%m: vector<2x[4]xi1>, %a: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<2x[4]xi1>, vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// -----
func.func @m(%m: vector<[2]x4xi1>, %a: vector<[2]x4xi32>) -> vector<[2]x4xi32> {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<[2]x4xi1>, vector<[2]x4xi32>
  return %0 : vector<[2]x4xi32>
}
// -----
func.func @sdot(%a: vector<2x[2]xi32>, %b: vector<2x[8]xi8>) -> vector<2x[2]xi32> {
  %0 = arm_sve.sdot %a, %b, %b : vector<2x[8]xi8> to vector<2x[2]xi32>
  return %0 : vector<2x[2]xi32>
}
// -----
func.func @legal(%a: vector<[4]xi32>) -> index {
  %0 = "arm_sve.intr.sdot"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> i32
  %1 = arith.index_cast %0 : i32 to index
  return %1 : index
}

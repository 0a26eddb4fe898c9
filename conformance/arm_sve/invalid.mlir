// ARGS: --split-input-file
func.func @a(%a: vector<4xi32>, %b: vector<[16]xi8>) {
  %0 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<4xi32>
  return
}
// -----
func.func @a(%a: vector<[4]xi32>, %b: vector<[8]xi8>) {
  %0 = arm_sve.smmla %a, %b, %b : vector<[8]xi8> to vector<[4]xi32>
  return
}
// -----
func.func @a(%a: vector<[4]xi32>, %b: vector<16xi8>) {
  %0 = arm_sve.sdot %a, %b, %b : vector<16xi8> to vector<[4]xi32>
  return
}
// -----
func.func @a(%a: i32, %b: vector<[16]xi8>) {
  %0 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to i32
  return
}
// -----
func.func @a(%b: vector<[8]xi8>) {
  %0 = arm_sve.dupq_lane %b[0] : vector<[8]xi8>
  return
}
// -----
func.func @a(%b: vector<16xi8>) {
  %0 = arm_sve.dupq_lane %b[0] : vector<16xi8>
  return
}
// -----
func.func @a(%b: vector<[4]xi32>) {
  %0 = "arm_sve.dupq_lane"(%b) : (vector<[4]xi32>) -> vector<[4]xi32>
  return
}
// -----
func.func @a(%b: vector<[4]xi32>) {
  %0 = "arm_sve.dupq_lane"(%b) <{lane = 1 : i32}> : (vector<[4]xi32>) -> vector<[4]xi32>
  return
}
// -----
func.func @a(%b: i32) {
  %0 = arm_sve.dupq_lane %b[0] : i32
  return
}
// -----
func.func @a(%e: vector<[4]xf32>, %f: vector<[8]xf16>) {
  %3 = arm_sve.intr.bfmmla %e, %f, %f : vector<[8]xf16> to vector<[4]xf32>
  return
}

// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --canonicalize
func.func @a(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %d: vector<[2]xi64>, %e: vector<[4]xf32>, %f: vector<[8]xbf16>, %g: vector<[8]xi16>) {
  %0 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.ummla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.usmmla %a, %b, %b {x = 1} : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.intr.bfmmla %e, %f, %f : vector<[8]xbf16> to vector<[4]xf32>
  %4 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.udot %d, %g, %g : vector<[8]xi16> to vector<[2]xi64>
  %6 = arm_sve.dupq_lane %b[1] : vector<[16]xi8>
  %7 = arm_sve.dupq_lane %d[-1] {x} : vector<[2]xi64>
  %8 = arm_sve.dupq_lane %f[0] : vector<[8]xbf16>
  return
}

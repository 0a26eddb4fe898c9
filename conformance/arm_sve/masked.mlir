// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --canonicalize
// Masked arithmetic, predicates, lanes that move.
func.func @masked(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %f: vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xf32>) {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.subi %m, %0, %a : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.muli %m, %1, %a : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.divi_signed %m, %2, %a : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.divi_unsigned %m, %3, %a : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %6 = arm_sve.masked.subf %m, %5, %f : vector<[4]xi1>, vector<[4]xf32>
  %7 = arm_sve.masked.mulf %m, %6, %f : vector<[4]xi1>, vector<[4]xf32>
  %8 = arm_sve.masked.divf %m, %7, %f : vector<[4]xi1>, vector<[4]xf32>
  return %4, %8 : vector<[4]xi32>, vector<[4]xf32>
}
func.func @svbool(%m: vector<[4]xi1>, %p: vector<2x3x[8]xi1>, %q: vector<[16]xi1>, %r: vector<2x[16]xi1>) -> (vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>) {
  %0 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  %1 = arm_sve.convert_to_svbool %p : vector<2x3x[8]xi1>
  %2 = arm_sve.convert_from_svbool %q : vector<[2]xi1>
  %3 = arm_sve.convert_from_svbool %r : vector<2x[1]xi1>
  return %0, %1, %2, %3 : vector<[16]xi1>, vector<2x3x[16]xi1>, vector<[2]xi1>, vector<2x[1]xi1>
}
func.func @zips(%a: vector<[4]xi32>, %b: vector<[8]xbf16>) -> (vector<[4]xi32>, vector<[8]xbf16>) {
  %0:2 = arm_sve.zip.x2 %a, %a : vector<[4]xi32>
  %1:4 = arm_sve.zip.x4 %b, %b, %b, %b : vector<[8]xbf16>
  %2 = arm_sve.dupq_lane %0#1[3] : vector<[4]xi32>
  return %2, %1#3 : vector<[4]xi32>, vector<[8]xbf16>
}
func.func @psel(%a: vector<[4]xi1>, %b: vector<[8]xi1>, %i: index) -> (vector<[4]xi1>, vector<[16]xi1>, index) {
  %0 = arm_sve.psel %a, %b[%i] : vector<[4]xi1>, vector<[8]xi1>
  %z = arm_sve.convert_to_svbool %a : vector<[4]xi1>
  %1 = arm_sve.psel %z, %b[%i] : vector<[16]xi1>, vector<[8]xi1>
  return %0, %1, %i : vector<[4]xi1>, vector<[16]xi1>, index
}

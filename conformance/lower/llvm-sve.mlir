// ARGS: --convert-vector-to-llvm=enable-arm-sve
// ARGS: '--convert-vector-to-llvm=enable-arm-sve force-32bit-vector-indices=0'
// ARGS: --convert-vector-to-llvm
// ARGS: --convert-vector-to-llvm=enable-arm-sve --convert-to-llvm --reconcile-unrealized-casts
// ARGS: --convert-vector-to-llvm=enable-arm-sve --mlir-print-debuginfo --mlir-print-local-scope
// ARGS: '--convert-vector-to-llvm=enable-arm-sve enable-arm-neon enable-amx enable-x86vector enable-arm-i8mm enable-arm-bf16'
// SVE as intrinsics.
func.func @dots(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %c: vector<[16]xi8>, %f: vector<[4]xf32>, %g: vector<[8]xbf16>, %l: vector<[2]xi64>, %s: vector<[8]xi16>) -> vector<[4]xi32> {
  %0 = arm_sve.sdot %a, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %0, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.smmla %1, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %2, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %3, %b, %c {x = 1 : i32} : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.intr.bfmmla %f, %g, %g : vector<[8]xbf16> to vector<[4]xf32>
  %6 = arm_sve.sdot %l, %s, %s : vector<[8]xi16> to vector<[2]xi64>
  return %4 : vector<[4]xi32>
}
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
func.func @masks(%i: index, %j: index) -> (vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, vector<3x[4]xi1>, vector<[3]xi1>, vector<4xi1>) {
  %0 = vector.create_mask %i : vector<[4]xi1>
  %1 = vector.create_mask %i : vector<[16]xi1>
  %2 = vector.create_mask %i : vector<[32]xi1>
  %3 = vector.create_mask %i, %j : vector<3x[4]xi1>
  %4 = vector.create_mask %i : vector<[3]xi1>
  %5 = vector.create_mask %i : vector<4xi1>
  return %0, %1, %2, %3, %4, %5 : vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, vector<3x[4]xi1>, vector<[3]xi1>, vector<4xi1>
}
func.func @attributes(%a: vector<[4]xi1>, %b: vector<[8]xi1>, %i: index, %v: vector<[4]xi32>) -> (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>) {
  %0 = arm_sve.psel %a, %b[%i] {x} : vector<[4]xi1>, vector<[8]xi1>
  %1:2 = arm_sve.zip.x2 %v, %v {x} : vector<[4]xi32>
  %2 = arm_sve.dupq_lane %1#0[0] {x} : vector<[4]xi32>
  %3 = vector.create_mask %i {x} : vector<[4]xi1>
  %4 = arm_sve.convert_to_svbool %3 {x} : vector<[4]xi1>
  %5 = arm_sve.convert_from_svbool %4 {x} : vector<[4]xi1>
  %6 = arm_sve.masked.addi %a, %v, %v {x} : vector<[4]xi1>, vector<[4]xi32>
  return %0, %1#0, %2, %3, %5, %6 : vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>
}
func.func @lengths(%i: index) -> (vector<[1]xi1>, vector<[2]xi1>,vector<[8]xi1>, vector<[4]xi1>) {
  %0 = vector.create_mask %i : vector<[1]xi1>
  %1 = vector.create_mask %i : vector<[2]xi1>
  %2 = vector.create_mask %i : vector<[8]xi1>
  %c = arith.constant 3 : index
  %3 = vector.create_mask %c : vector<[4]xi1>
  return %0, %1, %2, %3: vector<[1]xi1>, vector<[2]xi1>,vector<[8]xi1>, vector<[4]xi1>
}
func.func @g(%i: index, %m: memref<?xf32>, %z: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.create_mask %i : vector<[4]xi1>
  return %z : vector<[4]xf32>
}

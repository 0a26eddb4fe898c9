// RUN: jig eval %s --vscale 1 --entry masked --arg 'vector<[4]xi1>:4=dense<[1,1,1,0]>' --arg 'vector<[4]xi32>:4=dense<[-9,7,-2147483648,12]>' --arg 'vector<[4]xi32>:4=dense<[2,0,-1,0]>' | FileCheck %s --check-prefix=MASKED
// RUN: jig eval %s --vscale 1 --entry floats --arg 'vector<[4]xi1>:4=dense<[1,1,1,0]>' --arg 'vector<[4]xf32>:4=dense<[1.0,2.0,3.0,4.0]>' --arg 'vector<[4]xf32>:4=dense<[4.0,0.5,-1.0,9.0]>' | FileCheck %s --check-prefix=FLOATS
// RUN: jig eval %s --vscale 1 --entry predicates --arg 'vector<[4]xi1>:4=dense<[1,0,1,1]>' --arg 'vector<[8]xi1>:8=dense<[0,1,0,0,0,0,0,0]>' --arg index=9 | FileCheck %s --check-prefix=PREDICATES
// RUN: jig eval %s --vscale 1 --entry zips --arg 'vector<[4]xi32>:4=dense<[1,2,3,4]>' --arg 'vector<[4]xi32>:4=dense<[5,6,7,8]>' | FileCheck %s --check-prefix=ZIPS
// The intrinsics compute the same.
// RUN: jig-opt %s --convert-vector-to-llvm=enable-arm-sve > %t.mlir && FileCheck %s --check-prefix=LOWERED < %t.mlir
// RUN: jig eval %s --entry masked --arg 'vector<[4]xi1>:8=random:1' --arg 'vector<[4]xi32>:8=random:2' --arg 'vector<[4]xi32>:8=random:3' > %t.before
// RUN: jig eval %t.mlir --entry masked --arg 'vector<[4]xi1>:8=random:1' --arg 'vector<[4]xi32>:8=random:2' --arg 'vector<[4]xi32>:8=random:3' > %t.after && cmp %t.before %t.after
// RUN: jig eval %s --entry floats --arg 'vector<[4]xi1>:8=random:1' --arg 'vector<[4]xf32>:8=random:2' --arg 'vector<[4]xf32>:8=random:3' > %t.before
// RUN: jig eval %t.mlir --entry floats --arg 'vector<[4]xi1>:8=random:1' --arg 'vector<[4]xf32>:8=random:2' --arg 'vector<[4]xf32>:8=random:3' > %t.after && cmp %t.before %t.after
// RUN: jig eval %s --entry predicates --arg 'vector<[4]xi1>:8=random:4' --arg 'vector<[8]xi1>:16=random:5' --arg index=5 > %t.before
// RUN: jig eval %t.mlir --entry predicates --arg 'vector<[4]xi1>:8=random:4' --arg 'vector<[8]xi1>:16=random:5' --arg index=5 > %t.after && cmp %t.before %t.after
// RUN: jig eval %s --entry products --arg 'vector<[4]xi32>:8=random:1' --arg 'vector<[16]xi8>:32=random:2' --arg 'vector<[16]xi8>:32=random:3' > %t.before
// RUN: jig eval %t.mlir --entry products --arg 'vector<[4]xi32>:8=random:1' --arg 'vector<[16]xi8>:32=random:2' --arg 'vector<[16]xi8>:32=random:3' > %t.after && cmp %t.before %t.after
// RUN: jig eval %s --entry masks --arg index=-1 > %t.before && jig eval %t.mlir --entry masks --arg index=-1 > %t.after && cmp %t.before %t.after
// RUN: jig eval %s --entry masks --arg index=7 > %t.before && jig eval %t.mlir --entry masks --arg index=7 > %t.after && cmp %t.before %t.after
// What SVE computes.

// Lanes that are not selected are those of the first; what is divided by zero is zero.
// MASKED: dense<[-7, 7, 2147483647, 12]> : vector<4xi32>
// MASKED-NEXT: dense<[-11, 7, -2147483647, 12]> : vector<4xi32>
// MASKED-NEXT: dense<[-18, 0, -2147483648, 12]> : vector<4xi32>
// MASKED-NEXT: dense<[-4, 0, -2147483648, 12]> : vector<4xi32>
// MASKED-NEXT: dense<[2147483643, 0, 0, 12]> : vector<4xi32>
// LOWERED-LABEL: @masked
// LOWERED: arm_sve.intr.udiv
func.func @masked(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %b: vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) {
  %0 = arm_sve.masked.addi %m, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.subi %m, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.muli %m, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.divi_signed %m, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.divi_unsigned %m, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  return %0, %1, %2, %3, %4 : vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>
}

// FLOATS: dense<[5.000000e+00, 2.500000e+00, 2.000000e+00, 4.000000e+00]>
// FLOATS-NEXT: dense<[-3.000000e+00, 1.500000e+00, 4.000000e+00, 4.000000e+00]>
// FLOATS-NEXT: dense<[4.000000e+00, 1.000000e+00, -3.000000e+00, 4.000000e+00]>
// FLOATS-NEXT: dense<[2.500000e-01, 4.000000e+00, -3.000000e+00, 4.000000e+00]>
// LOWERED-LABEL: @floats
// LOWERED: arm_sve.intr.fdiv
func.func @floats(%m: vector<[4]xi1>, %a: vector<[4]xf32>, %b: vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) {
  %0 = arm_sve.masked.addf %m, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  %1 = arm_sve.masked.subf %m, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  %2 = arm_sve.masked.mulf %m, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  %3 = arm_sve.masked.divf %m, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  return %0, %1, %2, %3 : vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>
}

// A register has four bits for each lane of 32; lane 9 of 8 is lane 1.
// PREDICATES: dense<[true, false, false, false, false, false, false, false, true, false, false, false, true, false, false, false]>
// PREDICATES-NEXT: dense<[true, false, true, true]>
// PREDICATES-NEXT: dense<[true, false, true, true]>
// PREDICATES-NEXT: dense<false> : vector<4xi1>
// PREDICATES-NEXT: dense<{{\[\[}}true, false, true, true], [false, false, false, false]]>
// LOWERED-LABEL: @predicates
// LOWERED: arm_sve.intr.psel
func.func @predicates(%p: vector<[4]xi1>, %q: vector<[8]xi1>, %i: index) -> (vector<[16]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>) {
  %c4 = arith.constant 4 : index
  %none = arith.constant dense<false> : vector<2x[4]xi1>
  %0 = arm_sve.convert_to_svbool %p : vector<[4]xi1>
  %1 = arm_sve.convert_from_svbool %0 : vector<[4]xi1>
  %2 = arm_sve.psel %p, %q[%i] : vector<[4]xi1>, vector<[8]xi1>
  %3 = arm_sve.psel %p, %q[%c4] : vector<[4]xi1>, vector<[8]xi1>
  %4 = vector.insert %p, %none[0] : vector<[4]xi1> into vector<2x[4]xi1>
  %5 = arm_sve.convert_to_svbool %4 : vector<2x[4]xi1>
  %6 = arm_sve.convert_from_svbool %5 : vector<2x[4]xi1>
  return %0, %1, %2, %3, %6 : vector<[16]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>
}

// ZIPS: dense<[1, 5, 2, 6]>
// ZIPS-NEXT: dense<[3, 7, 4, 8]>
// ZIPS-NEXT: dense<[1, 5, 1, 5]>
// ZIPS-NEXT: dense<[4, 8, 4, 8]>
func.func @zips(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) {
  %0:2 = arm_sve.zip.x2 %a, %b : vector<[4]xi32>
  %1:4 = arm_sve.zip.x4 %a, %b, %a, %b : vector<[4]xi32>
  return %0#0, %0#1, %1#0, %1#3 : vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>
}

// LOWERED-LABEL: @products
// LOWERED: arm_sve.intr.usmmla
func.func @products(%c: vector<[4]xi32>, %a: vector<[16]xi8>, %b: vector<[16]xi8>) -> (vector<[4]xi32>, vector<[16]xi8>) {
  %0 = arm_sve.sdot %c, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %0, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.smmla %1, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %2, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %3, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.dupq_lane %a[1] : vector<[16]xi8>
  return %4, %5 : vector<[4]xi32>, vector<[16]xi8>
}

// LOWERED-LABEL: @masks
// LOWERED: arm_sve.intr.whilelt
func.func @masks(%i: index) -> (vector<[2]xi1>, vector<[16]xi1>, vector<[32]xi1>) {
  %0 = vector.create_mask %i : vector<[2]xi1>
  %1 = vector.create_mask %i : vector<[16]xi1>
  %2 = vector.create_mask %i : vector<[32]xi1>
  return %0, %1, %2 : vector<[2]xi1>, vector<[16]xi1>, vector<[32]xi1>
}

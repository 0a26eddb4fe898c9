// REQUIRES: compiled
// RUN: jig eval %s --entry read --arg index=5 --arg 'memref<2x9x8x4xf32>=iota' >%t.expected
// RUN: jig run %s --entry read --arg index=5 --arg 'memref<2x9x8x4xf32>=iota' | diff %t.expected -
// RUN: jig-opt %s --convert-vector-to-scf | jig eval - --entry read --arg index=5 --arg 'memref<2x9x8x4xf32>=iota' | diff %t.expected -
// RUN: jig-opt %s --convert-vector-to-scf=full-unroll=true | jig eval - --entry read --arg index=5 --arg 'memref<2x9x8x4xf32>=iota' | diff %t.expected -
// RUN: FileCheck %s <%t.expected
// A mask has the dimensions of the memory in their order, whatever the read makes of them.
// CHECK: dense<{{\[\[}}5.200000e+01, 8.400000e+01, 1.160000e+02, 1.480000e+02, 1.800000e+02, -1.000000e+00, -1.000000e+00, -1.000000e+00], [-1.000000e+00,
func.func @read(%n: index, %m: memref<2x9x8x4xf32>) -> (vector<4x8xf32>, vector<3x2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant -1.0 : f32
  %rows = vector.create_mask %n, %c1 : vector<8x4xi1>
  %0 = vector.transfer_read %m[%c0, %c1, %n, %c0], %p, %rows {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d1)>} : memref<2x9x8x4xf32>, vector<4x8xf32>
  %some = vector.create_mask %c1, %n : vector<2x3xi1>
  %1 = vector.transfer_read %m[%c0, %c1, %n, %c0], %p, %some {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d0, 0)>} : memref<2x9x8x4xf32>, vector<3x2x4xf32>
  return %0, %1 : vector<4x8xf32>, vector<3x2x4xf32>
}

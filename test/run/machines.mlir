// RUN: jig eval %s --entry sve --arg 'memref<64xi8>=random:1' --arg 'memref<64xi8>=random:2' --arg 'memref<32xi32>=random:3' > %t.before
// RUN: jig eval %s --entry sve --arg 'memref<64xi8>=random:1' --arg 'memref<64xi8>=random:2' --arg 'memref<32xi32>=random:3' --script %S/Inputs/machines.mlir > %t.after
// RUN: cmp %t.before %t.after && FileCheck %s --check-prefix=SVE < %t.after
// RUN: jig eval %s --vscale 1 --entry sve --arg 'memref<64xi8>=random:4' --arg 'memref<64xi8>=random:5' --arg 'memref<32xi32>=random:6' > %t.before
// RUN: jig eval %s --vscale 1 --entry sve --arg 'memref<64xi8>=random:4' --arg 'memref<64xi8>=random:5' --arg 'memref<32xi32>=random:6' --script %S/Inputs/machines.mlir > %t.after
// RUN: cmp %t.before %t.after
// RUN: jig-opt %S/Inputs/machines.mlir --transform-interpreter | FileCheck %S/Inputs/machines.mlir
// RUN: jig eval %s --entry x86 | FileCheck %s --check-prefix=X86
// RUN: jig eval %s --entry masked | FileCheck %s --check-prefix=MASKED
// RUN: not jig eval %s --entry rounding 2>&1 | FileCheck %s --check-prefix=ROUNDING
// What instructions of single machines compute.

// SVE: dense<{{.*}}> : vector<2x8xi32>
// SVE-NEXT: dense<{{.*}}> : vector<8xi32>
func.func @sve(%x: memref<64xi8>, %y: memref<64xi8>, %z: memref<32xi32>) -> (vector<2x[4]xi32>, vector<[4]xi32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant dense<0> : vector<2x[4]xi32>
  %a0 = vector.load %x[%c0] : memref<64xi8>, vector<16xi8>
  %a = vector.shape_cast %a0 : vector<16xi8> to vector<2x8xi8>
  %b0 = vector.load %y[%c0] : memref<64xi8>, vector<[32]xi8>
  %b = vector.shape_cast %b0 : vector<[32]xi8> to vector<[4]x8xi8>
  %r0 = vector.load %z[%c0] : memref<32xi32>, vector<[4]xi32>
  %r1 = vector.load %z[%c8] : memref<32xi32>, vector<[4]xi32>
  %z0 = vector.insert %r0, %none[0] : vector<[4]xi32> into vector<2x[4]xi32>
  %c = vector.insert %r1, %z0[1] : vector<[4]xi32> into vector<2x[4]xi32>
  %as = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %bs = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %as, %bs, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  %bu = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %1 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %as, %bu, %0 : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  %b16 = vector.scalable.extract %b0[0] : vector<[16]xi8> from vector<[32]xi8>
  %2 = arm_sve.sdot %r0, %b16, %b16 : vector<[16]xi8> to vector<[4]xi32>
  return %1, %2 : vector<2x[4]xi32>, vector<[4]xi32>
}

// X86: dense<[6.000000e+00, 2.700000e+01, 6.400000e+01, 1.170000e+02]> : vector<4xf32>
// X86-NEXT: dense<[31, 176, 449, 850]> : vector<4xi32>
// X86-NEXT: dense<[-225, -1872, 449, 850]> : vector<4xi32>
// X86-NEXT: dense<[1.000000e+00, 5.000000e-01, 2.000000e+00, 2.500000e-01,
// X86-NEXT: dense<[273.0625, 273.0625, 273.0625, 273.0625, 1.788900e+02
// X86-NEXT: dense<{{.*}}8.312500e+00]> : vector<8xbf16>
// X86-NEXT: dense<[true, false, true, false
// X86-NEXT: dense<[true, false, false, false, false, false, true, false]>
func.func @x86() -> (vector<4xf32>, vector<4xi32>, vector<4xi32>, vector<8xf32>, vector<8xf32>, vector<8xbf16>, vector<8xi1>, vector<8xi1>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : vector<8xbf16>
  %0 = x86vector.avx512.dot %c, %a, %a : vector<8xbf16> -> vector<4xf32>
  %w = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %b = arith.constant dense<[-1, 2, 3, 4, 5, 6, 7, -8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<16xi8>
  %1 = x86vector.avx.dot.i8 %w, %b, %b : vector<16xi8> -> vector<4xi32>
  %u = x86vector.avx512.dot.u8i8 %w, %b, %b : vector<16xi8> -> vector<4xi32>
  %f = arith.constant dense<[1.0, 4.0, 0.25, 16.0, 5.0, 6.0, 7.0, 8.3]> : vector<8xf32>
  %2 = x86vector.avx.rsqrt %f : vector<8xf32>
  %3 = x86vector.avx.intr.dot %f, %f : vector<8xf32>
  %4 = x86vector.avx512.cvt.packed.f32_to_bf16 %f : vector<8xf32> -> vector<8xbf16>
  %x = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi64>
  %y = arith.constant dense<[3, 20, 30, 40, 50, 60, 1, 80]> : vector<8xi64>
  %5:2 = x86vector.avx512.vp2intersect %x, %y : vector<8xi64>
  return %0, %1, %u, %2, %3, %4, %5#0, %5#1 : vector<4xf32>, vector<4xi32>, vector<4xi32>, vector<8xf32>, vector<8xf32>, vector<8xbf16>, vector<8xi1>, vector<8xi1>
}

// Rounded to one binary place, times powers of two, side by side; the sixth and the last one are not selected.
// MASKED: dense<[1.500000e+00, -2.500000e+00, 3.500000e+00, 4.500000e+00, -5.500000e+00, 6.000000e+01, 7.000000e+00, 8.000000e+01]>
// MASKED-NEXT: dense<[2.600000e+00, -3.250000e-01, 2.792000e+01,
// MASKED-NEXT: dense<[1.300000e+00, 3.490000e+00, 6.000000e+00, 7.000000e+00, 5.000000e+01, 6.000000e+01, 7.000000e+01, 8.000000e+01]>
// MASKED-NEXT: dense<[1.300000e+00, 3.490000e+00, 6.000000e+00, 7.000000e+00, 9.000000e+00,
func.func @masked() -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
  %s = arith.constant dense<[1.3, -2.6, 3.49, 4.51, -5.5, 6.0, 7.0, 8.3]> : vector<8xf64>
  %o = arith.constant dense<[10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 70.0, 80.0]> : vector<8xf64>
  %k = arith.constant 16 : i32
  %four = arith.constant 4 : i32
  %m = arith.constant 0x5f : i8
  %0 = x86vector.avx512.mask.rndscale %s, %k, %o, %m, %four : vector<8xf64>
  %1 = x86vector.avx512.mask.scalef %s, %s, %o, %m, %four : vector<8xf64>
  %mk = arith.constant dense<[1, 0, 1, 0, 0, 1, 1, 0]> : vector<8xi1>
  %2 = x86vector.avx512.mask.compress %mk, %s, %o : vector<8xf64>, vector<8xf64>
  %3 = x86vector.avx512.mask.compress %mk, %s {constant_src = dense<9.0> : vector<8xf64>} : vector<8xf64>
  return %0, %1, %2, %3 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
}

// ROUNDING: rounds otherwise than to nearest
func.func @rounding() -> vector<8xf64> {
  %s = arith.constant dense<1.0> : vector<8xf64>
  %up = arith.constant 10 : i32
  %m = arith.constant 1 : i8
  %0 = x86vector.avx512.mask.scalef %s, %s, %s, %m, %up : vector<8xf64>
  return %0 : vector<8xf64>
}

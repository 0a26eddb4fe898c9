// ARGS: --convert-vector-to-llvm=enable-x86vector --split-input-file --allow-unregistered-dialect
// x86vector as intrinsics.
func.func @m(%k16: vector<16xi1>, %k8: vector<8xi1>, %f: vector<16xf32>, %d: vector<8xf64>, %i: vector<16xi32>, %l: vector<8xi64>) {
  %0 = x86vector.avx512.mask.compress %k16, %f : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k16, %f, %f {note} : vector<16xf32>, vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k8, %l {constant_src = dense<5> : vector<8xi64>} : vector<8xi64>
  %3 = x86vector.avx512.mask.compress %k16, %i, %i {note} : vector<16xi32>, vector<16xi32>
  %4 = x86vector.avx512.mask.compress %k8, %d : vector<8xf64>
  "x.use"(%0, %1, %2, %3, %4) : (vector<16xf32>, vector<16xf32>, vector<8xi64>, vector<16xi32>, vector<8xf64>) -> ()
  return
}
// -----
func.func @r(%f: vector<16xf32>, %d: vector<8xf64>, %n: i32, %m16: i16, %m8: i8) {
  %4 = x86vector.avx512.mask.rndscale %f, %n, %f, %m16, %n : vector<16xf32>
  %5 = x86vector.avx512.mask.rndscale %d, %n, %d, %m8, %n : vector<8xf64>
  %6 = x86vector.avx512.mask.scalef %f, %f, %f, %m16, %n : vector<16xf32>
  %7 = x86vector.avx512.mask.scalef %d, %d, %d, %m8, %n {note = 1 : i8} : vector<8xf64>
  "x.use"(%4, %5, %6, %7) : (vector<16xf32>, vector<8xf64>, vector<16xf32>, vector<8xf64>) -> ()
  return
}
// -----
func.func @v(%i: vector<16xi32>, %l: vector<8xi64>) {
  %8, %9 = x86vector.avx512.vp2intersect %i, %i : vector<16xi32>
  %10:2 = x86vector.avx512.vp2intersect %l, %l : vector<8xi64>
  "x.use"(%8, %9, %10#0, %10#1) : (vector<16xi1>, vector<16xi1>, vector<8xi1>, vector<8xi1>) -> ()
  return
}
// -----
func.func @products(%a: vector<32xbf16>, %b: vector<8xbf16>, %c: vector<16xbf16>, %s: vector<16xf32>, %t: vector<4xf32>, %u: vector<8xf32>, %w: vector<8xi32>, %x: vector<32xi8>, %y: vector<4xi32>, %z: vector<16xi8>) {
  %0 = x86vector.avx512.dot %s, %a, %a : vector<32xbf16> -> vector<16xf32>
  %1 = x86vector.avx512.dot %t, %b, %b : vector<8xbf16> -> vector<4xf32>
  %2 = x86vector.avx512.dot %u, %c, %c : vector<16xbf16> -> vector<8xf32>
  %3 = x86vector.avx.intr.dot %u, %u : vector<8xf32>
  %4 = x86vector.avx.dot.i8 %w, %x, %x : vector<32xi8> -> vector<8xi32>
  %5 = x86vector.avx.dot.i8 %y, %z, %z : vector<16xi8> -> vector<4xi32>
  %6 = x86vector.avx.rsqrt %u {note} : vector<8xf32>
  "x.use"(%0, %1, %2, %3, %4, %5, %6) : (vector<16xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>, vector<8xi32>, vector<4xi32>, vector<8xf32>) -> ()
  return
}
// -----
func.func @memory(%a: memref<1xbf16>, %b: memref<2x16xf16, strided<[16, 1], offset: ?>>, %c: memref<1xbf16, strided<[1], offset: 3>>, %f: vector<8xf32>, %g: vector<16xf32>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %b {note} : memref<2x16xf16, strided<[16, 1], offset: ?>> -> vector<4xf32>
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %b : memref<2x16xf16, strided<[16, 1], offset: ?>> -> vector<8xf32>
  %3 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<2x16xf16, strided<[16, 1], offset: ?>> -> vector<8xf32>
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %a : memref<1xbf16> -> vector<4xf32>
  %7 = x86vector.avx.bcst_to_f32.packed %c : memref<1xbf16, strided<[1], offset: 3>> -> vector<4xf32>
  %8 = x86vector.avx.cvt.packed.even.indexed_to_f32 %a : memref<1xbf16> -> vector<8xf32>
  %5 = x86vector.avx512.cvt.packed.f32_to_bf16 %f : vector<8xf32> -> vector<8xbf16>
  %6 = x86vector.avx512.cvt.packed.f32_to_bf16 %g : vector<16xf32> -> vector<16xbf16>
  "x.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<8xbf16>, vector<16xbf16>, vector<4xf32>, vector<8xf32>) -> ()
  return
}

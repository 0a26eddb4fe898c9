// ARGS: --split-input-file
// What the verifier and the parser say.
func.func @a(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<1.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}
// -----
func.func @b(%k: vector<16xi1>, %a: vector<16xf32>, %b: vector<16xi32>) {
  %0 = x86vector.avx512.mask.compress %k, %a, %b : vector<16xf32>, vector<16xi32>
  return
}
// -----
func.func @c(%k: vector<16xi1>, %a: vector<16xf32>, %b: vector<16xi32>) {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<1> : vector<16xi32>} : vector<16xf32>
  return
}
// -----
func.func @d(%k: vector<16xi1>, %a: vector<16xf32>, %b: vector<16xi32>) {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<1.0> : tensor<16xf32>} : vector<16xf32>
  return
}
// -----
func.func @e(%k: vector<8xi1>, %a: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  return
}
// -----
func.func @f(%k: vector<4xi1>, %a: vector<4xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<4xf32>
  return
}
// -----
func.func @g(%k: vector<2xi1>, %a: vector<2x8xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<2x8xf32>
  return
}
// -----
func.func @h(%k: vector<[16]xi1>, %a: vector<[16]xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<[16]xf32>
  return
}
// -----
func.func @i(%k: vector<16xi1>, %a: vector<[16]xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<[16]xf32>
  return
}
// -----
func.func @j(%a: vector<2x4xi32>) {
  %0:2 = x86vector.avx512.vp2intersect %a, %a : vector<2x4xi32>
  return
}
// -----
func.func @k(%a: vector<16xf32>, %b: vector<32xbf16>) {
  %0 = x86vector.avx512.dot %a, %b, %b : vector<32xbf16> -> vector<8xf32>
  return
}
// -----
func.func @k2(%a: vector<8xf32>, %b: vector<32xbf16>) {
  %0 = x86vector.avx512.dot %a, %b, %b : vector<32xbf16> -> vector<8xf32>
  return
}
// -----
func.func @l(%a: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<16xbf16>
  return
}
// -----
func.func @m(%a: memref<*xbf16>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<*xbf16> -> vector<8xf32>
  return
}
// -----
func.func @n(%a: memref<4xf32>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<4xf32> -> vector<8xf32>
  return
}
// -----
func.func @o(%a: vector<16xf32>, %k: i32, %i: i8) {
  %0 = x86vector.avx512.mask.rndscale %a, %k, %a, %i, %k : vector<16xf32>
  return
}
// -----
func.func @p(%a: vector<16xf32>, %k: i32, %i: i16) {
  %0 = "x86vector.avx512.mask.rndscale"(%a, %k, %a, %k, %i) : (vector<16xf32>, i32, vector<16xf32>, i32, i16) -> vector<16xf32>
  return
}
// -----
func.func @q(%k: vector<16xi1>, %a: vector<16xf32>) {
  %0 = "x86vector.avx512.mask.compress"(%k, %a) <{constant_src = 3 : i32}> : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @r(%w: vector<4xi32>, %a: vector<32xi8>) {
  %0 = x86vector.avx.dot.i8 %w, %a, %a : vector<32xi8> -> vector<4xi32>
  return
}
// -----
func.func @s(%a: vector<16xf32>) {
  %0 = x86vector.avx.rsqrt %a : vector<16xf32>
  return
}
// -----
func.func @t(%a: vector<1x8xf32>) {
  %0 = x86vector.avx.rsqrt %a : vector<1x8xf32>
  %1 = x86vector.avx.intr.dot %a, %a : vector<1x8xf32>
  %2 = x86vector.avx.intr.dot %a, %a : vector<8xf32>
  return
}
// -----
func.func @u(%a: vector<1x8xbf16>, %s : vector<1x4xf32>) {
  %0 = x86vector.avx512.dot %s, %a, %a : vector<1x8xbf16> -> vector<1x4xf32>
  return
}
// -----
func.func @v(%a: vector<[8]xf32>) {
  %0 = x86vector.avx.rsqrt %a : vector<[8]xf32>
  return
}
// -----
func.func @w(%a: vector<8xf32>) {
  %0 = "x86vector.avx.rsqrt"(%a) : (vector<8xf32>) -> vector<4xf32>
  return
}

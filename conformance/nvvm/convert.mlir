// ARGS: --split-input-file
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.float.to.tf32 %f
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu=true}
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rn>, relu=true}
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rp>, relu=true}
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f4E2M1FN)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f6E2M3FN)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : vector<2xi8> (f6E3M2FN)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : vector<2xi8> (f32)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xi8> (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E5M2)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>, relu = true} : vector<2xi8> (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : vector<2xi8> (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : vector<2xi8> (f16)
  llvm.return
}
// -----
llvm.func @f(%h: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %h : vector<2xf16> -> vector<2xi8> (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @f(%h: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %h : vector<2xf16> -> i16 (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%bf: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %bf : vector<2xbf16> -> i16 (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%bf: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %bf {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%bf: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %bf {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> i16 (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @f(%bf: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %bf {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @f(%b2: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %b2 : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%b2: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %b2 : vector<2xi8> (f8E8M0FNU) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%b2: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %b2 : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  llvm.return
}
// -----
llvm.func @f(%b2: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %b2 : vector<2xi8> (f8E5M2) -> vector<2xbf16>
  llvm.return
}
// -----
llvm.func @f(%b2: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %b2 : vector<2xi8> (f6E2M3FN) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%b2: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %b2 : vector<2xi8> (f8E5M2) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%y: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %y : i8 (f4E2M1FN) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%y: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %y : i8 (f8E5M2) -> vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f : vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  llvm.return
}
// -----
llvm.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %v4, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %v4, %i : vector<4xf32> -> vector<4xi8> (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %v4, %i : vector<4xf32> -> vector<4xi8> (f6E3M2FN)
  llvm.return
}
// -----
llvm.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %v4, %i : vector<4xf32> -> vector<4xi8> (f8E8M0FNU)
  llvm.return
}
// -----
llvm.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %v4, %i : vector<4xf32> -> i16 (f4E2M1FN)
  llvm.return
}
// -----
llvm.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %v4, %i : vector<4xf32> -> i16 (f8E8M0FNU)
  llvm.return
}

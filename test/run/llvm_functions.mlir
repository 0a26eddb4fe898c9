// RUN: jig eval %s --entry libm | FileCheck %s --check-prefix=LIBM
// RUN: jig eval %s --entry declared --arg f64=0.25 | FileCheck %s --check-prefix=DECLARED
// RUN: jig eval %s --entry prints | FileCheck %s --check-prefix=PRINTS
// RUN: not jig eval %s --entry other --arg f32=0.25 2>&1 | FileCheck %s --check-prefix=OTHER
// Functions without a body that the C library and the reference's runtime have.

llvm.func @powf(f32, f32) -> f32
llvm.func @fmaf(f32, f32, f32) -> f32
llvm.func @cbrtf(f32) -> f32
llvm.func @truncf(f32) -> f32
llvm.func @sqrt(f32) -> f32
// LIBM: 1.925000e+01 : f32
llvm.func @libm() -> f32 {
  %a = llvm.mlir.constant(2.5 : f32) : f32
  %b = llvm.mlir.constant(2.0 : f32) : f32
  %c = llvm.mlir.constant(27.0 : f32) : f32
  %0 = llvm.call @powf(%a, %b) : (f32, f32) -> f32
  %1 = llvm.call @cbrtf(%c) : (f32) -> f32
  %2 = llvm.call @truncf(%a) : (f32) -> f32
  %3 = llvm.call @fmaf(%0, %1, %2) : (f32, f32, f32) -> f32
  %4 = llvm.fdiv %1, %b : f32
  %5 = llvm.fsub %3, %4 : f32
  llvm.return %5 : f32
}
// OTHER: error: 'llvm.call' op calls 'sqrt', which has no body to evaluate
llvm.func @other(%x: f32) -> f32 {
  %0 = llvm.call @sqrt(%x) : (f32) -> f32
  llvm.return %0 : f32
}
func.func private @exp2(f64) -> f64
func.func private @rsqrt(f64) -> f64
// DECLARED: 3.18920711500272{{[0-9]+}} : f64
func.func @declared(%x: f64) -> f64 {
  %0 = func.call @rsqrt(%x) : (f64) -> f64
  %1 = func.call @exp2(%x) : (f64) -> f64
  %2 = arith.addf %0, %1 : f64
  return %2 : f64
}
llvm.mlir.global internal constant @text("ok\00") : !llvm.array<3 x i8>
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @printString(!llvm.ptr)
llvm.func @printOpen()
llvm.func @printClose()
llvm.func @printComma()
llvm.func @printNewline()
llvm.func @printI64(i64)
llvm.func @printU64(i64)
llvm.func @printF32(f32)
llvm.func @printF16(i16)
llvm.func @printBF16(i16)
// PRINTS: ok
// PRINTS-NEXT: ( -1, 18446744073709551615, 1.5, 1, -2ok )
llvm.func @prints() {
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %n = llvm.mlir.constant(-1 : i64) : i64
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %h = llvm.mlir.constant(15360 : i16) : i16
  %b = llvm.mlir.constant(-16384 : i16) : i16
  %0 = llvm.call @puts(%t) : (!llvm.ptr) -> i32
  llvm.call @printOpen() : () -> ()
  llvm.call @printI64(%n) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printU64(%n) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF32(%x) : (f32) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF16(%h) : (i16) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printBF16(%b) : (i16) -> ()
  llvm.call @printString(%t) : (!llvm.ptr) -> ()
  llvm.call @printClose() : () -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

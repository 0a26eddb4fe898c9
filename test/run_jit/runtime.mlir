// What programs print through the runtime is what MLIR's runner libraries print; addresses differ.
// REQUIRES: mlir-runner
// RUN: rm -rf %t && mkdir %t
// RUN: jig run %s > %t/out 2> %t/err
// RUN: mlir-opt %s -pass-pipeline='builtin.module(convert-vector-to-scf,convert-scf-to-cf,expand-strided-metadata,convert-complex-to-llvm,convert-vector-to-llvm,finalize-memref-to-llvm,convert-arith-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' -o %t/lowered.mlir
// RUN: mlir-runner %t/lowered.mlir -e main -entry-point-result=void --shared-libs=%runner/libmlir_runner_utils.so,%runner/libmlir_c_runner_utils.so > %t/ref.out 2> %t/ref.err
// RUN: sed -i 's/base@ = 0x[0-9a-f]*/base/' %t/out %t/ref.out
// RUN: cmp %t/out %t/ref.out && cmp %t/err %t/ref.err
// RUN: grep -c Memref %t/out

memref.global constant @g2 : memref<2x3xf32> = dense<[[1.0,-2.5,3.14159265],[1.0e10,0x7fc00000,0x7f800000]]>
memref.global constant @g3 : memref<2x2x2xf64> = dense<[[[1.0,2.0],[3.0,4.0]],[[5.0,6.0],[7.0,8.123456789]]]>
memref.global constant @g0 : memref<i32> = dense<-7>
memref.global constant @g1 : memref<3xi8> = dense<[1,-1,65]>
memref.global constant @g1l : memref<3xi64> = dense<[1,-1,65]>
memref.global constant @g16 : memref<3xi16> = dense<[1,-1,65]>
memref.global constant @gf16 : memref<2xf16> = dense<[1.5,65504.0]>
memref.global constant @gbf16 : memref<2xbf16> = dense<[1.5,3.140625]>
memref.global constant @gidx : memref<2x1x3xindex> = dense<[[[1,2,3]],[[4,5,6]]]>
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefC32(memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref0dF32(memref<f32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dI8(memref<?xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemref2dF32(memref<?x?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefVector4x4xf32(memref<?x?xvector<4x4xf32>>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF32(memref<*xf32>,memref<*xf32>) -> i64 attributes {llvm.emit_c_interface}
func.func private @verifyMemRefI32(memref<*xi32>,memref<*xi32>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printOpen()
func.func private @printClose()
func.func private @printComma()
func.func private @printNewline()
func.func private @printFlops(f64)
func.func private @rtclock() -> f64
func.func private @rtsrand(i64) -> !llvm.ptr
func.func private @rtrand(!llvm.ptr, i64) -> i64
func.func private @rtdrand(!llvm.ptr)
func.func @main() {
  %cc = arith.constant 2.5 : f32
  %ci = arith.constant -1.25 : f32
  %cz = complex.create %cc, %ci : complex<f32>
  %cm = memref.alloc() : memref<2xcomplex<f32>>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  memref.store %cz, %cm[%k0] : memref<2xcomplex<f32>>
  memref.store %cz, %cm[%k1] : memref<2xcomplex<f32>>
  %cu = memref.cast %cm : memref<2xcomplex<f32>> to memref<*xcomplex<f32>>
  call @printMemrefC32(%cu) : (memref<*xcomplex<f32>>) -> ()
  %0 = memref.get_global @g2 : memref<2x3xf32>
  %x0u = memref.cast %0 : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%x0u) : (memref<*xf32>) -> ()
  call @printMemrefShapeF32(%x0u) : (memref<*xf32>) -> ()
  call @printNewline() : () -> ()
  %1 = memref.get_global @g3 : memref<2x2x2xf64>
  %x1u = memref.cast %1 : memref<2x2x2xf64> to memref<*xf64>
  call @printMemrefF64(%x1u) : (memref<*xf64>) -> ()
  %2 = memref.get_global @g0 : memref<i32>
  %x2u = memref.cast %2 : memref<i32> to memref<*xi32>
  call @printMemrefI32(%x2u) : (memref<*xi32>) -> ()
  %3 = memref.get_global @g1 : memref<3xi8>
  %x3u = memref.cast %3 : memref<3xi8> to memref<*xi8>
  call @printMemrefI8(%x3u) : (memref<*xi8>) -> ()
  %x3d = memref.cast %3 : memref<3xi8> to memref<?xi8>
  call @printMemref1dI8(%x3d) : (memref<?xi8>) -> ()
  %4 = memref.get_global @g1l : memref<3xi64>
  %x4u = memref.cast %4 : memref<3xi64> to memref<*xi64>
  call @printMemrefI64(%x4u) : (memref<*xi64>) -> ()
  %14 = memref.get_global @g16 : memref<3xi16>
  %x14u = memref.cast %14 : memref<3xi16> to memref<*xi16>
  call @printMemrefI16(%x14u) : (memref<*xi16>) -> ()
  %6 = memref.get_global @gf16 : memref<2xf16>
  %x6u = memref.cast %6 : memref<2xf16> to memref<*xf16>
  call @printMemrefF16(%x6u) : (memref<*xf16>) -> ()
  %7 = memref.get_global @gbf16 : memref<2xbf16>
  %x7u = memref.cast %7 : memref<2xbf16> to memref<*xbf16>
  call @printMemrefBF16(%x7u) : (memref<*xbf16>) -> ()
  %8 = memref.get_global @gidx : memref<2x1x3xindex>
  %x8u = memref.cast %8 : memref<2x1x3xindex> to memref<*xindex>
  call @printMemrefInd(%x8u) : (memref<*xindex>) -> ()
  %a = memref.alloc() : memref<f32>
  %cf = arith.constant 4.2e-5 : f32
  memref.store %cf, %a[] : memref<f32>
  call @printMemref0dF32(%a) : (memref<f32>) -> ()
  %b = memref.cast %0 : memref<2x3xf32> to memref<?x?xf32>
  call @printMemref2dF32(%b) : (memref<?x?xf32>) -> ()
  %v = memref.alloc() : memref<1x2xvector<4x4xf32>>
  %vc = arith.constant dense<1.25> : vector<4x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %vc, %v[%c0, %c0] : memref<1x2xvector<4x4xf32>>
  memref.store %vc, %v[%c0, %c1] : memref<1x2xvector<4x4xf32>>
  %vd = memref.cast %v : memref<1x2xvector<4x4xf32>> to memref<?x?xvector<4x4xf32>>
  call @printMemrefVector4x4xf32(%vd) : (memref<?x?xvector<4x4xf32>>) -> ()
  call @printOpen() : () -> ()
  call @printF32(%cf) : (f32) -> ()
  call @printComma() : () -> ()
  %d = arith.constant 123456789.123 : f64
  call @printF64(%d) : (f64) -> ()
  call @printComma() : () -> ()
  %i = arith.constant -5 : i64
  call @printI64(%i) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%i) : (i64) -> ()
  call @printClose() : () -> ()
  call @printNewline() : () -> ()
  call @printFlops(%d) : (f64) -> ()
  %e = call @verifyMemRefF32(%x0u, %x0u) : (memref<*xf32>,memref<*xf32>) -> i64
  call @printI64(%e) : (i64) -> ()
  call @printNewline() : () -> ()
  %e2 = call @verifyMemRefI32(%x2u, %x2u) : (memref<*xi32>,memref<*xi32>) -> i64
  call @printI64(%e2) : (i64) -> ()
  call @printNewline() : () -> ()
  %n = memref.alloc() : memref<2x3xf32>
  memref.copy %0, %n : memref<2x3xf32> to memref<2x3xf32>
  memref.store %cf, %n[%c1, %c1] : memref<2x3xf32>
  memref.store %cf, %n[%c1, %c0] : memref<2x3xf32>
  memref.store %cf, %n[%c0, %c0] : memref<2x3xf32>
  %nu = memref.cast %n : memref<2x3xf32> to memref<*xf32>
  %e3 = call @verifyMemRefF32(%nu, %x0u) : (memref<*xf32>,memref<*xf32>) -> i64
  call @printI64(%e3) : (i64) -> ()
  call @printNewline() : () -> ()
  %seed = arith.constant 42 : i64
  %g = call @rtsrand(%seed) : (i64) -> !llvm.ptr
  %m = arith.constant 100 : i64
  %r1 = call @rtrand(%g, %m) : (!llvm.ptr, i64) -> i64
  %r2 = call @rtrand(%g, %m) : (!llvm.ptr, i64) -> i64
  call @printI64(%r1) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%r2) : (i64) -> ()
  call @printNewline() : () -> ()
  call @rtdrand(%g) : (!llvm.ptr) -> ()
  return
}

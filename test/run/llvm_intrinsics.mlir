// RUN: jig eval %s --entry masked | FileCheck %s --check-prefix=MASKED
// RUN: jig eval %s --entry matrix | FileCheck %s --check-prefix=MATRIX
// RUN: jig eval %s --entry parts | FileCheck %s --check-prefix=PARTS
// RUN: jig eval %s --entry overflow | FileCheck %s --check-prefix=OVERFLOW
// RUN: jig eval %s --entry floats | FileCheck %s --check-prefix=FLOATS
// RUN: jig eval %s --entry casts | FileCheck %s --check-prefix=CASTS
// RUN: jig eval %s --entry vps | FileCheck %s --check-prefix=VPS
// Intrinsics of vectors and of numbers; machine code of the same functions gives these numbers, where there is any.

// MASKED: {{^}}908004589 : i64
llvm.func @masked() -> i64 {
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %n x i32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi32>) : vector<8xi32>
  llvm.store %v, %p : vector<8xi32>, !llvm.ptr
  %m = llvm.mlir.constant(dense<[true, false, true, false]> : vector<4xi1>) : vector<4xi1>
  %pass = llvm.mlir.constant(dense<[100, 200, 300, 400]> : vector<4xi32>) : vector<4xi32>
  %a = llvm.intr.masked.load %p, %m, %pass {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.intr.masked.store %a, %q, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  %e = "llvm.intr.masked.expandload"(%q, %m, %pass) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  "llvm.intr.masked.compressstore"(%pass, %p, %m) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %idx = llvm.mlir.constant(dense<[7, 0, 1, 5]> : vector<4xi64>) : vector<4xi64>
  %ptrs = llvm.getelementptr %p[%idx] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %g = llvm.intr.masked.gather %ptrs, %m, %pass {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.scatter %e, %ptrs, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %w = llvm.load %p : !llvm.ptr -> vector<8xi32>
  %c = llvm.mlir.constant(dense<[1, 10, 100, 1000, 7, 11, 13, 17]> : vector<8xi32>) : vector<8xi32>
  %x = llvm.mul %w, %c : vector<8xi32>
  %s = "llvm.intr.vector.reduce.add"(%x) : (vector<8xi32>) -> i32
  %t = "llvm.intr.vector.reduce.add"(%g) : (vector<4xi32>) -> i32
  %u = llvm.shl %s, %t : i32
  %s64 = llvm.sext %s : i32 to i64
  %t64 = llvm.sext %t : i32 to i64
  %k = llvm.mlir.constant(1000000 : i64) : i64
  %y = llvm.mul %t64, %k : i64
  %r = llvm.add %y, %s64 : i64
  llvm.return %r : i64
}
llvm.func @weigh(%v: vector<4xf32>) -> f32 {
  %c = llvm.mlir.constant(dense<[1.0, 10.0, 100.0, 1000.0]> : vector<4xf32>) : vector<4xf32>
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %x = llvm.fmul %v, %c : vector<4xf32>
  %s = "llvm.intr.vector.reduce.fadd"(%z, %x) : (f32, vector<4xf32>) -> f32
  llvm.return %s : f32
}
// MATRIX: {{^}}1.711700e+04 : f32
llvm.func @matrix() -> f32 {
  %a = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : vector<6xf32>) : vector<6xf32>
  %b = llvm.mlir.constant(dense<[2.0, 0.0, 1.0, 3.0, 1.0, 1.0]> : vector<6xf32>) : vector<6xf32>
  %p = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
  %t = llvm.intr.matrix.transpose %p {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  %n = llvm.mlir.constant(16 : i64) : i64
  %m = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %stride = llvm.mlir.constant(5 : i64) : i64
  llvm.intr.matrix.column.major.store %t, %m, <stride=%stride> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  %l = llvm.intr.matrix.column.major.load %m, <stride=%stride> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  %r = llvm.call @weigh(%l) : (vector<4xf32>) -> f32
  llvm.return %r : f32
}
// PARTS: {{^}}1.106600e+04 : f32
llvm.func @parts() -> f32 {
  %a = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : vector<8xf32>) : vector<8xf32>
  %b = llvm.intr.vector.extract %a[4] : vector<4xf32> from vector<8xf32>
  %c = llvm.intr.vector.insert %b, %a[0] : vector<4xf32> into vector<8xf32>
  %d = "llvm.intr.vector.deinterleave2"(%c) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %e = llvm.extractvalue %d[0] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %f = llvm.extractvalue %d[1] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %g = "llvm.intr.vector.interleave2"(%f, %e) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %h = llvm.intr.vector.extract %g[4] : vector<4xf32> from vector<8xf32>
  %r0 = llvm.call @weigh(%h) : (vector<4xf32>) -> f32
  %s = llvm.intr.stepvector : vector<4xi32>
  %sf = llvm.uitofp %s : vector<4xi32> to vector<4xf32>
  %r1 = llvm.call @weigh(%sf) : (vector<4xf32>) -> f32
  %r = llvm.fadd %r0, %r1 : f32
  llvm.return %r : f32
}
// OVERFLOW: {{^}}115968927368479176 : i64
llvm.func @overflow() -> i64 {
  %a = llvm.mlir.constant(100 : i8) : i8
  %b = llvm.mlir.constant(-56 : i8) : i8
  %0 = "llvm.intr.sadd.with.overflow"(%a, %a) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %1 = "llvm.intr.uadd.with.overflow"(%a, %a) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %2 = "llvm.intr.smul.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %3 = "llvm.intr.usub.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  llvm.store %0, %p : !llvm.struct<(i8, i1)>, !llvm.ptr
  %p1 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %p1 : !llvm.struct<(i8, i1)>, !llvm.ptr
  %p2 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %p2 : !llvm.struct<(i8, i1)>, !llvm.ptr
  %p3 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %3, %p3 : !llvm.struct<(i8, i1)>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
// FLOATS: {{^}}-8.75170898 : f32
llvm.func @floats() -> f32 {
  %x = llvm.mlir.constant(1.75 : f32) : f32
  %y = llvm.mlir.constant(-2.5 : f32) : f32
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.intr.powi(%x, %n) : (f32, i32) -> f32
  %1 = llvm.intr.ldexp(%y, %n) : (f32, i32) -> f32
  %2 = llvm.intr.lround(%y) : (f32) -> i64
  %3 = llvm.intr.lrint(%y) : (f32) -> i64
  %4 = llvm.intr.frexp(%y) : (f32) -> !llvm.struct<(f32, i32)>
  %5 = llvm.extractvalue %4[0] : !llvm.struct<(f32, i32)>
  %6 = llvm.extractvalue %4[1] : !llvm.struct<(f32, i32)>
  %7 = llvm.sitofp %2 : i64 to f32
  %8 = llvm.sitofp %3 : i64 to f32
  %9 = llvm.sitofp %6 : i32 to f32
  %10 = "llvm.intr.is.fpclass"(%y) <{bit = 8 : i32}> : (f32) -> i1
  %11 = llvm.uitofp %10 : i1 to f32
  %12 = llvm.intr.fmuladd(%x, %y, %0) : (f32, f32, f32) -> f32
  %a = llvm.fadd %0, %1 : f32
  %b = llvm.fmul %7, %8 : f32
  %c = llvm.fadd %a, %b : f32
  %d = llvm.fmul %5, %9 : f32
  %e = llvm.fadd %c, %d : f32
  %f = llvm.fadd %e, %11 : f32
  %g = llvm.fmul %f, %12 : f32
  llvm.return %g : f32
}
// CASTS: {{^}}11259127918756300 : i64
llvm.func @casts() -> i64 {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi16>) : vector<4xi16>
  %b = llvm.bitcast %a : vector<4xi16> to i64
  %m = llvm.mlir.constant(dense<[true, false, true, true, false, true, false, false]> : vector<8xi1>) : vector<8xi1>
  %c = llvm.bitcast %m : vector<8xi1> to i8
  %d = llvm.zext %c : i8 to i64
  %e = llvm.bitcast %b : i64 to vector<2xf32>
  %f = llvm.bitcast %e : vector<2xf32> to vector<8xi8>
  %g = "llvm.intr.vector.reduce.add"(%f) : (vector<8xi8>) -> i8
  %h = llvm.sext %g : i8 to i64
  %i = llvm.add %b, %d : i64
  %j = llvm.mul %i, %h : i64
  llvm.return %j : i64
}
// VPS: {{^}}5035 : i64
llvm.func @vps() -> i64 {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[5, 0, 7, 8]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %n = llvm.mlir.constant(3 : i32) : i32
  %c0 = llvm.mlir.constant(1000 : i32) : i32
  %d = "llvm.intr.vp.sdiv"(%b, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %r = "llvm.intr.vp.reduce.add"(%c0, %d, %m, %n) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %g = "llvm.intr.vp.merge"(%m, %a, %b, %n) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %s = "llvm.intr.vector.reduce.mul"(%g) : (vector<4xi32>) -> i32
  %o = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %o x i32 : (i64) -> !llvm.ptr
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %four = llvm.mlir.constant(4 : i32) : i32
  %stride = llvm.mlir.constant(8 : i64) : i64
  %z = llvm.mlir.zero : vector<8xi32>
  llvm.store %z, %p {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
  "llvm.intr.experimental.vp.strided.store"(%b, %p, %stride, %m, %four) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %l = "llvm.intr.vp.load"(%p, %all, %four) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  %t = "llvm.intr.vector.reduce.add"(%l) : (vector<4xi32>) -> i32
  %u = llvm.add %r, %s : i32
  %v = llvm.mul %u, %t : i32
  %w = llvm.sext %v : i32 to i64
  llvm.return %w : i64
}

// RUN: jig eval %s --entry scale --arg 'memref<?x3xf32>:2x3=iota' --arg f32=2.0 --result 'memref<3x?xf32, strided<[?, ?], offset: ?>>' --result index --show-args | FileCheck %s --check-prefix=SCALE
// RUN: jig eval %s --entry bare --arg 'memref<4xi32>=iota' --result i32 | FileCheck %s --check-prefix=BARE
// RUN: jig eval %s --entry rows --arg 'vector<2x2xf32>=dense<[[1.0,2.0],[3.0,4.0]]>' --result 'vector<2x2xf32>' | FileCheck %s --check-prefix=ROWS
// RUN: jig eval %s --entry complex --arg 'complex<f32>=(1.0,2.0)' --result 'complex<f32>' | FileCheck %s --check-prefix=COMPLEX
// RUN: jig eval %s --entry half --arg 'memref<3xf32>=iota' | FileCheck %s --check-prefix=HALF
// RUN: jig eval %s --entry copies --arg 'memref<2x3xi16>=iota' --show-args | FileCheck %s --check-prefix=COPIES
// RUN: jig eval %s --entry unranked --arg 'memref<2x3xi16>=iota' | FileCheck %s --check-prefix=UNRANKED
// RUN: jig eval %s --entry numbers --arg index=5 --arg f8E5M2=1.5 | FileCheck %s --check-prefix=NUMBERS
// RUN: not jig eval %s --entry scale --arg 'memref<2x3xf32>=iota' 2>&1 | FileCheck %s --check-prefix=FEWER
// RUN: not jig eval %s --entry bare --arg 'memref<4xi32>=iota' --result index --result index 2>&1 | FileCheck %s --check-prefix=RESULTS
// RUN: not jig eval %s --entry half --arg 'memref<3xf32>=iota' --result f32 2>&1 | FileCheck %s --check-prefix=NOT
// RUN: jig eval %s --check-leaks --entry returned --result 'memref<1xi32>' | FileCheck %s --check-prefix=RETURNED
// RUN: jig eval %s --check-leaks --entry returned | FileCheck %s --check-prefix=RAW
// RUN: jig eval %s --entry poison | FileCheck %s --check-prefix=POISON
// RUN: not jig eval %s --entry mixed --arg 'vector<2x2xf32>=iota' 2>&1 | FileCheck %s --check-prefix=MIXED
// RUN: jig eval %s --entry nothing | FileCheck %s --check-prefix=VOID
// Functions of the llvm dialect take and give the values that stand for theirs; half-lowered ones share memory.

!descriptor = !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>

// SCALE: dense<{{\[\[}}0.000000e+00, 3.000000e+00], [2.000000e+00, 4.000000e+00], [4.000000e+00, 5.000000e+00]]> : tensor<3x2xf32>
// SCALE-NEXT: 2 : index
// SCALE-NEXT: dense<{{\[\[}}0.000000e+00, 2.000000e+00, 4.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00]]> : tensor<2x3xf32>
// FEWER: error: 'llvm.func' op takes more arguments than are given
llvm.func @scale(%a: !llvm.ptr, %al: !llvm.ptr, %off: i64, %s0: i64, %s1: i64, %t0: i64, %t1: i64, %f: f32) -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%c0 : i64)
^head(%i: i64):
  %p = llvm.icmp "slt" %i, %s1 : i64
  llvm.cond_br %p, ^body, ^end
^body:
  %o = llvm.mul %i, %t1 : i64
  %o2 = llvm.add %o, %off : i64
  %q = llvm.getelementptr %al[%o2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %q : !llvm.ptr -> f32
  %y = llvm.fmul %x, %f : f32
  llvm.store %y, %q : f32, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  llvm.br ^head(%j : i64)
^end:
  %0 = llvm.mlir.poison : !descriptor
  %1 = llvm.insertvalue %a, %0[0] : !descriptor
  %2 = llvm.insertvalue %al, %1[1] : !descriptor
  %3 = llvm.insertvalue %off, %2[2] : !descriptor
  %4 = llvm.insertvalue %s1, %3[3, 0] : !descriptor
  %5 = llvm.insertvalue %s0, %4[3, 1] : !descriptor
  %6 = llvm.insertvalue %t1, %5[4, 0] : !descriptor
  %7 = llvm.insertvalue %t0, %6[4, 1] : !descriptor
  %8 = llvm.mlir.undef : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
  %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
  %10 = llvm.insertvalue %s0, %9[1] : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
  llvm.return %10 : !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)>
}
// BARE: 3 : i32
// RESULTS: error: 'llvm.func' op has another number of results
llvm.func @bare(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// ROWS: dense<{{\[\[}}3.000000e+00, 4.000000e+00], [1.000000e+00, 2.000000e+00]]> : vector<2x2xf32>
llvm.func @rows(%v: !llvm.array<2 x vector<2xf32>>) -> !llvm.array<2 x vector<2xf32>> {
  %a = llvm.extractvalue %v[0] : !llvm.array<2 x vector<2xf32>>
  %b = llvm.extractvalue %v[1] : !llvm.array<2 x vector<2xf32>>
  %0 = llvm.insertvalue %b, %v[0] : !llvm.array<2 x vector<2xf32>>
  %1 = llvm.insertvalue %a, %0[1] : !llvm.array<2 x vector<2xf32>>
  llvm.return %1 : !llvm.array<2 x vector<2xf32>>
}
// COMPLEX: #complex.number<:f32 2.000000e+00, 1.000000e+00> : complex<f32>
llvm.func @complex(%x: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> {
  %a = llvm.extractvalue %x[0] : !llvm.struct<(f32, f32)>
  %b = llvm.extractvalue %x[1] : !llvm.struct<(f32, f32)>
  %0 = llvm.insertvalue %b, %x[0] : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %a, %0[1] : !llvm.struct<(f32, f32)>
  llvm.return %1 : !llvm.struct<(f32, f32)>
}
// HALF: dense<[0.000000e+00, 5.000000e-01, 2.000000e+00]> : tensor<3xf32>
// NOT: error: --result is about functions that were lowered
func.func @half(%m: memref<3xf32>) -> memref<?xf32> {
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f32
  %i = builtin.unrealized_conversion_cast %c1 : index to i64
  %d = builtin.unrealized_conversion_cast %m : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %half, %q : f32, !llvm.ptr
  %r = builtin.unrealized_conversion_cast %d : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
  return %r : memref<?xf32>
}
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// COPIES: dense<{{\[\[}}0, 3], [1, 4], [2, 5]]> : tensor<3x2xi16>
func.func @copies(%m: memref<2x3xi16>) -> memref<3x2xi16> {
  %size = llvm.mlir.constant(2 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi16> to memref<3x2xi16, strided<[1, 3]>>
  %to = memref.alloc() : memref<3x2xi16>
  %a = memref.cast %t : memref<3x2xi16, strided<[1, 3]>> to memref<*xi16>
  %b = memref.cast %to : memref<3x2xi16> to memref<*xi16>
  %da = builtin.unrealized_conversion_cast %a : memref<*xi16> to !llvm.struct<(i64, ptr)>
  %db = builtin.unrealized_conversion_cast %b : memref<*xi16> to !llvm.struct<(i64, ptr)>
  %pa = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
  %pb = llvm.alloca %one x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
  llvm.store %da, %pa : !llvm.struct<(i64, ptr)>, !llvm.ptr
  llvm.store %db, %pb : !llvm.struct<(i64, ptr)>, !llvm.ptr
  llvm.call @memrefCopy(%size, %pa, %pb) : (i64, !llvm.ptr, !llvm.ptr) -> ()
  return %to : memref<3x2xi16>
}
// UNRANKED: 4 : i16
func.func @unranked(%m: memref<2x3xi16>) -> i16 {
  %c1 = arith.constant 1 : index
  %a = memref.cast %m : memref<2x3xi16> to memref<*xi16>
  %d = builtin.unrealized_conversion_cast %a : memref<*xi16> to !llvm.struct<(i64, ptr)>
  %b = builtin.unrealized_conversion_cast %d : !llvm.struct<(i64, ptr)> to memref<*xi16>
  %n = memref.cast %b : memref<*xi16> to memref<2x3xi16>
  %r = memref.load %n[%c1, %c1] : memref<2x3xi16>
  return %r : i16
}
// NUMBERS: 5 : i32
// NUMBERS-NEXT: 62 : i8
// NUMBERS-NEXT: 5 : index
// NUMBERS-NEXT: 1.500000e+00 : f8E5M2
func.func @numbers(%i: index, %x: f8E5M2) -> (i32, i8, index, f8E5M2) {
  %0 = builtin.unrealized_conversion_cast %i : index to i32
  %1 = builtin.unrealized_conversion_cast %x : f8E5M2 to i8
  %2 = builtin.unrealized_conversion_cast %0 : i32 to index
  %3 = builtin.unrealized_conversion_cast %1 : i8 to f8E5M2
  return %0, %1, %2, %3 : i32, i8, index, f8E5M2
}
llvm.func @malloc(i64) -> !llvm.ptr
// RETURNED: dense<7> : tensor<1xi32>
// RAW: [0x{{[0-9a-f]+}} : !llvm.ptr, 0x{{[0-9a-f]+}} : !llvm.ptr, 0 : i64, [1 : i64], [1 : i64]]
llvm.func @returned() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %four = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.call @malloc(%four) : (i64) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %zero, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %one, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %one, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
// POISON: #ub.poison : memref<1xi32>
func.func @poison() -> memref<1xi32> {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.insertvalue %zero, %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = builtin.unrealized_conversion_cast %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<1xi32>
  return %2 : memref<1xi32>
}
// MIXED: error: function 'mixed' returns values of other types than it says
func.func @mixed(%x: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = builtin.unrealized_conversion_cast %x : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
  llvm.return %0 : !llvm.array<2 x vector<2xf32>>
}
// VOID: [] : !llvm.array<4000000000 x struct<()>>
llvm.func @nothing() -> !llvm.array<4000000000 x struct<()>> {
  %0 = llvm.mlir.zero : !llvm.array<4000000000 x struct<()>>
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<4000000000 x struct<()>> : (i64) -> !llvm.ptr
  llvm.store %0, %p : !llvm.array<4000000000 x struct<()>>, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> !llvm.array<4000000000 x struct<()>>
  llvm.return %1 : !llvm.array<4000000000 x struct<()>>
}

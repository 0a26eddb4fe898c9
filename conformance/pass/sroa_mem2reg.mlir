// ARGS: --pass-pipeline=any(sroa,mem2reg{region-simplify=false},canonicalize) --allow-unregistered-dialect --split-input-file
llvm.func @struct() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<"foo", (i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"foo", (i32, f64, i32)>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  llvm.store %3, %1 : i32, !llvm.ptr
  %4 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 : !llvm.ptr -> f32
  "x.u"(%5) : (f32) -> ()
  llvm.return %3 : i32
}
// -----
llvm.func @nested() -> i16 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, array<4 x struct<(i16, i16)>>, i64)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, array<4 x struct<(i16, i16)>>, i64)>
  %3 = llvm.load %2 : !llvm.ptr -> i16
  %4 = llvm.getelementptr %1[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, array<4 x struct<(i16, i16)>>, i64)>
  %5 = llvm.getelementptr %4[1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i16, i16)>
  llvm.store %3, %5 : i16, !llvm.ptr
  llvm.intr.lifetime.start %4 : !llvm.ptr
  llvm.intr.lifetime.end %1 : !llvm.ptr
  llvm.return %3 : i16
}
// -----
llvm.func @array(%i: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %b = llvm.alloca %0 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %b2 = llvm.getelementptr %b[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
  %b3 = llvm.load %b2 : !llvm.ptr -> i32
  %c = llvm.alloca %0 x !llvm.array<5 x i32> : (i32) -> !llvm.ptr
  %c2 = llvm.getelementptr %c[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<5 x i32>
  %c3 = llvm.load %c2 : !llvm.ptr -> i32
  %d = llvm.alloca %0 x !llvm.array<5 x i32> : (i32) -> !llvm.ptr
  %d2 = llvm.getelementptr %d[0, 7] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i32>
  %d3 = llvm.load %d2 : !llvm.ptr -> i32
  %e = llvm.alloca %0 x !llvm.array<5 x i32> : (i32) -> !llvm.ptr
  %e2 = llvm.getelementptr %e[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i32>
  %e3 = llvm.load %e2 : !llvm.ptr -> i64
  %un = llvm.alloca %0 x !llvm.array<5 x i32> : (i32) -> !llvm.ptr
  %un2 = llvm.alloca %0 x !llvm.struct<()> : (i32) -> !llvm.ptr
  llvm.return %3 : i32
}
// -----
llvm.func @memset(%b: i8) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(13 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32, i8, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%1, %b, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset.inline"(%1, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i8, i64)>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.getelementptr %1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i8, i64)>
  %5 = llvm.load %4 : !llvm.ptr -> i32
  %6 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i8, i64)>
  %7 = llvm.load %6 : !llvm.ptr -> i8
  llvm.return %3 : i32
}
// -----
llvm.func @packed(%b: i8) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(6 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<packed (i8, i32, i8, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%1, %b, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i8, i64)>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.getelementptr %1[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 : !llvm.ptr -> i8
  llvm.return %3 : i32
}
// -----
llvm.func @memcpy(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(12 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%1, %p, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
// -----
llvm.func @copies(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(12 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  %b = llvm.alloca %0 x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%1, %b, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
// -----
func.func @mr(%i: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2x3xf32>
  memref.store %x, %a[%c1, %c0] : memref<2x3xf32>
  memref.store %x, %a[%c0, %c1] : memref<2x3xf32>
  %v = memref.load %a[%c1, %c1] : memref<2x3xf32>
  %b = memref.alloca() : memref<2x3xf32>
  memref.store %x, %b[%i, %c1] : memref<2x3xf32>
  %cc = memref.alloca() : memref<17xf32>
  memref.store %x, %cc[%c1] : memref<17xf32>
  %d = memref.alloca() : memref<4xf32, 1>
  memref.store %x, %d[%c1] : memref<4xf32, 1>
  %w = memref.load %d[%c1] {nontemporal = true} : memref<4xf32, 1>
  %e = memref.alloca() : memref<1xf32>
  memref.store %x, %e[%c0] : memref<1xf32>
  %f = memref.alloca() {alignment = 16 : i64} : memref<4xf32>
  %uu = memref.alloca() : memref<4xf32>
  %zz = memref.alloca() : memref<0xf32>
  %la = memref.alloca() : memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %x, %la[%c1, %c0] : memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %w : f32
}
// -----
func.func @mr0(%i: index, %x: f32, %c: i1) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.if %c -> f32 {
  %a = memref.alloca() : memref<2x3xf32>
    memref.store %x, %a[%c1, %c1] : memref<2x3xf32>
    %l = scf.if %c -> f32 {
       %v = memref.load %a[%c1, %c1] : memref<2x3xf32>
       scf.yield %v : f32
    } else { scf.yield %x : f32 }
    scf.yield %l : f32
  } else { scf.yield %x : f32 }
  return %r : f32
}
// -----
llvm.func @memcpy(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
  "llvm.intr.memcpy"(%2, %p, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %b = llvm.alloca %0 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  %b2 = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
  "llvm.intr.memmove"(%p, %b2, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %c = llvm.alloca %0 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  %c2 = llvm.getelementptr %c[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
  %k = llvm.mlir.constant(8 : i8) : i8
  "llvm.intr.memset"(%c2, %k, %len) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  %d = llvm.alloca %0 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%d, %d, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %e = llvm.alloca %0 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%e, %p, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %3 : i32
}
// -----
llvm.func @space() -> i32 {
  %0 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, f64)> : (i32) -> !llvm.ptr<5>
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr<5>) -> !llvm.ptr<5>, !llvm.struct<(i32, f64)>
  %3 = llvm.load %2 : !llvm.ptr<5> -> i32
  llvm.return %3 : i32
}
// -----
llvm.func @padding() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 : !llvm.ptr -> i8
  %4 = llvm.alloca %0 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  %5 = llvm.getelementptr inbounds|nuw %4[10] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 : !llvm.ptr -> i16
  %7 = llvm.alloca %0 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  %8 = llvm.getelementptr %7[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %9 = llvm.getelementptr %8[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 : !llvm.ptr -> i16
  %11 = llvm.alloca %0 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  %12 = llvm.getelementptr %11[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %13 = llvm.bitcast %12 : !llvm.ptr to !llvm.ptr
  %15 = llvm.alloca %0 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  %16 = llvm.load %15 : !llvm.ptr -> i16
  %17 = llvm.alloca %0 x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %18 = llvm.load %17 : !llvm.ptr -> i16
  %19 = llvm.getelementptr %17[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  llvm.store %18, %19 : i16, !llvm.ptr
  llvm.return %0 : i32
}
// -----
llvm.func @size(%n : i32) -> i32 {
  %0 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, f64)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.alloca %n x !llvm.struct<(i32, f64)> : (i32) -> !llvm.ptr
  %5 = llvm.getelementptr %4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %6 = llvm.load %5 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
// -----
llvm.func @space2(%x: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr<5>
  llvm.store %x, %1 : i32, !llvm.ptr<5>
  %3 = llvm.load %1 : !llvm.ptr<5> -> i32
  llvm.return %3 : i32
}
// -----
llvm.func @copy_out(%p: !llvm.ptr, %q: !llvm.ptr, %x: i64) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %0 x !llvm.array<1 x i64> : (i32) -> !llvm.ptr
  llvm.store %x, %a : i64, !llvm.ptr
  "llvm.intr.memmove"(%q, %a, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%q, %a) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
func.func @twice(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xmemref<2xf32>>
  %b = memref.alloca() : memref<2xf32>
  memref.store %b, %a[%c0] : memref<2xmemref<2xf32>>
  %l = memref.load %a[%c0] : memref<2xmemref<2xf32>>
  memref.store %x, %b[%c1] : memref<2xf32>
  %v = memref.load %l[%c1] : memref<2xf32>
  return %v : f32
}
// -----
func.func @out_of_range(%x: f32) {
  %c4 = arith.constant 4 : index
  %cm = arith.constant -1 : index
  %a = memref.alloca() : memref<4xf32>
  memref.store %x, %a[%c4] : memref<4xf32>
  %b = memref.alloca() : memref<4xf32>
  memref.store %x, %b[%cm] : memref<4xf32>
  %d = memref.alloca() : memref<4xf32>
  %e = memref.cast %d : memref<4xf32> to memref<?xf32>
  return
}
// -----
llvm.func @volatile(%x: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store volatile %x, %1 : i32, !llvm.ptr
  %2 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store volatile %x, %3 : i32, !llvm.ptr
  %4 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %5 = llvm.load %4 : !llvm.ptr -> !llvm.struct<(i32, i32)>
  %6 = llvm.alloca %0 x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
  llvm.store %6, %6 : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
llvm.func @deep() -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<2 x array<2 x array<2 x struct<(i8, i16)>>>> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1, 0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x array<2 x struct<(i8, i16)>>>>
  %3 = llvm.load %2 : !llvm.ptr -> i8
  llvm.return %3 : i8
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<32> : vector<3xi64>, f64 = dense<128> : vector<2xi64>>} {
llvm.func @layout() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32, ptr, f64, i16, i32)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.getelementptr %1[12] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
  %6 = llvm.getelementptr %1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, ptr, f64, i16, i32)>
  %7 = llvm.load %6 : !llvm.ptr -> f64
  %8 = llvm.getelementptr %1[32] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
}
// -----
llvm.func @strange_types(%v: vector<3xi8>) -> i24 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i1, vector<3xi8>, i24, f80, bf16)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i1, vector<3xi8>, i24, f80, bf16)>
  %3 = llvm.load %2 : !llvm.ptr -> i24
  %4 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i1, vector<3xi8>, i24, f80, bf16)>
  llvm.store %v, %4 : vector<3xi8>, !llvm.ptr
  %5 = llvm.getelementptr %1[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i1, vector<3xi8>, i24, f80, bf16)>
  %6 = llvm.load %5 : !llvm.ptr -> bf16
  llvm.return %3 : i24
}
// -----
llvm.func @branches(%c: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %0, %2 : i32, !llvm.ptr
  llvm.br ^b
^b:
  %3 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
// -----
llvm.func @selected(%c: i1, %p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %3 = llvm.select %c, %2, %p : i1, !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  llvm.return %4 : i32
}

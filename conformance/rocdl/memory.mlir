// ARGS:
// ARGS: -mlir-print-op-generic
llvm.func @memory(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<8>, %arg4: f32, %arg5: i16, %arg6: i32, %arg7: i64, %arg8: vector<4xi32>, %arg9: vector<8xi32>) {
  rocdl.cluster.load.async.to.lds.b128 %arg1, %arg2, 1, 1, %arg6 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %arg1, %arg2, 1, 1, %arg6 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %arg1, %arg2, 1, 1, %arg6 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %arg1, %arg2, 1, 1, %arg6 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.ds.atomic.async.barrier.arrive.b64 %arg2 : !llvm.ptr<3>
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg2, %arg7 : !llvm.ptr<3>, i64 -> i64
  %1 = rocdl.ds.load.tr16.b128 %arg2 : !llvm.ptr<3> -> i32
  %2 = rocdl.ds.load.tr4.b64 %arg2 : !llvm.ptr<3> -> i32
  %3 = rocdl.ds.load.tr6.b96 %arg2 : !llvm.ptr<3> -> i32
  %4 = rocdl.ds.load.tr8.b64 %arg2 : !llvm.ptr<3> -> i32
  rocdl.flat.prefetch %arg0, scope 1 : !llvm.ptr
  rocdl.global.load.async.to.lds.b128 %arg1, %arg2, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %arg1, %arg2, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %arg1, %arg2, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %arg1, %arg2, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.lds %arg1, %arg2, 1, 1, 1
  %5 = rocdl.global.load.tr4.b64 %arg1 : !llvm.ptr<1> -> i32
  %6 = rocdl.global.load.tr6.b96 %arg1 : !llvm.ptr<1> -> i32
  %7 = rocdl.global.load.tr.b128 %arg1 : !llvm.ptr<1> -> i32
  %8 = rocdl.global.load.tr.b64 %arg1 : !llvm.ptr<1> -> i32
  rocdl.global.prefetch %arg1, scope 1 : !llvm.ptr<1>
  rocdl.load.to.lds %arg1, %arg2, 1, 1, 1 : <1>
  %9 = rocdl.make.buffer.rsrc %arg1, %arg5, %arg7, %arg6 : <1> to <8>
  %10 = rocdl.raw.buffer.atomic.cmpswap(%arg4, %arg4, %arg8, %arg6, %arg6, %arg6) : f32, vector<4xi32>
  rocdl.raw.buffer.atomic.fadd %arg4, %arg8, %arg6, %arg6, %arg6 : f32
  rocdl.raw.buffer.atomic.fmax %arg4, %arg8, %arg6, %arg6, %arg6 : f32
  rocdl.raw.buffer.atomic.smax %arg4, %arg8, %arg6, %arg6, %arg6 : f32
  rocdl.raw.buffer.atomic.umin %arg4, %arg8, %arg6, %arg6, %arg6 : f32
  %11 = rocdl.raw.buffer.load %arg8, %arg6, %arg6, %arg6 : f32
  rocdl.raw.buffer.store %arg4, %arg8, %arg6, %arg6, %arg6 : f32
  %12 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg4, %arg4, %arg3, %arg6, %arg6, %arg6 : f32
  rocdl.raw.ptr.buffer.atomic.fadd %arg4, %arg3, %arg6, %arg6, %arg6 : f32
  rocdl.raw.ptr.buffer.atomic.fmax %arg4, %arg3, %arg6, %arg6, %arg6 : f32
  rocdl.raw.ptr.buffer.atomic.smax %arg4, %arg3, %arg6, %arg6, %arg6 : f32
  rocdl.raw.ptr.buffer.atomic.umin %arg4, %arg3, %arg6, %arg6, %arg6 : f32
  rocdl.raw.ptr.buffer.load.lds %arg3, %arg2, %arg6, %arg6, %arg6, %arg6, %arg6
  %13 = rocdl.raw.ptr.buffer.load %arg3, %arg6, %arg6, %arg6 : f32
  rocdl.raw.ptr.buffer.store %arg4, %arg3, %arg6, %arg6, %arg6 : f32
  rocdl.tensor.load.to.lds.d2 %arg8, %arg9 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds %arg8, %arg9, %arg8, %arg8 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 %arg8, %arg9 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds %arg8, %arg9, %arg8, %arg8 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  %14 = rocdl.ds.read.tr16.b64 %arg2 : <3> -> i32
  %15 = rocdl.ds.read.tr4.b64 %arg2 : <3> -> i32
  %16 = rocdl.ds.read.tr6.b96 %arg2 : <3> -> i32
  %17 = rocdl.ds.read.tr8.b64 %arg2 : <3> -> i32
  llvm.return
}

// Instructions of nvvm as text.
// ARGS: --convert-nvvm-to-llvm --split-input-file
// ARGS: --convert-to-llvm --split-input-file
// ARGS: --convert-to-llvm=filter-dialects=nvvm --split-input-file
llvm.func @f(%s: !llvm.ptr<3>, %a: !llvm.ptr, %g: !llvm.ptr<1>, %n: i32, %h: i64, %p: i1, %f: f32, %k: !llvm.ptr<7>, %w: i16, %l: !llvm.ptr<5>, %c: !llvm.ptr<4>, %d: f64) {
  nvvm.mbarrier.init %s, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.init %a, %n, predicate = %p : !llvm.ptr, i32, i1
  nvvm.mbarrier.init %a, %n : !llvm.ptr, i32
  nvvm.mbarrier.arrive.expect_tx %s, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.arrive.expect_tx %a, %n, predicate = %p : !llvm.ptr, i32, i1
  nvvm.mbarrier.arrive.expect_tx %s, %n : !llvm.ptr<3>, i32
  nvvm.mbarrier.try_wait.parity %s, %n, %n : !llvm.ptr<3>, i32, i32
  nvvm.mbarrier.try_wait.parity %a, %n, %n : !llvm.ptr, i32, i32
  nvvm.barrier.arrive number_of_threads = %n
  nvvm.barrier.arrive id = %n number_of_threads = %n
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %a, %s, box[%n] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %a, %s, box[%n, %n] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %a, %s, box[%n, %n, %n] im2col[%w] multicast_mask = %w l2_cache_hint = %h predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.prefetch tensormap, %a, predicate = %p : !llvm.ptr, i1
  %0 = nvvm.inline_ptx "add.s32 $0, $1, $2;" ro(%n, %n : i32, i32) -> i32
  %p0 = nvvm.inline_ptx "add.s32 {$w0}, {$r0}, {$r1};" ro(%n, %n : i32, i32) -> i32
  %p1:2 = nvvm.inline_ptx "two {$w1}, {$w0}, {$r0} $$ {$q} {$r;" ro(%d : f64) -> i64, f32
  nvvm.inline_ptx "guarded {$r0};" ro(%w : i16), predicate = %p
  nvvm.inline_ptx "ptrs {$r0} {$r1} {$r2};" ro(%a, %g, %s : !llvm.ptr, !llvm.ptr<1>, !llvm.ptr<3>)
  nvvm.prefetch tensormap, %c, predicate = %p : !llvm.ptr<4>, i1
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %a, %s, box[%n, %n, %n, %n] im2col[%w, %w] predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<tf32>, #nvvm.wgmma_scale_in<one>, <row>], B [<tf32>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<s8>, #nvvm.wgmma_scale_in<one>, <row>], B [<s8>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<zero>, <satfinite>], A [<s8>, #nvvm.wgmma_scale_in<one>, <row>], B [<u8>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f16>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(vector<2xf16>, vector<2xf16>)> -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 32>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<e4m3>, #nvvm.wgmma_scale_in<one>, <row>], B [<e5m2>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 256>, D [<s32>, #nvvm.wgmma_scale_out<zero>], A [<b1>, #nvvm.wgmma_scale_in<one>, <row>], B [<b1>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<neg>, <col>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32,f32,f32,f32,f32,f32,f32,f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 16, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32,f32,f32,f32,f32,f32,f32,f32)> -> !llvm.struct<(f32,f32,f32,f32,f32,f32,f32,f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %s, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// What ops of nvvm are in LLVM IR: intrinsics. tools/compare-ir holds each part beside mlir-translate's.
// RUN: %python -c "import sys; t = open(sys.argv[1]).read().split('// ' + '-----'); [open(sys.argv[2] + str(i) + '.mlir', 'w').write(x) for i, x in enumerate(t)]" %s %t
// RUN: jig emit --llvm %t0.mlir | FileCheck %s --check-prefix=KERNEL
// RUN: jig emit --llvm %t1.mlir | FileCheck %s --check-prefix=BARRIER
// RUN: jig emit --llvm %t2.mlir | FileCheck %s --check-prefix=WARP
// RUN: not jig emit --llvm %t3.mlir 2>&1 | FileCheck %s --check-prefix=PREDICATE
// RUN: not jig emit --llvm %t4.mlir 2>&1 | FileCheck %s --check-prefix=ASSEMBLY
// RUN: not jig emit --llvm %t5.mlir 2>&1 | FileCheck %s --check-prefix=RESULT
// KERNEL: define ptx_kernel void @k(ptr byval({ i32 }) "nvvm.grid_constant" %0, float %1) "nvvm.maxclusterrank"="8" "nvvm.maxnreg"="40" "nvvm.maxntid"="128,2" "nvvm.minctasm"="3"
// KERNEL: call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
// KERNEL: define void @h() "nvvm.blocksareclusters" "nvvm.cluster_dim"="2,2,1" "nvvm.reqntid"="32"
// KERNEL: declare ptx_kernel void @d()
// BARRIER: %[[CAST:t[0-9]+]] = addrspacecast ptr %1 to ptr addrspace(3)
// BARRIER-NEXT: call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %[[CAST]])
// WARP: %[[BOTH:t[0-9]+]] = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
// WARP-NEXT: %[[ONE:[0-9]+]] = extractvalue { i32, i1 } %[[BOTH]], 1
// WARP: call void @takes(i1 %[[ONE]])
// WARP: call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.f32.f32(
// PREDICATE: error: 'nvvm.mbarrier.init' op has a predicate, which its intrinsic does not take
// ASSEMBLY: error: 'nvvm.inline_ptx' op has no translation to LLVM IR
// RESULT: error: 'nvvm.read.ptx.sreg.clock64' op has a result where its intrinsic has 'i64'

llvm.func @k(%a: !llvm.ptr {llvm.byval = !llvm.struct<(i32)>, nvvm.grid_constant}, %b: f32) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 128, 2>, nvvm.minctasm = 3 : i32, nvvm.maxnreg = 40 : i32, nvvm.cluster_max_blocks = 8 : i32} {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 128> : i32
  %1 = nvvm.read.ptx.sreg.clock64 : i64
  llvm.return
}
llvm.func @h() attributes {nvvm.reqntid = array<i32: 32>, nvvm.cluster_dim = array<i32: 2, 2, 1>, nvvm.blocksareclusters} { llvm.return }
llvm.func @d() attributes {gpu.kernel, nvvm.kernel}

// -----
llvm.func @barriers(%s: !llvm.ptr<3>, %g: !llvm.ptr, %c: !llvm.ptr<7>, %n: i32, %m: i64) {
  %k128 = llvm.mlir.constant(128 : i32) : i32
  nvvm.mbarrier.inval %s : !llvm.ptr<3>
  nvvm.mbarrier.expect_tx %s, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  nvvm.mbarrier.complete_tx %c, %n : !llvm.ptr<7>, i32
  %0 = nvvm.mbarrier.arrive %s : !llvm.ptr<3> -> i64
  %1 = nvvm.mbarrier.arrive %g : !llvm.ptr -> i64
  %2 = nvvm.mbarrier.arrive %s, %n : !llvm.ptr<3> -> i64
  %3 = nvvm.mbarrier.arrive %s, %n {relaxed = true} : !llvm.ptr<3> -> i64
  %4 = nvvm.mbarrier.arrive %s, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  %x4b = nvvm.mbarrier.arrive %g, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
  nvvm.mbarrier.arrive %c, %n {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  %5 = nvvm.mbarrier.arrive_drop %s : !llvm.ptr<3> -> i64
  %x5b = nvvm.mbarrier.arrive_drop %g : !llvm.ptr -> i64
  nvvm.mbarrier.arrive_drop %c, %n : !llvm.ptr<7>
  %6 = nvvm.mbarrier.arrive.expect_tx %s, %n : !llvm.ptr<3>, i32 -> i64
  %x6b = nvvm.mbarrier.arrive.expect_tx %g, %n {relaxed = true} : !llvm.ptr, i32 -> i64
  nvvm.mbarrier.arrive.expect_tx %c, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  %7 = nvvm.mbarrier.arrive_drop.expect_tx %s, %n : !llvm.ptr<3>, i32 -> i64
  %8 = nvvm.mbarrier.test.wait %s, %m : !llvm.ptr<3>, i64 -> i1
  %x8a = nvvm.mbarrier.test.wait %g, %m : !llvm.ptr, i64 -> i1
  %x8b = nvvm.mbarrier.test.wait %s, %n {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  %x8c = nvvm.mbarrier.test.wait %g, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  %9 = nvvm.mbarrier.try_wait %s, %m : !llvm.ptr<3>, i64 -> i1
  %x9a = nvvm.mbarrier.try_wait %g, %m, %n : !llvm.ptr, i64, i32 -> i1
  %x9b = nvvm.mbarrier.try_wait %s, %n {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  %x9c = nvvm.mbarrier.try_wait %g, %n, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32, i32 -> i1
  nvvm.memory.barrier <cta>
  nvvm.memory.barrier <cluster>
  nvvm.memory.barrier <sys>
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  nvvm.fence.proxy.acquire <gpu> %g, %k128
  nvvm.fence.proxy.release <cta>
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.cluster.arrive.relaxed
  nvvm.cluster.wait
  %10 = nvvm.barrier #nvvm.reduction<popc> %n -> i32
  nvvm.barrier id = %n
  nvvm.breakpoint
  nvvm.clusterlaunchcontrol.try.cancel %s, %s
  llvm.return
}
llvm.func @more(%a: !llvm.ptr, %g: !llvm.ptr<1>, %l: !llvm.ptr<5>, %c: !llvm.ptr<4>, %s: !llvm.ptr<3>, %k: !llvm.ptr<7>, %n: i32, %h: i64, %w: i16, %f: f32, %x: i128, %v: vector<2xi8>) {
  nvvm.prefetch level = L2, %g : !llvm.ptr<1>
  nvvm.prefetch tensormap, %a : !llvm.ptr
  nvvm.prefetch tensormap in_param_space, %a : !llvm.ptr
  nvvm.prefetch tensormap, %c : !llvm.ptr<4>
  nvvm.cp.async.bulk.prefetch %g, %n : !llvm.ptr<1>
  nvvm.cp.async.bulk.prefetch %g, %n l2_cache_hint = %h : !llvm.ptr<1>
  nvvm.cp.async.bulk.tensor.prefetch %a, box[%n, %n] l2_cache_hint = %h : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %a, box[%n, %n, %n, %n] im2col[%w, %w] {mode = #nvvm.tma_load_mode<im2col_w_128>}: !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %a, box[%n, %n, %n, %n, %n] {mode = #nvvm.tma_load_mode<tile_gather4>}: !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %a, %s, box[%n, %n, %n] l2_cache_hint = %h {redKind = #nvvm.tma_redux_kind<xor>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %a, %s, box[%n, %n, %n] l2_cache_hint = %h {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %a, %s, box[%n, %n, %n, %n, %n] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %a, %s, box[%n, %n] multicast_mask = %w l2_cache_hint = %h {group = #nvvm.cta_group<cta_2>}: !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %a, %s, box[%n, %n, %n, %n] im2col[%w, %w] {mode = #nvvm.tma_load_mode<im2col_w_128>}: !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %a, %s, box[%n, %n, %n] im2col[%w] l2_cache_hint = %h {mode = #nvvm.tma_load_mode<im2col>, isCTAOnly = true}: !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.shared.cluster.global %k, %g, %s, %n multicast_mask = %w l2_cache_hint = %h : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.shared.cta %k, %s, %s, %n : !llvm.ptr<7>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %n : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %n l2_cache_hint = %h byte_mask = %w : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.st.bulk %s, size = %h : !llvm.ptr<3>
  nvvm.st.bulk %a, size = %h, init = 0 : !llvm.ptr
  %0 = nvvm.mapa %s, %n : !llvm.ptr<3> -> !llvm.ptr<7>
  nvvm.exit
  llvm.return
}
llvm.func @nums(%f: f32, %x: i128, %v: vector<2xi8>, %n: i32, %h: vector<2xf16>, %b: vector<2xbf16>, %i8: i8) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>}
  %1 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true}
  %x1b = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = true}
  %y8 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %x : i1
  %9 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_y, %x : i32
  llvm.return
}

// -----
llvm.func @warps(%i: i32, %f: f32, %p: i1, %l: i64, %h: vector<2xf16>, %b: vector<2xbf16>, %v: vector<2xi8>, %w: vector<4xi8>, %x: vector<2xi16>, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %y: i8, %q: vector<4xf32>, %d: f64) {
  %0 = nvvm.redux.sync add %i, %i : i32 -> i32
  %1 = nvvm.redux.sync fmin %f, %i {abs = true, nan = true} : f32 -> f32
  %2 = nvvm.shfl.sync down %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  %3 = nvvm.shfl.sync idx %i, %i, %i, %i : i32 -> i32
  %4 = nvvm.vote.sync ballot %i, %p -> i32
  %5 = nvvm.vote.sync uni %i, %p -> i1
  nvvm.bar.warp.sync %i : i32
  %6 = nvvm.elect.sync -> i1
  %7 = nvvm.elect.sync %i -> i1
  llvm.call @takes(%6) : (i1) -> ()
  %8 = nvvm.prmt <default> %i, %i, %i : i32
  %9 = nvvm.prmt <rc16> %i, %i : i32
  %10 = nvvm.match.sync any %i, %l : i64 -> i32
  nvvm.pmevent id = 15
  nvvm.pmevent mask = 0
  nvvm.nanosleep %i
  nvvm.setmaxregister increase 64
  nvvm.griddepcontrol launch_dependents
  %11 = nvvm.dot.accumulate.4way %w <signed>, %w <unsigned>, %i : vector<4xi8>, vector<4xi8>
  %12 = nvvm.dot.accumulate.2way %x <unsigned>, %w <signed>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  %13 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = true} : vector<2xi8> (f8E4M3FN)
  %14 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E8M0FNU)
  %15 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f4E2M1FN)
  %16 = nvvm.convert.f16x2.to.f8x2 %h : vector<2xf16> -> vector<2xi8> (f8E5M2)
  %17 = nvvm.convert.f8x2.to.bf16x2 %v : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %18 = nvvm.convert.f4x2.to.f16x2 %y {relu = true} : i8 (f4E2M1FN) -> vector<2xf16>
  %19 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  %20 = nvvm.convert.f32x4.to.f8x4 %q, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg, %i : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.cp.async.shared.global %s, %g, 8, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 3
  nvvm.cp.async.mbarrier.arrive %s : !llvm.ptr<3>
  nvvm.cp.async.mbarrier.arrive %s {noinc = true} : !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 2 {read}
  nvvm.barrier0
  llvm.return
}
llvm.func @takes(i1)
llvm.func @matrices(%f: f32, %h: vector<2xf16>, %i: i32, %s: !llvm.ptr<3>, %d: f64) {
  %0 = nvvm.mma.sync A[%h, %h] B[%h] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %1 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %2 = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %3 = nvvm.ldmatrix %s {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.stmatrix %s, %i, %i {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
  %4 = nvvm.wmma.load %s, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wmma.store %s, %i, %d, %d {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr<3>, f64, f64
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 1
  llvm.return
}

// -----
// REFUSED: has a predicate
llvm.func @f(%s: !llvm.ptr<3>, %n: i32, %p: i1) {
  nvvm.mbarrier.init %s, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----
// REFUSED: has no translation
llvm.func @f() {
  nvvm.inline_ptx "exit;"
  llvm.return
}

// -----
// REFUSED: has a result where
llvm.func @f() {
  %0 = nvvm.read.ptx.sreg.clock64 : i32
  llvm.return
}

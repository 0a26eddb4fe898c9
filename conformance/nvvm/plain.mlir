// ARGS: --split-input-file
llvm.func @f() {
  nvvm.breakpoint
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.exit
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.barrier0
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  nvvm.nanosleep %i
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.griddepcontrol wait
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.griddepcontrol launch_dependents
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  nvvm.bar.warp.sync %i : i32
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cluster.arrive
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cluster.arrive {aligned}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cluster.arrive.relaxed {aligned}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cluster.wait {aligned}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.memory.barrier <gpu>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.sc.cluster
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.mbarrier.init
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cp.async.commit.group
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cp.async.wait.group 2
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cp.async.bulk.commit.group
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cp.async.bulk.wait_group 0 {read}
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>) {
  nvvm.cp.async.mbarrier.arrive %p3 {noinc = true} : !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.cp.async.mbarrier.arrive %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  nvvm.barrier.arrive id = %i number_of_threads = %i
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  nvvm.barrier.arrive number_of_threads = %i
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32, %b: i1) {
  nvvm.mbarrier.init %p3, %i, predicate = %b : !llvm.ptr<3>, i32, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  nvvm.mbarrier.init %p, %i : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.mbarrier.inval %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  nvvm.mbarrier.try_wait.parity %p3, %i, %i : !llvm.ptr<3>, i32, i32
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.wgmma.fence.aligned
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.wgmma.commit.group.sync.aligned
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.wgmma.wait.group.sync.aligned 1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  nvvm.tcgen05.alloc %p, %i : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  nvvm.tcgen05.alloc %p3, %i {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %i: i32) {
  nvvm.tcgen05.dealloc %p6, %i : !llvm.ptr<6>, i32
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.tcgen05.relinquish_alloc_permit
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.tcgen05.fence <before>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.tcgen05.wait <store>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %w: i16) {
  nvvm.tcgen05.commit %p, multicast_mask = %w : !llvm.ptr, i16
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %p6 : !llvm.ptr<6>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.ws %p6, %l, %l, %i, %b {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.ws.sp %p6, %l, %l, %i, %b, %p6, %l {kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  nvvm.inline_ptx "ex2.approx.ftz.f32 %0, %1;" ro(%f : f32)
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel multicast, %p3, %p3
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>, %i: i32, %l: i64) {
  nvvm.cp.async.bulk.prefetch %p1, %i l2_cache_hint = %l : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.cp.async.bulk.wait_group -1
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  nvvm.tcgen05.dealloc %p3, %i : !llvm.ptr<3>, i32
  llvm.return
}
// -----
llvm.func @f(%i: i32, %f: f32, %l: i64, %b: i1) {
  %0 = nvvm.inline_ptx "a" ro(%i, %f : i32, f32) rw(%l : i64), predicate = %b -> i32
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.rcp.approx.ftz.f %f : f32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = nvvm.elect.sync -> i1
  llvm.return
}
// -----
llvm.func @f(%x: vector<2xi16>, %b4: vector<4xi8>, %i: i32) {
  %0 = nvvm.dot.accumulate.2way %x <signed>, %b4 <unsigned>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %p, %i : !llvm.ptr, i32 -> i64
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %p3, %i : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = nvvm.mapa %p, %i : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%i: i32, %y: i8, %b: i1) {
  %0 = nvvm.tcgen05.mma_smem_desc (%i, %i, %i, %y, %b, %y) : (i32, i32, i32, i8, i1, i8) -> i64
  llvm.return
}

// ARGS: --split-input-file
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  nvvm.mbarrier.expect_tx %p3, %i : !llvm.ptr<3>, i32
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  nvvm.mbarrier.expect_tx %p3, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %i: i32) {
  nvvm.mbarrier.complete_tx %p7, %i {scope = #nvvm.mem_scope<sys>} : !llvm.ptr<7>, i32
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>) {
  %0 = nvvm.mbarrier.arrive %p3 {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3> -> i64
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>) {
  %0 = nvvm.mbarrier.arrive %p7 : !llvm.ptr<7> -> i64
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive %p7 : !llvm.ptr<7>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>) {
  nvvm.mbarrier.arrive %p3 : !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>) {
  %0 = nvvm.mbarrier.arrive_drop %p3 {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3> -> i64
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %i: i32) {
  %0 = nvvm.mbarrier.arrive_drop %p7, %i : !llvm.ptr<7> -> i64
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %i: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %p7, %i : !llvm.ptr<7>, i32 -> i64
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %p3, %i {relaxed = true, scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32, %b: i1) {
  %0 = nvvm.mbarrier.arrive.expect_tx %p3, %i, predicate = %b : !llvm.ptr<3>, i32, i1 -> i64
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32, %b: i1) {
  nvvm.mbarrier.arrive.expect_tx %p3, %i, predicate = %b {relaxed=true} : !llvm.ptr<3>, i32, i1
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32, %b: i1) {
  nvvm.mbarrier.arrive.expect_tx %p3, %i, predicate = %b {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %i: i32, %b: i1) {
  nvvm.mbarrier.arrive.expect_tx %p7, %i, predicate = %b : !llvm.ptr<7>, i32, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %b: i1) {
  nvvm.mbarrier.arrive.expect_tx %p, %i, predicate = %b : !llvm.ptr, i32, i1
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %p3, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %i: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %p7, %i  : !llvm.ptr<7>, i32 -> i64
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  %0 = nvvm.mbarrier.test.wait %p3, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  %0 = nvvm.mbarrier.try_wait %p3, %i, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}
// -----
llvm.func @f() {
  %0 = nvvm.barrier -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.barrier #nvvm.reduction<and> %i
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  nvvm.barrier #nvvm.reduction<and> %i
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  nvvm.barrier number_of_threads = %i
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  nvvm.barrier id = %i
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  nvvm.barrier id = %i number_of_threads = %i
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.barrier id = %i #nvvm.reduction<and> %i -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.barrier number_of_threads = %i #nvvm.reduction<popc> %i -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  "nvvm.barrier"(%i) {operandSegmentSizes = array<i32: 0,0,1>} : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = "nvvm.barrier"(%i, %i) {operandSegmentSizes = array<i32: 1,1,0>} : (i32, i32) -> i32
  llvm.return
}
// -----
llvm.func @f() {
  "nvvm.barrier"() {operandSegmentSizes = array<i32: 0,0,0>, reductionOp = #nvvm.reduction<and>} : () -> ()
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<relaxed>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>, space = #nvvm.shared_space<cta>}
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  nvvm.fence.proxy.acquire <cta> %p, %i from_proxy=#nvvm.proxy_kind<async> to_proxy=#nvvm.proxy_kind<alias>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  nvvm.fence.proxy.acquire <cta> %p, %i from_proxy=<generic> to_proxy=<alias>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy.release <cta> from_proxy=<async> to_proxy=<alias>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy.release <cta> to_proxy=<alias>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<relaxed>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<async>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<alias>}
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<async>}
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %i : i1
  llvm.return
}

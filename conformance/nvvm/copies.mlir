// ARGS: --split-input-file
llvm.func @f(%p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %p3, %p1, 16, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %p3, %p1, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %p3, %p1, 5, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %p3, %p1, 16, cache = cs : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>, %i: i32) {
  nvvm.cp.async.shared.global %p3, %p1, 16, cache = cg, %i : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[] : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i, %i, %i, %i] : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i] im2col[%w] : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i] im2col[%w] : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i] im2col[%w] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i] im2col[%w, %w] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i] im2col[%w, %w] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i] im2col[%w] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i, %i] im2col[%w] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i, %i] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i, %i, %i] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i, %i, %i] im2col[%w] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i, %i, %i, %i, %i] predicate=%b {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i] predicate=%b {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i] {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%i] {isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p: !llvm.ptr, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%i] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p: !llvm.ptr, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%i] : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p: !llvm.ptr, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%i] multicast_mask = %w {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p: !llvm.ptr, %i: i32, %b: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%i] predicate = %b {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p: !llvm.ptr, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%i] {isCTAOnly = true, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%i] : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[] : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%i, %i, %i, %i, %i, %i] : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%i] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%i] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %b: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%i, %i, %i, %i, %i], predicate = %b {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %b: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%i, %i, %i], predicate = %b {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %l: i64, %b: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%i, %i, %i] l2_cache_hint=%l, predicate = %b : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.cp.async.bulk.tensor.prefetch %p, box[] : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i] im2col[%w] : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i] im2col[%w] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i] im2col[%w] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[%i] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[%i] {redKind = #nvvm.tma_redux_kind<add>, mode=#nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[%i] {redKind = #nvvm.tma_redux_kind<add>, mode=#nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[%i,%i,%i,%i,%i,%i] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %p7, %p1, %p3, %i : !llvm.ptr<7>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>, %i: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %p3, %p1, %p3, %i : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>, %i: i32, %w: i16) {
  nvvm.cp.async.bulk.shared.cluster.global %p3, %p1, %p3, %i multicast_mask = %w : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %l: i64) {
  nvvm.st.bulk %p3, size = %l, init = 1 : !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L1, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L1, evict_priority = evict_last, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L2, evict_priority = evict_last, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>) {
  nvvm.prefetch level = L2, evict_priority = evict_last, %p1 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>) {
  nvvm.prefetch level = L2, evict_priority = evict_first, %p1 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>) {
  nvvm.prefetch level = L2, evict_priority = evict_normal, %p1 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L2 uniform, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>) {
  nvvm.prefetch level = L1 uniform, %p1 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p4: !llvm.ptr<4>) {
  nvvm.prefetch level = L1, %p4 : !llvm.ptr<4>
  llvm.return
}
// -----
llvm.func @f(%p5: !llvm.ptr<5>) {
  nvvm.prefetch level = L1, %p5 : !llvm.ptr<5>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch tensormap, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch tensormap in_param_space, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p4: !llvm.ptr<4>) {
  nvvm.prefetch tensormap in_param_space, %p4 : !llvm.ptr<4>
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>) {
  nvvm.prefetch tensormap, %p1 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L1, tensormap, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch tensormap, evict_priority = evict_last, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch evict_priority = evict_last, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %b: i1) {
  nvvm.prefetch level = L1, %p, predicate = %b : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %b: i1) {
  nvvm.prefetch tensormap, %p, predicate = %b : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  "nvvm.prefetch"(%p) {in_param_space, cacheLevel = #nvvm.prefetch_cache_level<L1>} : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  "nvvm.prefetch"(%p) {uniform} : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.reduce %p1, %p3, box[%i] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.reduce %p1, %p3, box[%i] {redKind = #nvvm.tma_redux_kind<add>} : <1>, <3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[%i] {redKind = #nvvm.tma_redux_kind<add>} : , <3>
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>, %i: i32) {
  nvvm.cp.async.bulk.prefetch %p1, %i : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>, %i: i32) {
  nvvm.cp.async.bulk.prefetch %p1, %i : <1>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  nvvm.cp.async.bulk.prefetch %p, %i : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  nvvm.cp.async.bulk.prefetch %p, %i : i32
  llvm.return
}
// -----
llvm.func @f(%p7: !llvm.ptr<7>, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %p7, %p3, %p3, %i : !llvm.ptr<7>, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>, %i: i32) {
  nvvm.cp.async.bulk.global.shared.cta %p1, %p3, %i : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}

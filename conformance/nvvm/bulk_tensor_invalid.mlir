// ARGS: --split-input-file
// FRAME
func.func @f(%c: !llvm.ptr<7>, %s: !llvm.ptr<3>, %g: !llvm.ptr, %i: i32, %p: i1, %x: i16) {
  // HERE
  return
}
// EACH
nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %g, %s, box[%i, %i] predicate = %p : !llvm.ptr<3>, !llvm.ptr
nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %g, %s, box[%i, %i] : !llvm.ptr<3>, !llvm.ptr
nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %g, %s, box[%i, %i] multicast_mask = %x predicate = %p {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %g, %s, box[%i, %i] multicast_mask = %x {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %g, %s, box[%i, %i] predicate = %p {isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr
nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %g, %s, box[%i, %i] predicate = %p {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %g, %s, box[%i, %i] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %g, %s, box[%i, %i] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %g, %s, box[%i, %i] im2col[%x] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
nvvm.cp.async.bulk.tensor.prefetch %g, box[%i, %i] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
nvvm.prefetch %g, predicate = %p : !llvm.ptr, i1
nvvm.prefetch level = L1, evict_priority = evict_last, %g, predicate = %p : !llvm.ptr, i1
nvvm.prefetch level = L1, %g, predicate = %p : !llvm.ptr, i1

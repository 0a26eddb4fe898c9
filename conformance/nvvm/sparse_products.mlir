// ARGS:
func.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1, %m4: vector<4xi32>, %r: i128) {
  nvvm.tcgen05.mma.sp %p6, %l, %l, %i, %b, %p6 mask = %m4 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<4xi32>)
  nvvm.tcgen05.mma.sp %p6, %p6, %l, %i, %b, %p6 scale = %l {aShift, kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %p6, %p6, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %r : i1
  %1 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %r : i32
  return
}

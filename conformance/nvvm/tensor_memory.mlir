// ARGS: --split-input-file
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>} 
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>} 
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>} 
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>} 
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>} 
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>} 
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>} 
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>} 
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %p6 pack {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<128xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %i: i32) {
  nvvm.tcgen05.st %p6, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %m4: vector<4xi32>) {
  nvvm.tcgen05.st %p6, %m4 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %m4: vector<4xi32>) {
  nvvm.tcgen05.st %p6, %m4 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %m4: vector<4xi32>, %l: i64) {
  nvvm.tcgen05.st %p6, %m4, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %i: i32) {
  nvvm.tcgen05.st %p6, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : i32
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1, %m8: vector<8xi32>) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b mask = %m8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1, %m4: vector<4xi32>) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b mask = %m4 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1, %m4: vector<4xi32>) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b mask = %m4 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b scale = %l {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b scale = %l {kind = #nvvm.tcgen05_mma_kind<f8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma %p6, %l, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma %p6, %p6, %l, %i, %b {aShift, kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1, %m8: vector<8xi32>) {
  nvvm.tcgen05.mma.sp %p6, %l, %l, %i, %b, %p6 mask = %m8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.sp %p6, %l, %l, %i, %b, %p6 {aShift, kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %i, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64, %i: i32, %b: i1) {
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %i, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %l: i64) {
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/nvidia/nvvm/nvvm_ir.h"
#include "machine/nvidia/nvvm/nvvm.h"

#define CALL(id_, name_)        {.id = JIG_NVVM_##id_, .name = name_},
#define WITH(id_, name_, args_) {.id = JIG_NVVM_##id_, .name = name_, .args = args_},
#define ROW(id_, name_, args_, ...)                                                                \
    {.id = JIG_NVVM_##id_, .name = name_, .args = args_, __VA_ARGS__},
/* In the memory of another block nothing comes back. */
#define ARRIVE(id_, name_, arg, when_)                                                             \
    ROW(id_, name_ SCOPES, "addr " arg, .when = "addr@7")                                          \
    ROW(id_, name_ SCOPES, "addr>3 " arg, .when = when_, .result = "i64")
#define SCOPES "{relaxed?.relaxed}.scope.{scope}.space.{addr@7?cluster:cta}"
/* Lines that are gathered or scattered are those of a matrix; else as many dims as coordinates. */
#define MODE                                                                                       \
    "{mode|im2col_w:im2col.w|im2col_w_128:im2col.w.128|"                                           \
    "tile_gather4:tile.gather4|tile_scatter4:tile.scatter4}"
#define DIMS      ".{mode=tile_gather4?2:{mode=tile_scatter4?2:{coordinates#}}}d"
#define RELU      "{relu?.relu}"
#define SATURATED "{sat|none:|satfinite:.satfinite}"
#define SIGNS     "{a_type|signed:s|unsigned:u}.{b_type|signed:s|unsigned:u}"
#define PARITY    "{stateOrPhase|.i32:.parity|.i64:}"
#define HINT      "l2CacheHint|0:i64"
#define GROUP(x)  ".{" x "|cta_1:cg1|cta_2:cg2}"
/* Registers that a shape of one, two or four of them takes so many times. */
#define SHAPE                                                                                      \
    ".{shape|shape_16x64b:16x64b|shape_16x128b:16x128b|shape_16x256b:16x256b|"                     \
    "shape_32x32b:32x32b|shape_16x32bx2:16x32bx2}"
#define TIMES(x)                                                                                   \
    ".x{shape=shape_16x128b?{" x "|.v2i32:1|.v4i32:2|.v8i32:4|.v16i32:8|.v32i32:16|.v64i32:32|"    \
    ".v128i32:64}:{shape=shape_16x256b?{" x "|.v4i32:1|.v8i32:2|.v16i32:4|.v32i32:8|.v64i32:16|"   \
    ".v128i32:32}:{" x "|.i32:1|.v2i32:2|.v4i32:4|.v8i32:8|.v16i32:16|.v32i32:32|.v64i32:64|"      \
    ".v128i32:128}}}"
#define MATRICES ".{matrixA@6?tensor:shared}"
/* Lanes that are left as they are come in a vector for one or for two blocks. */
#define TENSOR_MMA(id_, name_)                                                                     \
    ROW(id_,                                                                                       \
        name_ MATRICES                                                                             \
        "{scaleInputD?.scale_d}.disable_output_lane" GROUP("ctaGroup") "{aShift?.ashift}",         \
        "* @kind:i32 @collectorOp:i32", .when = "disableOutputLane")                               \
    ROW(id_, name_ MATRICES "{scaleInputD?.scale_d}{aShift?.ashift}",                              \
        "* @kind:i32 @ctaGroup+1:i32 @collectorOp:i32")
#define SCALED_MMA(id_, name_)                                                                     \
    WITH(id_,                                                                                      \
         name_ MATRICES ".{kind}.block_scale{blockScale|default:|block16:.block16|"                \
                        "block32:.block32}",                                                       \
         "* @ctaGroup+1:i32 @collectorOp:i32")
#define STATIONARY_MMA(id_, name_)                                                                 \
    WITH(id_, name_ MATRICES "{zeroColMask?.zero_col_mask}",                                       \
         "* @kind:i32 @collectorBBuffer:i32 @collectorOp:i32")

/* clang-format off */
const JigNvvmCall jig_nvvm_calls[] = {
    CALL(RCP_APPROX_FTZ_F, "rcp.approx.ftz.f")
    CALL(REDUX_SYNC, "redux.sync.{kind}{abs?.abs}{nan?.NaN}")
    CALL(NANOSLEEP, "nanosleep")
    WITH(SETMAXREGISTER, "setmaxnreg.{action|increase:inc|decrease:dec}.sync.aligned.u32", "@regCount:i32")
    CALL(SHFL_SYNC, "shfl.sync.{kind}{val}{return_value_and_is_valid?p}")
    CALL(VOTE_SYNC, "vote.{kind}.sync")
    CALL(BAR_WARP_SYNC, "bar.warp.sync")
    ROW(ELECT_SYNC, "elect.sync", "membermask|-1:i32", .result = "{ i32, i1 }", .becomes = JIG_NVVM_SECOND)
    CALL(PRMT, "prmt{mode|default:|f4e:.f4e|b4e:.b4e|rc8:.rc8|ecl:.ecl|ecr:.ecr|rc16:.rc16}")
    CALL(GRIDDEPCONTROL, "griddepcontrol.{kind|launch_dependents:launch.dependents}")
    CALL(MAPA, "mapa{a@3?.shared.cluster}")
    CALL(MATCH_SYNC, "match.{kind}.sync{val}{kind|any:|all:p}")
    CALL(EXIT, "exit")
    CALL(BREAKPOINT, "llvm.debugtrap")

    WITH(MBARRIER_INIT, "mbarrier.init{addr@3?.shared}", "addr count")
    CALL(MBARRIER_INVAL, "mbarrier.inval{addr@3?.shared}")
    CALL(MBARRIER_EXPECT_TX, "mbarrier.expect.tx" SCOPES)
    CALL(MBARRIER_COMPLETE_TX, "mbarrier.complete.tx" SCOPES)
    ARRIVE(MBARRIER_ARRIVE, "mbarrier.arrive", "count|1:i32", "count")
    ARRIVE(MBARRIER_ARRIVE, "mbarrier.arrive", "count|1:i32", "relaxed")
    ARRIVE(MBARRIER_ARRIVE, "mbarrier.arrive", "count|1:i32", "scope=cluster")
    ROW(MBARRIER_ARRIVE, "mbarrier.arrive.shared", "addr>3", .result = "i64")
    ARRIVE(MBARRIER_ARRIVE_DROP, "mbarrier.arrive.drop", "count|1:i32", NULL)
    CALL(MBARRIER_ARRIVE_NOCOMPLETE, "mbarrier.arrive.noComplete{addr@3?.shared}")
    CALL(MBARRIER_ARRIVE_DROP_NOCOMPLETE, "mbarrier.arrive.drop.noComplete{addr@3?.shared}")
    ARRIVE(MBARRIER_ARRIVE_EXPECT_TX, "mbarrier.arrive.expect.tx", "txcount", NULL)
    ARRIVE(MBARRIER_ARRIVE_DROP_EXPECT_TX, "mbarrier.arrive.drop.expect.tx", "txcount", NULL)
    WITH(MBARRIER_TEST_WAIT, "mbarrier.test.wait" PARITY SCOPES, "addr>3 stateOrPhase")
    WITH(MBARRIER_TRY_WAIT, "mbarrier.try.wait" PARITY "{ticks?.tl}" SCOPES, "addr>3 stateOrPhase ticks")

    WITH(BARRIER0, "barrier.cta.sync.aligned.all", "=0:i32")
    ROW(BARRIER, "barrier.cta.red.{reductionOp}.aligned.{numberOfThreads?count:all}",
        "barrierId|0:i32 numberOfThreads reductionPredicate!0", .when = "reductionOp=popc", .result = "i32")
    ROW(BARRIER, "barrier.cta.red.{reductionOp}.aligned.{numberOfThreads?count:all}",
        "barrierId|0:i32 numberOfThreads reductionPredicate!0", .when = "reductionOp", .result = "i1",
        .becomes = JIG_NVVM_ZEXT)
    ROW(BARRIER, "barrier.cta.sync.aligned.{numberOfThreads?count:all}", "barrierId|0:i32 numberOfThreads", .result = "void")
    CALL(CLUSTER_ARRIVE, "barrier.cluster.arrive{aligned?.aligned}")
    CALL(CLUSTER_ARRIVE_RELAXED, "barrier.cluster.arrive.relaxed{aligned?.aligned}")
    CALL(CLUSTER_WAIT, "barrier.cluster.wait{aligned?.aligned}")
    CALL(MEMORY_BARRIER, "{scope|cta:membar.cta|cluster:fence.sc.cluster|gpu:membar.gl|sys:membar.sys}")
    CALL(FENCE_SC_CLUSTER, "fence.sc.cluster")
    CALL(FENCE_SYNC_RESTRICT,
         "fence.{order}.sync_restrict.space.{order|acquire:cluster|release:cta}.scope.cluster")
    CALL(FENCE_MBARRIER_INIT, "fence.mbarrier_init.release.cluster")
    CALL(FENCE_PROXY, "fence.proxy.{kind|async.shared:async.shared_}{space}")
    CALL(FENCE_PROXY_ACQUIRE, "fence.proxy.tensormap_generic.acquire.{scope}")
    CALL(FENCE_PROXY_RELEASE, "fence.proxy.tensormap_generic.release.{scope}")
    CALL(FENCE_PROXY_SYNC_RESTRICT, "fence.proxy.async_generic.{order}.sync_restrict.space."
         "{order|acquire:cluster|release:cta}.scope.cluster")
    CALL(CLUSTERLAUNCHCONTROL_TRY_CANCEL, "clusterlaunchcontrol.try_cancel.async{multicast?.multicast}.shared")
    CALL(CLUSTERLAUNCHCONTROL_QUERY_CANCEL, "clusterlaunchcontrol.query_cancel."
         "{query_type|get_first_cta_id_x:get_first_ctaid.x|get_first_cta_id_y:get_first_ctaid.y|"
         "get_first_cta_id_z:get_first_ctaid.z}")

    CALL(CONVERT_FLOAT_TO_TF32, "f2tf32.{rnd}" RELU SATURATED)
    ROW(CONVERT_F32X2_TO_F4X2, "ff.to.{dstTy}x2.rn" RELU ".satfinite", "*", .result = "i16", .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_F32X2_TO_F6X2, "ff.to.{dstTy}x2.rn" RELU ".satfinite", "*", .result = "i16", .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_F32X2_TO_F8X2, "ff.to.{dstTy}x2.{rnd}" RELU "{dstTy=ue8m0?" SATURATED "}", "*", .result = "i16",
        .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_F16X2_TO_F8X2, "f16x2.to.{dstTy}x2.rn" RELU, "*", .result = "i16", .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_BF16X2_TO_F8X2, "bf16x2.to.{dstTy}x2.{rnd}" SATURATED, "*", .result = "i16", .becomes = JIG_NVVM_CAST)
    WITH(CONVERT_F8X2_TO_F16X2, "{srcType}x2.to.f16x2.rn" RELU, "src~i16")
    WITH(CONVERT_F8X2_TO_BF16X2, "{srcType}x2.to.bf16x2", "src~i16")
    WITH(CONVERT_F6X2_TO_F16X2, "{srcType}x2.to.f16x2.rn" RELU, "src~i16")
    WITH(CONVERT_F4X2_TO_F16X2, "{srcType}x2.to.f16x2.rn" RELU, "src~i16")
    CALL(CONVERT_F32X2_TO_F16X2, "ff2f16x2.{rnd}" RELU SATURATED)
    CALL(CONVERT_F32X2_TO_BF16X2, "ff2bf16x2.{rnd}" RELU SATURATED)
    CALL(CONVERT_F32X4_TO_F8X4, "f32x4.to.{dstTy}x4.rs" RELU ".satfinite")
    CALL(CONVERT_F32X4_TO_F6X4, "f32x4.to.{dstTy}x4.rs" RELU ".satfinite")
    CALL(CONVERT_F32X4_TO_F4X4, "f32x4.to.{dstTy}x4.rs" RELU ".satfinite")
    WITH(DOT_ACCUMULATE_4WAY, "idp4a." SIGNS, "a~i32 b~i32 c")
    WITH(DOT_ACCUMULATE_2WAY, "idp2a." SIGNS, "a~i32 b~i32 ?b_hi c")
    ROW(PMEVENT, "pm.event.mask", "@maskedEventId:i16", .when = "maskedEventId")
    WITH(PMEVENT, "pm.event.mask", "^eventId:i16")

    CALL(CP_ASYNC_SHARED_GLOBAL, "cp.async.{modifier}.shared.global.{size}{cpSize?.s}")
    CALL(CP_ASYNC_COMMIT_GROUP, "cp.async.commit.group")
    WITH(CP_ASYNC_WAIT_GROUP, "cp.async.wait.group", "@n:i32")
    CALL(CP_ASYNC_MBARRIER_ARRIVE, "cp.async.mbarrier.arrive{noinc?.noinc}{addr@3?.shared}")
    CALL(CP_ASYNC_BULK_COMMIT_GROUP, "cp.async.bulk.commit.group")
    WITH(CP_ASYNC_BULK_WAIT_GROUP, "cp.async.bulk.wait.group{read?.read}", "@group:i32")
    ROW(CP_ASYNC_BULK_TENSOR_SHARED_CLUSTER_GLOBAL, "cp.async.bulk.tensor.g2s.cta." MODE DIMS,
        "dstMem mbar tmaDescriptor coordinates im2colOffsets " HINT " ?l2CacheHint", .when = "isCTAOnly")
    WITH(CP_ASYNC_BULK_TENSOR_SHARED_CLUSTER_GLOBAL, "cp.async.bulk.tensor.g2s." MODE DIMS,
         "dstMem mbar tmaDescriptor coordinates im2colOffsets multicastMask|0:i16 " HINT
         " ?multicastMask ?l2CacheHint @group+1:i32")
    WITH(CP_ASYNC_BULK_TENSOR_GLOBAL_SHARED_CTA, "cp.async.bulk.tensor.s2g." MODE DIMS,
         "srcMem tmaDescriptor coordinates " HINT " ?l2CacheHint")
    WITH(CP_ASYNC_BULK_TENSOR_PREFETCH, "cp.async.bulk.tensor.prefetch." MODE DIMS,
         "tmaDescriptor coordinates im2colOffsets " HINT " ?l2CacheHint")
    WITH(CP_ASYNC_BULK_TENSOR_REDUCE, "cp.async.bulk.tensor.reduce.{redKind}." MODE DIMS,
         "srcMem tmaDescriptor coordinates " HINT " ?l2CacheHint")
    WITH(CP_ASYNC_BULK_PREFETCH, "cp.async.bulk.prefetch.L2", "srcMem size " HINT " ?l2CacheHint")
    ROW(PREFETCH, "prefetch.tensormap.p101", "addr>101", .when = "in_param_space")
    ROW(PREFETCH, "prefetch.tensormap{addr}", "addr", .when = "tensormap")
    CALL(PREFETCH, "prefetch{uniform?u}{addr@1?.global}{addr@5?.local}.{cacheLevel}"
         "{evictPriority|evict_last:.evict.last|evict_normal:.evict.normal}")
    ROW(CP_ASYNC_BULK_SHARED_CLUSTER_GLOBAL, "cp.async.bulk.global.to.shared.cluster",
        "dstMem mbar srcMem size multicastMask|0:i16 " HINT " ?multicastMask ?l2CacheHint",
        .when = "dstMem@7")
    WITH(CP_ASYNC_BULK_SHARED_CLUSTER_GLOBAL, "cp.async.bulk.global.to.shared.cta",
         "dstMem mbar srcMem size " HINT " ?l2CacheHint")
    WITH(CP_ASYNC_BULK_SHARED_CLUSTER_SHARED_CTA, "cp.async.bulk.shared.cta.to.cluster",
         "dstMem mbar srcMem size")
    WITH(CP_ASYNC_BULK_GLOBAL_SHARED_CTA, "cp.async.bulk.shared.cta.to.global{byteMask?.bytemask}",
         "dstMem srcMem size " HINT " ?l2CacheHint byteMask")
    WITH(ST_BULK, "st.bulk{addr@3?.shared.cta}", "addr size @initVal:i64")

    CALL(WMMA_LOAD, "wmma.m{m}n{n}k{k}.load.{frag}.{layout}.stride.{eltype}{ptr}")
    CALL(WMMA_STORE, "wmma.m{m}n{n}k{k}.store.d.{layout}.stride.{eltype}{ptr}")
    CALL(WMMA_MMA, "wmma.m{m}n{n}k{k}.mma.{layoutA}.{layoutB}.{eltypeA=f16?{eltypeB}.{eltypeB}:{eltypeA}}")
    CALL(LDMATRIX, "ldmatrix.sync.aligned.{shape}.x{num}{layout|row:|col:.trans}.{eltType}{ptr}")
    CALL(STMATRIX, "stmatrix.sync.aligned.{shape}.x{sources#}{layout|row:|col:.trans}.{eltType}{ptr}")
    CALL(MMA_SYNC, "mma{multiplicandAPtxType=b1?{b1Op|none:|xor_popc:.xor.popc|and_popc:.and.popc}}.{shape}.{layoutA}.{layoutB}"
         "{intOverflowBehavior|wrapped:|satfinite:.satfinite}.{types}")
    CALL(WGMMA_FENCE_ALIGNED, "wgmma.fence.sync.aligned")
    CALL(WGMMA_COMMIT_GROUP_SYNC_ALIGNED, "wgmma.commit_group.sync.aligned")
    WITH(WGMMA_WAIT_GROUP_SYNC_ALIGNED, "wgmma.wait_group.sync.aligned", "@group:i64")

    CALL(TCGEN05_ALLOC, "tcgen05.alloc{addr@3?.shared}" GROUP("group"))
    CALL(TCGEN05_DEALLOC, "tcgen05.dealloc" GROUP("group"))
    CALL(TCGEN05_RELINQUISH_ALLOC_PERMIT, "tcgen05.relinq.alloc.permit" GROUP("group"))
    CALL(TCGEN05_FENCE, "tcgen05.fence.{kind}.thread.sync")
    CALL(TCGEN05_WAIT, "tcgen05.wait.{kind|load:ld|store:st}")
    CALL(TCGEN05_COMMIT, "tcgen05.commit{multicastMask?.mc}{addr@3?.shared}" GROUP("group"))
    CALL(TCGEN05_SHIFT, "tcgen05.shift.down" GROUP("group"))
    CALL(TCGEN05_CP, "tcgen05.cp.{shape|shape_128x256b:128x256b|shape_4x256b:4x256b|shape_128x128b:128x128b|shape_64x128b:64x128b|"
         "shape_32x128b:32x128b}{multicast|none:|warpx2_02_13:_warpx2_02_13|warpx2_01_23:_warpx2_01_23|warpx4:_warpx4}"
         "{srcFormat?.{srcFormat}}" GROUP("group"))
    WITH(TCGEN05_LD, "tcgen05.ld" SHAPE TIMES("res"), "* ?pack")
    WITH(TCGEN05_ST, "tcgen05.st" SHAPE TIMES("val"), "tmemAddr offset val ?unpack")
    TENSOR_MMA(TCGEN05_MMA, "tcgen05.mma")
    TENSOR_MMA(TCGEN05_MMA_SP, "tcgen05.mma.sp")
    SCALED_MMA(TCGEN05_MMA_BLOCK_SCALE, "tcgen05.mma")
    SCALED_MMA(TCGEN05_MMA_SP_BLOCK_SCALE, "tcgen05.mma.sp")
    STATIONARY_MMA(TCGEN05_MMA_WS, "tcgen05.mma.ws")
    STATIONARY_MMA(TCGEN05_MMA_WS_SP, "tcgen05.mma.ws.sp")
    {0},
};
/* clang-format on */

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which intrinsic of LLVM an op of nvvm is: one row for each way an op can go. nvvm_call.h says
 * what stands in a row; `jig-opt --check-dialects` holds it against the ops (nvvm_check.c). */
#include "machine/nvidia/nvvm/nvvm.h"
#include "machine/nvidia/nvvm/nvvm_call.h"

/* clang-format off */
/* ---- What rows are made of ---- */
/* A row, and its columns. */
#define ROW(id_, ...) {.id = JIG_NVVM_##id_, __VA_ARGS__},
#define NAME(...)     .name = (const JigNvvmPiece[]){__VA_ARGS__, {0}}
#define ARGS(...)     .args = (const JigNvvmArg[]){__VA_ARGS__, {0}}

/* Conditions: the part is there, and not false; it is written so; the pointer is in that memory. */
#define HAS(part)        {.of = part}
#define IS(part, text_)  {.of = part, .is = text_}
/* Memories, as pointers have them. */
enum {
    GLOBAL = JIG_NVVM_SPACE_GLOBAL,
    SHARED = JIG_NVVM_SPACE_SHARED,
    LOCAL = JIG_NVVM_SPACE_LOCAL,
    TENSOR = JIG_NVVM_SPACE_TENSOR,
    CLUSTER = JIG_NVVM_SPACE_CLUSTER,
    PARAM = 101
};
#define IN(part, space_) {.of = part, .space = space_}
#define ALWAYS           {0}

/* Pieces of names. */
#define TEXT(text_)               {.text = text_}
/* The part as it is written. */
#define OF(part)                  {.of = part}
/* Behind that text, where there is a part. */
#define AFTER(text_, part)        {.of = part, .text = text_}
/* How many operands. */
#define COUNT(part)               {.of = part, .counted = true}
#define CASES(...)                .cases = (const JigNvvmCase[]){__VA_ARGS__, {0}}
/* Pairs: written so, here so; else as it is written. */
#define MAP(part, ...)            {.of = part, CASES(__VA_ARGS__)}
#define MAP_IF(when_, part, ...)  {.of = part, .when = when_, CASES(__VA_ARGS__)}
#define IF(when_, text_)          {.text = text_, .when = when_}
#define EITHER(when_, text_, no)  {.text = text_, .otherwise = no, .when = when_}
/* What only a function can tell. */
#define PUT(fn)                   {.put = fn}
#define PUT_OF(fn, part)          {.put = fn, .of = part}

/* Arguments. */
#define ALL                       {.kind = JIG_NVVM_ALL}
/* All of the group. */
#define OPERAND(part)             {.kind = JIG_NVVM_OPERAND, .of = part}
/* The number where there is none. */
#define OR(part, n, type_)        {.kind = JIG_NVVM_OPERAND, .of = part, .number = n, .type = type_}
/* The pointer, cast unless it is in some space. */
#define TO_SPACE(part, space_)    {.kind = JIG_NVVM_TO_SPACE, .of = part, .number = space_}
/* Whether the operand is not 0. */
#define NOT_ZERO(part)            {.kind = JIG_NVVM_NOT_ZERO, .of = part}
/* Of the operand, as this integer. */
#define BITS(part, type_)         {.kind = JIG_NVVM_BITS, .of = part, .type = type_}
/* An i1: is it there, and not false? */
#define IS_THERE(part)            {.kind = JIG_NVVM_IS_THERE, .of = part}
/* Of a property; 0 where there is none. */
#define NUMBER(part, type_)       {.kind = JIG_NVVM_NUMBER, .of = part, .type = type_}
/* One more, if it is there. */
#define NEXT_NUMBER(part, type_)  {.kind = JIG_NVVM_NEXT_NUMBER, .of = part, .type = type_}
/* The bit of that number. */
#define BIT(part, type_)          {.kind = JIG_NVVM_BIT, .of = part, .type = type_}
#define CONSTANT(n, type_)        {.kind = JIG_NVVM_CONSTANT, .number = n, .type = type_}

/* ---- What many rows have ---- */
#define SCOPE                                                                                      \
    TEXT(".scope."), OF("scope"), TEXT(".space."), EITHER(IN("addr", CLUSTER), "cluster", "cta")
#define SCOPES      IF(HAS("relaxed"), ".relaxed"), SCOPE
/* In the memory of another block nothing comes back. */
#define ARRIVE_IN_CLUSTER(id, name, arg)                                                           \
    ROW(id, NAME(TEXT(name), SCOPES), ARGS(OPERAND("addr"), arg), .when = IN("addr", CLUSTER))
#define ARRIVE_IN_BLOCK(id, name, arg, when_)                                                      \
    ROW(id, NAME(TEXT(name), SCOPES), ARGS(TO_SPACE("addr", SHARED), arg), .when = when_,          \
        .result = "i64")
/* Both: `arg` has commas, so that no macro can hand it on. */
#define ARRIVE(id, name, arg)                                                                      \
    ROW(id, NAME(TEXT(name), SCOPES), ARGS(OPERAND("addr"), arg), .when = IN("addr", CLUSTER))     \
    ROW(id, NAME(TEXT(name), SCOPES), ARGS(TO_SPACE("addr", SHARED), arg), .when = ALWAYS,         \
        .result = "i64")
#define LOAD_MODE                                                                                  \
    MAP("mode", {"im2col_w", "im2col.w"}, {"im2col_w_128", "im2col.w.128"},                        \
        {"tile_gather4", "tile.gather4"})
#define STORE_MODE  MAP("mode", {"tile_scatter4", "tile.scatter4"})
#define DIMS        TEXT("."), PUT(jig_nvvm_put_num_dims), TEXT("d")
#define RELU        IF(HAS("relu"), ".relu")
#define SATURATIONS {"none", ""}, {"satfinite", ".satfinite"}
#define SATURATED   MAP("sat", SATURATIONS)
#define SIGN(part)  MAP(part, {"signed", "s"}, {"unsigned", "u"})
#define SIGNS       SIGN("a_type"), TEXT("."), SIGN("b_type")
#define PARITY      MAP("stateOrPhase", {".i32", ".parity"}, {".i64", ""})
#define HINT        OR("l2CacheHint", 0, "i64")
#define GROUP(part) TEXT("."), MAP(part, {"cta_1", "cg1"}, {"cta_2", "cg2"})
#define SHAPE                                                                                      \
    TEXT("."), MAP("shape", {"shape_16x64b", "16x64b"}, {"shape_16x128b", "16x128b"},              \
                   {"shape_16x256b", "16x256b"}, {"shape_32x32b", "32x32b"},                       \
                   {"shape_16x32bx2", "16x32bx2"})
#define TIMES(part)   TEXT(".x"), PUT_OF(jig_nvvm_put_num_tiles, part)
#define MATRICES      TEXT("."), EITHER(IN("matrixA", TENSOR), "tensor", "shared")
#define TENSOR(name)  TEXT(name), MATRICES, IF(HAS("scaleInputD"), ".scale_d")
/* Lanes that are left as they are come in a vector for one or for two blocks. */
#define TENSOR_MMA(id, name)                                                                       \
    ROW(id,                                                                                        \
        NAME(TENSOR(name), TEXT(".disable_output_lane"), GROUP("ctaGroup"),                        \
             IF(HAS("aShift"), ".ashift")),                                                        \
        ARGS(ALL, NUMBER("kind", "i32"), NUMBER("collectorOp", "i32")),                            \
        .when = HAS("disableOutputLane"))                                                          \
    ROW(id, NAME(TENSOR(name), IF(HAS("aShift"), ".ashift")),                                      \
        ARGS(ALL, NUMBER("kind", "i32"), NEXT_NUMBER("ctaGroup", "i32"),                           \
             NUMBER("collectorOp", "i32")))
#define SCALED_MMA(id, name)                                                                       \
    ROW(id,                                                                                        \
        NAME(TEXT(name), MATRICES, TEXT("."), OF("kind"), TEXT(".block_scale"),                    \
             MAP("blockScale", {"default", ""}, {"block16", ".block16"}, {"block32", ".block32"})),\
        ARGS(ALL, NEXT_NUMBER("ctaGroup", "i32"), NUMBER("collectorOp", "i32")))
#define STATIONARY_MMA(id, name)                                                                   \
    ROW(id, NAME(TEXT(name), MATRICES, IF(HAS("zeroColMask"), ".zero_col_mask")),                  \
        ARGS(ALL, NUMBER("kind", "i32"), NUMBER("collectorBBuffer", "i32"),                        \
             NUMBER("collectorOp", "i32")))

const JigNvvmCall jig_nvvm_calls[] = {
    ROW(RCP_APPROX_FTZ_F, NAME(TEXT("rcp.approx.ftz.f")))
    ROW(REDUX_SYNC, NAME(TEXT("redux.sync."), OF("kind"), IF(HAS("abs"), ".abs"), IF(HAS("nan"), ".NaN")))
    ROW(NANOSLEEP, NAME(TEXT("nanosleep")))
    ROW(SETMAXREGISTER,
        NAME(TEXT("setmaxnreg."), MAP("action", {"increase", "inc"}, {"decrease", "dec"}), TEXT(".sync.aligned.u32")),
        ARGS(NUMBER("regCount", "i32")))
    ROW(SHFL_SYNC, NAME(TEXT("shfl.sync."), OF("kind"), OF("val"), IF(HAS("return_value_and_is_valid"), "p")))
    ROW(VOTE_SYNC, NAME(TEXT("vote."), OF("kind"), TEXT(".sync")))
    ROW(BAR_WARP_SYNC, NAME(TEXT("bar.warp.sync")))
    ROW(ELECT_SYNC, NAME(TEXT("elect.sync")), ARGS(OR("membermask", -1, "i32")),
        .result = "{ i32, i1 }", .becomes = JIG_NVVM_SECOND)
    ROW(PRMT, NAME(TEXT("prmt"), MAP("mode", {"default", ""}, {"f4e", ".f4e"}, {"b4e", ".b4e"}, {"rc8", ".rc8"},
             {"ecl", ".ecl"}, {"ecr", ".ecr"}, {"rc16", ".rc16"})))
    ROW(GRIDDEPCONTROL, NAME(TEXT("griddepcontrol."), MAP("kind", {"launch_dependents", "launch.dependents"})))
    ROW(MAPA, NAME(TEXT("mapa"), IF(IN("a", SHARED), ".shared.cluster")))
    ROW(MATCH_SYNC,
        NAME(TEXT("match."), OF("kind"), TEXT(".sync"), OF("val"), MAP("kind", {"any", ""}, {"all", "p"})))
    ROW(EXIT, NAME(TEXT("exit")))
    ROW(BREAKPOINT, NAME(TEXT("llvm.debugtrap")))

    ROW(MBARRIER_INIT, NAME(TEXT("mbarrier.init"), IF(IN("addr", SHARED), ".shared")),
        ARGS(OPERAND("addr"), OPERAND("count")))
    ROW(MBARRIER_INVAL, NAME(TEXT("mbarrier.inval"), IF(IN("addr", SHARED), ".shared")))
    ROW(MBARRIER_EXPECT_TX, NAME(TEXT("mbarrier.expect.tx"), SCOPE))
    ROW(MBARRIER_COMPLETE_TX, NAME(TEXT("mbarrier.complete.tx"), SCOPE))
    ARRIVE_IN_CLUSTER(MBARRIER_ARRIVE, "mbarrier.arrive", OR("count", 1, "i32"))
    ARRIVE_IN_BLOCK(MBARRIER_ARRIVE, "mbarrier.arrive", OR("count", 1, "i32"), HAS("count"))
    ARRIVE_IN_BLOCK(MBARRIER_ARRIVE, "mbarrier.arrive", OR("count", 1, "i32"), HAS("relaxed"))
    ARRIVE_IN_BLOCK(MBARRIER_ARRIVE, "mbarrier.arrive", OR("count", 1, "i32"), IS("scope", "cluster"))
    ROW(MBARRIER_ARRIVE, NAME(TEXT("mbarrier.arrive.shared")), ARGS(TO_SPACE("addr", SHARED)), .result = "i64")
    ARRIVE(MBARRIER_ARRIVE_DROP, "mbarrier.arrive.drop", OR("count", 1, "i32"))
    ROW(MBARRIER_ARRIVE_NOCOMPLETE, NAME(TEXT("mbarrier.arrive.noComplete"), IF(IN("addr", SHARED), ".shared")))
    ROW(MBARRIER_ARRIVE_DROP_NOCOMPLETE, NAME(TEXT("mbarrier.arrive.drop.noComplete"), IF(IN("addr", SHARED), ".shared")))
    ARRIVE(MBARRIER_ARRIVE_EXPECT_TX, "mbarrier.arrive.expect.tx", OPERAND("txcount"))
    ARRIVE(MBARRIER_ARRIVE_DROP_EXPECT_TX, "mbarrier.arrive.drop.expect.tx", OPERAND("txcount"))
    ROW(MBARRIER_TEST_WAIT, NAME(TEXT("mbarrier.test.wait"), PARITY, SCOPES),
        ARGS(TO_SPACE("addr", SHARED), OPERAND("stateOrPhase")))
    ROW(MBARRIER_TRY_WAIT, NAME(TEXT("mbarrier.try.wait"), PARITY, IF(HAS("ticks"), ".tl"), SCOPES),
        ARGS(TO_SPACE("addr", SHARED), OPERAND("stateOrPhase"), OPERAND("ticks")))

    ROW(BARRIER0, NAME(TEXT("barrier.cta.sync.aligned.all")), ARGS(CONSTANT(0, "i32")))
    ROW(BARRIER, NAME(TEXT("barrier.cta.red."), OF("reductionOp"), TEXT(".aligned."), EITHER(HAS("numberOfThreads"),
             "count", "all")),
        ARGS(OR("barrierId", 0, "i32"), OPERAND("numberOfThreads"), NOT_ZERO("reductionPredicate")),
        .when = IS("reductionOp", "popc"), .result = "i32")
    ROW(BARRIER, NAME(TEXT("barrier.cta.red."), OF("reductionOp"), TEXT(".aligned."), EITHER(HAS("numberOfThreads"),
             "count", "all")),
        ARGS(OR("barrierId", 0, "i32"), OPERAND("numberOfThreads"), NOT_ZERO("reductionPredicate")),
        .when = HAS("reductionOp"), .result = "i1", .becomes = JIG_NVVM_ZEXT)
    ROW(BARRIER, NAME(TEXT("barrier.cta.sync.aligned."), EITHER(HAS("numberOfThreads"), "count", "all")),
        ARGS(OR("barrierId", 0, "i32"), OPERAND("numberOfThreads")), .result = "void")
    ROW(CLUSTER_ARRIVE, NAME(TEXT("barrier.cluster.arrive"), IF(HAS("aligned"), ".aligned")))
    ROW(CLUSTER_ARRIVE_RELAXED, NAME(TEXT("barrier.cluster.arrive.relaxed"), IF(HAS("aligned"), ".aligned")))
    ROW(CLUSTER_WAIT, NAME(TEXT("barrier.cluster.wait"), IF(HAS("aligned"), ".aligned")))
    ROW(MEMORY_BARRIER,
        NAME(MAP("scope", {"cta", "membar.cta"}, {"cluster", "fence.sc.cluster"}, {"gpu", "membar.gl"},
             {"sys", "membar.sys"})))
    ROW(FENCE_SC_CLUSTER, NAME(TEXT("fence.sc.cluster")))
    ROW(FENCE_SYNC_RESTRICT,
        NAME(TEXT("fence."), OF("order"), TEXT(".sync_restrict.space."), MAP("order", {"acquire", "cluster"},
             {"release", "cta"}), TEXT(".scope.cluster")))
    ROW(FENCE_MBARRIER_INIT, NAME(TEXT("fence.mbarrier_init.release.cluster")))
    ROW(FENCE_PROXY, NAME(TEXT("fence.proxy."), MAP("kind", {"async.shared", "async.shared_"}), OF("space")))
    ROW(FENCE_PROXY_ACQUIRE, NAME(TEXT("fence.proxy.tensormap_generic.acquire."), OF("scope")))
    ROW(FENCE_PROXY_RELEASE, NAME(TEXT("fence.proxy.tensormap_generic.release."), OF("scope")))
    ROW(FENCE_PROXY_SYNC_RESTRICT,
        NAME(TEXT("fence.proxy.async_generic."), OF("order"), TEXT(".sync_restrict.space."), MAP("order",
             {"acquire", "cluster"}, {"release", "cta"}), TEXT(".scope.cluster")))
    ROW(CLUSTERLAUNCHCONTROL_TRY_CANCEL,
        NAME(TEXT("clusterlaunchcontrol.try_cancel.async"), IF(HAS("multicast"), ".multicast"), TEXT(".shared")))
    ROW(CLUSTERLAUNCHCONTROL_QUERY_CANCEL, NAME(TEXT("clusterlaunchcontrol.query_cancel."), MAP("query_type",
             {"get_first_cta_id_x", "get_first_ctaid.x"}, {"get_first_cta_id_y", "get_first_ctaid.y"},
             {"get_first_cta_id_z", "get_first_ctaid.z"})))

    ROW(CONVERT_FLOAT_TO_TF32, NAME(TEXT("f2tf32."), OF("rnd"), RELU, SATURATED))
    ROW(CONVERT_F32X2_TO_F4X2, NAME(TEXT("ff.to."), OF("dstTy"), TEXT("x2.rn"), RELU, TEXT(".satfinite")),
        .result = "i16", .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_F32X2_TO_F6X2, NAME(TEXT("ff.to."), OF("dstTy"), TEXT("x2.rn"), RELU, TEXT(".satfinite")),
        .result = "i16", .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_F32X2_TO_F8X2,
        NAME(TEXT("ff.to."), OF("dstTy"), TEXT("x2."), OF("rnd"), RELU,
             MAP_IF(IS("dstTy", "ue8m0"), "sat", SATURATIONS)),
        .result = "i16", .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_F16X2_TO_F8X2, NAME(TEXT("f16x2.to."), OF("dstTy"), TEXT("x2.rn"), RELU),
        .result = "i16", .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_BF16X2_TO_F8X2, NAME(TEXT("bf16x2.to."), OF("dstTy"), TEXT("x2."), OF("rnd"), SATURATED),
        .result = "i16", .becomes = JIG_NVVM_CAST)
    ROW(CONVERT_F8X2_TO_F16X2, NAME(OF("srcType"), TEXT("x2.to.f16x2.rn"), RELU), ARGS(BITS("src", "i16")))
    ROW(CONVERT_F8X2_TO_BF16X2, NAME(OF("srcType"), TEXT("x2.to.bf16x2")), ARGS(BITS("src", "i16")))
    ROW(CONVERT_F6X2_TO_F16X2, NAME(OF("srcType"), TEXT("x2.to.f16x2.rn"), RELU), ARGS(BITS("src", "i16")))
    ROW(CONVERT_F4X2_TO_F16X2, NAME(OF("srcType"), TEXT("x2.to.f16x2.rn"), RELU), ARGS(BITS("src", "i16")))
    ROW(CONVERT_F32X2_TO_F16X2, NAME(TEXT("ff2f16x2."), OF("rnd"), RELU, SATURATED))
    ROW(CONVERT_F32X2_TO_BF16X2, NAME(TEXT("ff2bf16x2."), OF("rnd"), RELU, SATURATED))
    ROW(CONVERT_F32X4_TO_F8X4, NAME(TEXT("f32x4.to."), OF("dstTy"), TEXT("x4.rs"), RELU, TEXT(".satfinite")))
    ROW(CONVERT_F32X4_TO_F6X4, NAME(TEXT("f32x4.to."), OF("dstTy"), TEXT("x4.rs"), RELU, TEXT(".satfinite")))
    ROW(CONVERT_F32X4_TO_F4X4, NAME(TEXT("f32x4.to."), OF("dstTy"), TEXT("x4.rs"), RELU, TEXT(".satfinite")))
    ROW(DOT_ACCUMULATE_4WAY, NAME(TEXT("idp4a."), SIGNS), ARGS(BITS("a", "i32"), BITS("b", "i32"), OPERAND("c")))
    ROW(DOT_ACCUMULATE_2WAY, NAME(TEXT("idp2a."), SIGNS),
        ARGS(BITS("a", "i32"), BITS("b", "i32"), IS_THERE("b_hi"), OPERAND("c")))
    ROW(PMEVENT, NAME(TEXT("pm.event.mask")), ARGS(NUMBER("maskedEventId", "i16")), .when = HAS("maskedEventId"))
    ROW(PMEVENT, NAME(TEXT("pm.event.mask")), ARGS(BIT("eventId", "i16")))

    ROW(CP_ASYNC_SHARED_GLOBAL,
        NAME(TEXT("cp.async."), OF("modifier"), TEXT(".shared.global."), OF("size"), IF(HAS("cpSize"), ".s")))
    ROW(CP_ASYNC_COMMIT_GROUP, NAME(TEXT("cp.async.commit.group")))
    ROW(CP_ASYNC_WAIT_GROUP, NAME(TEXT("cp.async.wait.group")), ARGS(NUMBER("n", "i32")))
    ROW(CP_ASYNC_MBARRIER_ARRIVE,
        NAME(TEXT("cp.async.mbarrier.arrive"), IF(HAS("noinc"), ".noinc"), IF(IN("addr", SHARED), ".shared")))
    ROW(CP_ASYNC_BULK_COMMIT_GROUP, NAME(TEXT("cp.async.bulk.commit.group")))
    ROW(CP_ASYNC_BULK_WAIT_GROUP, NAME(TEXT("cp.async.bulk.wait.group"), IF(HAS("read"), ".read")),
        ARGS(NUMBER("group", "i32")))
    ROW(CP_ASYNC_BULK_TENSOR_SHARED_CLUSTER_GLOBAL, NAME(TEXT("cp.async.bulk.tensor.g2s.cta."), LOAD_MODE, DIMS),
        ARGS(OPERAND("dstMem"), OPERAND("mbar"), OPERAND("tmaDescriptor"), OPERAND("coordinates"),
             OPERAND("im2colOffsets"), HINT, IS_THERE("l2CacheHint")), .when = HAS("isCTAOnly"))
    ROW(CP_ASYNC_BULK_TENSOR_SHARED_CLUSTER_GLOBAL, NAME(TEXT("cp.async.bulk.tensor.g2s."), LOAD_MODE, DIMS),
        ARGS(OPERAND("dstMem"), OPERAND("mbar"), OPERAND("tmaDescriptor"), OPERAND("coordinates"),
             OPERAND("im2colOffsets"), OR("multicastMask", 0, "i16"), HINT, IS_THERE("multicastMask"),
             IS_THERE("l2CacheHint"), NEXT_NUMBER("group", "i32")))
    ROW(CP_ASYNC_BULK_TENSOR_GLOBAL_SHARED_CTA, NAME(TEXT("cp.async.bulk.tensor.s2g."), STORE_MODE, DIMS),
        ARGS(OPERAND("srcMem"), OPERAND("tmaDescriptor"), OPERAND("coordinates"), HINT, IS_THERE("l2CacheHint")))
    ROW(CP_ASYNC_BULK_TENSOR_PREFETCH, NAME(TEXT("cp.async.bulk.tensor.prefetch."), LOAD_MODE, DIMS),
        ARGS(OPERAND("tmaDescriptor"), OPERAND("coordinates"), OPERAND("im2colOffsets"), HINT,
             IS_THERE("l2CacheHint")))
    ROW(CP_ASYNC_BULK_TENSOR_REDUCE, NAME(TEXT("cp.async.bulk.tensor.reduce."), OF("redKind"), TEXT("."), STORE_MODE, DIMS),
        ARGS(OPERAND("srcMem"), OPERAND("tmaDescriptor"), OPERAND("coordinates"), HINT, IS_THERE("l2CacheHint")))
    ROW(CP_ASYNC_BULK_PREFETCH, NAME(TEXT("cp.async.bulk.prefetch.L2")),
        ARGS(OPERAND("srcMem"), OPERAND("size"), HINT, IS_THERE("l2CacheHint")))
    ROW(PREFETCH, NAME(TEXT("prefetch.tensormap.p101")), ARGS(TO_SPACE("addr", PARAM)), .when = HAS("in_param_space"))
    ROW(PREFETCH, NAME(TEXT("prefetch.tensormap"), OF("addr")), ARGS(OPERAND("addr")), .when = HAS("tensormap"))
    ROW(PREFETCH,
        NAME(TEXT("prefetch"), IF(HAS("uniform"), "u"), IF(IN("addr", GLOBAL), ".global"), IF(IN("addr", LOCAL), ".local"),
             TEXT("."), OF("cacheLevel"), MAP("evictPriority", {"evict_last", ".evict.last"},
             {"evict_normal", ".evict.normal"})))
    ROW(CP_ASYNC_BULK_SHARED_CLUSTER_GLOBAL, NAME(TEXT("cp.async.bulk.global.to.shared.cluster")),
        ARGS(OPERAND("dstMem"), OPERAND("mbar"), OPERAND("srcMem"), OPERAND("size"), OR("multicastMask", 0, "i16"),
             HINT, IS_THERE("multicastMask"), IS_THERE("l2CacheHint")), .when = IN("dstMem", CLUSTER))
    ROW(CP_ASYNC_BULK_SHARED_CLUSTER_GLOBAL, NAME(TEXT("cp.async.bulk.global.to.shared.cta")),
        ARGS(OPERAND("dstMem"), OPERAND("mbar"), OPERAND("srcMem"), OPERAND("size"), HINT, IS_THERE("l2CacheHint")))
    ROW(CP_ASYNC_BULK_SHARED_CLUSTER_SHARED_CTA, NAME(TEXT("cp.async.bulk.shared.cta.to.cluster")),
        ARGS(OPERAND("dstMem"), OPERAND("mbar"), OPERAND("srcMem"), OPERAND("size")))
    ROW(CP_ASYNC_BULK_GLOBAL_SHARED_CTA,
        NAME(TEXT("cp.async.bulk.shared.cta.to.global"), IF(HAS("byteMask"), ".bytemask")),
        ARGS(OPERAND("dstMem"), OPERAND("srcMem"), OPERAND("size"), HINT, IS_THERE("l2CacheHint"),
             OPERAND("byteMask")))
    ROW(ST_BULK, NAME(TEXT("st.bulk"), IF(IN("addr", SHARED), ".shared.cta")),
        ARGS(OPERAND("addr"), OPERAND("size"), NUMBER("initVal", "i64")))

    ROW(WMMA_LOAD, NAME(TEXT("wmma.m"), OF("m"), TEXT("n"), OF("n"), TEXT("k"), OF("k"), TEXT(".load."), OF("frag"),
             TEXT("."), OF("layout"), TEXT(".stride."), OF("eltype"), OF("ptr")))
    ROW(WMMA_STORE,
        NAME(TEXT("wmma.m"), OF("m"), TEXT("n"), OF("n"), TEXT("k"), OF("k"), TEXT(".store.d."), OF("layout"),
             TEXT(".stride."), OF("eltype"), OF("ptr")))
    ROW(WMMA_MMA, NAME(TEXT("wmma.m"), OF("m"), TEXT("n"), OF("n"), TEXT("k"), OF("k"), TEXT(".mma."), OF("layoutA"),
             TEXT("."), OF("layoutB"), TEXT("."), OF("eltypeB"), TEXT("."), OF("eltypeB")), /* of the sum, after and before */
        .when = IS("eltypeA", "f16"))
    ROW(WMMA_MMA, NAME(TEXT("wmma.m"), OF("m"), TEXT("n"), OF("n"), TEXT("k"), OF("k"), TEXT(".mma."), OF("layoutA"),
             TEXT("."), OF("layoutB"), TEXT("."), OF("eltypeA")))
    ROW(LDMATRIX, NAME(TEXT("ldmatrix.sync.aligned."), OF("shape"), TEXT(".x"), OF("num"), MAP("layout", {"row", ""},
             {"col", ".trans"}), TEXT("."), OF("eltType"), OF("ptr")))
    ROW(STMATRIX,
        NAME(TEXT("stmatrix.sync.aligned."), OF("shape"), TEXT(".x"), COUNT("sources"), MAP("layout", {"row", ""},
             {"col", ".trans"}), TEXT("."), OF("eltType"), OF("ptr")))
    ROW(MMA_SYNC, NAME(TEXT("mma"),
             MAP_IF(IS("multiplicandAPtxType", "b1"), "b1Op", {"none", ""}, {"xor_popc", ".xor.popc"},
                    {"and_popc", ".and.popc"}),
             TEXT("."), OF("shape"), TEXT("."), OF("layoutA"), TEXT("."), OF("layoutB"),
             MAP("intOverflowBehavior", {"wrapped", ""}, {"satfinite", ".satfinite"}),
             TEXT("."), PUT(jig_nvvm_put_mma_types)))
    ROW(WGMMA_FENCE_ALIGNED, NAME(TEXT("wgmma.fence.sync.aligned")))
    ROW(WGMMA_COMMIT_GROUP_SYNC_ALIGNED, NAME(TEXT("wgmma.commit_group.sync.aligned")))
    ROW(WGMMA_WAIT_GROUP_SYNC_ALIGNED, NAME(TEXT("wgmma.wait_group.sync.aligned")), ARGS(NUMBER("group", "i64")))

    ROW(TCGEN05_ALLOC, NAME(TEXT("tcgen05.alloc"), IF(IN("addr", SHARED), ".shared"), GROUP("group")))
    ROW(TCGEN05_DEALLOC, NAME(TEXT("tcgen05.dealloc"), GROUP("group")))
    ROW(TCGEN05_RELINQUISH_ALLOC_PERMIT, NAME(TEXT("tcgen05.relinq.alloc.permit"), GROUP("group")))
    ROW(TCGEN05_FENCE, NAME(TEXT("tcgen05.fence."), OF("kind"), TEXT(".thread.sync")))
    ROW(TCGEN05_WAIT, NAME(TEXT("tcgen05.wait."), MAP("kind", {"load", "ld"}, {"store", "st"})))
    ROW(TCGEN05_COMMIT,
        NAME(TEXT("tcgen05.commit"), IF(HAS("multicastMask"), ".mc"), IF(IN("addr", SHARED), ".shared"), GROUP("group")))
    ROW(TCGEN05_SHIFT, NAME(TEXT("tcgen05.shift.down"), GROUP("group")))
    ROW(TCGEN05_CP, NAME(TEXT("tcgen05.cp."), MAP("shape", {"shape_128x256b", "128x256b"}, {"shape_4x256b", "4x256b"},
             {"shape_128x128b", "128x128b"}, {"shape_64x128b", "64x128b"}, {"shape_32x128b", "32x128b"}),
             MAP("multicast", {"none", ""}, {"warpx2_02_13", "_warpx2_02_13"}, {"warpx2_01_23", "_warpx2_01_23"},
             {"warpx4", "_warpx4"}), AFTER(".", "srcFormat"), GROUP("group")))
    ROW(TCGEN05_LD, NAME(TEXT("tcgen05.ld"), SHAPE, TIMES("res")), ARGS(ALL, IS_THERE("pack")))
    ROW(TCGEN05_ST, NAME(TEXT("tcgen05.st"), SHAPE, TIMES("val")),
        ARGS(OPERAND("tmemAddr"), OPERAND("offset"), OPERAND("val"), IS_THERE("unpack")))
    TENSOR_MMA(TCGEN05_MMA, "tcgen05.mma")
    TENSOR_MMA(TCGEN05_MMA_SP, "tcgen05.mma.sp")
    SCALED_MMA(TCGEN05_MMA_BLOCK_SCALE, "tcgen05.mma")
    SCALED_MMA(TCGEN05_MMA_SP_BLOCK_SCALE, "tcgen05.mma.sp")
    STATIONARY_MMA(TCGEN05_MMA_WS, "tcgen05.mma.ws")
    STATIONARY_MMA(TCGEN05_MMA_WS_SP, "tcgen05.mma.ws.sp")
    {0},
};
/* clang-format on */

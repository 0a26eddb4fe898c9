/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/gpu/gpu.h"
#include "machine/xegpu/xegpu_int.h"

/* ---- Enums ---- */

static const JigEnumCase spaces[] = {{JIG_XEGPU_GLOBAL, "global"}, {JIG_XEGPU_SLM, "slm"}, {0}};
static const JigEnumCase policies[] = {{JIG_XEGPU_CACHED, "cached"},
                                       {JIG_XEGPU_UNCACHED, "uncached"},
                                       {JIG_XEGPU_STREAMING, "streaming"},
                                       {JIG_XEGPU_READ_INVALIDATE, "read_invalidate"},
                                       {JIG_XEGPU_WRITE_BACK, "write_back"},
                                       {JIG_XEGPU_WRITE_THROUGH, "write_through"},
                                       {0}};
static const JigEnumCase scopes[] = {{0, "workgroup"}, {1, "gpu"}, {0}};
#define ENUM(NAME, CASES, MESSAGE, TEXT)                                                           \
    { .name = NAME, .cases = CASES, .message_name = "::mlir::xegpu::" MESSAGE, .summary = TEXT }
static const JigEnumRow enums[] = {
    ENUM("xegpu.space", spaces, "MemorySpace", "where memory is"),
    ENUM("xegpu.cache_policy", policies, "CachePolicy", "what a cache does"),
    ENUM("xegpu.scope", scopes, "FenceScope", "for whom memory is in order"),
};

/* ---- Attributes: summaries stand in messages ---- */

const JigAttrRow jig_xegpu_attrs[] = {
    [JIG_XEGPU_MEMORY_SPACE] =
        {.name = "xegpu.memory_space",
         .label = "XeGPU_MemorySpaceAttr",
         .enum_of = "xegpu.space",
         .format = "$value",
         .summary = "Describe the location of data described by a `TensorDesc`:\n"
                    "                 Global device memory (`Global`) or Shared local memory "
                    "(`SLM`)."},
    [JIG_XEGPU_CACHE_HINT] = {.name = "xegpu.cache_hint",
                              .label = "XeGPU_CacheHintAttr",
                              .enum_of = "xegpu.cache_policy",
                              .format = "`<` $value `>`",
                              .summary = "Describe the cache settings for prefetch/load/store "
                                         "operators"},
    [JIG_XEGPU_FENCE_SCOPE] =
        {.name = "xegpu.fence_scope",
         .label = "XeGPU_FenceScopeAttr",
         .enum_of = "xegpu.scope",
         .format = "$value",
         .summary = "Describes the scope of fence.\n"
                    "                    \"workgroup\" means that the scope is within each work "
                    "group.\n"
                    "                    \"gpu\" means the scope is across work groups within the "
                    "gpu."},
    [JIG_XEGPU_BLOCK] = {.name = "xegpu.block_tdesc_attr",
                         .label = "XeGPU_BlockTensorDescAttr",
                         .params = "memory_space: #xegpu.memory_space \"MemorySpaceAttr\" = "
                                   "#xegpu<memory_space global>, array_length: int_attr = 1, "
                                   "boundary_check: bool_attr = true",
                         .format = "`<` struct(params) `>`",
                         .summary = "a tile whose rows are contiguous"},
    [JIG_XEGPU_SCATTER] = {.name = "xegpu.scatter_tdesc_attr",
                           .label = "XeGPU_ScatterTensorDescAttr",
                           .params = "memory_space: #xegpu.memory_space \"MemorySpaceAttr\" = "
                                     "#xegpu<memory_space global>, chunk_size: int_attr = 1",
                           .format = "`<` struct(params) `>`",
                           .verify = jig_xegpu_verify_scatter,
                           .summary = "chunks anywhere in memory"},
    [JIG_XEGPU_LAYOUT] = {.name = "xegpu.layout",
                          .label = "XeGPU_LayoutAttr",
                          .params = "sg_layout: optional<dense_i32>, sg_data: optional<dense_i32>, "
                                    "inst_data: optional<dense_i32>, lane_layout: "
                                    "optional<dense_i32>, lane_data: optional<dense_i32>, order: "
                                    "optional<dense_i32>",
                          .format = "`<` struct(params) `>`",
                          .verify = jig_xegpu_verify_layout,
                          .summary = "how data is shared out to subgroups and lanes"},
    [JIG_XEGPU_SLICE] = {.name = "xegpu.slice",
                         .label = "XeGPU_SliceAttr",
                         .params = "parent: attr<DistributeLayout> "
                                   "\"xegpu::DistributeLayoutAttr\", dims: dense_i64",
                         .format = "`<` qualified($parent) `,` `dims` `=` $dims `>`",
                         .verify = jig_xegpu_verify_slice,
                         .summary = "a layout without some of its dimensions"},
    [JIG_XEGPU_RANGE] = {.name = "xegpu.range",
                         .label = "XeGPU_RangeAttr",
                         .params = "start: int_attr, end: int_attr",
                         .format = "`<` `[` $start `,` $end `]` `>`",
                         .verify = jig_xegpu_verify_range,
                         .summary = "some of the subgroups"},
    [JIG_XEGPU_MEM_LAYOUT] = {.name = "xegpu.mem_layout",
                              .written = "<stride = [integer, ...], block = [integer, ...]>",
                              .label = "XeGPU_MemLayoutAttr",
                              .params = "attrs: attr",
                              .parse = jig_xegpu_parse_mem_layout,
                              .print = jig_xegpu_print_mem_layout,
                              .summary = "how a matrix lies in memory"},
};

/* ---- Types ---- */

const JigTypeRow jig_xegpu_types[] = {
    [JIG_XEGPU_TYPE_TENSOR_DESC] =
        {.name = "xegpu.tensor_desc",
         .written = "<integerx...xtype (, #attribute)...>",
         .params = "shape: attr, element: type, encoding: attr, layout: optional<attr>",
         .parse = jig_xegpu_parse_tensor_desc,
         .print = jig_xegpu_print_tensor_desc,
         .verify = jig_xegpu_verify_tensor_desc,
         .summary = "where a tile is, and how it is shared out"},
    [JIG_XEGPU_TYPE_NBARRIER] = {.name = "xegpu.nbarrier", .summary = "a named barrier"},
    [JIG_XEGPU_TYPE_MEM_DESC] = {.name = "xegpu.mem_desc",
                                 .written = "<integerx...xtype (, #xegpu.mem_layout<...>)?>",
                                 .params = "shape: attr, element: type, layout: optional<attr>",
                                 .parse = jig_xegpu_parse_mem_desc,
                                 .print = jig_xegpu_print_mem_desc,
                                 .summary = "a matrix in shared memory"},
};

/* ---- Constraints ---- */

static bool is_shared(const JigType *t) {
    const JigAttr *space = jig_type_is_memref(t) ? jig_type_space(t) : NULL;
    if (!space || !jig_type_has_static_shape(t))
        return false;
    if (jig_attr_is(space, JIG_XEGPU_ATTR(MEMORY_SPACE)))
        return jig_attr_enum_value(space) == JIG_XEGPU_SLM;
    return jig_attr_is_int(space) ? jig_attr_int_value(space) == JIG_XEGPU_SLM
                                  : jig_gpu_is_space(space, JIG_GPU_WORKGROUP);
}

#define SCALARS                                                                                    \
    "1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit "        \
    "signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed "      \
    "integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit " \
    "signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned "       \
    "integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit "     \
    "float or 64-bit float or bfloat16 type or tf32 type"
#define SHARED(RANK)                                                                               \
    {                                                                                              \
        "SharedBuffer" RANK,                                                                       \
            "reside in share memory and statically " RANK "d shaped memref of " SCALARS            \
            " values ",                                                                            \
            .expr = "MemRefRank<[" RANK "], Scalar>", .test = is_shared                            \
    }
static const JigTypeConstraint type_constraints[] = {
    {"Scalar",
     .expr = "AnyOf<I<1>, I<4>, I<8>, I<16>, I<32>, I<64>, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, "
             "UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F<16>, F<32>, F<64>, BF16, TF32>"},
    {"Pointer", .expr = "AnyOf<UI<64>, UI<32>, I<64>, I<32>>"},
    {"BaseAddress", .expr = "AnyOf<Non0RankedMemRef<Scalar>, Pointer>"},
    {"ScatterAddress", .expr = "AnyOf<MemRefRank<[1], Scalar>, Pointer>"},
    {"ScatterSource", .expr = "AnyOf<TensorDesc, ScatterAddress>"},
    {"DpasOperand", .expr = "FixedVectorRank<[1, 2, 3], Scalar>"},
    {"DpasResult", .expr = "FixedVectorRank<[1, 2], Scalar>"},
    {"Offsets", .expr = "FixedVectorOfNonZeroRank<Index>"},
    {"Mask", .expr = "FixedVectorOfNonZeroRank<I<1>>"},
    {"Value", .expr = "FixedVectorOfNonZeroRank<Scalar>"},
    {"ValueOrScalar", .expr = "AnyOf<Value, Scalar>"},
    {"AnyRankVector", .expr = "VectorRank<[1, 2, 3, 4, 5, 6], Scalar>"},
    {"TensorDesc", "TensorDesc describing regions of interested data.",
     .expr = "!xegpu.tensor_desc"},
    {"MemDesc", "MemDesc describing the data in SLM", .expr = "!xegpu.mem_desc"},
    {"Nbarrier", "!xegpu.nbarrier a custom XeGPU type representing a barrier.",
     .expr = "!xegpu.nbarrier"},
    SHARED("1"),
    SHARED("2"),
    {"SharedBuffer", .expr = "AnyOf<SharedBuffer1, SharedBuffer2>"},
};
static const JigAttrConstraint attr_constraints[] = {
    {"DistributeLayout", "DistributeLayoutAttr instance", .expr = "Own",
     .test = jig_xegpu_is_layout},
};

static const JigOpPredicate predicates[] = {
    {"same_elements_load_nd", jig_xegpu_same_elements_load_nd},
    {"same_elements_store_nd", jig_xegpu_same_elements_store_nd},
    {"same_elements_load_matrix", jig_xegpu_same_elements_load_matrix},
    {"same_elements_store_matrix", jig_xegpu_same_elements_store_matrix},
    {"same_elements_atomic", jig_xegpu_same_elements_atomic},
    {"same_shape_atomic", jig_xegpu_same_shape_atomic},
    {"same_bits", jig_xegpu_same_bits},
};

static const JigCustomRow customs[] = {
    {.name = "OptionalDynamicIndexList",
     .written = "([{1}|{0}, ...])?",
     .parse = jig_xegpu_parse_optional_index_list,
     .print = jig_xegpu_print_optional_index_list},
};

const JigOpRow jig_xegpu_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/xegpu/xegpu.def"
};

static const char *const depends[] = {"arith", NULL};
const JigDialect jig_xegpu_dialect = {
    .name = "xegpu",
    .ops = jig_xegpu_ops,
    .num_ops = JIG_XEGPU_NUM_OPS,
    .types = jig_xegpu_types,
    .num_types = JIG_XEGPU_NUM_TYPES,
    .attrs = jig_xegpu_attrs,
    .num_attrs = JIG_XEGPU_NUM_ATTRS,
    .enums = enums,
    .num_enums = JIG_LEN(enums),
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .attr_constraints = attr_constraints,
    .num_attr_constraints = JIG_LEN(attr_constraints),
    .predicates = predicates,
    .num_predicates = JIG_LEN(predicates),
    .customs = customs,
    .num_customs = JIG_LEN(customs),
    .depends = depends,
};

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/gpu/gpu_int.h"
#include "dialect/arith/arith.h"
#include "jig/eval.h"

/* ---- Enums ---- */

static const JigEnumCase mapping_ids[] = {
    {0, "x"},
    {1, "y"},
    {2, "z"},
    {3, "linear_dim_0"},
    {4, "linear_dim_1"},
    {5, "linear_dim_2"},
    {6, "linear_dim_3"},
    {7, "linear_dim_4"},
    {8, "linear_dim_5"},
    {9, "linear_dim_6"},
    {10, "linear_dim_7"},
    {11, "linear_dim_8"},
    {12, "linear_dim_9"},
    {0},
};
static const JigEnumCase address_spaces[] = {{JIG_GPU_GLOBAL, "global"},
                                             {JIG_GPU_WORKGROUP, "workgroup"},
                                             {JIG_GPU_PRIVATE, "private"},
                                             {0}};
static const JigEnumCase dims[] = {{JIG_GPU_X, "x"}, {JIG_GPU_Y, "y"}, {JIG_GPU_Z, "z"}, {0}};
static const JigEnumCase reductions[] = {
    {JIG_GPU_REDUCE_ADD, "add"},           {JIG_GPU_REDUCE_MUL, "mul"},
    {JIG_GPU_REDUCE_MINUI, "minui"},       {JIG_GPU_REDUCE_MINSI, "minsi"},
    {JIG_GPU_REDUCE_MINNUMF, "minnumf"},   {JIG_GPU_REDUCE_MAXUI, "maxui"},
    {JIG_GPU_REDUCE_MAXSI, "maxsi"},       {JIG_GPU_REDUCE_MAXNUMF, "maxnumf"},
    {JIG_GPU_REDUCE_AND, "and"},           {JIG_GPU_REDUCE_OR, "or"},
    {JIG_GPU_REDUCE_XOR, "xor"},           {JIG_GPU_REDUCE_MINIMUMF, "minimumf"},
    {JIG_GPU_REDUCE_MAXIMUMF, "maximumf"}, {0},
};
static const JigEnumCase shuffle_modes[] = {{JIG_GPU_SHUFFLE_XOR, "xor"},
                                            {JIG_GPU_SHUFFLE_UP, "up"},
                                            {JIG_GPU_SHUFFLE_DOWN, "down"},
                                            {JIG_GPU_SHUFFLE_IDX, "idx"},
                                            {0}};
static const JigEnumCase elementwise[] = {
    {0, "addf"},  {1, "mulf"},     {2, "subf"},     {3, "maxf"},  {4, "minf"},
    {5, "divf"},  {6, "addi"},     {7, "muli"},     {8, "subi"},  {9, "divs"},
    {10, "divu"}, {11, "negatef"}, {12, "negates"}, {13, "extf"}, {0},
};
static const JigEnumCase prune_flags[] = {
    {0, "NONE"}, {1, "PRUNE_ONLY"}, {2, "PRUNE_AND_CHECK"}, {0}};
static const JigEnumCase transpose_modes[] = {
    {0, "NON_TRANSPOSE"}, {1, "TRANSPOSE"}, {2, "CONJUGATE_TRANSPOSE"}, {0}};
static const JigEnumCase spgemm_kinds[] = {{0, "WORK_ESTIMATION"}, {1, "COMPUTE"}, {0}};
static const JigEnumCase broadcasts[] = {{0, "first_active_lane"}, {1, "specific_lane"}, {0}};
static const JigEnumCase processors[] = {
    {0, "block_x"},  {1, "block_y"},  {2, "block_z"},    {3, "thread_x"},
    {4, "thread_y"}, {5, "thread_z"}, {6, "sequential"}, {0},
};

#define ENUM(NAME, CASES, MESSAGE, TEXT)                                                           \
    { .name = NAME, .cases = CASES, .message_name = "::mlir::gpu::" MESSAGE, .summary = TEXT }
static const JigEnumRow enums[] = {
    ENUM("gpu.mapping_id", mapping_ids, "MappingId", "Mapping ids for loop mapping"),
    ENUM("gpu.address_spaces", address_spaces, "AddressSpace", "GPU address space"),
    ENUM("gpu.dimension", dims, "Dimension", "a dimension, either 'x', 'y', or 'z'"),
    ENUM("gpu.all_reduce_operation", reductions, "AllReduceOperation",
         "built-in reduction operations supported by gpu.allreduce."),
    ENUM("gpu.shuffle_modes", shuffle_modes, "ShuffleMode",
         "Indexing modes supported by gpu.shuffle."),
    ENUM("gpu.mma_elementwise_op", elementwise, "MMAElementwiseOp",
         "elementwise operation to apply to mma matrix"),
    ENUM("gpu.prune_flag", prune_flags, "Prune2To4SpMatFlag",
         "pruning strategy for 2:4 sparse matrix"),
    ENUM("gpu.transpose_mode", transpose_modes, "TransposeMode",
         "transpose mode of sparse matrix supported by sparse tensor ops"),
    ENUM("gpu.spgemm_kind", spgemm_kinds, "SpGEMMWorkEstimationOrComputeKind",
         "choose whether spgemm_work_estimation_or_compute does work estimation or compute"),
    ENUM("gpu.broadcast_type", broadcasts, "BroadcastType", "a lane to broadcast from"),
    ENUM("gpu.processor", processors, "Processor", "processor for loop mapping"),
};

const JigEnumRow *jig_gpu_reductions(void) {
    return &enums[3];
}

/* ---- Attributes ---- */

const JigIfaceId jig_iface_gpu_target = {.name = "TargetAttrInterface"};
const JigIfaceId jig_iface_gpu_async = {.name = "AsyncOpInterface"};
const JigIfaceId jig_iface_gpu_offloading = {.name = "OffloadingTranslationAttrTrait"};
static const JigIface mapping[] = {{&jig_iface_mapping, &jig_iface_mapping}, {0}};
static const JigIface mask[] = {{&jig_iface_mapping, &jig_iface_mapping},
                                {&jig_iface_device_mask, &jig_iface_device_mask},
                                {0}};
static const JigIface offloading[] = {{&jig_iface_gpu_offloading, &jig_iface_gpu_offloading}, {0}};

#define MAPPING(mnemonic, row_label, text)                                                         \
    {                                                                                              \
        .name = "gpu." mnemonic, .label = row_label, .params = mnemonic ": enum:gpu.mapping_id",   \
        .format = "`<` params `>`", .ifaces = mapping, .summary = text                             \
    }
#define OF_ENUM(mnemonic, row_label, enum_name, text)                                              \
    {                                                                                              \
        .name = "gpu." mnemonic, .label = row_label, .enum_of = enum_name, .format = "$value",     \
        .summary = text                                                                            \
    }
const JigAttrRow jig_gpu_attrs[] = {
    [JIG_GPU_BLOCK] = MAPPING("block", "GPUBlockMappingAttr", "a loop dimension runs on blocks"),
    [JIG_GPU_WARPGROUP] =
        MAPPING("warpgroup", "GPUWarpgroupMappingAttr", "a loop dimension runs on groups of warps"),
    [JIG_GPU_WARP] = MAPPING("warp", "GPUWarpMappingAttr", "a loop dimension runs on warps"),
    [JIG_GPU_THREAD] =
        MAPPING("thread", "GPUThreadMappingAttr", "a loop dimension runs on threads"),
    [JIG_GPU_LANE] =
        MAPPING("lane", "GPULaneMappingAttr", "a loop dimension runs on the lanes of a warp"),
    [JIG_GPU_MASK] = {.name = "gpu.mask",
                      .label = "GPUMappingMaskAttr",
                      .params = "mask: uint",
                      .format = "`<` params `>`",
                      .ifaces = mask,
                      .summary = "which processors take part, as bits"},
    [JIG_GPU_MEMORY_SPACE] = {.name = "gpu.memory_space",
                              .label = "GPUMemorySpaceMappingAttr",
                              .params = "address_space: enum:gpu.address_spaces",
                              .format = "`<` params `>`",
                              .ifaces = mapping,
                              .summary = "memory is to be put there"},
    [JIG_GPU_ADDRESS_SPACE] = {.name = "gpu.address_space",
                               .label = "GPU_AddressSpaceAttr",
                               .enum_of = "gpu.address_spaces"},
    [JIG_GPU_DIM] = OF_ENUM("dim", "GPU_DimensionAttr", "gpu.dimension", "x, y or z"),
    [JIG_GPU_ALL_REDUCE_OP] = OF_ENUM("all_reduce_op", "GPU_AllReduceOperationAttr",
                                      "gpu.all_reduce_operation", "how values are combined"),
    [JIG_GPU_SHUFFLE_MODE] = OF_ENUM("shuffle_mode", "GPU_ShuffleModeAttr", "gpu.shuffle_modes",
                                     "whose value a shuffle takes"),
    [JIG_GPU_MMA_ELEMENT_WISE] =
        OF_ENUM("mma_element_wise", "MMAElementWiseAttr", "gpu.mma_elementwise_op",
                "what is done to each element of a matrix"),
    [JIG_GPU_PRUNE_FLAG] = OF_ENUM("prune_2to4_spmat_flag", "GPU_Prune2To4SpMatFlagAttr",
                                   "gpu.prune_flag", "what is pruned"),
    [JIG_GPU_TRANSPOSE_MODE] = OF_ENUM("mat_transpose_mode", "GPU_TransposeModeAttr",
                                       "gpu.transpose_mode", "is a matrix transposed"),
    [JIG_GPU_SPGEMM_KIND] = OF_ENUM("spgemm_work_estimation_or_compute_kind",
                                    "GPU_SpGEMMWorkEstimationOrComputeKindAttr", "gpu.spgemm_kind",
                                    "which phase of a product"),
    [JIG_GPU_BROADCAST] = OF_ENUM("broadcast", "GPU_BroadcastTypeAttr", "gpu.broadcast_type",
                                  "whose value is broadcast"),
    [JIG_GPU_LOOP_DIM_MAP] = {.name = "gpu.loop_dim_map",
                              .label = "ParallelLoopDimMappingAttr",
                              .params = "processor: enum:gpu.processor, map: map \"AffineMap\", "
                                        "bound: map \"AffineMap\"",
                              .format = "`<` struct(params) `>`",
                              .summary = "where a dimension of a parallel loop runs"},
    [JIG_GPU_KERNEL_METADATA] =
        {.name = "gpu.kernel_metadata",
         .label = "GPU_KernelMetadataAttr",
         .params = "name: string_attr \"StringAttr\", function_type: type \"Type\", arg_attrs: "
                   "optional<array_attr> \"ArrayAttr\", metadata: optional<dict_attr> "
                   "\"DictionaryAttr\"",
         .format = "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`",
         .verify = jig_gpu_verify_metadata,
         .summary = "what is known of a compiled kernel"},
    [JIG_GPU_KERNEL_TABLE] = {.name = "gpu.kernel_table",
                              .written = "<[#gpu.kernel_metadata<...>, ...]>",
                              .label = "GPU_KernelTableAttr",
                              .params = "kernel_table: array<attr>",
                              .parse = jig_gpu_parse_kernel_table,
                              .print = jig_gpu_print_kernel_table,
                              .verify = jig_gpu_verify_table,
                              .summary = "compiled kernels by name"},
    [JIG_GPU_OBJECT] =
        {.name = "gpu.object",
         .label = "GPU_ObjectAttr",
         .params = "target: attr \"Attribute\", format: int, object: string_attr "
                   "\"StringAttr\", properties: optional<dict_attr> \"DictionaryAttr\", kernels: "
                   "optional<#gpu.kernel_table> \"KernelTableAttr\"",
         .format = "`<` $target `,` (`properties` `=` $properties^ `,`)? "
                   "(`kernels` `=` $kernels^ `,`)? custom<Object>($format, $object) "
                   "`>`",
         .verify = jig_gpu_verify_object,
         .summary = "a module compiled for a target"},
    [JIG_GPU_SELECT_OBJECT] = {.name = "gpu.select_object",
                               .label = "GPU_SelectObjectAttr",
                               .params = "target: optional<attr> \"Attribute\"",
                               .format = "(`<` $target^ `>`)?",
                               .verify = jig_gpu_verify_select,
                               .ifaces = offloading,
                               .summary = "one object of several is embedded"},
};

/* ---- Types ---- */

const JigTypeRow jig_gpu_types[] = {
    [JIG_GPU_TYPE_ASYNC_TOKEN] = {.name = "gpu.async.token", .summary = "what is waited for"},
    [JIG_GPU_TYPE_MMA_MATRIX] = {.name = "gpu.mma_matrix",
                                 .written = "<integerxintegerxtype, \"AOp\"|\"BOp\"|\"COp\">",
                                 .params = "shape: attr, element: type, operand: attr",
                                 .parse = jig_gpu_parse_mma,
                                 .print = jig_gpu_print_mma,
                                 .verify = jig_gpu_verify_mma,
                                 .summary = "a matrix that a subgroup holds together"},
    [JIG_GPU_TYPE_DN_TENSOR] = {.name = "gpu.sparse.dntensor_handle",
                                .summary = "handle to a dense tensor"},
    [JIG_GPU_TYPE_SPGEMM_OP] = {.name = "gpu.sparse.spgemmop_handle",
                                .summary = "handle to a product of sparse matrices"},
    [JIG_GPU_TYPE_SPMAT] = {.name = "gpu.sparse.spmat_handle",
                            .summary = "handle to a sparse matrix"},
};

static bool is_token(const JigType *t) {
    return jig_type_is(t, JIG_GPU_TYPE(ASYNC_TOKEN));
}
static bool is_dn_tensor(const JigType *t) {
    return jig_type_is(t, JIG_GPU_TYPE(DN_TENSOR));
}
static bool is_spgemm_op(const JigType *t) {
    return jig_type_is(t, JIG_GPU_TYPE(SPGEMM_OP));
}
static bool is_spmat(const JigType *t) {
    return jig_type_is(t, JIG_GPU_TYPE(SPMAT));
}
#define ONE_TYPE(fn, ID)                                                                           \
    static const JigType *fn(JigContext *ctx) {                                                    \
        return jig_type_get(ctx, JIG_GPU_TYPE(ID), NULL, 0);                                       \
    }
ONE_TYPE(token, ASYNC_TOKEN)
ONE_TYPE(dn_tensor, DN_TENSOR)
ONE_TYPE(spgemm_op, SPGEMM_OP)
ONE_TYPE(spmat, SPMAT)

static const JigTypeConstraint type_constraints[] = {
    {"AsyncToken", "async token type", .test = is_token, .build = token},
    {"DnTensor", "dense tensor handle type", .test = is_dn_tensor, .build = dn_tensor},
    {"SpGEMMOp", "SpGEMM operation handle type", .test = is_spgemm_op, .build = spgemm_op},
    {"SpMat", "sparse matrix handle type", .test = is_spmat, .build = spmat},
    {"MMAMatrix", "MMAMatrix type", .test = jig_gpu_is_mma},
    {"MMAStored",
     "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer "
     "or 16-bit float or 32-bit float or 64-bit float values",
     .test = jig_gpu_is_mma_stored, .insist = "MMAMatrix"},
    {"MMAFactor",
     "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit "
     "float or 64-bit float values",
     .test = jig_gpu_is_mma_factor, .insist = "MMAMatrix"},
    {"MMASum",
     "gpu.mma_matrix of 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float "
     "values",
     .test = jig_gpu_is_mma_sum, .insist = "MMAMatrix"},
    {"MMAMemRef", NULL,
     .expr = "MemRef<I<8>, I<32>, F<16>, F<32>, F<64>, "
             "VectorRank<[1], I<8>, I<32>, F<16>, F<32>, F<64>>>"},
    {"LaunchIndex", NULL, .expr = "AnyOf<Index, I<32>, I<64>>"},
    {"IntegerOrFloat", "Integer or Float", .expr = "AnyOf<SignlessInteger, AnyFloat>"},
};
static const JigAttrConstraint attr_constraints[] = {
    {"DimSizes", "i32 dense array attribute with 3 elements (if present)",
     .expr = "Confined<DenseI32Array, count<3>>"},
    {"Target", "", .test = jig_gpu_is_target},
    {"Targets", "array of GPU target attributes with at least 1 elements",
     .expr = "Confined<ArrayOf<Target>, min_count<1>>"},
    {"Objects", "an array of GPU object attributes with at least 1 elements",
     .expr = "Confined<ArrayOf<#gpu.object>, min_count<1>>"},
    {"OffloadingHandler", "any attribute with the `OffloadingTranslationAttrTrait` trait.",
     .test = jig_gpu_is_offloading},
};
static const JigTypeFn type_fns[] = {
    {.name = "MMAElement", .fn = jig_gpu_mma_element},
};

/* ---- The dialect ---- */

const JigOpRow jig_gpu_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/gpu/gpu.def"
};

static const char *const depends[] = {"arith", NULL};
const JigDialect jig_gpu_dialect = {
    .name = "gpu",
    .ops = jig_gpu_ops,
    .num_ops = JIG_GPU_NUM_OPS,
    .types = jig_gpu_types,
    .num_types = JIG_GPU_NUM_TYPES,
    .attrs = jig_gpu_attrs,
    .num_attrs = JIG_GPU_NUM_ATTRS,
    JIG_TABLE(enums, enums),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(type_fns, type_fns),
    .customs = jig_gpu_customs,
    .num_customs = JIG_GPU_NUM_CUSTOMS,
    .parse_type = jig_gpu_parse_type,
    .verify_op_attr = jig_gpu_verify_op_attr,
    .may_inline_op = jig_may_inline_any_op,
    .depends = depends,
    .older_texts = jig_gpu_older,
};

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/nvidia/nvgpu/nvgpu_int.h"
#include "dialect/gpu/gpu.h"
#include "support/check.h"

/* ---- Enums ---- */

static const JigEnumCase swizzles[] = {
    {0, "none"}, {1, "swizzle_32b"}, {2, "swizzle_64b"}, {3, "swizzle_128b"}, {0}};
static const JigEnumCase promotions[] = {
    {0, "none"}, {1, "l2promo_64b"}, {2, "l2promo_128b"}, {3, "l2promo_256b"}, {0}};
static const JigEnumCase fills[] = {{0, "zero"}, {1, "nan"}, {0}};
static const JigEnumCase interleaves[] = {
    {0, "none"}, {1, "interleave_16b"}, {2, "interleave_32b"}, {0}};
static const JigEnumCase roundings[] = {{0, "approx"}, {1, "rn"}, {2, "rz"},
                                        {3, "rm"},     {4, "rp"}, {0}};
#define ENUM(NAME, CASES, MESSAGE, TEXT)                                                           \
    { .name = NAME, .cases = CASES, .message_name = "::mlir::nvgpu::" MESSAGE, .summary = TEXT }
static const JigEnumRow enums[] = {
    ENUM("nvgpu.swizzle_kind", swizzles, "TensorMapSwizzleKind",
         "Tensor map swizzling mode of shared memory banks"),
    ENUM("nvgpu.l2promo_kind", promotions, "TensorMapL2PromoKind", "Tensor map L2 promotion type"),
    ENUM("nvgpu.oob_kind", fills, "TensorMapOOBKind", "Tensor map out-of-bounds fill type"),
    ENUM("nvgpu.interleave_kind", interleaves, "TensorMapInterleaveKind",
         "Tensor map interleave layout type"),
    ENUM("nvgpu.rounding", roundings, "RcpRoundingMode", "Rounding mode of rcp"),
};

const char *jig_nvgpu_swizzle_name(int64_t swizzle) {
    return jig_enum_text(&enums[0], swizzle);
}

/* ---- Attributes ---- */

#define OF_ENUM(mnemonic, row_label, enum_name, text)                                              \
    {                                                                                              \
        .name = "nvgpu." mnemonic, .label = row_label, .enum_of = enum_name, .format = "$value",   \
        .summary = text                                                                            \
    }
static const JigAttrRow attrs[] = {
    OF_ENUM("swizzle", "TensorMapSwizzleAttr", "nvgpu.swizzle_kind", "how rows lie in banks"),
    OF_ENUM("l2promo", "TensorMapL2PromoAttr", "nvgpu.l2promo_kind", "what is cached along"),
    OF_ENUM("oob", "TensorMapOOBAttr", "nvgpu.oob_kind", "what is read outside"),
    OF_ENUM("interleave", "TensorMapInterleaveAttr", "nvgpu.interleave_kind",
            "how channels lie in memory"),
    OF_ENUM("rcp_rounding_mode", "RcpRoundingModeAttr", "nvgpu.rounding",
            "how reciprocals are rounded"),
};

/* ---- Types ---- */

static bool verify_memref(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    const JigType *t = jig_attr_type_value(params[0]);
    return jig_type_is_memref(t) ||
           jig_error(ctx, loc,
                     "invalid kind of type specified: expected builtin.memref, but found %s",
                     jig_msg_type(t));
}
static bool verify_vector(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    const JigType *t = jig_attr_type_value(params[0]);
    return jig_type_is_vector(t) ||
           jig_error(ctx, loc,
                     "invalid kind of type specified: expected builtin.vector, but found %s",
                     jig_msg_type(t));
}

const JigTypeRow jig_nvgpu_types[] = {
    [JIG_NVGPU_TYPE_ASYNC_TOKEN] = {.name = "nvgpu.device.async.token",
                                    .summary = "a copy that may be on its way"},
    [JIG_NVGPU_TYPE_MBARRIER_GROUP] =
        {.name = "nvgpu.mbarrier.group",
         .label = "NVGPU_MBarrierGroup",
         .params = "memorySpace: attr \"Attribute\", num_barriers: uint32 \"unsigned\" = 1",
         .format = "`<` struct(params) `>`",
         .summary = "barriers in memory"},
    [JIG_NVGPU_TYPE_MBARRIER_TOKEN] = {.name = "nvgpu.mbarrier.token",
                                       .summary = "a phase of a barrier"},
    [JIG_NVGPU_TYPE_TENSOR_MAP] =
        {.name = "nvgpu.tensormap.descriptor",
         .label = "NVGPU_TensorMapDescriptor",
         .params = "tensor: type \"MemRefType\", swizzle: enum:nvgpu.swizzle_kind, l2promo: "
                   "enum:nvgpu.l2promo_kind, oob: enum:nvgpu.oob_kind, interleave: "
                   "enum:nvgpu.interleave_kind",
         .format = "`<` struct(params) `>`",
         .verify = verify_memref,
         .summary = "how a buffer is tiled"},
    [JIG_NVGPU_TYPE_MATRIX_DESCRIPTOR] = {.name = "nvgpu.warpgroup.descriptor",
                                          .label = "NVGPU_WarpgroupMatrixDescriptor",
                                          .params = "tensor: type \"MemRefType\"",
                                          .format = "`<` struct(params) `>`",
                                          .verify = verify_memref,
                                          .summary = "a matrix in shared memory"},
    [JIG_NVGPU_TYPE_ACCUMULATOR] = {.name = "nvgpu.warpgroup.accumulator",
                                    .label = "NVGPU_WarpgroupAccumulator",
                                    .params = "fragmented: type \"VectorType\"",
                                    .format = "`<` struct(params) `>`",
                                    .verify = verify_vector,
                                    .summary = "a sum that a group of warps holds"},
};

const JigType *jig_nvgpu_tensor_of(const JigType *t) {
    return jig_attr_type_value(jig_type_param(t, 0));
}
const JigType *jig_nvgpu_fragmented(const JigType *t) {
    return jig_attr_type_value(jig_type_param(t, 0));
}

const JigType *jig_nvgpu_tensor_map(const JigNvgpuTensorMap *parts) {
    JIG_REQUIRE(parts);
    JigContext *ctx = jig_type_context(parts->tensor);
    const JigAttr *params[] = {jig_attr_of_type(parts->tensor), jig_attr_i64(ctx, parts->swizzle),
                               jig_attr_i64(ctx, parts->l2promo), jig_attr_i64(ctx, parts->oob),
                               jig_attr_i64(ctx, parts->interleave)};
    return jig_type_get(ctx, JIG_NVGPU_TYPE(TENSOR_MAP), params, JIG_LEN(params));
}
JigNvgpuTensorMap jig_nvgpu_tensor_map_parts(const JigType *t) {
    return (JigNvgpuTensorMap){.tensor = jig_nvgpu_tensor_of(t),
                               .swizzle = jig_attr_int_value(jig_type_param(t, 1)),
                               .l2promo = jig_attr_int_value(jig_type_param(t, 2)),
                               .oob = jig_attr_int_value(jig_type_param(t, 3)),
                               .interleave = jig_attr_int_value(jig_type_param(t, 4))};
}
const JigType *jig_nvgpu_mbarrier_group(JigContext *ctx, int64_t n) {
    const JigAttr *params[] = {jig_gpu_address_space(ctx, JIG_GPU_WORKGROUP),
                               n == 1 ? NULL
                                      : jig_attr_int(jig_type_integer(ctx, 64, JIG_UNSIGNED), n)};
    return jig_type_get(ctx, JIG_NVGPU_TYPE(MBARRIER_GROUP), params, JIG_LEN(params));
}
const JigType *jig_nvgpu_token_type(JigContext *ctx) {
    return jig_type_get(ctx, JIG_NVGPU_TYPE(ASYNC_TOKEN), NULL, 0);
}

bool jig_nvgpu_is_shared(const JigType *memref) {
    enum { SHARED = 3 };
    const JigAttr *space = jig_type_space(memref);
    return space && (jig_attr_is_int(space) ? jig_attr_int_value(space) == SHARED
                                            : jig_gpu_is_space(space, JIG_GPU_WORKGROUP));
}

static const JigType *metadata_type(JigContext *ctx) {
    static const int64_t two = 2;
    return jig_type_vector(&two, NULL, 1, jig_type_i(ctx, 16));
}
static const JigType *build_token(JigContext *ctx) {
    return jig_nvgpu_token_type(ctx);
}
static bool is_token(const JigType *t) {
    return jig_type_is(t, JIG_NVGPU_TYPE(ASYNC_TOKEN));
}
static const JigTypeConstraint type_constraints[] = {
    {"AsyncToken", "device async token type", .test = is_token, .build = build_token},
    {"MBarrierGroup", "mbarrier barrier type", .expr = "!nvgpu.mbarrier.group"},
    {"MBarrierToken", "", .expr = "!nvgpu.mbarrier.token"},
    {"TensorMap", "TensorMap descriptor", .expr = "!nvgpu.tensormap.descriptor"},
    {"MatrixDescriptor", "Warpgroup matrix descriptor type", .expr = "!nvgpu.warpgroup.descriptor"},
    {"Accumulator", "", .expr = "!nvgpu.warpgroup.accumulator"},
    {"SparseMetadata", "fixed-length vector of 16-bit signless integer values of length 2",
     .expr = "FixedVectorLength<[2], I<16>>", .build = metadata_type},
};

const JigOpRow jig_nvgpu_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/nvidia/nvgpu/nvgpu.def"
};

const JigDialect jig_nvgpu_dialect = {
    .name = "nvgpu",
    .ops = jig_nvgpu_ops,
    .num_ops = JIG_NVGPU_NUM_OPS,
    .types = jig_nvgpu_types,
    .num_types = JIG_NVGPU_NUM_TYPES,
    .attrs = attrs,
    .num_attrs = JIG_LEN(attrs),
    .enums = enums,
    .num_enums = JIG_LEN(enums),
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
};

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/amd/amdgpu/amdgpu_int.h"
#include "dialect/gpu/gpu.h"
#include "machine/amd/rocdl/rocdl.h"
#include "jig/rewrite.h"

/* ---- Enums, and the attributes that hold them ---- */

static const JigEnumCase address_spaces[] = {
    {JIG_AMDGPU_FAT_RAW_BUFFER, "fat_raw_buffer"},
    {JIG_AMDGPU_BUFFER_RSRC, "buffer_rsrc"},
    {JIG_AMDGPU_FAT_STRUCTURED_BUFFER, "fat_structured_buffer"},
    {0}};
static const JigEnumCase permutations[] = {{JIG_AMDGPU_QUAD_PERM, "quad_perm"},
                                           {JIG_AMDGPU_ROW_SHL, "row_shl"},
                                           {JIG_AMDGPU_ROW_SHR, "row_shr"},
                                           {JIG_AMDGPU_ROW_ROR, "row_ror"},
                                           {JIG_AMDGPU_WAVE_SHL, "wave_shl"},
                                           {JIG_AMDGPU_WAVE_SHR, "wave_shr"},
                                           {JIG_AMDGPU_WAVE_ROR, "wave_ror"},
                                           {JIG_AMDGPU_WAVE_ROL, "wave_rol"},
                                           {JIG_AMDGPU_ROW_MIRROR, "row_mirror"},
                                           {JIG_AMDGPU_ROW_HALF_MIRROR, "row_half_mirror"},
                                           {JIG_AMDGPU_ROW_BCAST_15, "row_bcast_15"},
                                           {JIG_AMDGPU_ROW_BCAST_31, "row_bcast_31"},
                                           {0}};
static const JigEnumCase kinds_of_instructions[] = {{0, "none"},
                                                    {1, "non_mem_non_sideffect"},
                                                    {2, "valu"},
                                                    {4, "salu"},
                                                    {8, "mfma_wmma"},
                                                    {16, "all_vmem"},
                                                    {32, "vmem_read"},
                                                    {64, "vmem_write"},
                                                    {128, "all_ds"},
                                                    {256, "ds_read"},
                                                    {512, "ds_write"},
                                                    {1024, "transcendental"},
                                                    {0}};
static const JigEnumCase lanes_of_b[] = {{0, "none"},
                                         {1, "bcast_first_32"},
                                         {2, "bcast_second_32"},
                                         {3, "rotate_16_right"},
                                         {4, "bcast_first_16"},
                                         {5, "bcast_second_16"},
                                         {6, "bcast_third_16"},
                                         {7, "bcast_fourth_16"},
                                         {0}};

static const JigEnumRow enums[] = {
    {.name = "amdgpu.enum_address_space",
     .cases = address_spaces,
     .message_name = "::mlir::amdgpu::AddressSpace",
     .summary = "AMDGPU-specific address spaces"},
    {.name = "amdgpu.enum_dpp_perm",
     .cases = permutations,
     .message_name = "::mlir::amdgpu::DPPPerm",
     .summary = "The possible permutations for a DPP operation"},
    {.name = "amdgpu.enum_sched_barrier_opt",
     .cases = kinds_of_instructions,
     .separator = "|",
     .message_name = "::mlir::amdgpu::sched_barrier_opt_enum",
     .summary = "The possible options for scheduling barriers"},
    {.name = "amdgpu.enum_mfma_perm_b",
     .cases = lanes_of_b,
     .message_name = "::mlir::amdgpu::MFMAPermB",
     .summary = "The possible permutations of the lanes storing B available in an MFMA"},
};

#define OF_ENUM(name_, label_, written, text)                                                      \
    {                                                                                              \
        .name = "amdgpu." name_, .label = label_, .enum_of = "amdgpu.enum_" name_,                 \
        .format = written, .summary = text                                                         \
    }
const JigAttrRow jig_amdgpu_attrs[] = {
    [JIG_AMDGPU_ATTR_ADDRESS_SPACE] = OF_ENUM("address_space", "AMDGPU_AddressSpaceAttr",
                                              "`<` $value `>`", "AMDGPU-specific address spaces"),
    [JIG_AMDGPU_ATTR_DPP_PERM] = OF_ENUM("dpp_perm", "AMDGPU_DPPPermAttr", "$value",
                                         "The possible permutations for a DPP operation"),
    [JIG_AMDGPU_ATTR_SCHED_BARRIER_OPT] =
        OF_ENUM("sched_barrier_opt", "AMDGPU_SchedBarrierOpOptAttr", "`<` $value `>`",
                "The possible options for scheduling barriers"),
    [JIG_AMDGPU_ATTR_MFMA_PERM_B] =
        OF_ENUM("mfma_perm_b", "AMDGPU_MFMAPermBAttr", "$value",
                "The possible permutations of the lanes storing B available in an MFMA"),
};
const JigAttr *jig_amdgpu_enum_attr(JigContext *ctx, JigAmdgpuAttrId id, int64_t value) {
    return jig_attr_enum(ctx, &jig_amdgpu_attrs[id], value);
}

/* ---- Types ---- */

static bool verify_gather_base(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                               size_t n) {
    (void)n;
    const JigType *index = jig_attr_type_value(params[1]);
    return jig_type_is_integer(index, 16) || jig_type_is_integer(index, 32) ||
           jig_error(ctx, loc, "index type must be i16 or i32 but index type is %s.",
                     jig_msg_type(index));
}
const JigTypeRow jig_amdgpu_types[] = {
    [JIG_AMDGPU_TYPE_BASE] = {.name = "amdgpu.tdm_base",
                              .label = "AMDGPU_TDMBaseType",
                              .params = "elementType: type",
                              .format = "`<` $elementType `>`",
                              .summary = "where a tile is copied from and to"},
    [JIG_AMDGPU_TYPE_GATHER_BASE] = {.name = "amdgpu.tdm_gather_base",
                                     .label = "AMDGPU_TDMGatherBaseType",
                                     .params = "elementType: type, indexType: type",
                                     .format = "`<` $elementType `,` $indexType`>`",
                                     .verify = verify_gather_base,
                                     .summary = "where rows are copied from and to"},
    [JIG_AMDGPU_TYPE_DESCRIPTOR] = {.name = "amdgpu.tdm_descriptor",
                                    .summary = "how tensors are copied"},
};

/* ---- Memory ---- */

static bool is_number(const JigAttr *space, int64_t n) {
    return space && jig_attr_is_int(space) && jig_attr_int_value(space) == n;
}
bool jig_amdgpu_is_global(const JigType *memref) {
    const JigAttr *space = jig_type_space(memref);
    return !space || is_number(space, JIG_ROCDL_SPACE_FLAT) ||
           is_number(space, JIG_ROCDL_SPACE_GLOBAL) || jig_gpu_is_space(space, JIG_GPU_GLOBAL);
}
bool jig_amdgpu_is_shared(const JigType *memref) {
    const JigAttr *space = jig_type_space(memref);
    return is_number(space, JIG_ROCDL_SPACE_SHARED) || jig_gpu_is_space(space, JIG_GPU_WORKGROUP);
}
bool jig_amdgpu_is_fat_raw_buffer(const JigType *memref) {
    const JigAttr *space = jig_type_space(memref);
    return is_number(space, JIG_ROCDL_SPACE_FAT_BUFFER) ||
           (space && jig_attr_is(space, JIG_AMDGPU_ATTR(ADDRESS_SPACE)) &&
            jig_attr_enum_value(space) == JIG_AMDGPU_FAT_RAW_BUFFER);
}

/* ---- Constraints ---- */

static const JigType *mask(JigContext *ctx) {
    return jig_type_vector((const int64_t[]){16}, NULL, 1, jig_type_i(ctx, 1));
}
static const JigType *descriptor(JigContext *ctx) {
    return jig_type_get(ctx, JIG_AMDGPU_TYPE(DESCRIPTOR), NULL, 0);
}

/* Vectors of one shape. */
#define SHAPED(name, length, constraint, capital, text)                                            \
    {                                                                                              \
        name, "vector<" length "x" capital "> of " text " values",                                 \
            .expr = "FixedVectorShape<[" length "], " constraint ">"                               \
    }
static const JigTypeConstraint type_constraints[] = {
    {"Number", "Integer or Float", .expr = "AnyOf<SignlessInteger, AnyFloat>"},
    {"NumberOrVector", .expr = "AnyOf<Number, FixedVectorRank<[1], Number>>"},
    SHAPED("V8F4", "8", "F4E2M1FN", "F4E2M1FN", "f4E2M1FN type"),
    SHAPED("V8F8E4M3", "8", "F8E4M3FN", "F8E4M3FN", "f8E4M3FN type"),
    SHAPED("V8F8E5M2", "8", "F8E5M2", "F8E5M2", "f8E5M2 type"),
    SHAPED("V16F6E2M3", "16", "F6E2M3FN", "F6E2M3FN", "f6E2M3FN type"),
    SHAPED("V16F6E3M2", "16", "F6E3M2FN", "F6E3M2FN", "f6E3M2FN type"),
    SHAPED("V4Scales", "4", "F8E8M0FNU", "F8E8M0FNU", "f8E8M0FNU type"),
    SHAPED("V8F32", "8", "F<32>", "F32", "32-bit float"),
    SHAPED("V8F16", "8", "F<16>", "F16", "16-bit float"),
    SHAPED("V8BF16", "8", "BF16", "BF16", "bfloat16 type"),
    SHAPED("V16F32", "16", "F<32>", "F32", "32-bit float"),
    SHAPED("V16F16", "16", "F<16>", "F16", "16-bit float"),
    SHAPED("V16BF16", "16", "BF16", "BF16", "bfloat16 type"),
    {"MfmaIn",
     .expr = "AnyOf<F<32>, F<64>, I<32>, I<64>, VectorLength<[2], F<32>>, VectorLength<[4, 8], "
             "F<16>>, VectorLength<[2, 4, 8], BF16>, VectorLength<[4, 8, 16], I<8>>, "
             "VectorLength<[8], F8E5M2FNUZ, F8E4M3FNUZ>, VectorLength<[8, 32], F8E5M2, F8E4M3FN>, "
             "VectorLength<[32], F6E2M3FN, F6E3M2FN, F4E2M1FN>>"},
    {"MfmaOut",
     .expr = "AnyOf<F<64>, VectorLength<[4, 16, 32], F<32>>, VectorLength<[4, 16, 32], I<32>>, "
             "VectorLength<[4], F<64>>>"},
    {"SparseIn",
     .expr = "AnyOf<VectorLength<[4, 8], F<16>>, VectorLength<[4, 8], BF16>, VectorLength<[8, 16], "
             "I<8>>, VectorLength<[8, 16], F8E4M3FN, F8E5M2>, VectorLength<[8, 16], F8E4M3FNUZ, "
             "F8E5M2FNUZ>>"},
    {"SparseDenseIn",
     .expr = "AnyOf<VectorLength<[8, 16], F<16>>, VectorLength<[8, 16], BF16>, VectorLength<[16, "
             "32], I<8>>, VectorLength<[16, 32], F8E4M3FN, F8E5M2>, VectorLength<[16, 32], "
             "F8E4M3FNUZ, F8E5M2FNUZ>>"},
    {"SparseOut", .expr = "AnyOf<VectorLength<[4, 16], F<32>>, VectorLength<[4, 16], I<32>>>"},
    {"SparseIndices", .expr = "AnyOf<FixedVectorLength<[4], I<8>>, FixedVectorLength<[2], I<16>>>"},
    {"ScaledMfmaIn",
     .expr = "AnyOf<VectorLength<[32], F8E5M2, F8E4M3FN>, VectorLength<[32], F6E2M3FN, F6E3M2FN, "
             "F4E2M1FN>>"},
    {"MfmaScales", .expr = "AnyOf<F8E8M0FNU, FixedVectorLength<[4], F8E8M0FNU>>"},
    {"ScaledWmmaIn",
     .expr = "AnyOf<VectorLength<[64], F8E5M2, F8E4M3FN>, VectorLength<[64], F6E2M3FN, F6E3M2FN>, "
             "VectorLength<[64, 128], F4E2M1FN>>"},
    {"WmmaScales", .expr = "VectorLength<[4, 8], F8E8M0FNU, F8E4M3FN>"},
    {"WmmaIn", .expr =
                   "AnyOf<VectorLength<[2], F<32>>, VectorLength<[4, 8, 16], F<16>, BF16>, "
                   "VectorLength<[4, 8, 16, 32], I<8>, SI<8>, UI<8>>, VectorLength<[4, 8, 32, 64], "
                   "F8E4M3FN, F8E5M2>, VectorLength<[4, 8, 16], I<4>, SI<4>, UI<4>>>"},
    {"WmmaOut",
     .expr = "AnyOf<VectorLength<[4, 8], F<32>, I<32>>, VectorLength<[4, 8, 16], F<16>, BF16>>"},
    {"Mask", .expr = "FixedVectorLength<[16], I<1>>", .build = mask},
    {"Base", "Pair of base addresses that move data between LDS and global storage.",
     .expr = "!amdgpu.tdm_base"},
    {"GatherBase", "Pair of base addresses that move data between LDS and global storage.",
     .expr = "!amdgpu.tdm_gather_base"},
    {"Descriptor", "Descriptors used in tensor store/load operations.",
     .expr = "!amdgpu.tdm_descriptor", .build = descriptor},
};

const JigOpRow jig_amdgpu_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amd/amdgpu/amdgpu.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amd/amdgpu/amdgpu_matrix.def"
};

static const char *const depends[] = {"rocdl", "arith", "gpu", NULL};
const JigDialect jig_amdgpu_dialect = {
    .name = "amdgpu",
    .may_inline_op = jig_may_inline_any_op,
    .ops = jig_amdgpu_ops,
    .num_ops = JIG_AMDGPU_NUM_OPS,
    .types = jig_amdgpu_types,
    .num_types = JIG_AMDGPU_NUM_TYPES,
    .attrs = jig_amdgpu_attrs,
    .num_attrs = JIG_AMDGPU_NUM_ATTRS,
    .enums = enums,
    .num_enums = JIG_LEN(enums),
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .customs = jig_amdgpu_customs,
    .num_customs = 1,
    .depends = depends,
};

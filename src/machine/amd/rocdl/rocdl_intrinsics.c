/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops of rocdl as intrinsics: each has the name of its intrinsic. The table is of those that are
 * overloaded, that have attributes among their arguments, or any type as their result. */
#include "machine/amd/rocdl/rocdl_ir.h"
#include "machine/amd/rocdl/rocdl.h"

/* ---- Arguments that are attributes ---- */

static const JigIrImm dpp[] = {
    {2, "dppCtrl"}, {3, "rowMask"}, {4, "bankMask"}, {5, "boundCtrl"}, {0}};
static const JigIrImm fi_bound_control_4[] = {{4, "fi"}, {5, "boundControl"}, {0}};
static const JigIrImm fi_bound_control_2[] = {{2, "fi"}, {3, "boundControl"}, {0}};
static const JigIrImm member_cnt[] = {{1, "memberCnt"}, {0}};
static const JigIrImm id[] = {{0, "id"}, {0}};
static const JigIrImm bitfield[] = {{0, "bitfield"}, {0}};
static const JigIrImm count[] = {{0, "count"}, {0}};
static const JigIrImm priority[] = {{0, "priority"}, {0}};
static const JigIrImm mask[] = {{0, "mask"}, {0}};
static const JigIrImm sched_group[] = {{0, "mask"}, {1, "size"}, {2, "groupId"}, {0}};
static const JigIrImm variant[] = {{0, "variant"}, {0}};
static const JigIrImm byte_sel_1[] = {{1, "byteSel"}, {0}};
static const JigIrImm word_sel_1[] = {{1, "wordSel"}, {0}};
static const JigIrImm word_sel_3[] = {{3, "wordSel"}, {0}};
static const JigIrImm byte_sel_3[] = {{3, "byteSel"}, {0}};
static const JigIrImm scale_sel[] = {{2, "scaleSel"}, {0}};
static const JigIrImm src_sel_index_dst_lo_hi_sel[] = {{3, "srcSelIndex"}, {4, "dstLoHiSel"}, {0}};
static const JigIrImm src_sel_index[] = {{2, "srcSelIndex"}, {0}};
static const JigIrImm dst_lo_hi_sel_3[] = {{3, "dstLoHiSel"}, {0}};
static const JigIrImm dst_lo_hi_sel_4[] = {{4, "dstLoHiSel"}, {0}};
static const JigIrImm src_lo_hi_sel[] = {{2, "srcLoHiSel"}, {0}};
static const JigIrImm dst_sel_index_3[] = {{3, "dstSelIndex"}, {0}};
static const JigIrImm dst_sel_index_4[] = {{4, "dstSelIndex"}, {0}};
static const JigIrImm size_offset_aux[] = {{2, "size"}, {3, "offset"}, {4, "aux"}, {0}};
static const JigIrImm offset_aux[] = {{2, "offset"}, {3, "aux"}, {0}};
static const JigIrImm offset_cpol[] = {{2, "offset"}, {3, "cpol"}, {0}};
static const JigIrImm cache_policy_4[] = {{4, "cachePolicy"}, {0}};
static const JigIrImm cache_policy_2[] = {{2, "cachePolicy"}, {0}};
static const JigIrImm scope[] = {{1, "scope"}, {0}};
static const JigIrImm opsel[] = {{3, "opsel"}, {0}};
static const JigIrImm modifiers[] = {{0, "signA"},  {2, "signB"},  {4, "modC"},
                                     {6, "reuseA"}, {7, "reuseB"}, {0}};
static const JigIrImm mod_c_kept[] = {{2, "modC"}, {4, "reuseA"}, {5, "reuseB"}, {0}};
static const JigIrImm signs_clamp[] = {{0, "signA"}, {2, "signB"}, {5, "clamp"}, {0}};
static const JigIrImm signs_kept_clamp[] = {{0, "signA"},  {2, "signB"}, {5, "reuseA"},
                                            {6, "reuseB"}, {7, "clamp"}, {0}};
static const JigIrImm formats_scales[] = {
    {0, "fmtA"},       {2, "fmtB"},       {4, "modC"},    {6, "scaleAType"}, {7, "fmtScaleA"},
    {9, "scaleBType"}, {10, "fmtScaleB"}, {12, "reuseA"}, {13, "reuseB"},    {0}};
static const JigIrImm scales[] = {
    {2, "modC"},      {4, "scaleAType"}, {5, "fmtScaleA"}, {7, "scaleBType"},
    {8, "fmtScaleB"}, {10, "reuseA"},    {11, "reuseB"},   {0}};

/* ---- The table ---- */

#define ALL(id_, types, imms_, result_)                                                            \
    [JIG_ROCDL_##id_] = {.overloads = types, .imms = imms_, .result = result_},
#define TYPES(id_, types)       ALL(id_, types, NULL, NULL)
#define IMMS(id_, imms_)        ALL(id_, "", imms_, NULL)
#define BOTH(id_, types, imms_) ALL(id_, types, imms_, NULL)
#define UNUSED(id_)             [JIG_ROCDL_##id_] = {.overloads = "0", .unused = true},
#define GIVES(id_, result_)     ALL(id_, "", NULL, result_)
const JigIrIntrinsic jig_rocdl_ir_intrinsics[JIG_ROCDL_NUM_OPS] = {
    /* clang-format off */
    /* ---- Threads, waves, functions of floats ---- */
    GIVES(WORKITEM_ID_X, "i32") GIVES(WORKITEM_ID_Y, "i32") GIVES(WORKITEM_ID_Z, "i32")
    GIVES(WORKGROUP_ID_X, "i32") GIVES(WORKGROUP_ID_Y, "i32") GIVES(WORKGROUP_ID_Z, "i32")
    GIVES(CLUSTER_ID_X, "i32") GIVES(CLUSTER_ID_Y, "i32") GIVES(CLUSTER_ID_Z, "i32")
    GIVES(WAVEFRONTSIZE, "i32") TYPES(BALLOT, "r") TYPES(READFIRSTLANE, "0") TYPES(READLANE, "0")
    BOTH(UPDATE_DPP, "0", dpp) BOTH(PERMLANEX16, "0", fi_bound_control_4)
    ALL(PERMLANE16_SWAP, "", fi_bound_control_2, "{ i32, i32 }")
    ALL(PERMLANE32_SWAP, "", fi_bound_control_2, "{ i32, i32 }") TYPES(TANH, "r") TYPES(SIN, "r")
    TYPES(COS, "r") TYPES(RCP, "r") TYPES(EXP2, "r") TYPES(LOG, "r")
    TYPES(SQRT, "r") TYPES(FMED3, "r")

    /* ---- Barriers, waits, scheduling ---- */
    IMMS(S_BARRIER_INIT, member_cnt) IMMS(S_BARRIER_SIGNAL, id)
    IMMS(S_BARRIER_SIGNAL_VAR, member_cnt) IMMS(S_BARRIER_LEAVE, id) IMMS(S_BARRIER_WAIT, id)
    IMMS(S_BARRIER_SIGNAL_ISFIRST, id) IMMS(S_GET_BARRIER_STATE, id) IMMS(S_WAITCNT, bitfield)
    IMMS(S_WAIT_DSCNT, count) IMMS(S_WAIT_LOADCNT, count) IMMS(S_WAIT_STORECNT, count)
    IMMS(S_WAIT_EXPCNT, count) IMMS(S_WAIT_ASYNCCNT, count) IMMS(S_WAIT_TENSORCNT, count)
    IMMS(S_SLEEP, count) IMMS(S_NOP, count) IMMS(S_SETPRIO, priority) IMMS(SCHED_BARRIER, mask)
    IMMS(SCHED_GROUP_BARRIER, sched_group) IMMS(IGLP_OPT, variant)

    /* ---- Conversions ---- */
    GIVES(CVT_PKRTZ, "<2 x half>") ALL(CVT_F32_BF8, "", byte_sel_1, "float")
    ALL(CVT_F32_FP8, "", byte_sel_1, "float") ALL(CVT_PK_F32_BF8, "", word_sel_1, "<2 x float>")
    ALL(CVT_PK_F32_FP8, "", word_sel_1, "<2 x float>") ALL(CVT_PK_BF8_F32, "", word_sel_3, "i32")
    ALL(CVT_PK_FP8_F32, "", word_sel_3, "i32") ALL(CVT_SR_BF8_F32, "", byte_sel_3, "i32")
    ALL(CVT_SR_FP8_F32, "", byte_sel_3, "i32") IMMS(CVT_SCALE_PK8_BF16_BF8, scale_sel)
    IMMS(CVT_SCALE_PK8_BF16_FP4, scale_sel) IMMS(CVT_SCALE_PK8_BF16_FP8, scale_sel)
    IMMS(CVT_SCALE_PK8_F16_BF8, scale_sel) IMMS(CVT_SCALE_PK8_F16_FP4, scale_sel)
    IMMS(CVT_SCALE_PK8_F16_FP8, scale_sel) IMMS(CVT_SCALE_PK8_F32_BF8, scale_sel)
    IMMS(CVT_SCALE_PK8_F32_FP4, scale_sel) IMMS(CVT_SCALE_PK8_F32_FP8, scale_sel)
    IMMS(CVT_SCALE_PK16_BF16_BF6, scale_sel) IMMS(CVT_SCALE_PK16_BF16_FP6, scale_sel)
    IMMS(CVT_SCALE_PK16_F16_BF6, scale_sel) IMMS(CVT_SCALE_PK16_F16_FP6, scale_sel)
    IMMS(CVT_SCALE_PK16_F32_BF6, scale_sel) IMMS(CVT_SCALE_PK16_F32_FP6, scale_sel)
    IMMS(CVT_SCALEF32_F16_BF8, src_sel_index_dst_lo_hi_sel)
    IMMS(CVT_SCALEF32_F16_FP8, src_sel_index_dst_lo_hi_sel)
    IMMS(CVT_SCALEF32_F32_BF8, src_sel_index) IMMS(CVT_SCALEF32_F32_FP8, src_sel_index)
    IMMS(CVT_SCALEF32_PK_BF8_BF16, dst_lo_hi_sel_3) IMMS(CVT_SCALEF32_PK_BF8_F16, dst_lo_hi_sel_3)
    IMMS(CVT_SCALEF32_PK_BF8_F32, dst_lo_hi_sel_4) IMMS(CVT_SCALEF32_PK_BF16_BF8, src_lo_hi_sel)
    IMMS(CVT_SCALEF32_PK_BF16_FP4, src_sel_index) IMMS(CVT_SCALEF32_PK_BF16_FP8, src_lo_hi_sel)
    IMMS(CVT_SCALEF32_PK_F16_BF8, src_lo_hi_sel) IMMS(CVT_SCALEF32_PK_F16_FP4, src_sel_index)
    IMMS(CVT_SCALEF32_PK_F16_FP8, src_lo_hi_sel) IMMS(CVT_SCALEF32_PK_F32_BF8, src_lo_hi_sel)
    IMMS(CVT_SCALEF32_PK_F32_FP4, src_sel_index) IMMS(CVT_SCALEF32_PK_F32_FP8, src_lo_hi_sel)
    IMMS(CVT_SCALEF32_PK_FP4_BF16, dst_sel_index_3) IMMS(CVT_SCALEF32_PK_FP4_F16, dst_sel_index_3)
    IMMS(CVT_SCALEF32_PK_FP4_F32, dst_sel_index_4) IMMS(CVT_SCALEF32_PK_FP8_BF16, dst_lo_hi_sel_3)
    IMMS(CVT_SCALEF32_PK_FP8_F16, dst_lo_hi_sel_3) IMMS(CVT_SCALEF32_PK_FP8_F32, dst_lo_hi_sel_4)
    IMMS(CVT_SCALEF32_SR_BF8_BF16, dst_sel_index_4) IMMS(CVT_SCALEF32_SR_BF8_F16, dst_sel_index_4)
    IMMS(CVT_SCALEF32_SR_BF8_F32, dst_sel_index_4) IMMS(CVT_SCALEF32_SR_FP8_BF16, dst_sel_index_4)
    IMMS(CVT_SCALEF32_SR_FP8_F16, dst_sel_index_4) IMMS(CVT_SCALEF32_SR_FP8_F32, dst_sel_index_4)
    IMMS(CVT_SCALEF32_SR_PK_FP4_BF16, dst_sel_index_4)
    IMMS(CVT_SCALEF32_SR_PK_FP4_F16, dst_sel_index_4)
    IMMS(CVT_SCALEF32_SR_PK_FP4_F32, dst_sel_index_4)

    /* ---- Memory ---- */
    TYPES(DS_READ_TR4_B64, "r") TYPES(DS_READ_TR8_B64, "r") TYPES(DS_READ_TR6_B96, "r")
    TYPES(DS_READ_TR16_B64, "r") TYPES(GLOBAL_LOAD_TR4_B64, "r") TYPES(GLOBAL_LOAD_TR_B64, "r")
    TYPES(GLOBAL_LOAD_TR6_B96, "r") TYPES(GLOBAL_LOAD_TR_B128, "r") TYPES(DS_LOAD_TR4_B64, "r")
    TYPES(DS_LOAD_TR8_B64, "r") TYPES(DS_LOAD_TR6_B96, "r") TYPES(DS_LOAD_TR16_B128, "r")
    BOTH(LOAD_TO_LDS, "0", size_offset_aux) IMMS(GLOBAL_LOAD_LDS, size_offset_aux)
    IMMS(GLOBAL_LOAD_ASYNC_TO_LDS_B8, offset_aux) IMMS(GLOBAL_LOAD_ASYNC_TO_LDS_B32, offset_aux)
    IMMS(GLOBAL_LOAD_ASYNC_TO_LDS_B64, offset_aux) IMMS(GLOBAL_LOAD_ASYNC_TO_LDS_B128, offset_aux)
    IMMS(CLUSTER_LOAD_ASYNC_TO_LDS_B8, offset_cpol)
    IMMS(CLUSTER_LOAD_ASYNC_TO_LDS_B32, offset_cpol)
    IMMS(CLUSTER_LOAD_ASYNC_TO_LDS_B64, offset_cpol)
    IMMS(CLUSTER_LOAD_ASYNC_TO_LDS_B128, offset_cpol) IMMS(TENSOR_LOAD_TO_LDS, cache_policy_4)
    IMMS(TENSOR_STORE_FROM_LDS, cache_policy_4) IMMS(TENSOR_LOAD_TO_LDS_D2, cache_policy_2)
    IMMS(TENSOR_STORE_FROM_LDS_D2, cache_policy_2) TYPES(MAKE_BUFFER_RSRC, "r0")
    TYPES(RAW_PTR_BUFFER_LOAD, "r") TYPES(RAW_PTR_BUFFER_STORE, "0")
    TYPES(RAW_PTR_BUFFER_ATOMIC_CMPSWAP, "r") UNUSED(RAW_PTR_BUFFER_ATOMIC_FMAX)
    UNUSED(RAW_PTR_BUFFER_ATOMIC_SMAX) UNUSED(RAW_PTR_BUFFER_ATOMIC_UMIN)
    UNUSED(RAW_PTR_BUFFER_ATOMIC_FADD) TYPES(RAW_BUFFER_LOAD, "r") TYPES(RAW_BUFFER_STORE, "0")
    TYPES(RAW_BUFFER_ATOMIC_CMPSWAP, "0") UNUSED(RAW_BUFFER_ATOMIC_FADD)
    UNUSED(RAW_BUFFER_ATOMIC_FMAX) UNUSED(RAW_BUFFER_ATOMIC_SMAX)
    UNUSED(RAW_BUFFER_ATOMIC_UMIN) IMMS(GLOBAL_PREFETCH, scope) IMMS(FLAT_PREFETCH, scope)

    /* ---- Products of matrices: operands only ---- */
    GIVES(MFMA_F32_4X4X1F32, "<4 x float>") GIVES(MFMA_F32_4X4X2BF16, "<4 x float>")
    GIVES(MFMA_F32_4X4X4BF16_1K, "<4 x float>") GIVES(MFMA_F32_4X4X4F16, "<4 x float>")
    GIVES(MFMA_F32_16X16X1F32, "<16 x float>") GIVES(MFMA_F32_16X16X2BF16, "<16 x float>")
    GIVES(MFMA_F32_16X16X4BF16_1K, "<16 x float>") GIVES(MFMA_F32_16X16X4F16, "<16 x float>")
    GIVES(MFMA_F32_16X16X4F32, "<4 x float>") GIVES(MFMA_F32_16X16X8_XF32, "<4 x float>")
    GIVES(MFMA_F32_16X16X8BF16, "<4 x float>") GIVES(MFMA_F32_16X16X16BF16_1K, "<4 x float>")
    GIVES(MFMA_F32_16X16X16F16, "<4 x float>") GIVES(MFMA_F32_16X16X32_BF8_BF8, "<4 x float>")
    GIVES(MFMA_F32_16X16X32_BF8_FP8, "<4 x float>") GIVES(MFMA_F32_16X16X32_BF16, "<4 x float>")
    GIVES(MFMA_F32_16X16X32_F16, "<4 x float>") GIVES(MFMA_F32_16X16X32_FP8_BF8, "<4 x float>")
    GIVES(MFMA_F32_16X16X32_FP8_FP8, "<4 x float>") GIVES(MFMA_F32_32X32X1F32, "<32 x float>")
    GIVES(MFMA_F32_32X32X2BF16, "<32 x float>") GIVES(MFMA_F32_32X32X2F32, "<16 x float>")
    GIVES(MFMA_F32_32X32X4_XF32, "<16 x float>") GIVES(MFMA_F32_32X32X4BF16, "<16 x float>")
    GIVES(MFMA_F32_32X32X4BF16_1K, "<32 x float>") GIVES(MFMA_F32_32X32X4F16, "<32 x float>")
    GIVES(MFMA_F32_32X32X8BF16_1K, "<16 x float>") GIVES(MFMA_F32_32X32X8F16, "<16 x float>")
    GIVES(MFMA_F32_32X32X16_BF8_BF8, "<16 x float>")
    GIVES(MFMA_F32_32X32X16_BF8_FP8, "<16 x float>") GIVES(MFMA_F32_32X32X16_BF16, "<16 x float>")
    GIVES(MFMA_F32_32X32X16_F16, "<16 x float>") GIVES(MFMA_F32_32X32X16_FP8_BF8, "<16 x float>")
    GIVES(MFMA_F32_32X32X16_FP8_FP8, "<16 x float>") GIVES(MFMA_F64_4X4X4F64, "double")
    GIVES(MFMA_F64_16X16X4F64, "<4 x double>") GIVES(MFMA_I32_4X4X4I8, "<4 x i32>")
    GIVES(MFMA_I32_16X16X4I8, "<16 x i32>") GIVES(MFMA_I32_16X16X16I8, "<4 x i32>")
    GIVES(MFMA_I32_16X16X32_I8, "<4 x i32>") GIVES(MFMA_I32_16X16X64_I8, "<4 x i32>")
    GIVES(MFMA_I32_32X32X4I8, "<32 x i32>") GIVES(MFMA_I32_32X32X8I8, "<16 x i32>")
    GIVES(MFMA_I32_32X32X16_I8, "<16 x i32>") GIVES(MFMA_I32_32X32X32_I8, "<16 x i32>")
    ALL(MFMA_SCALE_F32_16X16X128_F8F6F4, "01", NULL, "<4 x float>")
    ALL(MFMA_SCALE_F32_32X32X64_F8F6F4, "01", NULL, "<16 x float>")
    GIVES(SMFMAC_F32_16X16X32_BF16, "<4 x float>") GIVES(SMFMAC_F32_16X16X32_F16, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X64_BF8_BF8, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X64_BF8_FP8, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X64_BF16, "<4 x float>") GIVES(SMFMAC_F32_16X16X64_F16, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X64_FP8_BF8, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X64_FP8_FP8, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X128_BF8_BF8, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X128_BF8_FP8, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X128_FP8_BF8, "<4 x float>")
    GIVES(SMFMAC_F32_16X16X128_FP8_FP8, "<4 x float>")
    GIVES(SMFMAC_F32_32X32X16_BF16, "<16 x float>") GIVES(SMFMAC_F32_32X32X16_F16, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X32_BF8_BF8, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X32_BF8_FP8, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X32_BF16, "<16 x float>") GIVES(SMFMAC_F32_32X32X32_F16, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X32_FP8_BF8, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X32_FP8_FP8, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X64_BF8_BF8, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X64_BF8_FP8, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X64_FP8_BF8, "<16 x float>")
    GIVES(SMFMAC_F32_32X32X64_FP8_FP8, "<16 x float>") GIVES(SMFMAC_I32_16X16X64_I8, "<4 x i32>")
    GIVES(SMFMAC_I32_16X16X128_I8, "<4 x i32>") GIVES(SMFMAC_I32_32X32X32_I8, "<16 x i32>")
    GIVES(SMFMAC_I32_32X32X64_I8, "<16 x i32>")

    /* ---- Products of matrices: with modifiers ---- */
    BOTH(WMMA_BF16_16X16X16_BF16, "r1", opsel) BOTH(WMMA_BF16_16X16X32_BF16, "r1", modifiers)
    BOTH(WMMA_BF16F32_16X16X32_BF16, "r15", modifiers) BOTH(WMMA_F16_16X16X16_F16, "r1", opsel)
    BOTH(WMMA_F16_16X16X32_F16, "r1", modifiers) BOTH(WMMA_F16_16X16X64_BF8_BF8, "r0", mod_c_kept)
    BOTH(WMMA_F16_16X16X64_BF8_FP8, "r0", mod_c_kept)
    BOTH(WMMA_F16_16X16X64_FP8_BF8, "r0", mod_c_kept)
    BOTH(WMMA_F16_16X16X64_FP8_FP8, "r0", mod_c_kept)
    BOTH(WMMA_F16_16X16X128_BF8_BF8, "r0", mod_c_kept)
    BOTH(WMMA_F16_16X16X128_BF8_FP8, "r0", mod_c_kept)
    BOTH(WMMA_F16_16X16X128_FP8_BF8, "r0", mod_c_kept)
    BOTH(WMMA_F16_16X16X128_FP8_FP8, "r0", mod_c_kept) BOTH(WMMA_F32_16X16X4_F32, "r1", modifiers)
    TYPES(WMMA_F32_16X16X16_BF8_BF8, "r0") TYPES(WMMA_F32_16X16X16_BF8_FP8, "r0")
    TYPES(WMMA_F32_16X16X16_BF16, "r0") TYPES(WMMA_F32_16X16X16_F16, "r0")
    TYPES(WMMA_F32_16X16X16_FP8_BF8, "r0") TYPES(WMMA_F32_16X16X16_FP8_FP8, "r0")
    BOTH(WMMA_F32_16X16X32_BF16, "r1", modifiers) BOTH(WMMA_F32_16X16X32_F16, "r1", modifiers)
    BOTH(WMMA_F32_16X16X64_BF8_BF8, "r0", mod_c_kept)
    BOTH(WMMA_F32_16X16X64_BF8_FP8, "r0", mod_c_kept)
    BOTH(WMMA_F32_16X16X64_FP8_BF8, "r0", mod_c_kept)
    BOTH(WMMA_F32_16X16X64_FP8_FP8, "r0", mod_c_kept)
    BOTH(WMMA_F32_16X16X128_BF8_BF8, "r0", mod_c_kept)
    BOTH(WMMA_F32_16X16X128_BF8_FP8, "r0", mod_c_kept)
    BOTH(WMMA_F32_16X16X128_FP8_BF8, "r0", mod_c_kept)
    BOTH(WMMA_F32_16X16X128_FP8_FP8, "r0", mod_c_kept)
    BOTH(WMMA_I32_16X16X16_IU4, "r1", signs_clamp) BOTH(WMMA_I32_16X16X16_IU8, "r1", signs_clamp)
    BOTH(WMMA_I32_16X16X32_IU4, "r1", signs_clamp)
    BOTH(WMMA_I32_16X16X64_IU8, "r1", signs_kept_clamp)
    BOTH(WMMA_SCALE16_F32_16X16X128_F8F6F4, "r13", formats_scales)
    BOTH(WMMA_SCALE16_F32_32X16X128_F4, "r01", scales)
    BOTH(WMMA_SCALE_F32_16X16X128_F8F6F4, "r13", formats_scales)
    BOTH(WMMA_SCALE_F32_32X16X128_F4, "r01", scales)
    /* clang-format on */
};

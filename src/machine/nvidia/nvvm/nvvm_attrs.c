/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes: enums, shapes, machines to compile for. */
#include "machine/nvidia/nvvm/nvvm_int.h"

/* ---- Enums ---- */

#define ENUM(id, mnemonic, cpp, label, summary, form, bracketed, ...)                              \
    static const JigEnumCase cases_##id[] = {__VA_ARGS__, {0}};
#include "machine/nvidia/nvvm/nvvm_enums.def"

const JigEnumRow jig_nvvm_enums[] = {
#define ENUM(id, mnemonic, cpp, label_, summary_, form, bracketed_, ...)                           \
    {.name = "nvvm.enum_" mnemonic,                                                                \
     .cases = cases_##id,                                                                          \
     .message_name = "::mlir::NVVM::" cpp,                                                         \
     .summary = summary_,                                                                          \
     .bracketed = bracketed_},
#include "machine/nvidia/nvvm/nvvm_enums.def"
};

#define ANGLED "`<` $value `>`"
#define BARE   "$value"
const JigAttrRow jig_nvvm_attrs[] = {
#define ENUM(id, mnemonic, cpp, label_, summary_, form, bracketed_, ...)                           \
    {.name = "nvvm." mnemonic,                                                                     \
     .label = label_,                                                                              \
     .enum_of = "nvvm.enum_" mnemonic,                                                             \
     .format = form,                                                                               \
     .summary = summary_},
#include "machine/nvidia/nvvm/nvvm_enums.def"
    [JIG_NVVM_ATTR_SHAPE] = {.name = "nvvm.shape",
                             .label = "NVVM_MMAShapeAttr",
                             .params = "m: int32, n: int32, k: int32",
                             .format = "`<` struct(params) `>`",
                             .summary = "Attribute for MMA operation shape."},
    [JIG_NVVM_ATTR_LD_ST_MATRIX_SHAPE] = {.name = "nvvm.ld_st_matrix_shape",
                                          .label = "LdStMatrixShapeAttr",
                                          .params = "m: int32, n: int32",
                                          .format = "`<` struct(params) `>`",
                                          .summary = "Matrix shape for ldmatrix and stmatrix"},
    [JIG_NVVM_ATTR_TARGET] =
        {.name = "nvvm.target",
         .label = "NVVM_TargetAttr",
         .params = "O: int32 = 2, triple: string \"::llvm::StringRef\" = \"nvptx64-nvidia-cuda\", "
                   "chip: string \"::llvm::StringRef\" = \"sm_50\", features: string "
                   "\"::llvm::StringRef\" = \"\", flags: optional<dict_attr> "
                   "\"DictionaryAttr\", link: optional<array_attr> \"ArrayAttr\", verifyTarget: "
                   "bool = true",
         .format = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ "
                   "`>`)?",
         .verify = jig_nvvm_verify_target_params,
         .ifaces = jig_nvvm_target_ifaces,
         .summary = "a machine to compile for"},
};

const JigAttr *jig_nvvm_enum_attr(JigContext *ctx, JigNvvmAttrId id, int64_t value) {
    return jig_attr_enum(ctx, &jig_nvvm_attrs[id], value);
}
const char *jig_nvvm_enum_text(JigNvvmAttrId id, int64_t value) {
    return jig_enum_text(&jig_nvvm_enums[id], value);
}
const JigAttr *jig_nvvm_shape(JigContext *ctx, int64_t m, int64_t n, int64_t k) {
    const JigAttr *params[] = {jig_attr_i64(ctx, m), jig_attr_i64(ctx, n), jig_attr_i64(ctx, k)};
    return jig_attr_get(ctx, JIG_NVVM_ATTR(SHAPE), params, JIG_LEN(params));
}
const JigAttr *jig_nvvm_ld_st_matrix_shape(JigContext *ctx, int64_t m, int64_t n) {
    const JigAttr *params[] = {jig_attr_i64(ctx, m), jig_attr_i64(ctx, n)};
    return jig_attr_get(ctx, JIG_NVVM_ATTR(LD_ST_MATRIX_SHAPE), params, JIG_LEN(params));
}

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which formats of floats conversions are between, and how they round. */
#include "machine/nvidia/nvvm/nvvm_int.h"

/* ---- Formats ---- */

enum { MOST_FORMATS = 2 };
typedef struct Formats {
    JigFloatKind kinds[MOST_FORMATS];
    size_t n;
    const char *words; /* of conversions from x to y */
} Formats;
static const Formats f4 = {{JIG_F4E2M1FN}, 1, "'f4E2M1FN' type is"},
                     f6 = {{JIG_F6E2M3FN, JIG_F6E3M2FN}, 2, "'f6E2M3FN' and 'f6E3M2FN' types are"},
                     f8 = {{JIG_F8E4M3FN, JIG_F8E5M2}, 2, "'f8E4M3FN' and 'f8E5M2' types are"},
                     f8_powers = {{JIG_F8E8M0FNU}, 1, "'f8E8M0FNU' type is"};

static bool is_one_of(const JigType *t, const Formats *formats) {
    for (size_t i = 0; jig_type_is_float(t) && i < formats->n; i++)
        if (jig_type_float_kind(t) == formats->kinds[i])
            return true;
    return false;
}

static bool check_format(JigOp *op, const JigType *t, const Formats *formats, const char *from,
                         const char *to) {
    return is_one_of(t, formats) ||
           jig_op_error(op, "Only %s supported for conversions from %s to %s.", formats->words,
                        from, to);
}

#define CHECKED(FROM, TO, FORMATS, PROPERTY)                                                       \
    bool jig_nvvm_verify_convert_##FROM##_to_##TO(JigOp *op) {                                     \
        return check_format(op, jig_nvvm_convert_##FROM##_to_##TO##_##PROPERTY(op), &(FORMATS),    \
                            #FROM, #TO);                                                           \
    }
CHECKED(f32x2, f4x2, f4, dst_ty)
CHECKED(f32x2, f6x2, f6, dst_ty)
CHECKED(f16x2, f8x2, f8, dst_ty)
CHECKED(f8x2, f16x2, f8, src_type)
CHECKED(f8x2, bf16x2, f8_powers, src_type)
CHECKED(f6x2, f16x2, f6, src_type)
CHECKED(f4x2, f16x2, f4, src_type)
CHECKED(f32x4, f8x4, f8, dst_ty)
CHECKED(f32x4, f6x4, f6, dst_ty)
CHECKED(f32x4, f4x4, f4, dst_ty)

/* ---- Rounding ---- */

static bool rounds_away_or_up(int64_t mode) {
    return mode == JIG_NVVM_ROUND_RZ || mode == JIG_NVVM_ROUND_RP;
}

bool jig_nvvm_verify_convert_bf16x2_to_f8x2(JigOp *op) {
    if (!check_format(op, jig_nvvm_convert_bf16x2_to_f8x2_dst_ty(op), &f8_powers, "bf16x2", "f8x2"))
        return false;
    int64_t mode = jig_attr_enum_value(jig_nvvm_convert_bf16x2_to_f8x2_rnd_attr(op));
    return rounds_away_or_up(mode) ||
           jig_op_error(op, "Only RZ and RP rounding modes are supported for conversions from "
                            "bf16x2 to f8x2.");
}

bool jig_nvvm_verify_convert_f32x2_to_f8x2(JigOp *op) {
    const JigType *to = jig_nvvm_convert_f32x2_to_f8x2_dst_ty(op);
    int64_t mode = jig_attr_enum_value(jig_nvvm_convert_f32x2_to_f8x2_rnd_attr(op));
    bool saturates = jig_attr_enum_value(jig_nvvm_convert_f32x2_to_f8x2_sat_attr(op));
    if (is_one_of(to, &f8)) {
        if (mode != JIG_NVVM_ROUND_RN)
            return jig_op_error(op, "Only RN rounding mode is supported for conversions from "
                                    "f32x2 to 'f8E4M3FN' and 'f8E5M2' types");
        return saturates ||
               jig_op_error(op, "Only SATFINITE saturation mode is supported for conversions from "
                                "f32x2 to 'f8E4M3FN' and 'f8E5M2' types");
    }
    if (!is_one_of(to, &f8_powers))
        return jig_op_error(op, "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported "
                                "for conversions from f32x2 to f8x2");
    if (!rounds_away_or_up(mode))
        return jig_op_error(op, "Only RZ and RP rounding modes are supported for conversions from "
                                "f32x2 to 'f8E8M0FNU' type");
    return !jig_nvvm_convert_f32x2_to_f8x2_relu(op) ||
           jig_op_error(op, "relu not supported for conversions to 'f8E8M0FNU' type");
}

/* Rounding at random takes bits for it. */
static bool check_halves(JigOp *op, const JigAttr *rnd, bool has_bits, const char *to) {
    int64_t mode = jig_attr_enum_value(rnd);
    bool plain = mode == JIG_NVVM_ROUND_RN || mode == JIG_NVVM_ROUND_RZ;
    if (!plain && mode != JIG_NVVM_ROUND_RS)
        return jig_op_error(op,
                            "Only RN, RZ, and RS rounding modes are supported for conversions "
                            "from f32x2 to %s.",
                            to);
    if (plain && has_bits)
        return jig_op_error(op, "random_bits not supported for RN and RZ rounding modes.");
    return plain || has_bits || jig_op_error(op, "random_bits is required for RS rounding mode.");
}
bool jig_nvvm_verify_convert_f32x2_to_f16x2(JigOp *op) {
    return check_halves(op, jig_nvvm_convert_f32x2_to_f16x2_rnd_attr(op),
                        jig_nvvm_convert_f32x2_to_f16x2_random_bits(op), "f16x2");
}
bool jig_nvvm_verify_convert_f32x2_to_bf16x2(JigOp *op) {
    return check_halves(op, jig_nvvm_convert_f32x2_to_bf16x2_rnd_attr(op),
                        jig_nvvm_convert_f32x2_to_bf16x2_random_bits(op), "bf16x2");
}

bool jig_nvvm_verify_convert_float_to_tf32(JigOp *op) {
    int64_t mode = jig_attr_enum_value(jig_nvvm_convert_float_to_tf32_rnd_attr(op));
    switch (mode) {
    case JIG_NVVM_ROUND_RNA:
        return !jig_nvvm_convert_float_to_tf32_relu(op) ||
               jig_op_emit_error(op, "Relu not supported with rna rounding mode.");
    case JIG_NVVM_ROUND_RN:
    case JIG_NVVM_ROUND_RZ:
        return true;
    default:
        return jig_op_emit_error(
            op, "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.");
    }
}

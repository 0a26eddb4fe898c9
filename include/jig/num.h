/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Numbers of the payload: integers of any width, and floats of every builtin
 * format, with exact and correctly rounded arithmetic that does not depend on
 * the host. Constant folding and number syntax are built on these.
 */
#ifndef JIG_NUM_H
#define JIG_NUM_H

#include "jig/arena.h"

JIG_BEGIN_C

/* ---- Integers -------------------------------------------------------------
 * A two's complement bit pattern of `width` bits, width 0 to 2^24. A value of
 * up to 64 bits is `val`; a wider one is `words`, least significant word
 * first, in the arena given at its creation. Bits beyond `width` are zero.
 * Operands of binary operations have equal widths; results wrap. The arena may be NULL where no
 * result is wider than 64 bits. */
typedef struct JigInt {
    uint32_t width;
    union {
        uint64_t val;
        const uint64_t *words;
    };
} JigInt;

JIG_API JigInt jig_int(uint32_t width, uint64_t value, JigArena *a);  /* zero-extended, truncated */
JIG_API JigInt jig_int_s(uint32_t width, int64_t value, JigArena *a); /* sign-extended, truncated */
/* Of n words; missing ones are 0, those beyond the width are left out. */
JIG_API JigInt jig_int_from_words(uint32_t width, const uint64_t *words, size_t n, JigArena *a);
/* The word `i` (0 = least significant) of the pattern; 0 beyond the width. */
JIG_API uint64_t jig_int_word(const JigInt *x, size_t i);
static inline size_t jig_int_num_words(uint32_t width) {
    return ((size_t)width + 63) / 64;
}
/* Little-endian bytes, (width + 7) / 8 of them. */
JIG_API JigInt jig_int_from_bytes(uint32_t width, const void *bytes, JigArena *a);
JIG_API void jig_int_to_bytes(JigInt x, void *bytes);

/* Digits of `text` in `radix` (2, 8, 10, 16; no prefix, no sign) as the
 * narrowest width that holds them, at least 1. False when a digit is wrong. */
JIG_API bool jig_int_parse(JigStr text, unsigned radix, JigArena *a, JigInt *out) JIG_NODISCARD;
JIG_API JigStr jig_int_to_str(JigInt x, unsigned radix, bool is_signed, JigArena *a);

/* Low 64 bits: zero-extended, and sign-extended from the width. */
JIG_API uint64_t jig_int_u64(JigInt x);
JIG_API int64_t jig_int_s64(JigInt x);
/* Does the value fit int64_t / uint64_t exactly? */
JIG_API bool jig_int_fits_s64(JigInt x);
JIG_API bool jig_int_fits_u64(JigInt x);

/* Two numbers in one call have the same width, except for jig_int_eq. Results that are wider than
 * 64 bits live in the arena. */
JIG_API bool jig_int_eq(JigInt x, JigInt y);
JIG_API int jig_int_ucmp(JigInt x, JigInt y); /* <0, 0, >0 */
JIG_API int jig_int_scmp(JigInt x, JigInt y);

/* How integers compare. The numbers are those of the predicates of arith, index, and llvm. */
typedef enum JigIntCompare {
    JIG_COMPARE_EQ,
    JIG_COMPARE_NE,
    JIG_COMPARE_SLT,
    JIG_COMPARE_SLE,
    JIG_COMPARE_SGT,
    JIG_COMPARE_SGE,
    JIG_COMPARE_ULT,
    JIG_COMPARE_ULE,
    JIG_COMPARE_UGT,
    JIG_COMPARE_UGE
} JigIntCompare;
JIG_API bool jig_int_holds(JigIntCompare how, JigInt x, JigInt y);
JIG_API JigIntCompare jig_compare_negated(JigIntCompare how);  /* !(x < y) is x >= y */
JIG_API JigIntCompare jig_compare_swapped(JigIntCompare how);  /* x < y is y > x */
JIG_API JigIntCompare jig_compare_unsigned(JigIntCompare how); /* ult of slt; others as they are */

JIG_API bool jig_int_is_zero(JigInt x);
JIG_API bool jig_int_is_one(JigInt x);
JIG_API bool jig_int_is_all_ones(JigInt x);
JIG_API bool jig_int_is_negative(JigInt x);
JIG_API bool jig_int_is_smin(JigInt x);
JIG_API bool jig_int_is_smax(JigInt x);
JIG_API bool jig_int_is_pow2(JigInt x);
JIG_API uint32_t jig_int_clz(JigInt x); /* zeros at the high end; the width of 0 */
JIG_API uint32_t jig_int_ctz(JigInt x); /* at the low end; likewise */
JIG_API uint32_t jig_int_popcount(JigInt x);
/* Bits needed as unsigned value (0 for 0) and as signed value (at least 1). */
JIG_API uint32_t jig_int_active_bits(JigInt x);
JIG_API uint32_t jig_int_signed_bits(JigInt x);

JIG_API JigInt jig_int_smin_of(uint32_t width, JigArena *a);
JIG_API JigInt jig_int_smax_of(uint32_t width, JigArena *a);
JIG_API JigInt jig_int_umax_of(uint32_t width, JigArena *a);

JIG_API JigInt jig_int_add(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_sub(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_mul(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_neg(JigInt x, JigArena *a);
/* Divisions require y != 0, but of width 0, where all is 0; signed ones truncate toward zero, and
 * smin / -1 wraps to smin with remainder 0. */
JIG_API JigInt jig_int_udiv(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_urem(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_sdiv(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_srem(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_and(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_or(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_xor(JigInt x, JigInt y, JigArena *a);
JIG_API JigInt jig_int_not(JigInt x, JigArena *a);
/* Shifts by n >= width give 0 (ashr: all sign bits). */
JIG_API JigInt jig_int_shl(JigInt x, uint64_t n, JigArena *a);
JIG_API JigInt jig_int_lshr(JigInt x, uint64_t n, JigArena *a);
JIG_API JigInt jig_int_ashr(JigInt x, uint64_t n, JigArena *a);
JIG_API JigInt jig_int_zext(JigInt x, uint32_t width, JigArena *a); /* or truncate */
JIG_API JigInt jig_int_sext(JigInt x, uint32_t width, JigArena *a); /* or truncate */
/* As add/sub/mul/..., telling whether the exact result did not fit. */
JIG_API JigInt jig_int_sadd_ov(JigInt x, JigInt y, bool *overflow, JigArena *a);
JIG_API JigInt jig_int_uadd_ov(JigInt x, JigInt y, bool *overflow, JigArena *a);
JIG_API JigInt jig_int_ssub_ov(JigInt x, JigInt y, bool *overflow, JigArena *a);
JIG_API JigInt jig_int_usub_ov(JigInt x, JigInt y, bool *overflow, JigArena *a);
JIG_API JigInt jig_int_smul_ov(JigInt x, JigInt y, bool *overflow, JigArena *a);
JIG_API JigInt jig_int_umul_ov(JigInt x, JigInt y, bool *overflow, JigArena *a);
JIG_API JigInt jig_int_sdiv_ov(JigInt x, JigInt y, bool *overflow, JigArena *a);
JIG_API uint64_t jig_int_hash(JigInt x);

/* ---- Floats ---------------------------------------------------------------
 * The bit pattern of one value of a format, at most 128 bits. Two values in one call have the same
 * format, except for jig_float_bits_eq. */
typedef enum JigFloatKind {
    JIG_F4E2M1FN,
    JIG_F6E2M3FN,
    JIG_F6E3M2FN,
    JIG_F8E5M2,
    JIG_F8E4M3,
    JIG_F8E4M3FN,
    JIG_F8E5M2FNUZ,
    JIG_F8E4M3FNUZ,
    JIG_F8E4M3B11FNUZ,
    JIG_F8E3M4,
    JIG_F8E8M0FNU,
    JIG_BF16,
    JIG_F16,
    JIG_TF32,
    JIG_F32,
    JIG_F64,
    JIG_F80,
    JIG_F128,
    JIG_FLOAT_KINDS
} JigFloatKind;

typedef struct JigFloat {
    JigFloatKind kind;
    uint64_t bits[2]; /* least significant first; bits beyond the width are zero */
} JigFloat;

/* Storage width in bits (tf32: 19), precision in bits with the implicit one,
 * and whether the format has infinities, NaNs, a sign, a negative zero. */
typedef struct JigFloatFormat {
    const char *name; /* as in the type's syntax: "f32" */
    uint16_t width, precision;
    int16_t min_exponent, max_exponent; /* of normalized values 1.m * 2^e */
    bool has_inf, has_nan, has_sign, has_zero, has_neg_zero;
} JigFloatFormat;
JIG_API const JigFloatFormat *jig_float_format(JigFloatKind kind);

typedef enum JigRounding {
    JIG_ROUND_NEAREST_EVEN,
    JIG_ROUND_TO_ZERO,
    JIG_ROUND_UP,
    JIG_ROUND_DOWN,
    JIG_ROUND_NEAREST_AWAY
} JigRounding;

/* Of f80, contradictory patterns become the canonical one of the same meaning. */
JIG_API JigFloat jig_float_from_bits(JigFloatKind kind, uint64_t lo, uint64_t hi);
JIG_API void jig_float_storage(JigFloat x, uint64_t bits[2]);
/* Nearest value of `d`; exact when representable. */
JIG_API JigFloat jig_float_from_double(JigFloatKind kind, double d);
JIG_API double jig_float_to_double(JigFloat x); /* rounded to nearest for f80 and f128 */
/* A decimal literal such as "-1.5e3" (optional sign, digits, optional point,
 * optional exponent; any length), correctly rounded to nearest even. */
JIG_API bool jig_float_parse(JigFloatKind kind, JigStr text, JigFloat *out) JIG_NODISCARD;
/* The number in decimal as MLIR prints it in attributes: six digits when they
 * identify the value ("1.000000e+00"), the natural precision else; an infinity,
 * a NaN, or a whole number that would read as an integer, as hexadecimal bits
 * ("0x7F800000"). */
JIG_API JigStr jig_float_to_str(JigFloat x, JigArena *a);
/* `*lost`, when given, tells whether the value changed. */
JIG_API JigFloat jig_float_convert(JigFloat x, JigFloatKind to, JigRounding mode, bool *lost);

JIG_API bool jig_float_is_zero(JigFloat x);
JIG_API bool jig_float_is_nan(JigFloat x);
JIG_API bool jig_float_is_inf(JigFloat x);
JIG_API bool jig_float_is_negative(JigFloat x); /* sign bit */
JIG_API bool jig_float_bits_eq(JigFloat x, JigFloat y);
/* -1, 0, 1; 2 when unordered. Zeros are equal. */
JIG_API int jig_float_cmp(JigFloat x, JigFloat y);
/* How floats compare: with a NaN those with an O do not hold, those with a U do. The numbers are
 * those of the predicates of arith and llvm. */
typedef enum JigFloatCompare {
    JIG_CMPF_FALSE,
    JIG_CMPF_OEQ,
    JIG_CMPF_OGT,
    JIG_CMPF_OGE,
    JIG_CMPF_OLT,
    JIG_CMPF_OLE,
    JIG_CMPF_ONE,
    JIG_CMPF_ORD,
    JIG_CMPF_UEQ,
    JIG_CMPF_UGT,
    JIG_CMPF_UGE,
    JIG_CMPF_ULT,
    JIG_CMPF_ULE,
    JIG_CMPF_UNE,
    JIG_CMPF_UNO,
    JIG_CMPF_TRUE
} JigFloatCompare;
JIG_API bool jig_float_holds(JigFloatCompare how, JigFloat x, JigFloat y);

JIG_API JigFloat jig_float_zero(JigFloatKind kind, bool negative);
JIG_API JigFloat jig_float_inf(JigFloatKind kind, bool negative); /* NaN or largest if none */
JIG_API JigFloat jig_float_nan(JigFloatKind kind); /* quiet; 0 if the format has none */
JIG_API JigFloat jig_float_largest(JigFloatKind kind, bool negative);
JIG_API JigFloat jig_float_smallest(JigFloatKind kind, bool negative);

JIG_API JigFloat jig_float_neg(JigFloat x);
JIG_API JigFloat jig_float_abs(JigFloat x);
JIG_API JigFloat jig_float_copysign(JigFloat x, JigFloat sign);
JIG_API JigFloat jig_float_add(JigFloat x, JigFloat y, JigRounding mode);
JIG_API JigFloat jig_float_sub(JigFloat x, JigFloat y, JigRounding mode);
JIG_API JigFloat jig_float_mul(JigFloat x, JigFloat y, JigRounding mode);
JIG_API JigFloat jig_float_div(JigFloat x, JigFloat y, JigRounding mode);
JIG_API JigFloat jig_float_fma(JigFloat x, JigFloat y, JigFloat z, JigRounding mode);
JIG_API JigFloat jig_float_fmod(JigFloat x, JigFloat y); /* C fmod, exact */
JIG_API JigFloat jig_float_sqrt(JigFloat x);
/* IEEE 754-2019 minimum/maximum (NaN wins, -0 < +0) and minNum/maxNum. */
JIG_API JigFloat jig_float_minimum(JigFloat x, JigFloat y);
JIG_API JigFloat jig_float_maximum(JigFloat x, JigFloat y);
JIG_API JigFloat jig_float_minnum(JigFloat x, JigFloat y);
JIG_API JigFloat jig_float_maxnum(JigFloat x, JigFloat y);
JIG_API JigFloat jig_float_round_to_integral(JigFloat x, JigRounding mode);
/* Truncating conversion; false when the value is not finite or out of range. */
JIG_API bool jig_float_to_int(JigFloat x, uint32_t width, bool is_signed, JigArena *a,
                              JigInt *out) JIG_NODISCARD;
JIG_API JigFloat jig_float_from_int(JigInt x, bool is_signed, JigFloatKind kind, JigRounding mode);

JIG_END_C

#endif

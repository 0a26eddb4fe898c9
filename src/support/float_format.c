/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The float formats: how bits stand for values. The formats differ in how they
 * write what is not finite, which follows from the flags of the table:
 *
 *   has_inf                    IEEE: the all-ones exponent is infinity or NaN
 *   has_nan, has_neg_zero      ...FN: all ones is NaN, there is no infinity
 *   has_nan, has_sign          ...FNUZ: the pattern of -0 is NaN
 *   has_nan, !has_sign         f8E8M0FNU: all ones is NaN; no zero, only powers of two
 *   !has_nan                   every pattern is finite
 *
 * f8E8M0FNU stores no sign, but the reference's float attributes keep one ("-1.0 :
 * f8E8M0FNU" round-trips), so a JigFloat keeps it in the bit above the pattern.
 */
#include "support/float_int.h"
#include "support/field.h"
#include "support/check.h"

#define IEEE                                                                                       \
    .has_inf = true, .has_nan = true, .has_sign = true, .has_zero = true, .has_neg_zero = true
#define FN   .has_nan = true, .has_sign = true, .has_zero = true, .has_neg_zero = true
#define FNUZ .has_nan = true, .has_sign = true, .has_zero = true
#define FNU  .has_nan = true
#define MX   .has_sign = true, .has_zero = true, .has_neg_zero = true

const JigFloatFormat jig_float_formats[JIG_FLOAT_KINDS] = {
    [JIG_F4E2M1FN] = {"f4E2M1FN", 4, 2, 0, 2, MX},
    [JIG_F6E2M3FN] = {"f6E2M3FN", 6, 4, 0, 2, MX},
    [JIG_F6E3M2FN] = {"f6E3M2FN", 6, 3, -2, 4, MX},
    [JIG_F8E5M2] = {"f8E5M2", 8, 3, -14, 15, IEEE},
    [JIG_F8E4M3] = {"f8E4M3", 8, 4, -6, 7, IEEE},
    [JIG_F8E4M3FN] = {"f8E4M3FN", 8, 4, -6, 8, FN},
    [JIG_F8E5M2FNUZ] = {"f8E5M2FNUZ", 8, 3, -15, 15, FNUZ},
    [JIG_F8E4M3FNUZ] = {"f8E4M3FNUZ", 8, 4, -7, 7, FNUZ},
    [JIG_F8E4M3B11FNUZ] = {"f8E4M3B11FNUZ", 8, 4, -10, 4, FNUZ},
    [JIG_F8E3M4] = {"f8E3M4", 8, 5, -2, 3, IEEE},
    [JIG_F8E8M0FNU] = {"f8E8M0FNU", 8, 1, -127, 127, FNU},
    [JIG_BF16] = {"bf16", 16, 8, -126, 127, IEEE},
    [JIG_F16] = {"f16", 16, 11, -14, 15, IEEE},
    [JIG_TF32] = {"tf32", 19, 11, -126, 127, IEEE},
    [JIG_F32] = {"f32", 32, 24, -126, 127, IEEE},
    [JIG_F64] = {"f64", 64, 53, -1022, 1023, IEEE},
    [JIG_F80] = {"f80", 80, 64, -16382, 16383, IEEE},
    [JIG_F128] = {"f128", 128, 113, -16382, 16383, IEEE},
};

const JigFloatFormat *jig_float_format(JigFloatKind kind) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    return &jig_float_formats[jig_field_format(kind)];
}

/* ---- Patterns ------------------------------------------------------------ */

static JigU128 ones(unsigned n) {
    return n >= 128 ? ~(JigU128)0 : ((JigU128)1 << n) - 1;
}

static JigU128 pattern_of(JigFloat x) {
    return (JigU128)x.bits[1] << 64 | x.bits[0];
}

static JigFloat from_pattern(JigFloatKind kind, JigU128 pattern) {
    return (JigFloat){kind, {(uint64_t)pattern, (uint64_t)(pattern >> 64)}};
}

/* Where the sign is: the last bit, or the one above it in a format without sign. */
static unsigned sign_position(JigFloatKind kind) {
    const JigFloatFormat *f = &jig_float_formats[kind];
    return f->has_sign ? f->width - 1u : f->width;
}

static JigU128 sign_bit(JigFloatKind kind) {
    return (JigU128)1 << sign_position(kind);
}

static JigU128 max_exponent_field(JigFloatKind kind) {
    return ones(sign_position(kind) - jig_fp_mantissa_bits(kind));
}

static bool is_fnuz(const JigFloatFormat *f) {
    return f->has_zero && !f->has_neg_zero;
}

/* The exponent field of the smallest normalized value. */
static int first_normal_field(const JigFloatFormat *f) {
    return f->has_zero;
}

/* The number of this magnitude and sign. In FNUZ formats, where the pattern of -0 is NaN, 0 has
 * none. */
static JigFloat with_sign(JigFloatKind kind, JigU128 magnitude, bool sign) {
    if (!magnitude && is_fnuz(&jig_float_formats[kind]))
        sign = false;
    return from_pattern(kind, sign ? magnitude | sign_bit(kind) : magnitude);
}

/* x87: the leading bit is explicit. Patterns whose leading bit contradicts the
 * exponent are NaN, but for the pseudo-denormals, which have a proper twin. */
static JigU128 canonical_f80(JigU128 pattern) {
    JigU128 field = pattern >> 64 & 0x7FFF;
    bool leading = pattern >> 63 & 1;
    if (field == 0 && leading)
        return pattern | (JigU128)1 << 64;
    if (field != 0 && !leading)
        return pattern | (JigU128)0x7FFF << 64;
    return pattern;
}

JigFloat jig_float_from_bits(JigFloatKind kind, uint64_t lo, uint64_t hi) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    JigU128 pattern = ((JigU128)hi << 64 | lo) & ones(jig_float_formats[kind].width);
    return from_pattern(kind, kind == JIG_F80 ? canonical_f80(pattern) : pattern);
}

void jig_float_storage(JigFloat x, uint64_t bits[2]) {
    JIG_REQUIRE(jig_field_format(x.kind) < JIG_FLOAT_KINDS && bits);
    const JigFloatFormat *f = &jig_float_formats[x.kind];
    JigU128 pattern = pattern_of(x);
    if (!f->has_sign && pattern >> f->width)
        pattern |= (JigU128)1 << (f->width - 1);
    pattern &= ones(f->width);
    bits[0] = (uint64_t)pattern;
    bits[1] = (uint64_t)(pattern >> 64);
}

bool jig_float_bits_eq(JigFloat x, JigFloat y) {
    return x.kind == y.kind && x.bits[0] == y.bits[0] && x.bits[1] == y.bits[1];
}

/* ---- Taking apart -------------------------------------------------------- */

/* What the magnitude (the pattern without sign) is when the format reserves it. */
static JigFpClass reserved_class(JigFloatKind kind, JigU128 magnitude, bool sign) {
    const JigFloatFormat *f = &jig_float_formats[kind];
    unsigned mantissa_bits = jig_fp_mantissa_bits(kind);
    if (!f->has_nan)
        return JIG_FP_FINITE;
    if (!f->has_inf) {
        bool nan = is_fnuz(f) ? sign && !magnitude : magnitude == ones(sign_position(kind));
        return nan ? JIG_FP_NAN : JIG_FP_FINITE;
    }
    if (magnitude >> mantissa_bits != max_exponent_field(kind))
        return JIG_FP_FINITE;
    JigU128 mantissa = magnitude & ones(mantissa_bits);
    JigU128 infinity = kind == JIG_F80 ? (JigU128)1 << 63 : 0;
    return mantissa == infinity ? JIG_FP_INF : JIG_FP_NAN;
}

JigFp jig_fp_unpack(JigFloat x) {
    JIG_REQUIRE(x.kind < JIG_FLOAT_KINDS);
    const JigFloatFormat *f = &jig_float_formats[x.kind];
    unsigned mantissa_bits = jig_fp_mantissa_bits(x.kind);
    JigU128 pattern = pattern_of(x), magnitude = pattern & (sign_bit(x.kind) - 1);
    JigFp r = {.sign = pattern >> sign_position(x.kind) & 1,
               .sig = magnitude & ones(mantissa_bits)};
    r.cls = reserved_class(x.kind, magnitude, r.sign);
    if (r.cls != JIG_FP_FINITE)
        return r;
    int field = (int)(magnitude >> mantissa_bits), first = first_normal_field(f);
    if (field >= first)
        r.sig |= (JigU128)1 << (f->precision - 1);
    r.exp = f->min_exponent - (f->precision - 1) + (field > first ? field - first : 0);
    if (r.sig == 0)
        r.cls = JIG_FP_ZERO;
    return r;
}

bool jig_float_is_zero(JigFloat x) {
    if (jig_is_in_field(x.kind))
        return jig_field_is_zero(x);
    return jig_fp_unpack(x).cls == JIG_FP_ZERO;
}
bool jig_float_is_nan(JigFloat x) {
    if (jig_is_in_field(x.kind))
        return jig_field_is_nan(x);
    return jig_fp_unpack(x).cls == JIG_FP_NAN;
}
bool jig_float_is_inf(JigFloat x) {
    if (jig_is_in_field(x.kind))
        return jig_field_is_inf(x);
    return jig_fp_unpack(x).cls == JIG_FP_INF;
}
bool jig_float_is_negative(JigFloat x) {
    if (jig_is_in_field(x.kind))
        return jig_field_is_negative(x);
    return jig_fp_unpack(x).sign;
}

/* ---- Special values ------------------------------------------------------ */

JigFloat jig_float_zero(JigFloatKind kind, bool negative) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    if (jig_is_in_field(kind))
        return jig_field_zero(kind);
    if (!jig_float_formats[kind].has_zero)
        return jig_float_smallest(kind, false);
    return with_sign(kind, 0, negative);
}

JigFloat jig_float_inf(JigFloatKind kind, bool negative) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    if (jig_is_in_field(kind))
        return jig_field_inf(kind, negative);
    const JigFloatFormat *f = &jig_float_formats[kind];
    if (!f->has_nan)
        return jig_float_largest(kind, negative);
    if (!f->has_inf)
        return jig_fp_make_nan(kind, negative);
    JigU128 leading = kind == JIG_F80 ? (JigU128)1 << 63 : 0;
    return with_sign(kind, max_exponent_field(kind) << jig_fp_mantissa_bits(kind) | leading,
                     negative);
}

/* 0 where there is none: what is no number has to be some, and the reference takes that. */
JigFloat jig_fp_make_nan(JigFloatKind kind, bool sign) {
    if (jig_is_in_field(kind))
        return jig_field_nan(kind);
    const JigFloatFormat *f = &jig_float_formats[kind];
    if (!f->has_nan)
        return with_sign(kind, 0, false);
    if (is_fnuz(f))
        return from_pattern(kind, sign_bit(kind));
    if (!f->has_inf)
        return with_sign(kind, ones(sign_position(kind)), sign && f->has_sign);
    return with_sign(kind, pattern_of(jig_fp_quiet(jig_float_inf(kind, false))), sign);
}

JigFloat jig_float_nan(JigFloatKind kind) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    return jig_fp_make_nan(kind, false);
}

/* The quiet bit is the first one after the leading one. */
static JigU128 quiet_bit(JigFloatKind kind) {
    const JigFloatFormat *f = &jig_float_formats[kind];
    return f->has_inf ? (JigU128)1 << (f->precision - 2) : 0;
}

JigFloat jig_fp_quiet(JigFloat x) {
    if (jig_is_in_field(x.kind))
        return x;
    return from_pattern(x.kind, pattern_of(x) | quiet_bit(x.kind));
}

bool jig_fp_is_signaling(JigFloat x) {
    if (jig_is_in_field(x.kind))
        return false;
    JigU128 quiet = quiet_bit(x.kind);
    return quiet && !(pattern_of(x) & quiet) && jig_float_is_nan(x);
}

JigFloat jig_float_largest(JigFloatKind kind, bool negative) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    if (jig_is_in_field(kind))
        return jig_field_of(kind, jig_float_largest(jig_field_format(kind), negative));
    const JigFloatFormat *f = &jig_float_formats[kind];
    JigU128 magnitude = ones(sign_position(kind));
    if (f->has_inf)
        magnitude -= (JigU128)1 << jig_fp_mantissa_bits(kind);
    else if (f->has_nan && !is_fnuz(f))
        magnitude -= 1;
    return with_sign(kind, magnitude, negative);
}

JigFloat jig_float_smallest(JigFloatKind kind, bool negative) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    if (jig_is_in_field(kind))
        return jig_field_of(kind, jig_float_smallest(jig_field_format(kind), negative));
    return with_sign(kind, jig_float_formats[kind].has_zero, negative);
}

/* ---- Sign ---------------------------------------------------------------- */

JigFloat jig_float_neg(JigFloat x) {
    JIG_REQUIRE(jig_field_format(x.kind) < JIG_FLOAT_KINDS);
    if (jig_is_in_field(x.kind))
        return jig_field_neg(x);
    const JigFloatFormat *f = &jig_float_formats[x.kind];
    JigFpClass cls = jig_fp_unpack(x).cls;
    if (is_fnuz(f) && (cls == JIG_FP_ZERO || cls == JIG_FP_NAN))
        return x;
    if (!f->has_sign && cls == JIG_FP_NAN)
        return x;
    return from_pattern(x.kind, pattern_of(x) ^ sign_bit(x.kind));
}

JigFloat jig_float_abs(JigFloat x) {
    return jig_float_is_negative(x) ? jig_float_neg(x) : x;
}

JigFloat jig_float_copysign(JigFloat x, JigFloat sign) {
    return jig_float_is_negative(x) != jig_float_is_negative(sign) ? jig_float_neg(x) : x;
}

/* ---- Rounding ------------------------------------------------------------ */

/* How the part that does not fit compares with half a unit of the last place. */
typedef enum Rest { REST_NONE, REST_BELOW_HALF, REST_HALF, REST_ABOVE_HALF } Rest;

static Rest rest_below(JigU128 sig, uint32_t shift) {
    if (sig == 0 || shift == 0)
        return REST_NONE;
    if (shift > 128)
        return REST_BELOW_HALF;
    JigU128 half = (JigU128)1 << (shift - 1), rest = sig & (half | (half - 1));
    if (rest == half)
        return REST_HALF;
    return rest == 0 ? REST_NONE : rest < half ? REST_BELOW_HALF : REST_ABOVE_HALF;
}

static bool rounds_away(Rest rest, bool odd, bool sign, JigRounding mode) {
    switch (mode) {
    case JIG_ROUND_NEAREST_EVEN:
        return rest == REST_ABOVE_HALF || (rest == REST_HALF && odd);
    case JIG_ROUND_NEAREST_AWAY:
        return rest >= REST_HALF;
    case JIG_ROUND_UP:
        return rest != REST_NONE && !sign;
    case JIG_ROUND_DOWN:
        return rest != REST_NONE && sign;
    case JIG_ROUND_TO_ZERO:
        break;
    }
    return false;
}

JigU128 jig_fp_round_shift(JigU128 sig, uint32_t shift, bool sign, JigRounding mode,
                           bool *inexact) {
    Rest rest = rest_below(sig, shift);
    JigU128 kept = shift < 128 ? sig >> shift : 0;
    *inexact = rest != REST_NONE;
    return kept + rounds_away(rest, kept & 1, sign, mode);
}

/* A result too large to be written: infinity when rounding leads there. */
static JigFloat overflow(JigFloatKind kind, bool sign, JigRounding mode) {
    bool to_largest = mode == JIG_ROUND_TO_ZERO || (mode == JIG_ROUND_UP && sign) ||
                      (mode == JIG_ROUND_DOWN && !sign);
    return to_largest ? jig_float_largest(kind, sign) : jig_float_inf(kind, sign);
}

/* sig * 2^lsb, where sig has `precision` bits, or fewer if lsb is the least. */
static JigFloat encode(JigFloatKind kind, bool sign, JigU128 sig, int32_t lsb) {
    const JigFloatFormat *f = &jig_float_formats[kind];
    unsigned mantissa_bits = jig_fp_mantissa_bits(kind);
    bool normal = sig >> (f->precision - 1) != 0;
    int field = normal ? lsb + f->precision - 1 - f->min_exponent + first_normal_field(f) : 0;
    JigU128 magnitude = (JigU128)(unsigned)field << mantissa_bits | (sig & ones(mantissa_bits));
    return with_sign(kind, magnitude, sign);
}

/* Does the value lie beyond the largest one of the format? */
static bool is_beyond_largest(JigFloatKind kind, JigU128 sig, int32_t lsb) {
    const JigFloatFormat *f = &jig_float_formats[kind];
    int32_t exponent = lsb + (int32_t)jig_mp_bits_u128(sig) - 1;
    if (exponent != f->max_exponent)
        return exponent > f->max_exponent;
    bool all_ones_is_nan = f->has_nan && !f->has_inf && f->has_neg_zero;
    return all_ones_is_nan && sig == ones(f->precision);
}

JigFloat jig_fp_round(JigFloatKind kind, bool sign, JigU128 sig, int32_t exp, JigRounding mode,
                      bool *inexact) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    const JigFloatFormat *f = &jig_float_formats[kind];
    bool ignored;
    inexact = inexact ? inexact : &ignored;
    *inexact = false;
    if (sig == 0)
        return jig_float_zero(kind, sign);
    int32_t top = exp + (int32_t)jig_mp_bits_u128(sig) - 1;
    int32_t lsb = (top > f->min_exponent ? top : f->min_exponent) - (f->precision - 1);
    if (lsb <= exp)
        sig <<= exp - lsb;
    else
        sig = jig_fp_round_shift(sig, (uint32_t)(lsb - exp), sign, mode, inexact);
    if (sig >> f->precision) {
        sig >>= 1; /* the carry went through: a power of two */
        lsb++;
    }
    if (sig == 0)
        return jig_float_zero(kind, sign);
    if (is_beyond_largest(kind, sig, lsb)) {
        *inexact = true;
        return overflow(kind, sign, mode);
    }
    return encode(kind, sign, sig, lsb);
}

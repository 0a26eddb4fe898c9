/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Floats to floats of another format, to integers, and back. */
#include "support/float_int.h"
#include "support/field.h"
#include "support/check.h"

/* ---- Between formats ----------------------------------------------------- */

/* The payload of a NaN keeps its place below the leading bit. `*lost` tells
 * whether bits were dropped, or the NaN was signaling. */
static JigFloat convert_nan(JigFloat x, JigFp parts, JigFloatKind to, bool *lost) {
    const JigFloatFormat *from_format = &jig_float_formats[x.kind];
    const JigFloatFormat *to_format = &jig_float_formats[to];
    if (!to_format->has_inf) { /* at most one NaN */
        *lost = to_format->has_nan && from_format->has_inf;
        return jig_fp_make_nan(to, parts.sign);
    }
    if (from_format->has_zero && !from_format->has_neg_zero)
        parts.sign = false; /* FNUZ: the bit marks the NaN */
    bool leading = x.kind != JIG_F80 || parts.sig >> 63;
    JigU128 payload = parts.sig & (((JigU128)1 << (from_format->precision - 1)) - 1);
    int shift = from_format->precision - to_format->precision;
    JigU128 moved = shift > 0 ? payload >> shift : payload << -shift;
    bool dropped = from_format->has_inf && shift > 0 && moved << shift != payload;
    /* An x87 NaN without its leading bit has no counterpart. */
    *lost = dropped || jig_fp_is_signaling(x) || (!leading && to != JIG_F80);
    JigFloat result = jig_fp_make_nan(to, parts.sign);
    result.bits[0] |= (uint64_t)moved;
    result.bits[1] |= (uint64_t)(moved >> 64);
    return result;
}

JigFloat jig_float_convert(JigFloat x, JigFloatKind to, JigRounding mode, bool *lost) {
    JIG_REQUIRE(jig_field_format(to) < JIG_FLOAT_KINDS && mode <= JIG_ROUND_NEAREST_AWAY);
    bool ignored;
    lost = lost ? lost : &ignored;
    /* What is in the field stays there, whoever names a format. */
    if (jig_is_in_field(to) || jig_is_in_field(x.kind)) {
        JigFloatKind kind = jig_field_kind(to);
        *lost = false;
        return jig_is_in_field(x.kind) ? jig_field_convert(x, kind) : jig_field_of(kind, x);
    }
    JigFp p = jig_fp_unpack(x);
    *lost = false;
    if (x.kind == to)
        return x;
    switch (p.cls) {
    case JIG_FP_NAN:
        return convert_nan(x, p, to, lost);
    case JIG_FP_INF:
        *lost = !jig_float_formats[to].has_inf;
        return jig_float_inf(to, p.sign);
    case JIG_FP_ZERO:
        *lost = p.sign && !jig_float_formats[to].has_neg_zero && jig_float_formats[to].has_zero;
        return jig_float_zero(to, p.sign);
    case JIG_FP_FINITE:
        break;
    }
    return jig_fp_round(to, p.sign, p.sig, p.exp, mode, lost);
}

JigFloat jig_float_from_double(JigFloatKind kind, double d) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS);
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return jig_float_convert(jig_float_from_bits(JIG_F64, bits, 0), kind, JIG_ROUND_NEAREST_EVEN,
                             NULL);
}

double jig_float_to_double(JigFloat x) {
    double d;
    if (jig_is_in_field(x.kind) && !jig_field_known(x, &x))
        x = jig_float_nan(JIG_F64);
    JigFloat f64 = jig_float_convert(x, JIG_F64, JIG_ROUND_NEAREST_EVEN, NULL);
    memcpy(&d, &f64.bits[0], sizeof d);
    return d;
}

/* ---- Integers ------------------------------------------------------------ */

static bool integral_of_known(const void *mode, const JigFloat *x, JigFloat *out) {
    *out = jig_float_round_to_integral(*x, *(const JigRounding *)mode);
    return true;
}

/* In the field any function for each mode, but of numbers that are known. */
static JigFloat field_to_integral(JigFloat x, JigRounding mode) {
    static const char *const names[] = {[JIG_ROUND_NEAREST_EVEN] = "roundeven",
                                        [JIG_ROUND_TO_ZERO] = "trunc",
                                        [JIG_ROUND_UP] = "ceil",
                                        [JIG_ROUND_DOWN] = "floor",
                                        [JIG_ROUND_NEAREST_AWAY] = "round"};
    return jig_field_call(names[mode], &x, 1, integral_of_known, &mode);
}

/* Of what is not known any number of that width. */
static bool field_to_int(JigFloat x, uint32_t width, bool is_signed, JigArena *a, JigInt *out) {
    JigFloat known;
    if (jig_field_known(x, &known))
        return jig_float_to_int(known, width, is_signed, a, out);
    *out = jig_int(width, jig_field_hash(is_signed ? "fptosi" : "fptoui", &x, 1), a);
    return true;
}

JigFloat jig_float_round_to_integral(JigFloat x, JigRounding mode) {
    JIG_REQUIRE(mode <= JIG_ROUND_NEAREST_AWAY);
    if (jig_is_in_field(x.kind))
        return field_to_integral(x, mode);
    JigFp p = jig_fp_unpack(x);
    if (p.cls == JIG_FP_NAN)
        return jig_fp_quiet(x);
    if (p.cls != JIG_FP_FINITE || p.exp >= 0)
        return x;
    /* Without a zero, the integer that 1/2 is nearest to is 1. */
    if (!jig_float_formats[x.kind].has_zero && mode == JIG_ROUND_NEAREST_EVEN)
        mode = JIG_ROUND_NEAREST_AWAY;
    bool inexact;
    JigU128 rounded = jig_fp_round_shift(p.sig, (uint32_t)-p.exp, p.sign, mode, &inexact);
    return jig_fp_round(x.kind, p.sign, rounded, 0, mode, NULL);
}

/* Does the truncated magnitude, of `bits` bits, fit? */
static bool fits_int(JigFp p, uint32_t bits, bool is_power_of_two, uint32_t width, bool is_signed) {
    if (bits == 0)
        return true;
    if (!is_signed)
        return !p.sign && bits <= width;
    return bits < width || (p.sign && bits == width && is_power_of_two);
}

bool jig_float_to_int(JigFloat x, uint32_t width, bool is_signed, JigArena *a, JigInt *out) {
    JIG_REQUIRE(out);
    JIG_REQUIRE(width <= 64 || a);
    if (jig_is_in_field(x.kind))
        return field_to_int(x, width, is_signed, a, out);
    JigFp p = jig_fp_unpack(x);
    if (p.cls == JIG_FP_NAN || p.cls == JIG_FP_INF)
        return false;
    uint32_t down = p.exp < 0 ? (uint32_t)-p.exp : 0, up = p.exp > 0 ? (uint32_t)p.exp : 0;
    JigU128 sig = p.cls == JIG_FP_ZERO || down >= 128 ? 0 : p.sig >> down;
    uint32_t bits = sig ? jig_mp_bits_u128(sig) + up : 0;
    if (!fits_int(p, bits, (sig & (sig - 1)) == 0, width, is_signed))
        return false;
    uint64_t words[2] = {(uint64_t)sig, (uint64_t)(sig >> 64)};
    JigInt value = jig_int_shl(jig_int_from_words(width, words, 2, a), up, a);
    *out = p.sign ? jig_int_neg(value, a) : value;
    return true;
}

/* The leading 128 bits of a wide magnitude, the last one sticky. */
static JigU128 leading_bits(JigInt x, uint32_t shift) {
    JigU128 sig = 0;
    size_t first = shift / 64;
    uint32_t bits = shift % 64;
    sig = (JigU128)jig_int_word(&x, first + 1) << 64 | jig_int_word(&x, first);
    if (bits)
        sig = sig >> bits | (JigU128)jig_int_word(&x, first + 2) << (128 - bits);
    bool rest = shift && jig_int_ctz(x) < shift;
    return sig | rest;
}

JigFloat jig_float_from_int(JigInt x, bool is_signed, JigFloatKind kind, JigRounding mode) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS && mode <= JIG_ROUND_NEAREST_AWAY);
    if (jig_is_in_field(kind))
        return jig_field_of_int(kind, x, is_signed);
    bool negative = is_signed && jig_int_is_negative(x);
    if (x.width <= 64) {
        int64_t value = jig_int_s64(x);
        uint64_t magnitude = negative ? -(uint64_t)value : x.val;
        return jig_fp_round(kind, negative, magnitude, 0, mode, NULL);
    }
    JigArena scratch;
    jig_arena_init(&scratch);
    JigInt magnitude = negative ? jig_int_neg(x, &scratch) : x;
    uint32_t bits = jig_int_active_bits(magnitude), shift = bits > 128 ? bits - 128 : 0;
    JigU128 sig = leading_bits(magnitude, shift);
    jig_arena_free(&scratch);
    return jig_fp_round(kind, negative, sig, (int32_t)shift, mode, NULL);
}

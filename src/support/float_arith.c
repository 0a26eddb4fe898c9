/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Arithmetic on floats. Each operation settles NaN, infinity and zero, then
 * computes its result exactly, or exactly but for a sticky last bit, and rounds
 * once. NaN operands are passed on, the first one first, made quiet.
 */
#include "support/float_int.h"
#include "support/field.h"
#include "support/check.h"

static bool is_zero(JigFp x) {
    return x.cls == JIG_FP_ZERO;
}
static bool is_inf(JigFp x) {
    return x.cls == JIG_FP_INF;
}
static bool is_nan(JigFp x) {
    return x.cls == JIG_FP_NAN;
}

/* The first NaN of two operands of which at least one is NaN. */
static JigFloat pass_nan(JigFloat x, JigFloat y) {
    return jig_fp_quiet(jig_float_is_nan(x) ? x : y);
}

/* An exact zero that neither operand decides: positive, unless rounding down. */
static JigFloat cancelled(JigFloatKind kind, JigRounding mode) {
    return jig_float_zero(kind, mode == JIG_ROUND_DOWN);
}

/* The value with the leading bit of the significand at bit 127. */
static JigFp normalize(JigFp x) {
    uint32_t shift = 128 - jig_mp_bits_u128(x.sig);
    x.sig <<= shift;
    x.exp -= (int32_t)shift;
    return x;
}

/* ---- 256 bits, for exact products of f128 -------------------------------- */

typedef struct Wide {
    JigU128 high, low;
} Wide;

static Wide mul_wide(JigU128 x, JigU128 y) {
    uint64_t xs[2] = {(uint64_t)x, (uint64_t)(x >> 64)}, ys[2] = {(uint64_t)y, (uint64_t)(y >> 64)};
    uint64_t r[4];
    jig_mp_mul(r, xs, 2, ys, 2);
    return (Wide){(JigU128)r[3] << 64 | r[2], (JigU128)r[1] << 64 | r[0]};
}

static uint32_t wide_bits(Wide x) {
    return x.high ? 128 + jig_mp_bits_u128(x.high) : jig_mp_bits_u128(x.low);
}

static Wide wide_shl(Wide x, uint32_t n) {
    if (n >= 128)
        return (Wide){x.low << (n - 128), 0};
    if (n == 0)
        return x;
    return (Wide){x.high << n | x.low >> (128 - n), x.low << n};
}

static Wide wide_shr_sticky(Wide x, uint32_t n) {
    if (n >= 256)
        return (Wide){0, x.high || x.low};
    if (n == 0)
        return x;
    if (n >= 128) {
        JigU128 low = jig_fp_shift_right_sticky(x.high, n - 128);
        return (Wide){0, low | (x.low != 0)};
    }
    bool lost = x.low << (128 - n) != 0;
    return (Wide){x.high >> n, x.high << (128 - n) | x.low >> n | lost};
}

static Wide wide_add(Wide x, Wide y) {
    JigU128 low = x.low + y.low;
    return (Wide){x.high + y.high + (low < x.low), low};
}

static Wide wide_sub(Wide x, Wide y) {
    return (Wide){x.high - y.high - (x.low < y.low), x.low - y.low};
}

static bool wide_less(Wide x, Wide y) {
    return x.high != y.high ? x.high < y.high : x.low < y.low;
}

/* Rounds x * 2^exp. */
static JigFloat round_wide(JigFloatKind kind, bool sign, Wide x, int32_t exp, JigRounding mode) {
    uint32_t bits = wide_bits(x);
    uint32_t shift = bits > 128 ? bits - 128 : 0;
    x = wide_shr_sticky(x, shift);
    return jig_fp_round(kind, sign, x.low, exp + (int32_t)shift, mode, NULL);
}

/* ---- Addition ------------------------------------------------------------ */

/*
 * Both operands have their leading bit at 126, so that a carry has room; the
 * smaller one is shifted right to the larger one's exponent. Bits are lost, and
 * become sticky, only when the exponents differ by more than 127 - 113; then the
 * difference loses at most one leading bit and the sticky bit stays far below
 * the last place.
 */
static JigFloat add_finite(JigFloatKind kind, JigFp x, JigFp y, JigRounding mode) {
    x = normalize(x);
    y = normalize(y);
    bool swap = x.exp != y.exp ? x.exp < y.exp : x.sig < y.sig;
    JigFp big = swap ? y : x, small = swap ? x : y;
    int32_t exp = big.exp + 1;
    JigU128 sum = big.sig >> 1; /* at most 113 bits are used: exact */
    JigU128 other = jig_fp_shift_right_sticky(small.sig, (uint32_t)(exp - small.exp));
    sum = big.sign == small.sign ? sum + other : sum - other;
    return sum ? jig_fp_round(kind, big.sign, sum, exp, mode, NULL) : cancelled(kind, mode);
}

static JigFloat add_parts(JigFloat x, JigFloat y, JigFp px, JigFp py, JigRounding mode) {
    if (is_inf(px))
        return is_inf(py) && px.sign != py.sign ? jig_float_nan(x.kind) : x;
    if (is_inf(py))
        return y;
    if (is_zero(px) && is_zero(py))
        return px.sign == py.sign ? x : cancelled(x.kind, mode);
    if (is_zero(px) || is_zero(py))
        return is_zero(px) ? y : x;
    return add_finite(x.kind, px, py, mode);
}

JigFloat jig_float_add(JigFloat x, JigFloat y, JigRounding mode) {
    JIG_REQUIRE(x.kind == y.kind);
    JIG_REQUIRE(mode <= JIG_ROUND_NEAREST_AWAY);
    if (jig_is_in_field(x.kind))
        return jig_field_add(x, y);
    JigFp px = jig_fp_unpack(x), py = jig_fp_unpack(y);
    if (is_nan(px) || is_nan(py))
        return pass_nan(x, y);
    return add_parts(x, y, px, py, mode);
}

JigFloat jig_float_sub(JigFloat x, JigFloat y, JigRounding mode) {
    JIG_REQUIRE(x.kind == y.kind);
    JIG_REQUIRE(mode <= JIG_ROUND_NEAREST_AWAY);
    if (jig_is_in_field(x.kind))
        return jig_field_add(x, jig_field_neg(y));
    JigFp px = jig_fp_unpack(x), py = jig_fp_unpack(y);
    if (is_nan(px) || is_nan(py))
        return pass_nan(x, y);
    py.sign = !py.sign;
    return add_parts(x, jig_float_neg(y), px, py, mode);
}

/* ---- Multiplication ------------------------------------------------------ */

/* The product of values of which one is infinite or zero. */
static JigFloat mul_special(JigFloatKind kind, JigFp x, JigFp y) {
    bool sign = x.sign != y.sign;
    if (is_inf(x) || is_inf(y))
        return is_zero(x) || is_zero(y) ? jig_float_nan(kind) : jig_float_inf(kind, sign);
    return jig_float_zero(kind, sign);
}

static bool both_finite_nonzero(JigFp x, JigFp y) {
    return x.cls == JIG_FP_FINITE && y.cls == JIG_FP_FINITE;
}

JigFloat jig_float_mul(JigFloat x, JigFloat y, JigRounding mode) {
    JIG_REQUIRE(x.kind == y.kind);
    JIG_REQUIRE(mode <= JIG_ROUND_NEAREST_AWAY);
    if (jig_is_in_field(x.kind))
        return jig_field_mul(x, y);
    JigFp px = jig_fp_unpack(x), py = jig_fp_unpack(y);
    if (is_nan(px) || is_nan(py))
        return pass_nan(x, y);
    if (!both_finite_nonzero(px, py))
        return mul_special(x.kind, px, py);
    bool sign = px.sign != py.sign;
    int32_t exp = px.exp + py.exp;
    if (jig_float_formats[x.kind].precision <= 64)
        return jig_fp_round(x.kind, sign, px.sig * py.sig, exp, mode, NULL);
    return round_wide(x.kind, sign, mul_wide(px.sig, py.sig), exp, mode);
}

/* product * 2^exp + z, where all is finite and the product is not zero. */
static JigFloat add_to_product(JigFloatKind kind, bool sign, Wide product, int32_t exp, JigFp z,
                               JigRounding mode) {
    if (is_zero(z))
        return round_wide(kind, sign, product, exp, mode);
    /* As in add_finite, with the leading bits at 254. */
    Wide addend = {0, z.sig};
    uint32_t up = 255 - wide_bits(product), z_up = 255 - wide_bits(addend);
    product = wide_shl(product, up);
    addend = wide_shl(addend, z_up);
    exp -= (int32_t)up;
    z.exp -= (int32_t)z_up;
    bool swap = exp != z.exp ? exp < z.exp : wide_less(product, addend);
    Wide big = swap ? addend : product, small = swap ? product : addend;
    int32_t distance = swap ? z.exp - exp : exp - z.exp;
    small = wide_shr_sticky(small, (uint32_t)distance);
    bool same_sign = sign == z.sign;
    Wide sum = same_sign ? wide_add(big, small) : wide_sub(big, small);
    if (!sum.high && !sum.low)
        return cancelled(kind, mode);
    return round_wide(kind, swap ? z.sign : sign, sum, swap ? z.exp : exp, mode);
}

JigFloat jig_float_fma(JigFloat x, JigFloat y, JigFloat z, JigRounding mode) {
    JIG_REQUIRE(x.kind == y.kind && y.kind == z.kind);
    JIG_REQUIRE(mode <= JIG_ROUND_NEAREST_AWAY);
    if (jig_is_in_field(x.kind))
        return jig_field_add(jig_field_mul(x, y), z);
    JigFp px = jig_fp_unpack(x), py = jig_fp_unpack(y), pz = jig_fp_unpack(z);
    if (is_nan(px) || is_nan(py))
        return pass_nan(x, y);
    if (both_finite_nonzero(px, py) && !is_nan(pz) && !is_inf(pz))
        return add_to_product(x.kind, px.sign != py.sign, mul_wide(px.sig, py.sig), px.exp + py.exp,
                              pz, mode);
    JigFloat product =
        both_finite_nonzero(px, py) ? jig_float_zero(x.kind, false) : mul_special(x.kind, px, py);
    return jig_float_is_nan(product) ? product : jig_float_add(product, z, mode);
}

/* ---- Division, remainder, square root ------------------------------------ */

/* x / y for normalized significands: 126 or 127 bits, the last one sticky. One
 * bit at a time, so that the remainder stays within 128 bits. */
static JigU128 divide_bitwise(JigU128 x, JigU128 y) {
    JigU128 quotient = 0, rest = x;
    for (int i = 0; i < 118; i++) {
        quotient <<= 1;
        if (rest >= y) {
            rest -= y;
            quotient |= 1;
        }
        rest <<= 1;
    }
    return quotient << 1 | (rest != 0);
}

static JigFloat divide_finite(JigFloatKind kind, JigFp x, JigFp y, JigRounding mode) {
    bool sign = x.sign != y.sign;
    x = normalize(x);
    y = normalize(y);
    if (jig_float_formats[kind].precision <= 60) {
        uint64_t divisor = (uint64_t)(y.sig >> 64);
        JigU128 dividend = x.sig >> 1, quotient = dividend / divisor;
        bool sticky = quotient * divisor != dividend;
        return jig_fp_round(kind, sign, quotient << 1 | sticky, x.exp - y.exp - 64, mode, NULL);
    }
    /* 113 bits of 128 are used: shifted right, the remainder can be doubled. */
    JigU128 quotient = divide_bitwise(x.sig >> 1, y.sig >> 1);
    return jig_fp_round(kind, sign, quotient, x.exp - y.exp - 118, mode, NULL);
}

JigFloat jig_float_div(JigFloat x, JigFloat y, JigRounding mode) {
    JIG_REQUIRE(x.kind == y.kind);
    JIG_REQUIRE(mode <= JIG_ROUND_NEAREST_AWAY);
    if (jig_is_in_field(x.kind))
        return jig_field_div(x, y);
    JigFp px = jig_fp_unpack(x), py = jig_fp_unpack(y);
    bool sign = px.sign != py.sign;
    if (is_nan(px) || is_nan(py))
        return pass_nan(x, y);
    if (both_finite_nonzero(px, py))
        return divide_finite(x.kind, px, py, mode);
    if ((is_inf(px) && is_inf(py)) || (is_zero(px) && is_zero(py)))
        return jig_float_nan(x.kind);
    if (is_inf(px) || is_zero(py))
        return jig_float_inf(x.kind, sign);
    return jig_float_zero(x.kind, sign);
}

/* sig * 2^shift mod divisor, in steps that fit 128 bits. */
static JigU128 shifted_remainder(JigU128 sig, uint32_t shift, JigU128 divisor) {
    uint32_t step = 128 - jig_mp_bits_u128(divisor);
    JigU128 rest = sig % divisor;
    for (; shift > 0 && rest; shift -= step) {
        step = step < shift ? step : shift;
        rest = (rest << step) % divisor;
    }
    return rest;
}

/* The remainder of magnitudes: sig * 2^exp, both written to the result. */
static JigFp remainder_finite(JigFp x, JigFp y) {
    JigFp r = {.cls = JIG_FP_FINITE, .sign = x.sign, .exp = x.exp, .sig = x.sig};
    if (x.exp >= y.exp) {
        r.sig = shifted_remainder(x.sig, (uint32_t)(x.exp - y.exp), y.sig);
        r.exp = y.exp;
        return r;
    }
    uint32_t shift = (uint32_t)(y.exp - x.exp);
    if (jig_mp_bits_u128(y.sig) + shift <= jig_mp_bits_u128(x.sig))
        r.sig = x.sig % (y.sig << shift); /* else x < y or x decides below */
    return r;
}

static bool fmod_of_known(const void *user, const JigFloat *x, JigFloat *out) {
    (void)user;
    *out = jig_float_fmod(x[0], x[1]);
    return true;
}

JigFloat jig_float_fmod(JigFloat x, JigFloat y) {
    JIG_REQUIRE(x.kind == y.kind);
    if (jig_is_in_field(x.kind))
        return jig_field_call("fmod", (JigFloat[]){x, y}, 2, fmod_of_known, NULL);
    JigFp px = jig_fp_unpack(x), py = jig_fp_unpack(y);
    if (is_nan(px) || is_nan(py))
        return pass_nan(x, y);
    if (is_inf(px) || is_zero(py))
        return jig_float_nan(x.kind);
    if (is_zero(px) || is_inf(py))
        return x;
    JigFp r = remainder_finite(px, py);
    return jig_fp_round(x.kind, r.sign, r.sig, r.exp, JIG_ROUND_NEAREST_EVEN, NULL);
}

/* The square root of sig * 2^64..., two digits of the radicand at a time; 118
 * bits and a sticky one, of a radicand of 236 bits whose upper ones are `sig`
 * (bits 127 and 126 are the first pair). */
static JigU128 sqrt_bitwise(JigU128 sig) {
    JigU128 root = 0, rest = 0;
    for (int i = 0; i < 118; i++) {
        rest = rest << 2 | sig >> 126;
        sig <<= 2;
        root <<= 1;
        if (rest > root << 1) {
            rest -= root << 1 | 1;
            root |= 1;
        }
    }
    return root << 1 | (rest != 0);
}

JigFloat jig_float_sqrt(JigFloat x) {
    if (jig_is_in_field(x.kind))
        return jig_field_sqrt(x);
    JigFp p = jig_fp_unpack(x);
    if (is_nan(p))
        return jig_fp_quiet(x);
    if (is_zero(p))
        return x;
    if (p.sign)
        return jig_float_nan(x.kind);
    if (is_inf(p))
        return x;
    p = normalize(p);
    if (p.exp & 1) { /* the exponent of the radicand must be even; 15 low bits are free */
        p.sig >>= 1;
        p.exp++;
    }
    /* sig * 2^exp = (sig / 2^128) * 2^(exp + 128), and the root has 118 bits. */
    int32_t exp = (p.exp + 128) / 2 - 118 - 1;
    return jig_fp_round(x.kind, false, sqrt_bitwise(p.sig), exp, JIG_ROUND_NEAREST_EVEN, NULL);
}

/* ---- Comparison ---------------------------------------------------------- */

static int compare_magnitudes(JigFp x, JigFp y) {
    if (x.cls != JIG_FP_FINITE || y.cls != JIG_FP_FINITE)
        return (int)x.cls - (int)y.cls; /* zero < finite < infinity */
    x = normalize(x);
    y = normalize(y);
    if (x.exp != y.exp)
        return x.exp < y.exp ? -1 : 1;
    return (x.sig > y.sig) - (x.sig < y.sig);
}

int jig_float_cmp(JigFloat x, JigFloat y) {
    JIG_REQUIRE(x.kind == y.kind);
    if (jig_is_in_field(x.kind))
        return jig_field_cmp(x, y);
    JigFp px = jig_fp_unpack(x), py = jig_fp_unpack(y);
    if (is_nan(px) || is_nan(py))
        return 2;
    if (is_zero(px) && is_zero(py))
        return 0;
    if (px.sign != py.sign)
        return px.sign ? -1 : 1;
    int order = compare_magnitudes(px, py);
    order = (order > 0) - (order < 0);
    return px.sign ? -order : order;
}

/* Of an order: does it hold? */
enum { IF_EQUAL = 1, IF_GREATER = 2, IF_LESS = 4, IF_UNORDERED = 8 };
static const uint8_t comparisons[] = {
    [JIG_CMPF_OEQ] = IF_EQUAL,
    [JIG_CMPF_OGT] = IF_GREATER,
    [JIG_CMPF_OGE] = IF_GREATER | IF_EQUAL,
    [JIG_CMPF_OLT] = IF_LESS,
    [JIG_CMPF_OLE] = IF_LESS | IF_EQUAL,
    [JIG_CMPF_ONE] = IF_LESS | IF_GREATER,
    [JIG_CMPF_ORD] = IF_LESS | IF_GREATER | IF_EQUAL,
    [JIG_CMPF_UEQ] = IF_UNORDERED | IF_EQUAL,
    [JIG_CMPF_UGT] = IF_UNORDERED | IF_GREATER,
    [JIG_CMPF_UGE] = IF_UNORDERED | IF_GREATER | IF_EQUAL,
    [JIG_CMPF_ULT] = IF_UNORDERED | IF_LESS,
    [JIG_CMPF_ULE] = IF_UNORDERED | IF_LESS | IF_EQUAL,
    [JIG_CMPF_UNE] = IF_UNORDERED | IF_LESS | IF_GREATER,
    [JIG_CMPF_UNO] = IF_UNORDERED,
    [JIG_CMPF_TRUE] = IF_UNORDERED | IF_LESS | IF_GREATER | IF_EQUAL,
};

bool jig_float_holds(JigFloatCompare how, JigFloat x, JigFloat y) {
    JIG_REQUIRE(how <= JIG_CMPF_TRUE && x.kind == y.kind);
    int order = jig_float_cmp(x, y);
    uint8_t bit = order == 2  ? IF_UNORDERED
                  : order < 0 ? IF_LESS
                  : order > 0 ? IF_GREATER
                              : IF_EQUAL;
    return (comparisons[how] & bit) != 0;
}

/* Of two zeros, the negative one is the lesser. */
static bool is_less(JigFloat x, JigFloat y) {
    int order = jig_float_cmp(x, y);
    if (order == 0)
        return jig_float_is_negative(x) && !jig_float_is_negative(y);
    return order == -1;
}

JigFloat jig_float_minimum(JigFloat x, JigFloat y) {
    JIG_REQUIRE(x.kind == y.kind);
    if (jig_float_is_nan(x) || jig_float_is_nan(y))
        return pass_nan(x, y);
    return is_less(y, x) ? y : x;
}

JigFloat jig_float_maximum(JigFloat x, JigFloat y) {
    JIG_REQUIRE(x.kind == y.kind);
    if (jig_float_is_nan(x) || jig_float_is_nan(y))
        return pass_nan(x, y);
    return is_less(x, y) ? y : x;
}

/* minNum and maxNum prefer a number to a quiet NaN, not to a signaling one. */
static bool number_wins(JigFloat x, JigFloat y, JigFloat *winner) {
    bool x_nan = jig_float_is_nan(x), y_nan = jig_float_is_nan(y);
    if (!x_nan && !y_nan)
        return false;
    if (jig_fp_is_signaling(x) || jig_fp_is_signaling(y))
        *winner = jig_fp_quiet(jig_fp_is_signaling(x) ? x : y);
    else
        *winner = x_nan ? y : x;
    return true;
}

JigFloat jig_float_minnum(JigFloat x, JigFloat y) {
    JIG_REQUIRE(x.kind == y.kind);
    JigFloat winner;
    return number_wins(x, y, &winner) ? winner : jig_float_minimum(x, y);
}

JigFloat jig_float_maxnum(JigFloat x, JigFloat y) {
    JIG_REQUIRE(x.kind == y.kind);
    JigFloat winner;
    return number_wins(x, y, &winner) ? winner : jig_float_maximum(x, y);
}

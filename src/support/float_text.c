/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Floats in decimal, both ways, on exact integers:
 *
 * Reading computes digits * 10^e as a quotient of naturals to 128 bits and a
 * sticky one, and rounds once (Clinger, "How to read floating point numbers
 * accurately", algorithm "Bellerophon" without its approximation).
 * Writing scales sig * 2^e to an integer of as many leading decimal digits as
 * are wanted (Steele and White, "How to print floating-point numbers
 * accurately", the fixed-format case).
 */
#include "support/float_int.h"
#include "support/field.h"
#include "support/check.h"

#include <stdlib.h>

/* ---- Naturals on the stack, or in an arena when large -------------------- */

enum { SMALL_WORDS = 24 };

typedef struct Natural {
    size_t len; /* without leading zero words */
    uint64_t *words;
    uint64_t small[SMALL_WORDS];
} Natural;

static void natural_init(Natural *n, size_t room, JigArena *scratch) {
    n->len = 0;
    n->words = room <= SMALL_WORDS ? n->small : jig_arena_alloc(scratch, room * sizeof *n->words);
}

static void natural_mul1(Natural *n, uint64_t factor, uint64_t add) {
    uint64_t carry = jig_mp_mul1(n->words, n->words, n->len, factor, add);
    if (carry)
        n->words[n->len++] = carry;
}

static const uint64_t five_to_27 = 7450580596923828125u;

static uint64_t small_pow5(unsigned e) {
    uint64_t r = 1;
    while (e--)
        r *= 5;
    return r;
}

/* Words that 5^e takes: log2(5) < 2.3220. */
static size_t pow5_words(uint32_t e) {
    return (size_t)((uint64_t)e * 2322 / 1000 / 64) + 2;
}

/* n *= 5^e; the room is the caller's care. */
static void natural_mul_pow5(Natural *n, uint32_t e) {
    for (; e >= 27; e -= 27)
        natural_mul1(n, five_to_27, 0);
    if (e)
        natural_mul1(n, small_pow5(e), 0);
}

static void natural_set_u128(Natural *n, JigU128 value) {
    n->words[0] = (uint64_t)value;
    n->words[1] = (uint64_t)(value >> 64);
    n->len = jig_mp_trim(n->words, 2);
}

/* 128 bits of n from bit `shift` on. */
static JigU128 natural_window(const Natural *n, size_t shift) {
    size_t first = shift / 64, bits = shift % 64;
    uint64_t w[3];
    for (size_t i = 0; i < 3; i++)
        w[i] = first + i < n->len ? n->words[first + i] : 0;
    JigU128 low = (JigU128)w[1] << 64 | w[0];
    return bits ? low >> bits | (JigU128)w[2] << (128 - bits) : low;
}

static size_t natural_bits(const Natural *n) {
    return jig_mp_bits(n->words, n->len);
}

/* ---- Reading: syntax ----------------------------------------------------- */

/* A literal: sign, the digits without leading and trailing zeros and without
 * the point, and the power of ten that the last one counts. */
typedef struct Decimal {
    bool negative;
    const char *first, *last; /* first and last significant digit; NULL for zero */
    size_t num_digits;
    int64_t exp10;
} Decimal;

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* [+-]digits, clamped far beyond every format's range. */
static bool scan_exponent(const char *p, const char *end, int64_t *out) {
    const int64_t limit = INT64_MAX / 4;
    bool negative = p < end && *p == '-';
    p += p < end && (*p == '-' || *p == '+');
    if (p == end)
        return false;
    int64_t value = 0;
    for (; p < end; p++) {
        if (!is_digit(*p))
            return false;
        if (value < limit / 10 - 1)
            value = value * 10 + (*p - '0');
    }
    *out = negative ? -value : value;
    return true;
}

/* digits [. digits]: notes the significant ones and the places they stand at. */
static const char *scan_digits(const char *p, const char *end, Decimal *d, bool *any) {
    int64_t places = 0, last_place = 0; /* digits after the point so far, at the last digit */
    bool point = false;
    size_t count = 0;
    for (; p < end; p++) {
        if (*p == '.' && !point) {
            point = true;
            continue;
        }
        if (!is_digit(*p))
            break;
        *any = true;
        places += point;
        if (*p == '0' && !d->first)
            continue;
        count++;
        if (*p == '0') {
            if (!point)
                last_place--; /* whole-number zeros behind the last digit, so far */
            continue;
        }
        d->first = d->first ? d->first : p;
        d->last = p;
        d->num_digits = count;
        last_place = places;
    }
    d->exp10 = -last_place;
    return p;
}

static bool scan_decimal(JigStr text, Decimal *d) {
    const char *p = text.ptr, *end = text.ptr + text.len;
    *d = (Decimal){0};
    if (p < end && (*p == '-' || *p == '+'))
        d->negative = *p++ == '-';
    bool any = false;
    p = scan_digits(p, end, d, &any);
    if (!any)
        return false;
    int64_t exponent = 0;
    if (p < end) {
        if (*p != 'e' && *p != 'E')
            return false;
        JIG_CHECK(scan_exponent(p + 1, end, &exponent));
    }
    d->exp10 += exponent;
    return true;
}

/* ---- Reading: value ------------------------------------------------------ */

/*
 * No value, and no midpoint of two values, has more significant digits than
 * this: it is an odd number of at most precision + 1 bits over 2^k, and
 * multiplying by 10^k / 2^k = 5^k adds fewer than k digits. What comes after can
 * only say "a little more", which a single digit 1 says as well.
 */
static size_t max_useful_digits(const JigFloatFormat *f) {
    int32_t below = f->precision - f->min_exponent;
    int32_t above = f->max_exponent + 2;
    return (size_t)(below > above ? below : above) + f->precision + 2u;
}

/* n = the significant digits, at most `limit` of them; returns how many were
 * left out, one of which, if any, is counted as the sticky digit. */
static size_t read_digits(Natural *n, const Decimal *d, size_t limit) {
    uint64_t chunk = 0, scale = 1;
    size_t taken = 0;
    for (const char *p = d->first; p <= d->last && taken < limit; p++) {
        if (*p == '.')
            continue;
        chunk = chunk * 10 + (uint64_t)(*p - '0');
        scale *= 10;
        taken++;
        if (scale == 10000000000000000000u) {
            natural_mul1(n, scale, chunk);
            chunk = 0;
            scale = 1;
        }
    }
    if (scale > 1)
        natural_mul1(n, scale, chunk);
    if (taken == d->num_digits)
        return 0;
    natural_mul1(n, 10, 1);
    return d->num_digits - taken - 1;
}

/* Rounds n * 2^exp, and more when `sticky`. */
static JigFloat round_natural(JigFloatKind kind, bool sign, const Natural *n, int32_t exp,
                              bool sticky) {
    size_t bits = natural_bits(n), shift = bits > 128 ? bits - 128 : 0;
    JigU128 sig = natural_window(n, shift);
    sticky = sticky || jig_mp_any_below(n->words, n->len, shift);
    return jig_fp_round(kind, sign, sig | sticky, exp + (int32_t)shift, JIG_ROUND_NEAREST_EVEN,
                        NULL);
}

/* n / 5^e * 2^-e: a quotient of at least 128 bits, and the remainder's trace. */
static JigFloat round_quotient(JigFloatKind kind, bool sign, const Natural *n, uint32_t e,
                               JigArena *scratch) {
    Natural divisor, dividend, quotient;
    natural_init(&divisor, pow5_words(e), scratch);
    natural_set_u128(&divisor, 1);
    natural_mul_pow5(&divisor, e);
    size_t want = natural_bits(&divisor) + 129, have = natural_bits(n);
    size_t up = want > have ? want - have : 0;
    size_t room = n->len + up / 64 + 1;
    natural_init(&dividend, room, scratch);
    natural_init(&quotient, room, scratch);
    memset(dividend.words, 0, room * sizeof *dividend.words);
    memcpy(dividend.words, n->words, n->len * sizeof *n->words);
    jig_mp_shl(dividend.words, dividend.words, room, up);
    uint64_t *rest = jig_arena_alloc(scratch, divisor.len * sizeof *rest);
    jig_mp_divrem(quotient.words, rest, dividend.words, room, divisor.words, divisor.len, scratch);
    quotient.len = jig_mp_trim(quotient.words, room);
    bool sticky = jig_mp_trim(rest, divisor.len) != 0;
    return round_natural(kind, sign, &quotient, -(int32_t)e - (int32_t)up, sticky);
}

/* The general case: digits * 10^exp10 by exact arithmetic. */
static JigFloat read_exactly(JigFloatKind kind, const Decimal *d) {
    JigArena scratch;
    jig_arena_init(&scratch);
    size_t limit = max_useful_digits(&jig_float_formats[kind]);
    size_t digits = d->num_digits < limit ? d->num_digits : limit;
    int64_t exp10 = d->exp10 + (int64_t)(d->num_digits - digits);
    size_t room = digits / 19 + 4 + (exp10 > 0 ? pow5_words((uint32_t)exp10) : 0);
    Natural n;
    natural_init(&n, room, &scratch);
    size_t left_out = read_digits(&n, d, limit);
    exp10 = d->exp10 + (int64_t)left_out;
    JigFloat result;
    if (exp10 >= 0) {
        natural_mul_pow5(&n, (uint32_t)exp10);
        result = round_natural(kind, d->negative, &n, (int32_t)exp10, false);
    } else {
        result = round_quotient(kind, d->negative, &n, (uint32_t)-exp10, &scratch);
    }
    jig_arena_free(&scratch);
    return result;
}

/*
 * digits * 10^exp10 when the digits fit a word and the power is small: the
 * product, or the quotient by 5^e with e <= 27, needs one 128-bit operation.
 */
static bool read_quickly(JigFloatKind kind, bool sign, uint64_t digits, int64_t exp10,
                         JigFloat *out) {
    if (exp10 < -27 || exp10 > 27 || jig_float_formats[kind].precision > 60)
        return false;
    uint64_t power = small_pow5((unsigned)(exp10 < 0 ? -exp10 : exp10));
    JigU128 sig;
    int32_t exp = (int32_t)exp10;
    if (exp10 >= 0) {
        sig = (JigU128)digits * power;
    } else {
        /* The dividend has 127 bits, the divisor at most 63: 64 bits or more remain. */
        uint32_t up = 127 - jig_mp_bits_u64(digits);
        JigU128 dividend = (JigU128)digits << up, quotient = dividend / power;
        sig = quotient | (quotient * power != dividend);
        exp -= (int32_t)up;
    }
    *out = jig_fp_round(kind, sign, sig, exp, JIG_ROUND_NEAREST_EVEN, NULL);
    return true;
}

static uint64_t digits_value(const Decimal *d) {
    uint64_t value = 0;
    for (const char *p = d->first; p <= d->last; p++)
        if (*p != '.')
            value = value * 10 + (uint64_t)(*p - '0');
    return value;
}

static JigFloat read_decimal(JigFloatKind kind, const Decimal *d) {
    if (!d->first)
        return jig_float_zero(kind, d->negative);
    JigFloat result;
    if (d->num_digits <= 19 && read_quickly(kind, d->negative, digits_value(d), d->exp10, &result))
        return result;
    /* 0.d * 10^magnitude far beyond the format's range rounds as any value out there. */
    const JigFloatFormat *f = &jig_float_formats[kind];
    int64_t magnitude = d->exp10 + (int64_t)d->num_digits;
    bool too_large = magnitude > f->max_exponent * 30103 / 100000 + 3;
    bool too_small = magnitude < (f->min_exponent - f->precision) * 30103 / 100000 - 3;
    if (too_large || too_small)
        return jig_fp_round(kind, d->negative, 1, too_large ? 40000 : -40000,
                            JIG_ROUND_NEAREST_EVEN, NULL);
    return read_exactly(kind, d);
}

bool jig_float_parse(JigFloatKind kind, JigStr text, JigFloat *out) {
    JIG_REQUIRE(jig_field_format(kind) < JIG_FLOAT_KINDS && out);
    if (jig_is_in_field(kind)) {
        JigFloat x;
        JIG_CHECK(jig_float_parse(jig_field_format(kind), text, &x));
        *out = jig_field_of(kind, x);
        return true;
    }
    Decimal d;
    JIG_CHECK(scan_decimal(text, &d));
    *out = read_decimal(kind, &d);
    return true;
}

/* ---- Writing: digits ----------------------------------------------------- */

/* digits * 10^exp10, without trailing zeros; at least one digit. */
typedef struct Digits {
    char digit[48];
    int count;
    int32_t exp10;
} Digits;

/* Bits that hold `digits` decimal digits, and digits that `bits` bits hold, with
 * 59/196 for log10(2): the reference's estimates, which decide where it truncates. */
static uint32_t bits_for_digits(uint32_t digits) {
    return (digits * 196 + 58) / 59;
}
static uint32_t digits_for_bits(uint32_t bits) {
    return bits * 59 / 196;
}

/* How many trailing decimal digits of a number of `bits` bits are cut off. */
static uint32_t digits_to_cut(size_t bits, uint32_t digits) {
    uint32_t need = bits_for_digits(digits);
    return bits <= need ? 0 : digits_for_bits((uint32_t)(bits - need));
}

/* n / 5^e, where the quotient fits 128 bits. */
static JigU128 divide_by_pow5(const Natural *n, uint32_t e, JigArena *scratch) {
    Natural divisor, quotient;
    natural_init(&divisor, pow5_words(e), scratch);
    natural_set_u128(&divisor, 1);
    natural_mul_pow5(&divisor, e);
    natural_init(&quotient, n->len, scratch);
    jig_mp_divrem(quotient.words, NULL, n->words, n->len, divisor.words, divisor.len, scratch);
    quotient.len = jig_mp_trim(quotient.words, n->len);
    return natural_window(&quotient, 0);
}

/* The leading digits of sig * 2^e, e >= 0: (sig * 2^e) / 10^cut. */
static JigU128 scale_large(JigU128 sig, uint32_t e, uint32_t cut, JigArena *scratch) {
    if (cut == 0)
        return sig << e;
    if (cut >= e)
        sig >>= cut - e;
    uint32_t up = e > cut ? e - cut : 0;
    Natural n;
    natural_init(&n, 3 + up / 64, scratch);
    memset(n.words, 0, (3 + up / 64) * sizeof *n.words);
    natural_set_u128(&n, sig);
    jig_mp_shl(n.words, n.words, 3 + up / 64, up);
    n.len = jig_mp_trim(n.words, 3 + up / 64);
    return divide_by_pow5(&n, cut, scratch);
}

/* The leading digits of sig / 2^k = sig * 5^k / 10^k: (sig * 5^k) / 10^cut. */
static JigU128 scale_small(JigU128 sig, uint32_t k, uint32_t cut, JigArena *scratch) {
    Natural n;
    natural_init(&n, 2 + pow5_words(k), scratch);
    natural_set_u128(&n, cut > k ? sig >> cut : sig);
    if (cut > k)
        return divide_by_pow5(&n, cut - k, scratch);
    natural_mul_pow5(&n, k - cut);
    return natural_window(&n, cut);
}

static size_t bits_of_sig_pow5(JigU128 sig, uint32_t k, JigArena *scratch) {
    Natural n;
    natural_init(&n, 2 + pow5_words(k), scratch);
    natural_set_u128(&n, sig);
    natural_mul_pow5(&n, k);
    return natural_bits(&n);
}

/* The value as an integer of at least `digits` digits (unless it has fewer)
 * times 10^*exp10, cut off, not rounded. */
static JigU128 scale(JigU128 sig, int32_t exp, uint32_t digits, int32_t *exp10) {
    JigArena scratch;
    jig_arena_init(&scratch);
    while (!(sig & 1)) {
        sig >>= 1;
        exp++;
    }
    JigU128 scaled;
    if (exp >= 0) {
        uint32_t cut = digits_to_cut(jig_mp_bits_u128(sig) + (size_t)exp, digits);
        scaled = scale_large(sig, (uint32_t)exp, cut, &scratch);
        *exp10 = (int32_t)cut;
    } else {
        uint32_t k = (uint32_t)-exp;
        uint32_t cut = digits_to_cut(bits_of_sig_pow5(sig, k, &scratch), digits);
        scaled = scale_small(sig, k, cut, &scratch);
        *exp10 = (int32_t)cut - (int32_t)k;
    }
    jig_arena_free(&scratch);
    return scaled;
}

static void drop_trailing_zeros(Digits *d) {
    while (d->count > 1 && d->digit[d->count - 1] == '0') {
        d->count--;
        d->exp10++;
    }
}

static void write_digits(Digits *d, JigU128 value) {
    char buffer[40];
    int at = sizeof buffer;
    while (value >> 64) {
        JigU128 quotient = value / 10000000000000000000u;
        uint64_t chunk = (uint64_t)(value - quotient * 10000000000000000000u);
        value = quotient;
        for (int i = 0; i < 19; i++, chunk /= 10)
            buffer[--at] = (char)('0' + chunk % 10);
    }
    for (uint64_t chunk = (uint64_t)value; chunk; chunk /= 10)
        buffer[--at] = (char)('0' + chunk % 10);
    d->count = (int)sizeof buffer - at;
    memcpy(d->digit, buffer + at, (size_t)d->count);
    drop_trailing_zeros(d);
}

/* Rounds to `wanted` digits, a half upward. */
static void round_digits(Digits *d, int wanted) {
    if (d->count <= wanted)
        return;
    bool up = d->digit[wanted] >= '5';
    d->exp10 += d->count - wanted;
    d->count = wanted;
    if (up) {
        while (d->count && d->digit[d->count - 1] == '9') {
            d->count--;
            d->exp10++;
        }
        if (d->count)
            d->digit[d->count - 1]++;
        else
            d->digit[d->count++] = '1';
    }
    drop_trailing_zeros(d);
}

static Digits leading_digits(JigFp p, int wanted) {
    Digits d;
    JigU128 scaled = scale(p.sig, p.exp, (uint32_t)wanted, &d.exp10);
    write_digits(&d, scaled);
    round_digits(&d, wanted);
    return d;
}

/* ---- Writing: layout ----------------------------------------------------- */

typedef struct Text {
    char buffer[80];
    size_t len;
} Text;

static void put(Text *t, char c) {
    t->buffer[t->len++] = c;
}
static void put_digits(Text *t, const char *digits, int n) {
    for (int i = 0; i < n; i++)
        put(t, digits[i]);
}
static void put_zeros(Text *t, int n) {
    for (int i = 0; i < n; i++)
        put(t, '0');
}

static void put_exponent(Text *t, char mark, int32_t exponent, int min_digits) {
    char digits[8];
    int n = 0;
    put(t, mark);
    put(t, exponent < 0 ? '-' : '+');
    for (uint32_t e = (uint32_t)(exponent < 0 ? -exponent : exponent); e || n < min_digits; e /= 10)
        digits[n++] = (char)('0' + e % 10);
    while (n)
        put(t, digits[--n]);
}

enum { SHORT_DIGITS = 6 };

/* "1.500000e+00": six places after the point. */
static void lay_out_short(Text *t, bool negative, const Digits *d) {
    if (negative)
        put(t, '-');
    put(t, d->digit[0]);
    put(t, '.');
    put_digits(t, d->digit + 1, d->count - 1);
    put_zeros(t, SHORT_DIGITS - (d->count - 1));
    put_exponent(t, 'e', d->exp10 + d->count - 1, 2);
}

static void lay_out_scientific(Text *t, const Digits *d) {
    put(t, d->digit[0]);
    put(t, '.');
    if (d->count == 1)
        put(t, '0');
    put_digits(t, d->digit + 1, d->count - 1);
    put_exponent(t, 'E', d->exp10 + d->count - 1, 1);
}

/* "123.45", "0.00123" or "1.2345E+30"; false for a whole number written without
 * exponent, which would read as an integer. */
static bool lay_out_natural(Text *t, bool negative, const Digits *d, int precision) {
    const int max_padding = 3;
    int before_point = d->count + d->exp10; /* may be negative: zeros after the point */
    if (negative)
        put(t, '-');
    if (d->exp10 >= 0) {
        if (d->exp10 <= max_padding && before_point <= precision)
            return false;
        lay_out_scientific(t, d);
    } else if (before_point > 0) {
        put_digits(t, d->digit, before_point);
        put(t, '.');
        put_digits(t, d->digit + before_point, d->count - before_point);
    } else if (1 - before_point <= max_padding) {
        put(t, '0');
        put(t, '.');
        put_zeros(t, -before_point);
        put_digits(t, d->digit, d->count);
    } else {
        lay_out_scientific(t, d);
    }
    return true;
}

static void lay_out_bits(Text *t, JigFloat x) {
    uint64_t bits[2];
    jig_float_storage(x, bits);
    JigU128 value = (JigU128)bits[1] << 64 | bits[0];
    int digits = value ? (int)(jig_mp_bits_u128(value) + 3) / 4 : 1;
    put(t, '0');
    put(t, 'x');
    for (int i = digits; i-- > 0;)
        put(t, "0123456789ABCDEF"[(unsigned)(value >> (4 * i)) & 15]);
}

/* Do these digits, read back, give x? */
static bool identifies(const Digits *d, JigFloat x) {
    Decimal decimal = {.negative = jig_float_is_negative(x),
                       .first = d->digit,
                       .last = d->digit + d->count - 1,
                       .num_digits = (size_t)d->count,
                       .exp10 = d->exp10};
    return jig_float_bits_eq(read_decimal(x.kind, &decimal), x);
}

static void lay_out_finite(Text *t, JigFloat x, JigFp p) {
    Digits d = leading_digits(p, SHORT_DIGITS);
    if (identifies(&d, x)) {
        lay_out_short(t, p.sign, &d);
        return;
    }
    int precision = 2 + (int)digits_for_bits(jig_float_formats[x.kind].precision);
    d = leading_digits(p, precision);
    if (!lay_out_natural(t, p.sign, &d, precision)) {
        t->len = 0;
        lay_out_bits(t, x);
    }
}

JigStr jig_float_to_str(JigFloat x, JigArena *a) {
    JIG_REQUIRE(a);
    if (jig_is_in_field(x.kind))
        return jig_field_to_str(x, a);
    JigFp p = jig_fp_unpack(x);
    Text t = {.len = 0};
    if (p.cls == JIG_FP_ZERO)
        return jig_arena_str(a, p.sign ? JIG_STR("-0.000000e+00") : JIG_STR("0.000000e+00"));
    if (p.cls == JIG_FP_FINITE)
        lay_out_finite(&t, x, p);
    else
        lay_out_bits(&t, x);
    return jig_arena_str(a, (JigStr){t.buffer, t.len});
}

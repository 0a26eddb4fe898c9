/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Integers of any width. Every operation first handles widths up to 64 bits in
 * a register, then falls through to word arrays (mp.h).
 * Invariant: the bits of `val` or of the last word beyond the width are zero.
 */
#include "jig/num.h"
#include "support/check.h"
#include "support/map.h"
#include "support/mp.h"

/* ---- Representation ------------------------------------------------------ */

static bool is_small(JigInt x) {
    return x.width <= 64;
}
static size_t num_words(JigInt x) {
    return jig_int_num_words(x.width);
}

static uint64_t low_mask(uint32_t bits) {
    return bits >= 64 ? UINT64_MAX : (1ull << bits) - 1;
}

/* As jig/num.h says. */
#define IS_INT(x) ((x).width > 64 ? (x).words != NULL : ((x).val & ~low_mask((x).width)) == 0)

static JigInt make_small(uint32_t width, uint64_t value) {
    return (JigInt){.width = width, .val = value & low_mask(width)};
}

static uint64_t *alloc_words(uint32_t width, JigArena *a) {
    return jig_arena_alloc(a, jig_int_num_words(width) * sizeof(uint64_t));
}

/* A wide value made of `words`, which the arena owns: clears the unused bits. */
static JigInt make_wide(uint32_t width, uint64_t *words) {
    if (width % 64)
        words[jig_int_num_words(width) - 1] &= low_mask(width % 64);
    return (JigInt){.width = width, .words = words};
}

/* The words of either representation; of a small value, those of `*x`. */
static const uint64_t *words_of(const JigInt *x) {
    JIG_REQUIRE(IS_INT(*x));
    return x->width <= 64 ? &x->val : x->words;
}

static int64_t sign_extend(uint64_t value, uint32_t width) {
    if (width == 0)
        return 0;
    uint32_t unused = 64 - width;
    return (int64_t)(value << unused) >> unused;
}

static bool bit_at(JigInt x, uint32_t i) {
    return jig_int_word(&x, i / 64) >> (i % 64) & 1;
}

/* A wide value whose words are `low`, `fill`, `fill`, ... */
static JigInt make_filled(uint32_t width, uint64_t low, uint64_t fill, JigArena *a) {
    uint64_t *words = alloc_words(width, a);
    words[0] = low;
    for (size_t i = 1; i < jig_int_num_words(width); i++)
        words[i] = fill;
    return make_wide(width, words);
}

JigInt jig_int(uint32_t width, uint64_t value, JigArena *a) {
    JIG_REQUIRE(width <= 64 || a);
    return width <= 64 ? make_small(width, value) : make_filled(width, value, 0, a);
}

JigInt jig_int_s(uint32_t width, int64_t value, JigArena *a) {
    JIG_REQUIRE(width <= 64 || a);
    if (width <= 64)
        return make_small(width, (uint64_t)value);
    return make_filled(width, (uint64_t)value, value < 0 ? UINT64_MAX : 0, a);
}

JigInt jig_int_from_words(uint32_t width, const uint64_t *words, size_t n, JigArena *a) {
    JIG_REQUIRE(words || !n);
    JIG_REQUIRE(width <= 64 || a);
    if (width <= 64)
        return make_small(width, n ? words[0] : 0);
    size_t want = jig_int_num_words(width);
    uint64_t *copy = alloc_words(width, a);
    for (size_t i = 0; i < want; i++)
        copy[i] = i < n ? words[i] : 0;
    return make_wide(width, copy);
}

uint64_t jig_int_word(const JigInt *x, size_t i) {
    JIG_REQUIRE(x);
    return i < jig_int_num_words(x->width) ? words_of(x)[i] : 0;
}

JigInt jig_int_from_bytes(uint32_t width, const void *bytes, JigArena *a) {
    JIG_REQUIRE(bytes || !width);
    JIG_REQUIRE(width <= 64 || a);
    const unsigned char *p = bytes;
    size_t len = ((size_t)width + 7) / 8;
    uint64_t word = 0;
    uint64_t *words = width <= 64 ? &word : alloc_words(width, a);
    memset(words, 0, (width <= 64 ? 1 : jig_int_num_words(width)) * sizeof *words);
    for (size_t i = 0; i < len; i++)
        words[i / 8] |= (uint64_t)p[i] << (i % 8 * 8);
    return width <= 64 ? make_small(width, word) : make_wide(width, words);
}

void jig_int_to_bytes(JigInt x, void *bytes) {
    JIG_REQUIRE(bytes || !x.width);
    unsigned char *p = bytes;
    size_t len = ((size_t)x.width + 7) / 8;
    const uint64_t *words = words_of(&x);
    for (size_t i = 0; i < len; i++)
        p[i] = (unsigned char)(words[i / 8] >> (i % 8 * 8));
}

/* ---- Questions ----------------------------------------------------------- */

uint64_t jig_int_u64(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return *words_of(&x);
}

int64_t jig_int_s64(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return is_small(x) ? sign_extend(x.val, x.width) : (int64_t)x.words[0];
}

bool jig_int_fits_s64(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return is_small(x) || jig_int_signed_bits(x) <= 64;
}
bool jig_int_fits_u64(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return is_small(x) || jig_int_active_bits(x) <= 64;
}

bool jig_int_eq(JigInt x, JigInt y) {
    return x.width == y.width && jig_int_ucmp(x, y) == 0;
}

int jig_int_ucmp(JigInt x, JigInt y) {
    JIG_REQUIRE(x.width == y.width);
    if (is_small(x))
        return (x.val > y.val) - (x.val < y.val);
    return jig_mp_cmp(x.words, y.words, num_words(x));
}

int jig_int_scmp(JigInt x, JigInt y) {
    JIG_REQUIRE(x.width == y.width);
    bool negative = jig_int_is_negative(x);
    if (negative != jig_int_is_negative(y))
        return negative ? -1 : 1;
    return jig_int_ucmp(x, y); /* of equal signs the patterns are ordered alike */
}

typedef struct Comparison {
    uint8_t negated, swapped;
    bool is_unsigned;
    bool less, equal, greater; /* does it hold then? */
} Comparison;

static const Comparison comparisons[] = {
    [JIG_COMPARE_EQ] = {JIG_COMPARE_NE, JIG_COMPARE_EQ, .equal = true},
    [JIG_COMPARE_NE] = {JIG_COMPARE_EQ, JIG_COMPARE_NE, .less = true, .greater = true},
    [JIG_COMPARE_SLT] = {JIG_COMPARE_SGE, JIG_COMPARE_SGT, .less = true},
    [JIG_COMPARE_SLE] = {JIG_COMPARE_SGT, JIG_COMPARE_SGE, .less = true, .equal = true},
    [JIG_COMPARE_SGT] = {JIG_COMPARE_SLE, JIG_COMPARE_SLT, .greater = true},
    [JIG_COMPARE_SGE] = {JIG_COMPARE_SLT, JIG_COMPARE_SLE, .greater = true, .equal = true},
    [JIG_COMPARE_ULT] = {JIG_COMPARE_UGE, JIG_COMPARE_UGT, .is_unsigned = true, .less = true},
    [JIG_COMPARE_ULE] = {JIG_COMPARE_UGT, JIG_COMPARE_UGE, .is_unsigned = true, .less = true,
                         .equal = true},
    [JIG_COMPARE_UGT] = {JIG_COMPARE_ULE, JIG_COMPARE_ULT, .is_unsigned = true, .greater = true},
    [JIG_COMPARE_UGE] = {JIG_COMPARE_ULT, JIG_COMPARE_ULE, .is_unsigned = true, .greater = true,
                         .equal = true},
};

bool jig_int_holds(JigIntCompare how, JigInt x, JigInt y) {
    JIG_REQUIRE(how <= JIG_COMPARE_UGE && x.width == y.width);
    const Comparison *c = &comparisons[how];
    int order = c->is_unsigned ? jig_int_ucmp(x, y) : jig_int_scmp(x, y);
    return order < 0 ? c->less : order > 0 ? c->greater : c->equal;
}

JigIntCompare jig_compare_negated(JigIntCompare how) {
    JIG_REQUIRE(how <= JIG_COMPARE_UGE);
    return comparisons[how].negated;
}

JigIntCompare jig_compare_swapped(JigIntCompare how) {
    JIG_REQUIRE(how <= JIG_COMPARE_UGE);
    return comparisons[how].swapped;
}

JigIntCompare jig_compare_unsigned(JigIntCompare how) {
    JIG_REQUIRE(how <= JIG_COMPARE_UGE);
    static const uint8_t of_signed[] = {
        [JIG_COMPARE_SLT] = JIG_COMPARE_ULT,
        [JIG_COMPARE_SLE] = JIG_COMPARE_ULE,
        [JIG_COMPARE_SGT] = JIG_COMPARE_UGT,
        [JIG_COMPARE_SGE] = JIG_COMPARE_UGE,
    };
    return how >= JIG_COMPARE_SLT && how <= JIG_COMPARE_SGE ? of_signed[how] : how;
}

bool jig_int_is_zero(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return is_small(x) ? x.val == 0 : jig_mp_trim(x.words, num_words(x)) == 0;
}

bool jig_int_is_one(JigInt x) {
    return jig_int_u64(x) == 1 && jig_int_active_bits(x) == 1;
}

bool jig_int_is_all_ones(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    if (is_small(x))
        return x.val == low_mask(x.width);
    size_t full = x.width / 64;
    for (size_t i = 0; i < full; i++)
        if (x.words[i] != UINT64_MAX)
            return false;
    return x.width % 64 == 0 || x.words[full] == low_mask(x.width % 64);
}

bool jig_int_is_negative(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return x.width && bit_at(x, x.width - 1);
}

bool jig_int_is_smin(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return jig_int_is_negative(x) && jig_int_ctz(x) == x.width - 1;
}

bool jig_int_is_smax(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return x.width && !jig_int_is_negative(x) && jig_int_popcount(x) == x.width - 1;
}

bool jig_int_is_pow2(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return jig_int_popcount(x) == 1;
}

uint32_t jig_int_clz(JigInt x) {
    return x.width - jig_int_active_bits(x);
}

uint32_t jig_int_ctz(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    const uint64_t *words = words_of(&x);
    for (size_t i = 0; i < num_words(x); i++)
        if (words[i])
            return (uint32_t)(i * 64) + (uint32_t)__builtin_ctzll(words[i]);
    return x.width;
}

uint32_t jig_int_popcount(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    const uint64_t *words = words_of(&x);
    uint32_t count = 0;
    for (size_t i = 0; i < num_words(x); i++)
        count += (uint32_t)__builtin_popcountll(words[i]);
    return count;
}

uint32_t jig_int_active_bits(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    return is_small(x) ? jig_mp_bits_u64(x.val) : (uint32_t)jig_mp_bits(x.words, num_words(x));
}

/* Leading ones of a wide value. */
static uint32_t wide_leading_ones(JigInt x) {
    uint32_t in_top = x.width % 64 ? x.width % 64 : 64;
    size_t i = num_words(x) - 1;
    if (x.words[i] != low_mask(in_top))
        return in_top - jig_mp_bits_u64(~x.words[i] & low_mask(in_top));
    uint32_t ones = in_top;
    while (i-- > 0) {
        if (x.words[i] != UINT64_MAX)
            return ones + 64 - jig_mp_bits_u64(~x.words[i]);
        ones += 64;
    }
    return ones;
}

uint32_t jig_int_signed_bits(JigInt x) {
    if (!jig_int_is_negative(x))
        return jig_int_active_bits(x) + 1;
    if (is_small(x))
        return jig_mp_bits_u64(~(uint64_t)sign_extend(x.val, x.width)) + 1;
    return x.width - wide_leading_ones(x) + 1;
}

uint64_t jig_int_hash(JigInt x) {
    JIG_REQUIRE(IS_INT(x));
    if (is_small(x))
        return jig_hash_mix(jig_hash_mix(x.width, 0x1B56C4E9), x.val);
    return jig_hash_mix(jig_hash_bytes(x.words, num_words(x) * sizeof *x.words), x.width);
}

/* ---- Extremes ------------------------------------------------------------ */

JigInt jig_int_umax_of(uint32_t width, JigArena *a) {
    return jig_int_s(width, -1, a);
}

JigInt jig_int_smin_of(uint32_t width, JigArena *a) {
    return width ? jig_int_shl(jig_int(width, 1, a), width - 1, a) : jig_int(0, 0, a);
}

JigInt jig_int_smax_of(uint32_t width, JigArena *a) {
    return jig_int_not(jig_int_smin_of(width, a), a);
}

/* ---- Addition, multiplication -------------------------------------------- */

JigInt jig_int_add(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, x.val + y.val);
    uint64_t *r = alloc_words(x.width, a);
    jig_mp_add(r, x.words, y.words, num_words(x));
    return make_wide(x.width, r);
}

JigInt jig_int_sub(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, x.val - y.val);
    uint64_t *r = alloc_words(x.width, a);
    jig_mp_sub(r, x.words, y.words, num_words(x));
    return make_wide(x.width, r);
}

JigInt jig_int_mul(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, x.val * y.val);
    /* The work grows with the words of y that are not zero: make them few. */
    if (jig_int_is_negative(y)) {
        x = jig_int_neg(x, a);
        y = jig_int_neg(y, a);
    }
    if (jig_int_active_bits(x) < jig_int_active_bits(y)) {
        JigInt t = x;
        x = y;
        y = t;
    }
    uint64_t *r = alloc_words(x.width, a);
    jig_mp_mul_low(r, x.words, y.words, num_words(x));
    return make_wide(x.width, r);
}

JigInt jig_int_neg(JigInt x, JigArena *a) {
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, -x.val);
    uint64_t *r = alloc_words(x.width, a);
    jig_mp_neg(r, x.words, num_words(x));
    return make_wide(x.width, r);
}

/* ---- Division ------------------------------------------------------------ */

/* Quotient and remainder of wide values; either may be NULL. Division by zero
 * is the caller's mistake; it gives zeros rather than a trap. */
static void divide_wide(JigInt x, JigInt y, JigInt *quotient, JigInt *remainder, JigArena *a) {
    size_t n = num_words(x);
    uint64_t *q = quotient ? alloc_words(x.width, a) : NULL;
    uint64_t *r = remainder ? alloc_words(x.width, a) : NULL;
    JigArena scratch;
    jig_arena_init(&scratch);
    if (!jig_int_is_zero(y))
        jig_mp_divrem(q, r, x.words, n, y.words, n, &scratch);
    else
        memset(q ? q : r, 0, n * sizeof *q);
    jig_arena_free(&scratch);
    if (quotient)
        *quotient = make_wide(x.width, q);
    if (remainder)
        *remainder = make_wide(x.width, r);
}

JigInt jig_int_udiv(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(!x.width || !jig_int_is_zero(y));
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, y.val ? x.val / y.val : 0);
    JigInt q;
    divide_wide(x, y, &q, NULL, a);
    return q;
}

JigInt jig_int_urem(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(!x.width || !jig_int_is_zero(y));
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, y.val ? x.val % y.val : 0);
    JigInt r;
    divide_wide(x, y, NULL, &r, a);
    return r;
}

static JigInt magnitude(JigInt x, JigArena *a) {
    return jig_int_is_negative(x) ? jig_int_neg(x, a) : x;
}

/* Signed division on magnitudes: smin's magnitude is smin's pattern, so that
 * smin / -1 wraps as promised. */
JigInt jig_int_sdiv(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(!x.width || !jig_int_is_zero(y));
    JIG_REQUIRE(is_small(x) || a);
    JigInt q = jig_int_udiv(magnitude(x, a), magnitude(y, a), a);
    return jig_int_is_negative(x) != jig_int_is_negative(y) ? jig_int_neg(q, a) : q;
}

JigInt jig_int_srem(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(!x.width || !jig_int_is_zero(y));
    JIG_REQUIRE(is_small(x) || a);
    JigInt r = jig_int_urem(magnitude(x, a), magnitude(y, a), a);
    return jig_int_is_negative(x) ? jig_int_neg(r, a) : r;
}

/* ---- Bits ---------------------------------------------------------------- */

JigInt jig_int_and(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, x.val & y.val);
    uint64_t *r = alloc_words(x.width, a);
    for (size_t i = 0; i < num_words(x); i++)
        r[i] = x.words[i] & y.words[i];
    return make_wide(x.width, r);
}

JigInt jig_int_or(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, x.val | y.val);
    uint64_t *r = alloc_words(x.width, a);
    for (size_t i = 0; i < num_words(x); i++)
        r[i] = x.words[i] | y.words[i];
    return make_wide(x.width, r);
}

JigInt jig_int_xor(JigInt x, JigInt y, JigArena *a) {
    JIG_REQUIRE(x.width == y.width);
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, x.val ^ y.val);
    uint64_t *r = alloc_words(x.width, a);
    for (size_t i = 0; i < num_words(x); i++)
        r[i] = x.words[i] ^ y.words[i];
    return make_wide(x.width, r);
}

JigInt jig_int_not(JigInt x, JigArena *a) {
    JIG_REQUIRE(is_small(x) || a);
    if (is_small(x))
        return make_small(x.width, ~x.val);
    uint64_t *r = alloc_words(x.width, a);
    for (size_t i = 0; i < num_words(x); i++)
        r[i] = ~x.words[i];
    return make_wide(x.width, r);
}

JigInt jig_int_shl(JigInt x, uint64_t n, JigArena *a) {
    JIG_REQUIRE(is_small(x) || a);
    if (n >= x.width)
        return jig_int(x.width, 0, a);
    if (is_small(x))
        return make_small(x.width, x.val << n);
    uint64_t *r = alloc_words(x.width, a);
    jig_mp_shl(r, x.words, num_words(x), n);
    return make_wide(x.width, r);
}

JigInt jig_int_lshr(JigInt x, uint64_t n, JigArena *a) {
    JIG_REQUIRE(is_small(x) || a);
    if (n >= x.width)
        return jig_int(x.width, 0, a);
    if (is_small(x))
        return make_small(x.width, x.val >> n);
    uint64_t *r = alloc_words(x.width, a);
    jig_mp_lshr(r, x.words, num_words(x), n);
    return make_wide(x.width, r);
}

JigInt jig_int_ashr(JigInt x, uint64_t n, JigArena *a) {
    JIG_REQUIRE(is_small(x) || a);
    bool negative = jig_int_is_negative(x);
    if (n >= x.width)
        return jig_int_s(x.width, negative ? -1 : 0, a);
    if (is_small(x))
        return make_small(x.width, (uint64_t)(sign_extend(x.val, x.width) >> n));
    /* Complemented, a negative value shifts in zeros. */
    return negative ? jig_int_not(jig_int_lshr(jig_int_not(x, a), n, a), a) : jig_int_lshr(x, n, a);
}

JigInt jig_int_zext(JigInt x, uint32_t width, JigArena *a) {
    JIG_REQUIRE(width == x.width || width <= 64 || a);
    if (width == x.width)
        return x;
    return jig_int_from_words(width, words_of(&x), num_words(x), a);
}

JigInt jig_int_sext(JigInt x, uint32_t width, JigArena *a) {
    JIG_REQUIRE(width == x.width || width <= 64 || a);
    if (width <= x.width || !jig_int_is_negative(x))
        return jig_int_zext(x, width, a);
    if (is_small(x))
        return jig_int_s(width, sign_extend(x.val, x.width), a);
    return jig_int_not(jig_int_zext(jig_int_not(x, a), width, a), a);
}

/* ---- Overflow ------------------------------------------------------------ */

JigInt jig_int_sadd_ov(JigInt x, JigInt y, bool *overflow, JigArena *a) {
    JIG_REQUIRE(overflow && x.width == y.width && a);
    JigInt r = jig_int_add(x, y, a);
    bool negative = jig_int_is_negative(x);
    *overflow = negative == jig_int_is_negative(y) && negative != jig_int_is_negative(r);
    return r;
}

JigInt jig_int_uadd_ov(JigInt x, JigInt y, bool *overflow, JigArena *a) {
    JIG_REQUIRE(overflow && x.width == y.width && a);
    JigInt r = jig_int_add(x, y, a);
    *overflow = jig_int_ucmp(r, x) < 0;
    return r;
}

JigInt jig_int_ssub_ov(JigInt x, JigInt y, bool *overflow, JigArena *a) {
    JIG_REQUIRE(overflow && x.width == y.width && a);
    JigInt r = jig_int_sub(x, y, a);
    bool negative = jig_int_is_negative(x);
    *overflow = negative != jig_int_is_negative(y) && negative != jig_int_is_negative(r);
    return r;
}

JigInt jig_int_usub_ov(JigInt x, JigInt y, bool *overflow, JigArena *a) {
    JIG_REQUIRE(overflow && x.width == y.width && a);
    *overflow = jig_int_ucmp(x, y) < 0;
    return jig_int_sub(x, y, a);
}

JigInt jig_int_smul_ov(JigInt x, JigInt y, bool *overflow, JigArena *a) {
    JIG_REQUIRE(overflow && x.width == y.width && a);
    if (is_small(x)) {
        JigI128 exact = (JigI128)jig_int_s64(x) * jig_int_s64(y);
        JigInt r = make_small(x.width, (uint64_t)exact);
        *overflow = jig_int_s64(r) != exact;
        return r;
    }
    uint32_t wide = 2 * x.width; /* holds every product */
    JigInt exact = jig_int_mul(jig_int_sext(x, wide, a), jig_int_sext(y, wide, a), a);
    *overflow = jig_int_signed_bits(exact) > x.width;
    return jig_int_zext(exact, x.width, a);
}

JigInt jig_int_umul_ov(JigInt x, JigInt y, bool *overflow, JigArena *a) {
    JIG_REQUIRE(overflow && x.width == y.width && a);
    if (is_small(x)) {
        JigU128 exact = (JigU128)x.val * y.val;
        JigInt r = make_small(x.width, (uint64_t)exact);
        *overflow = r.val != exact;
        return r;
    }
    uint32_t wide = 2 * x.width;
    JigInt exact = jig_int_mul(jig_int_zext(x, wide, a), jig_int_zext(y, wide, a), a);
    *overflow = jig_int_active_bits(exact) > x.width;
    return jig_int_zext(exact, x.width, a);
}

JigInt jig_int_sdiv_ov(JigInt x, JigInt y, bool *overflow, JigArena *a) {
    JIG_REQUIRE(overflow && x.width == y.width && a);
    *overflow = jig_int_is_smin(x) && jig_int_is_all_ones(y);
    return jig_int_sdiv(x, y, a);
}

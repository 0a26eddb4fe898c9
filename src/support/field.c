/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/field.h"
#include "support/check.h"
#include "support/field_sum.h"
#include "support/float_int.h"
#include "support/random.h"

#include <stdio.h>

/* ---- Residues ----
 * Products are divided by the prime through its reciprocal (Barrett). */
typedef struct Modulus {
    uint64_t prime, reciprocal; /* 4^bits / prime */
    uint64_t carry;             /* 2^64 modulo the prime */
    unsigned bits;
} Modulus;
static const Modulus mod_p = {JIG_FIELD_P, UINT64_C(0x20984d7c760d9b3e), -JIG_FIELD_P % JIG_FIELD_P,
                              61},
                     mod_q = {JIG_FIELD_Q, UINT64_C(0x104c26be3b06cd9f), -JIG_FIELD_Q % JIG_FIELD_Q,
                              60};

static uint64_t once(Modulus m, uint64_t x) {
    return x >= m.prime ? x - m.prime : x;
}
/* Of a number below 4^bits. */
static uint64_t reduce(Modulus m, JigU128 x) {
    JigU128 quotient = ((x >> (m.bits - 1)) * m.reciprocal) >> (m.bits + 1);
    return once(m, once(m, (uint64_t)(x - quotient * m.prime)));
}
static uint64_t add(Modulus m, uint64_t x, uint64_t y) {
    return once(m, x + y);
}
static uint64_t neg(Modulus m, uint64_t x) {
    return x ? m.prime - x : 0;
}
static uint64_t mul(Modulus m, uint64_t x, uint64_t y) {
    return reduce(m, (JigU128)x * y);
}
static uint64_t power(Modulus m, uint64_t x, uint64_t n) {
    uint64_t r = 1;
    for (; n; n >>= 1, x = mul(m, x, x))
        if (n & 1)
            r = mul(m, r, x);
    return r;
}
static uint64_t inverse(Modulus m, uint64_t x) {
    return power(m, x, m.prime - 2);
}
static uint64_t half(Modulus m, uint64_t x) {
    return x & 1 ? (x >> 1) + (m.prime >> 1) + 1 : x >> 1;
}
static uint64_t scaled(Modulus m, uint64_t x, int32_t exp) {
    uint64_t two = exp < 0 ? half(m, 1) : 2;
    return mul(m, x, power(m, two, (uint64_t)(exp < 0 ? -exp : exp)));
}

/* ---- Elements ---- */

enum { NO_FORMAT = 0, FORMAT_BITS = 4 };
/* What a number is that is extended from has to be one of these, number in the list plus 1. */
#define NUM_FORMATS (JIG_F32 + 1)
_Static_assert(NUM_FORMATS < 1 << FORMAT_BITS, "formats have room");

typedef enum Class { FINITE, POSITIVE_INF, NEGATIVE_INF, NOT_A_NUMBER } Class;
typedef struct Element {
    Class cls;
    bool has_q;
    unsigned format; /* that it was extended from, plus 1; NO_FORMAT: it was not */
    uint64_t p, q;
} Element;

static const uint64_t low60 = ((uint64_t)1 << 60) - 1, low61 = ((uint64_t)1 << 61) - 1;

static Element unpack(JigFloat x) {
    uint64_t q = x.bits[1] & low60;
    return (Element){.cls = (Class)(x.bits[0] >> 61),
                     .has_q = q != low60,
                     .format = (unsigned)(x.bits[1] >> 60),
                     .p = x.bits[0] & low61,
                     .q = q};
}
static JigFloat pack(JigFloatKind kind, Element e) {
    uint64_t q = e.has_q ? e.q : low60;
    return (JigFloat){kind, {e.p | (uint64_t)e.cls << 61, q | (uint64_t)e.format << 60}};
}
static JigFloat special(JigFloatKind kind, Class cls) {
    return pack(kind, (Element){.cls = cls, .has_q = true});
}
static JigFloat element(JigFloatKind kind, uint64_t p, uint64_t q, bool has_q) {
    return pack(kind, (Element){.p = p, .q = has_q ? q : 0, .has_q = has_q});
}

JigFloat jig_field_zero(JigFloatKind kind) {
    JIG_REQUIRE(jig_is_in_field(kind));
    return special(kind, FINITE);
}
JigFloat jig_field_inf(JigFloatKind kind, bool negative) {
    JIG_REQUIRE(jig_is_in_field(kind));
    return special(kind, negative ? NEGATIVE_INF : POSITIVE_INF);
}
JigFloat jig_field_nan(JigFloatKind kind) {
    JIG_REQUIRE(jig_is_in_field(kind));
    return special(kind, NOT_A_NUMBER);
}

/* (-1)^sign * sig * 2^exp */
static JigFloat dyadic(JigFloatKind kind, bool sign, JigU128 sig, int32_t exp) {
    uint64_t p = scaled(mod_p, reduce(mod_p, sig), exp), q = scaled(mod_q, reduce(mod_q, sig), exp);
    return element(kind, sign ? neg(mod_p, p) : p, sign ? neg(mod_q, q) : q, true);
}

JigFloat jig_field_of(JigFloatKind kind, JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(kind) && !jig_is_in_field(x.kind));
    JigFp f = jig_fp_unpack(x);
    switch (f.cls) {
    case JIG_FP_NAN:
        return jig_field_nan(kind);
    case JIG_FP_INF:
        return jig_field_inf(kind, f.sign);
    case JIG_FP_ZERO:
        return jig_field_zero(kind);
    default:
        return dyadic(kind, f.sign, f.sig, f.exp);
    }
}

/* ---- Numbers that are known ---- */

/* Numbers of so many bits, those of f32 and of most integers, and such exponents are known. Another
 * element is taken for one with a probability of 2^-20, which does no harm: what is known of it
 * follows from its residue. */
enum { KNOWN_BITS = 32, LEAST_EXPONENT = -40, LARGEST_EXPONENT = 104 };
/* So are fractions as constants may stand for. */
enum { LARGEST_NUMERATOR = 1000000, LARGEST_DENOMINATOR = 1000 };

/* Between -p/2 and p/2. */
static int64_t centred(uint64_t p) {
    return p > JIG_FIELD_P / 2 ? (int64_t)p - (int64_t)JIG_FIELD_P : (int64_t)p;
}
static bool is_short(uint64_t p) {
    int64_t c = centred(p);
    return (uint64_t)(c < 0 ? -c : c) <= (uint64_t)1 << KNOWN_BITS;
}

static JigFloat f64_of(int64_t m, int32_t exp) {
    return jig_fp_round(JIG_F64, m < 0, (JigU128)(m < 0 ? -m : m), exp, JIG_ROUND_NEAREST_EVEN,
                        NULL);
}

/* As many different fractions as a fourth of the numbers between 0 and 1 that the format has would
 * meet its numbers by chance. */
static int64_t largest_denominator(JigFloatKind format) {
    int64_t d = 1;
    while (d < LARGEST_DENOMINATOR &&
           8 * (d + 1) * (d + 1) < (int64_t)1 << jig_float_format(format)->precision)
        ++d;
    return d;
}

/* The nearest float of n / d. */
static bool is_nearest(JigFloat x, int64_t n, int64_t d) {
    JigFloat f = jig_float_div(jig_float_from_double(JIG_F128, (double)n),
                               jig_float_from_double(JIG_F128, (double)d), JIG_ROUND_NEAREST_EVEN);
    return jig_float_bits_eq(x, jig_float_convert(f, x.kind, JIG_ROUND_NEAREST_EVEN, NULL));
}

/* Is `n` an integer but for what the format rounds off? */
static bool is_close(JigFloatKind format, double n, double integer) {
    unsigned bits = jig_float_format(format)->precision;
    double most = n / (double)((uint64_t)1 << ((bits < 40 ? bits : 40) - 2));
    return n - integer < most && integer - n < most;
}

/* The numerator is as small: what is far from 1 is a number of its own. */
JigFloat jig_field_of_constant(JigFloatKind kind, JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(kind) && !jig_is_in_field(x.kind));
    JigFloat exact = jig_field_of(kind, x);
    double v = jig_float_to_double(x), size = v < 0 ? -v : v;
    int64_t most = largest_denominator(x.kind);
    if (unpack(exact).cls != FINITE || is_short(unpack(exact).p) || size > (double)most)
        return exact;
    for (int64_t d = 3; d <= most; ++d) {
        double n = size * (double)d, nearest = (double)(int64_t)(n + 0.5);
        if (!(d & (d - 1)) || n < 0.5 || !is_close(x.kind, n, nearest) ||
            !is_nearest(x, v < 0 ? -(int64_t)nearest : (int64_t)nearest, d))
            continue;
        JigFloat top = jig_field_of(kind, f64_of(v < 0 ? -(int64_t)nearest : (int64_t)nearest, 0));
        return jig_field_div(top, jig_field_of(kind, f64_of(d, 0)));
    }
    return exact;
}

/* Rounded, as it is known. */
JigFloat jig_field_of_int(JigFloatKind kind, JigInt x, bool is_signed) {
    JIG_REQUIRE(jig_is_in_field(kind));
    return jig_field_of(
        kind, jig_float_from_int(x, is_signed, jig_field_format(kind), JIG_ROUND_NEAREST_EVEN));
}

JigFloat jig_field_random(JigFloatKind kind, uint64_t seed) {
    JIG_REQUIRE(jig_is_in_field(kind));
    uint64_t a = jig_random_next(&seed), b = jig_random_next(&seed), c = jig_random_next(&seed),
             d = jig_random_next(&seed);
    return element(kind, reduce(mod_p, (JigU128)(a >> 8) << 64 | b),
                   reduce(mod_q, (JigU128)(c >> 8) << 64 | d), true);
}

JigFloat jig_field_forget_q(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    Element e = unpack(x);
    e.has_q = e.cls != FINITE;
    return pack(x.kind, e);
}
JigFloat jig_field_random_q(JigFloat x, uint64_t seed) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    Element e = unpack(x);
    e.q = unpack(jig_field_random(x.kind, seed)).q;
    e.has_q = true;
    return e.cls == FINITE ? pack(x.kind, e) : x;
}

/* ---- What is known of them ---- */

/* x = numerator / denominator (mod p), by Euclid's algorithm: there is one such fraction at most.
 */
static bool known_fraction(uint64_t x, JigFloat *f64) {
    int64_t r = (int64_t)JIG_FIELD_P, s = (int64_t)x, of_r = 0, of_s = 1;
    while (s > LARGEST_NUMERATOR) {
        int64_t quotient = r / s, rest = r % s, next = of_r - quotient * of_s;
        if (next > LARGEST_DENOMINATOR || next < -LARGEST_DENOMINATOR)
            return false;
        r = s, s = rest, of_r = of_s, of_s = next;
    }
    *f64 = jig_float_div(f64_of(s, 0), f64_of(of_s, 0), JIG_ROUND_NEAREST_EVEN);
    return true;
}

/* Times 2^STRIDE, once each, through all exponents: what is short somewhere in between has as many
 * more bits at most at the next of these. */
enum { STRIDE = 16 };
static bool may_be_known(uint64_t p) {
    static const uint64_t least = UINT64_C(0x0e436863612bef45); /* 2^-LARGEST_EXPONENT */
    uint64_t x = mul(mod_p, p, least);
    for (int32_t e = LARGEST_EXPONENT; e > LEAST_EXPONENT - STRIDE; e -= STRIDE) {
        int64_t c = centred(x);
        if ((uint64_t)(c < 0 ? -c : c) < (uint64_t)1 << (KNOWN_BITS + STRIDE))
            return true;
        x = mul(mod_p, x, (uint64_t)1 << STRIDE);
    }
    return false;
}

/* A dyadic number. */
static bool known_dyadic(uint64_t p, JigFloat *f64) {
    uint64_t x = p;
    for (int32_t e = 0; e >= LEAST_EXPONENT; --e, x = add(mod_p, x, x))
        if (is_short(x)) {
            *f64 = f64_of(centred(x), e);
            return true;
        }
    x = p;
    for (int32_t e = 1; e <= LARGEST_EXPONENT; ++e)
        if (is_short(x = half(mod_p, x))) {
            *f64 = f64_of(centred(x), e);
            return true;
        }
    return false;
}

static bool known_finite(uint64_t p, JigFloat *f64) {
    return (may_be_known(p) && known_dyadic(p, f64)) || known_fraction(p, f64);
}

bool jig_field_known(JigFloat x, JigFloat *f64) {
    JIG_REQUIRE(jig_is_in_field(x.kind) && f64);
    Element e = unpack(x);
    switch (e.cls) {
    case FINITE:
        return known_finite(e.p, f64);
    case NOT_A_NUMBER:
        *f64 = jig_float_nan(JIG_F64);
        return true;
    default:
        *f64 = jig_float_inf(JIG_F64, e.cls == NEGATIVE_INF);
        return true;
    }
}

bool jig_field_is_zero(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    Element e = unpack(x);
    return e.cls == FINITE && !e.p;
}
bool jig_field_is_nan(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    return unpack(x).cls == NOT_A_NUMBER;
}
bool jig_field_is_inf(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    Class cls = unpack(x).cls;
    return cls == POSITIVE_INF || cls == NEGATIVE_INF;
}

bool jig_field_same(JigFloat x, JigFloat y) {
    JIG_REQUIRE(jig_is_in_field(x.kind) && jig_is_in_field(y.kind));
    Element a = unpack(x), b = unpack(y);
    return a.cls == b.cls && a.p == b.p && (!a.has_q || !b.has_q || a.q == b.q);
}

/* ---- Order ---- */

/* Where it stands: the known ones between the others. */
typedef struct Rank {
    int side; /* -2 and 2: infinities; -1 and 1: of unknown numbers; 0: known */
    JigFloat f64;
    int64_t centred;
} Rank;

static Rank rank_of(JigFloat x) {
    Element e = unpack(x);
    Rank r = {.centred = centred(e.p)};
    if (e.cls != FINITE)
        r.side = e.cls == POSITIVE_INF ? 2 : -2;
    else if (!known_finite(e.p, &r.f64))
        r.side = r.centred < 0 ? -1 : 1;
    return r;
}

int jig_field_cmp(JigFloat x, JigFloat y) {
    JIG_REQUIRE(jig_is_in_field(x.kind) && jig_is_in_field(y.kind));
    Element a = unpack(x), b = unpack(y);
    if (a.cls == NOT_A_NUMBER || b.cls == NOT_A_NUMBER)
        return 2;
    if (a.cls == b.cls && a.p == b.p)
        return 0;
    Rank r = rank_of(x), s = rank_of(y);
    if (r.side != s.side)
        return r.side < s.side ? -1 : 1;
    int known = r.side ? 0 : jig_float_cmp(r.f64, s.f64);
    return known ? known : r.centred < s.centred ? -1 : 1;
}

bool jig_field_is_negative(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    return jig_field_cmp(x, jig_field_zero(x.kind)) == -1;
}

/* ---- Arithmetic ---- */

/* What a number was extended from it is after a change of sign as well. */
JigFloat jig_field_neg(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    Element e = unpack(x);
    if (e.cls == POSITIVE_INF || e.cls == NEGATIVE_INF)
        return jig_field_inf(x.kind, e.cls == POSITIVE_INF);
    e.p = neg(mod_p, e.p);
    e.q = e.has_q ? neg(mod_q, e.q) : e.q;
    return pack(x.kind, e);
}

JigFloat jig_field_add(JigFloat x, JigFloat y) {
    JIG_REQUIRE(jig_is_in_field(x.kind) && x.kind == y.kind);
    Element a = unpack(x), b = unpack(y);
    if (a.cls == FINITE && b.cls == FINITE) {
        bool has_q = a.has_q && b.has_q;
        return element(x.kind, add(mod_p, a.p, b.p), has_q ? add(mod_q, a.q, b.q) : 0, has_q);
    }
    if (a.cls == FINITE)
        return y;
    return b.cls == FINITE || a.cls == b.cls ? x : jig_field_nan(x.kind);
}

/* Of numbers of which one is none, or infinite. */
static JigFloat mul_special(JigFloat x, JigFloat y) {
    if (jig_field_is_nan(x) || jig_field_is_nan(y) || jig_field_is_zero(x) || jig_field_is_zero(y))
        return jig_field_nan(x.kind);
    return jig_field_inf(x.kind, jig_field_is_negative(x) != jig_field_is_negative(y));
}

JigFloat jig_field_mul(JigFloat x, JigFloat y) {
    JIG_REQUIRE(jig_is_in_field(x.kind) && x.kind == y.kind);
    Element a = unpack(x), b = unpack(y);
    if (a.cls != FINITE || b.cls != FINITE)
        return mul_special(x, y);
    bool has_q = a.has_q && b.has_q;
    return element(x.kind, mul(mod_p, a.p, b.p), has_q ? mul(mod_q, a.q, b.q) : 0, has_q);
}

/* Not 0, finite. What is 0 modulo q alone has no residue there. */
static JigFloat reciprocal(JigFloat x) {
    Element e = unpack(x);
    bool has_q = e.has_q && e.q;
    return element(x.kind, inverse(mod_p, e.p), has_q ? inverse(mod_q, e.q) : 0, has_q);
}

JigFloat jig_field_div(JigFloat x, JigFloat y) {
    JIG_REQUIRE(jig_is_in_field(x.kind) && x.kind == y.kind);
    if (jig_field_is_nan(x) || jig_field_is_nan(y))
        return jig_field_nan(x.kind);
    if (jig_field_is_inf(y))
        return jig_field_is_inf(x) ? jig_field_nan(x.kind) : jig_field_zero(x.kind);
    if (!jig_field_is_zero(y))
        return jig_field_mul(x, reciprocal(y));
    return jig_field_is_zero(x) ? jig_field_nan(x.kind)
                                : jig_field_inf(x.kind, jig_field_is_negative(x));
}

JigFloat jig_field_power(JigFloat x, int64_t n) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    JigFloat r = jig_field_of(x.kind, f64_of(1, 0));
    JigFloat by = n < 0 ? jig_field_div(r, x) : x;
    for (uint64_t k = n < 0 ? -(uint64_t)n : (uint64_t)n; k; k >>= 1) {
        if (k & 1)
            r = jig_field_mul(r, by);
        by = jig_field_mul(by, by);
    }
    return r;
}

/* ---- Sums of products ---- */

/* Congruent, and below 2^117: 2^64 becomes its residue, which is below 2^59, twice. */
static JigU128 fold(Modulus m, JigU128 x) {
    x = (JigU128)(uint64_t)(x >> 64) * m.carry + (uint64_t)x;
    return (JigU128)(uint64_t)(x >> 64) * m.carry + (uint64_t)x;
}

void jig_field_sum_fold(JigFieldSum *sum) {
    JIG_REQUIRE(sum);
    sum->p = fold(mod_p, sum->p);
    sum->q = fold(mod_q, sum->q);
}

void jig_field_sum_to(const JigFieldSum *sum, bool has_q, uint64_t *to) {
    JIG_REQUIRE(sum && to && jig_field_word_is_finite(to[0]));
    has_q = has_q && !jig_field_word_lacks_q(to[1]);
    uint64_t p = reduce(mod_p, fold(mod_p, sum->p)), q = reduce(mod_q, fold(mod_q, sum->q));
    to[0] = add(mod_p, to[0], p);
    to[1] = has_q ? add(mod_q, jig_field_word_q(to[1]), q) : low60;
}

/* ---- Any functions ---- */

static void stir(uint64_t *state, uint64_t x) {
    *state ^= x;
    *state = jig_random_next(state);
}

uint64_t jig_field_hash(const char *name, const JigFloat *x, size_t n) {
    JIG_REQUIRE(name && (x || !n));
    uint64_t state = 0x2545f4914f6cdd1d;
    for (const char *c = name; *c; ++c)
        stir(&state, (unsigned char)*c);
    for (size_t i = 0; i < n; ++i)
        stir(&state, x[i].bits[0]);
    return state;
}

/* Of known numbers, where the function has a value that is one. */
static bool call_known(const JigFloat *x, size_t n, JigFieldFn *exact, const void *user,
                       JigFloat *out) {
    JigFloat f64[4], y;
    for (size_t i = 0; i < n; ++i)
        if (!jig_field_known(x[i], &f64[i]))
            return false;
    if (!exact(user, f64, &y))
        return false;
    JigFloat rounded =
        jig_float_convert(y, jig_field_format(x[0].kind), JIG_ROUND_NEAREST_EVEN, NULL);
    *out = jig_field_of_constant(x[0].kind, rounded);
    return true;
}

JigFloat jig_field_call(const char *name, const JigFloat *x, size_t n, JigFieldFn *exact,
                        const void *user) {
    JIG_REQUIRE(n && n <= 4 && jig_is_in_field(x[0].kind));
    JigFloat known;
    if (exact && call_known(x, n, exact, user, &known))
        return known;
    for (size_t i = 0; i < n; ++i)
        if (jig_field_is_nan(x[i]))
            return jig_field_nan(x[0].kind);
    return jig_field_random(x[0].kind, jig_field_hash(name, x, n));
}

/* ---- Functions with laws ---- */

/* log2(e) is no number of the field: any residue modulo q stands for it. */
static const uint64_t log2_of_e = 0x0b17c5a3e9d24f61 % JIG_FIELD_Q;

static JigFloat two_to_the(JigFloat x, uint64_t factor, const char *name) {
    Element e = unpack(x);
    if (e.cls == NEGATIVE_INF)
        return jig_field_zero(x.kind);
    if (e.cls != FINITE)
        return x;
    if (!e.has_q)
        return e.p ? jig_field_call(name, &x, 1, NULL, NULL) : element(x.kind, 1, 0, false);
    return element(x.kind, power(mod_p, 2, mul(mod_q, e.q, factor)), 0, false);
}

JigFloat jig_field_exp2(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    return two_to_the(x, 1, "exp2");
}
JigFloat jig_field_exp(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    return two_to_the(x, log2_of_e, "exp");
}

static bool sqrt_of_known(const void *user, const JigFloat *f64, JigFloat *out) {
    (void)user;
    *out = jig_float_sqrt(*f64);
    return true;
}

/* Modulo p = 3 (mod 4) the root of a square x is x^((p+1)/4). */
JigFloat jig_field_sqrt(JigFloat x) {
    JIG_REQUIRE(jig_is_in_field(x.kind));
    JigFloat known;
    Element e = unpack(x);
    if (call_known(&x, 1, sqrt_of_known, NULL, &known))
        return known;
    uint64_t p = power(mod_p, e.p, (JIG_FIELD_P + 1) / 4);
    if (mul(mod_p, p, p) != e.p)
        return jig_field_call("sqrt", &x, 1, NULL, NULL);
    uint64_t q = e.has_q ? power(mod_q, e.q, (JIG_FIELD_Q + 1) / 4) : 0;
    return element(x.kind, p, q, e.has_q && mul(mod_q, q, q) == e.q);
}

/* ---- Formats ---- */

/* Are all numbers of one format there in the other? */
static bool contains(JigFloatKind format, JigFloatKind other) {
    const JigFloatFormat *f = jig_float_format(format), *g = jig_float_format(other);
    return f->precision >= g->precision && f->max_exponent >= g->max_exponent &&
           f->min_exponent - f->precision <= g->min_exponent - g->precision;
}

JigFloat jig_field_convert(JigFloat x, JigFloatKind to) {
    JIG_REQUIRE(jig_is_in_field(x.kind) && jig_is_in_field(to));
    JigFloatKind from = jig_field_format(x.kind), format = jig_field_format(to);
    Element e = unpack(x);
    JigFloat known;
    if (e.cls != FINITE)
        return special(to, e.cls);
    if (contains(format, from)) {
        if (e.format == NO_FORMAT && (int)from < NUM_FORMATS && from != format)
            e.format = (unsigned)from + 1;
        return pack(to, e);
    }
    if (e.format != NO_FORMAT && contains(format, (JigFloatKind)(e.format - 1)))
        return pack(to, e);
    if (known_finite(e.p, &known))
        return jig_field_of_constant(
            to, jig_float_convert(known, format, JIG_ROUND_NEAREST_EVEN, NULL));
    return jig_field_random(to, jig_field_hash(jig_float_format(format)->name, &x, 1));
}

/* ---- Text ---- */

JigStr jig_field_to_str(JigFloat x, JigArena *a) {
    JIG_REQUIRE(jig_is_in_field(x.kind) && a);
    static const char *const specials[] = {NULL, "inf", "-inf", "nan"};
    Element e = unpack(x);
    JigFloat known;
    if (e.cls != FINITE)
        return jig_str(specials[e.cls]);
    if (known_finite(e.p, &known))
        return jig_float_to_str(known, a);
    return jig_arena_printf(a, "p:%llx", (unsigned long long)e.p);
}

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/num_spans.h"
#include "support/check.h"

static const JigNumSpan nothing = {1, 0};
/* Beyond what any type holds. */
#define FAR ((JigI128)1 << 126)

JigNumSpan jig_num_span(JigI128 min, JigI128 max) {
    JIG_REQUIRE(min <= max);
    return (JigNumSpan){min, max};
}
JigNumSpan jig_num_span_signed(const JigIntRange *r) {
    JIG_REQUIRE(r);
    return jig_num_span(r->smin, r->smax);
}
JigNumSpan jig_num_span_unsigned(const JigIntRange *r) {
    JIG_REQUIRE(r);
    return jig_num_span(r->umin, r->umax);
}

static JigI128 least(JigI128 a, JigI128 b) {
    return a < b ? a : b;
}
static JigI128 most(JigI128 a, JigI128 b) {
    return a > b ? a : b;
}
static bool is_empty(JigNumSpan s) {
    return s.min > s.max;
}

/* Of a function that grows or falls in each argument. */
static JigNumSpan corners(JigNumSpan a, JigNumSpan b, JigI128 (*fn)(JigI128, JigI128)) {
    JigI128 v[] = {fn(a.min, b.min), fn(a.min, b.max), fn(a.max, b.min), fn(a.max, b.max)};
    JigNumSpan s = {v[0], v[0]};
    for (size_t i = 1; i < JIG_LEN(v); ++i)
        s = jig_num_span(least(s.min, v[i]), most(s.max, v[i]));
    return s;
}

/* ---- Sums and products ---- */

static JigNumSpan add(JigNumSpan a, JigNumSpan b) {
    return jig_num_span(a.min + b.min, a.max + b.max);
}
static JigNumSpan sub(JigNumSpan a, JigNumSpan b) {
    return jig_num_span(a.min - b.max, a.max - b.min);
}
static JigI128 times(JigI128 a, JigI128 b) {
    JigI128 product;
    return __builtin_mul_overflow(a, b, &product) ? FAR : product;
}
static JigNumSpan mul(JigNumSpan a, JigNumSpan b) {
    return corners(a, b, times);
}
static JigNumSpan min(JigNumSpan a, JigNumSpan b) {
    return jig_num_span(least(a.min, b.min), least(a.max, b.max));
}
static JigNumSpan max(JigNumSpan a, JigNumSpan b) {
    return jig_num_span(most(a.min, b.min), most(a.max, b.max));
}

/* ---- Divisions: by 0 they are undefined ---- */

static JigI128 quotient(JigI128 a, JigI128 b) {
    return a / b;
}
static JigI128 quotient_down(JigI128 a, JigI128 b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
static JigI128 quotient_up(JigI128 a, JigI128 b) {
    return a / b + (a % b != 0 && (a < 0) == (b < 0));
}
static bool may_be_zero(JigNumSpan divisor) {
    return divisor.min <= 0 && divisor.max >= 0;
}
static JigNumSpan divided(JigNumSpan a, JigNumSpan b, JigI128 (*fn)(JigI128, JigI128)) {
    return may_be_zero(b) ? nothing : corners(a, b, fn);
}
static JigNumSpan divs(JigNumSpan a, JigNumSpan b) {
    return divided(a, b, quotient);
}
static JigNumSpan floordivs(JigNumSpan a, JigNumSpan b) {
    return divided(a, b, quotient_down);
}
static JigNumSpan ceildivs(JigNumSpan a, JigNumSpan b) {
    return divided(a, b, quotient_up);
}
/* At most the dividend. */
static JigNumSpan divided_unsigned(JigNumSpan a, JigNumSpan b, JigI128 (*fn)(JigI128, JigI128)) {
    return b.min ? corners(a, b, fn) : jig_num_span(b.max ? a.min / b.max : 0, a.max);
}
static JigNumSpan divu(JigNumSpan a, JigNumSpan b) {
    return divided_unsigned(a, b, quotient);
}
static JigNumSpan ceildivu(JigNumSpan a, JigNumSpan b) {
    return divided_unsigned(a, b, quotient_up);
}

/* Where the dividends are fewer than the divisor and don't step over a multiple of it, what is left
 * grows with them. */
static JigNumSpan growing(JigNumSpan a, JigI128 divisor, JigNumSpan otherwise) {
    JigNumSpan left = {a.min % divisor, a.max % divisor};
    return a.max - a.min < divisor && !is_empty(left) ? left : otherwise;
}
/* Nearer to zero than the divisor, and on the dividend's side of it. */
static JigNumSpan rems(JigNumSpan a, JigNumSpan b) {
    if (may_be_zero(b))
        return nothing;
    JigI128 divisor = b.min > 0 ? b.max : -b.min;
    JigNumSpan s = {a.min < 0 ? 1 - divisor : 0, a.max > 0 ? divisor - 1 : 0};
    return b.min == b.max ? growing(a, divisor, s) : s;
}
/* Nor is it more than the dividend. */
static JigNumSpan remu(JigNumSpan a, JigNumSpan b) {
    JigNumSpan s = {0, b.max ? least(a.max, b.max - 1) : a.max};
    return b.min && b.min == b.max ? growing(a, b.max, s) : s;
}

/* ---- Bits: those above the highest one in which bounds differ are known ---- */

static JigI128 varying(JigNumSpan a) {
    JigI128 differing = a.min ^ a.max, all = 0;
    while (all < differing)
        all = 2 * all + 1;
    return all;
}
static JigNumSpan and_(JigNumSpan a, JigNumSpan b) {
    JigI128 in_a = varying(a), in_b = varying(b);
    return jig_num_span((a.min & ~in_a) & (b.min & ~in_b), (a.max | in_a) & (b.max | in_b));
}
static JigNumSpan or_(JigNumSpan a, JigNumSpan b) {
    JigI128 in_a = varying(a), in_b = varying(b);
    return jig_num_span((a.min & ~in_a) | (b.min & ~in_b), a.max | in_a | b.max | in_b);
}
static JigNumSpan xor_(JigNumSpan a, JigNumSpan b) {
    JigI128 any = varying(a) | varying(b), known = (a.min ^ b.min) & ~any;
    return jig_num_span(known, known | any);
}

/* ---- Shifts ---- */

enum { TOO_FAR = 127 };
static JigI128 shifted_left(JigI128 a, JigI128 n) {
    return n == TOO_FAR ? (a < 0 ? -FAR : FAR) : times(a, (JigI128)1 << n);
}
static JigI128 shifted_right(JigI128 a, JigI128 n) {
    return a >> n;
}
static JigNumSpan shl(JigNumSpan a, JigNumSpan n) {
    return corners(a, n, shifted_left);
}
static JigNumSpan shr(JigNumSpan a, JigNumSpan n) {
    return n.max == TOO_FAR ? nothing : corners(a, n, shifted_right);
}

/* ---- Rows ---- */

#define BOTH(id, fn)     const JigNumSpanRule jig_num_span_##id = {.on_signed = fn, .on_unsigned = fn}
#define SIGNED(id, fn)   const JigNumSpanRule jig_num_span_##id = {.on_signed = fn}
#define UNSIGNED(id, fn) const JigNumSpanRule jig_num_span_##id = {.on_unsigned = fn}
BOTH(add, add);
BOTH(sub, sub);
BOTH(mul, mul);
SIGNED(divs, divs);
UNSIGNED(divu, divu);
SIGNED(ceildivs, ceildivs);
UNSIGNED(ceildivu, ceildivu);
SIGNED(floordivs, floordivs);
SIGNED(rems, rems);
UNSIGNED(remu, remu);
SIGNED(maxs, max);
UNSIGNED(maxu, max);
SIGNED(mins, min);
UNSIGNED(minu, min);
UNSIGNED(and, and_);
UNSIGNED(or, or_);
UNSIGNED(xor, xor_);
const JigNumSpanRule jig_num_span_shl = {.on_signed = shl, .on_unsigned = shl, .shifts = true};
const JigNumSpanRule jig_num_span_shrs = {.on_signed = shr, .shifts = true};
const JigNumSpanRule jig_num_span_shru = {.on_unsigned = shr, .shifts = true};

/* ---- Ranges ---- */

static JigIntRange both(uint32_t width, JigIntRange a, JigIntRange b) {
    JigIntRange r = jig_int_range_both(a, b);
    return r.smin > r.smax || r.umin > r.umax ? jig_int_range_full(width) : r;
}

JigIntRange jig_num_range_of_spans(uint32_t width, JigNumSpan by_sign, JigNumSpan by_value) {
    JigIntRange full = jig_int_range_full(width), r = full;
    if (!is_empty(by_sign) && by_sign.min >= full.smin && by_sign.max <= full.smax)
        r = jig_int_range_signed(width, (int64_t)by_sign.min, (int64_t)by_sign.max);
    if (!is_empty(by_value) && by_value.min >= 0 && by_value.max <= (JigI128)full.umax)
        r = both(width, r,
                 jig_int_range_unsigned(width, (uint64_t)by_value.min, (uint64_t)by_value.max));
    return r;
}

static JigNumSpan within(JigNumSpan s, JigNumSpan limits) {
    return is_empty(s) ? s
                       : jig_num_span(most(limits.min, least(s.min, limits.max)),
                                      least(limits.max, most(s.max, limits.min)));
}

JigIntRange jig_num_range_by(const JigNumSpanRule *rule, uint32_t width, const JigIntRange *a,
                             const JigIntRange *b, unsigned flags) {
    JigIntRange full = jig_int_range_full(width);
    JigNumSpan by_sign = nothing, by_value = nothing, n = jig_num_span_unsigned(b);
    if (rule->shifts && n.max >= width)
        n = jig_num_span(n.min < width ? n.min : TOO_FAR, TOO_FAR);
    if (rule->on_signed)
        by_sign =
            rule->on_signed(jig_num_span_signed(a), rule->shifts ? n : jig_num_span_signed(b));
    if (rule->on_unsigned)
        by_value = rule->on_unsigned(jig_num_span_unsigned(a), n);
    if (flags & JIG_NUM_SPAN_NSW)
        by_sign = within(by_sign, jig_num_span_signed(&full));
    if (flags & JIG_NUM_SPAN_NUW)
        by_value = within(by_value, jig_num_span_unsigned(&full));
    return jig_num_range_of_spans(width, by_sign, by_value);
}

/* Nothing is carried over from one multiple of 2^width to the next; read as signed, numbers around
 * zero stay as they are, too. */
JigIntRange jig_num_range_truncated(JigIntRange r, uint32_t width) {
    JigIntRange out = jig_int_range_full(width);
    enum { WORD = 64 };
    if (width >= WORD)
        return r;
    uint32_t above = WORD - width;
    if (r.umin >> width == r.umax >> width) {
        out.umin = r.umin << above >> above;
        out.umax = r.umax << above >> above;
    }
    int64_t low = r.smin >> (width - 1), high = r.smax >> (width - 1);
    if (low == high || (low == -1 && high == 0)) {
        out.smin = (int64_t)((uint64_t)r.smin << above) >> above;
        out.smax = (int64_t)((uint64_t)r.smax << above) >> above;
    }
    return out;
}

JigIntRange jig_num_range_resized(JigIntRange r, uint32_t from, uint32_t to, bool by_sign) {
    if (to <= from)
        return to < from ? jig_num_range_truncated(r, to) : r;
    return jig_num_range_of_spans(to, by_sign ? jig_num_span_signed(&r) : nothing,
                                  by_sign ? nothing : jig_num_span_unsigned(&r));
}

/* ---- Comparisons ---- */

static int compare(JigIntCompare how, JigNumSpan a, JigNumSpan b) {
    switch (how) {
    case JIG_COMPARE_SLT:
    case JIG_COMPARE_ULT:
        return a.max < b.min ? 1 : a.min >= b.max ? 0 : -1;
    case JIG_COMPARE_SLE:
    case JIG_COMPARE_ULE:
        return a.max <= b.min ? 1 : a.min > b.max ? 0 : -1;
    default: {
        int other = compare(jig_compare_negated(how), a, b);
        return other < 0 ? -1 : !other;
    }
    }
}

static bool apart(JigNumSpan a, JigNumSpan b) {
    return a.max < b.min || b.max < a.min;
}
static bool same(JigNumSpan a, JigNumSpan b) {
    return a.min == a.max && b.min == b.max && a.min == b.min;
}

static int equal(const JigIntRange *a, const JigIntRange *b) {
    JigNumSpan sa = jig_num_span_signed(a), sb = jig_num_span_signed(b),
               ua = jig_num_span_unsigned(a), ub = jig_num_span_unsigned(b);
    if (apart(sa, sb) && apart(ua, ub))
        return 0;
    return same(sa, sb) || same(ua, ub) ? 1 : -1;
}

int jig_num_range_compare(JigIntCompare how, const JigIntRange *a, const JigIntRange *b) {
    if (how == JIG_COMPARE_EQ || how == JIG_COMPARE_NE) {
        int known = equal(a, b);
        return known < 0 ? -1 : known == (how == JIG_COMPARE_EQ);
    }
    return jig_compare_unsigned(how) == how
               ? compare(how, jig_num_span_unsigned(a), jig_num_span_unsigned(b))
               : compare(how, jig_num_span_signed(a), jig_num_span_signed(b));
}

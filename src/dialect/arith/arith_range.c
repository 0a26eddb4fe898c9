/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ranges of results from ranges of operands. */
#include "dialect/arith/arith_int.h"

typedef __int128 Wide; /* sums and products of 64-bit numbers don't wrap */

/* Least and greatest value, read in one way; beyond the type's they wrap: then nothing is known. */
typedef struct Span {
    Wide min, max;
} Span;
static const Span nothing = {1, 0};

typedef struct Operands {
    const JigOp *op;
    const JigIntRange *of;
    uint32_t width; /* of operand 0 */
} Operands;

static Span span(Wide min, Wide max) {
    return (Span){min, max};
}
static Wide least(Wide a, Wide b) {
    return a < b ? a : b;
}
static Wide most(Wide a, Wide b) {
    return a > b ? a : b;
}
static Span as_signed(const JigIntRange *r) {
    return span(r->smin, r->smax);
}
static Span as_unsigned(const JigIntRange *r) {
    return span(r->umin, r->umax);
}

/* Of a function that grows or falls in each argument. */
static Span corners(Span a, Span b, Wide (*fn)(Wide, Wide)) {
    Wide v[] = {fn(a.min, b.min), fn(a.min, b.max), fn(a.max, b.min), fn(a.max, b.max)};
    Span s = {v[0], v[0]};
    for (size_t i = 1; i < JIG_LEN(v); ++i)
        s = span(least(s.min, v[i]), most(s.max, v[i]));
    return s;
}

/* The least number of the form 2^n - 1 that is not below v. */
static Wide filled(Wide v) {
    Wide all = 0;
    while (all < v)
        all = 2 * all + 1;
    return all;
}

/* ---- Functions of one op, on signed or unsigned spans alike ---- */

static Span add(Span a, Span b) {
    return span(a.min + b.min, a.max + b.max);
}
static Span sub(Span a, Span b) {
    return span(a.min - b.max, a.max - b.min);
}
static Wide times(Wide a, Wide b) {
    Wide product;
    return __builtin_mul_overflow(a, b, &product) ? (Wide)1 << 126 : product;
}
static Span mul(Span a, Span b) {
    return corners(a, b, times);
}
static Span min(Span a, Span b) {
    return span(least(a.min, b.min), least(a.max, b.max));
}
static Span max(Span a, Span b) {
    return span(most(a.min, b.min), most(a.max, b.max));
}
static Wide quotient(Wide a, Wide b) {
    return a / b;
}
static Wide quotient_down(Wide a, Wide b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
static Wide quotient_up(Wide a, Wide b) {
    return a / b + (a % b != 0 && (a < 0) == (b < 0));
}
static Span divided(Span a, Span b, Wide (*fn)(Wide, Wide)) {
    return b.min > 0 || b.max < 0 ? corners(a, b, fn) : nothing;
}
static Span div(Span a, Span b) {
    return divided(a, b, quotient);
}
static Span floordiv(Span a, Span b) {
    return divided(a, b, quotient_down);
}
static Span ceildiv(Span a, Span b) {
    return divided(a, b, quotient_up);
}
/* Nearer to zero than the divisor, and on the dividend's side of it. */
static Span rem(Span a, Span b) {
    Wide bound = most(most(b.max, -b.min), 1) - 1;
    return span(a.min >= 0 ? 0 : most(a.min, -bound), a.max <= 0 ? 0 : least(a.max, bound));
}
static Span and_(Span a, Span b) {
    return span(0, least(a.max, b.max));
}
static Span or_(Span a, Span b) {
    return span(most(a.min, b.min), filled(most(a.max, b.max)));
}
static Span xor_(Span a, Span b) {
    return span(0, filled(most(a.max, b.max)));
}
static Wide shifted_left(Wide a, Wide n) {
    return times(a, (Wide)1 << n);
}
static Wide shifted_right(Wide a, Wide n) {
    return a >> n;
}

/* ---- Rows ---- */

/* A row's function, on operands read as signed, as unsigned, or either way. */
typedef struct Rule {
    Span (*on_signed)(Span a, Span b), (*on_unsigned)(Span a, Span b);
} Rule;

static const Rule rules[JIG_ARITH_NUM_OPS] = {
    [JIG_ARITH_ADDI] = {add, add},
    [JIG_ARITH_SUBI] = {sub, sub},
    [JIG_ARITH_MULI] = {mul, mul},
    [JIG_ARITH_DIVUI] = {.on_unsigned = div},
    [JIG_ARITH_DIVSI] = {.on_signed = div},
    [JIG_ARITH_CEILDIVUI] = {.on_unsigned = ceildiv},
    [JIG_ARITH_CEILDIVSI] = {.on_signed = ceildiv},
    [JIG_ARITH_FLOORDIVSI] = {.on_signed = floordiv},
    [JIG_ARITH_REMUI] = {.on_unsigned = rem},
    [JIG_ARITH_REMSI] = {.on_signed = rem},
    [JIG_ARITH_MAXSI] = {.on_signed = max},
    [JIG_ARITH_MAXUI] = {.on_unsigned = max},
    [JIG_ARITH_MINSI] = {.on_signed = min},
    [JIG_ARITH_MINUI] = {.on_unsigned = min},
    [JIG_ARITH_ANDI] = {.on_unsigned = and_},
    [JIG_ARITH_ORI] = {.on_unsigned = or_},
    [JIG_ARITH_XORI] = {.on_unsigned = xor_},
};

/* What both readings say of a value of `width` bits. */
static JigIntRange range(uint32_t width, Span by_sign, Span by_value) {
    JigIntRange full = jig_int_range_full(width), r = full;
    if (by_sign.min <= by_sign.max && by_sign.min >= full.smin && by_sign.max <= full.smax)
        r = jig_int_range_signed(width, (int64_t)by_sign.min, (int64_t)by_sign.max);
    if (by_value.min <= by_value.max && by_value.min >= 0 && by_value.max <= (Wide)full.umax)
        r = jig_int_range_both(
            r, jig_int_range_unsigned(width, (uint64_t)by_value.min, (uint64_t)by_value.max));
    return r;
}

static JigIntRange shift(const Operands *o, int id) {
    Span a = as_signed(&o->of[0]), b = as_unsigned(&o->of[0]), n = as_unsigned(&o->of[1]);
    if (n.max >= o->width)
        return jig_int_range_full(o->width);
    if (id == JIG_ARITH_SHLI)
        return range(o->width, corners(a, n, shifted_left), corners(b, n, shifted_left));
    if (id == JIG_ARITH_SHRUI)
        return range(o->width, nothing, corners(b, n, shifted_right));
    return range(o->width, corners(a, n, shifted_right), nothing);
}

/* -1: either. */
static int compare(int64_t predicate, Span a, Span b) {
    switch (predicate) { /* of eq, ne, lt, le, gt, ge */
    case 0:
        return a.max < b.min || b.max < a.min ? 0 : a.min == b.max && a.max == b.min ? 1 : -1;
    case 2:
        return a.max < b.min ? 1 : a.min >= b.max ? 0 : -1;
    case 3:
        return a.max <= b.min ? 1 : a.min > b.max ? 0 : -1;
    default: { /* the opposite of the one before, or of lt and le */
        int other = compare(predicate == 1 ? 0 : predicate == 4 ? 3 : 2, a, b);
        return other < 0 ? -1 : !other;
    }
    }
}

static JigIntRange comparison(const Operands *o) {
    int64_t predicate = jig_arith_predicate(o->op);
    bool is_unsigned = predicate >= 6;
    int known = is_unsigned ? compare(predicate - 4, as_unsigned(&o->of[0]), as_unsigned(&o->of[1]))
                            : compare(predicate, as_signed(&o->of[0]), as_signed(&o->of[1]));
    if (known < 0 && predicate < 2)
        known = compare(predicate, as_unsigned(&o->of[0]), as_unsigned(&o->of[1]));
    return known < 0 ? jig_int_range_full(1) : jig_int_range_unsigned(1, known != 0, known != 0);
}

static JigIntRange selected(const Operands *o) {
    const JigIntRange *c = &o->of[0], *a = &o->of[1], *b = &o->of[2];
    if (c->umin == c->umax)
        return c->umin ? *a : *b;
    return (JigIntRange){(int64_t)least(a->smin, b->smin), (int64_t)most(a->smax, b->smax),
                         (uint64_t)least(a->umin, b->umin), (uint64_t)most(a->umax, b->umax)};
}

/* Extensions keep the value read in their way, and so do truncations that lose nothing. */
static JigIntRange cast(const Operands *o, bool by_sign, bool by_value) {
    uint32_t to = jig_int_range_width(jig_op_result_type(o->op, 0));
    bool truncates = to < o->width;
    return range(to, by_sign || truncates ? as_signed(&o->of[0]) : nothing,
                 by_value || truncates ? as_unsigned(&o->of[0]) : nothing);
}

static JigIntRange result(const JigOp *op, const JigIntRange *operands) {
    int id = (int)(jig_op_row(op) - jig_arith_ops);
    Operands o = {op, operands, jig_int_range_width(jig_op_operand_type(op, 0))};
    switch (id) {
    case JIG_ARITH_CMPI:
        return comparison(&o);
    case JIG_ARITH_SELECT:
        return selected(&o);
    case JIG_ARITH_SHLI:
    case JIG_ARITH_SHRUI:
    case JIG_ARITH_SHRSI:
        return shift(&o, id);
    case JIG_ARITH_EXTSI:
    case JIG_ARITH_INDEX_CAST:
        return cast(&o, true, false);
    case JIG_ARITH_EXTUI:
    case JIG_ARITH_INDEX_CASTUI:
        return cast(&o, false, true);
    case JIG_ARITH_TRUNCI:
        return cast(&o, true, true);
    default: {
        const Rule *r = &rules[id];
        uint32_t width = jig_int_range_width(jig_op_result_type(op, 0));
        return range(
            width,
            r->on_signed ? r->on_signed(as_signed(&operands[0]), as_signed(&operands[1])) : nothing,
            r->on_unsigned ? r->on_unsigned(as_unsigned(&operands[0]), as_unsigned(&operands[1]))
                           : nothing);
    }
    }
}

const JigIntRangeIface jig_arith_int_range = {result};

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Simplifying maps by what is known of their operands: induction variables of
 * loops with constant bounds lie between these, and are multiples of the step.
 */
#include "dialect/affine/affine_int.h"
#include "support/ints.h"

/* ---- What is known of an operand ---- */

static JigOp *loop_of(const JigValue *v) {
    JigBlock *b = jig_value_owner_block(v);
    JigOp *owner = b ? jig_block_parent_op(b) : NULL;
    return jig_op_is(owner, JIG_AFFINE(FOR)) && jig_value_index(v) == 0 ? owner : NULL;
}

static bool loop_bound(const JigOp *loop, const char *name, int64_t *out) {
    return jig_map_is_single_constant(jig_attr_map_value(jig_op_attr(loop, name)), out);
}

static int64_t step_of(const JigOp *loop) {
    return jig_affine_for_step(loop);
}

static int64_t lower_of(const JigValue *v) {
    const JigOp *loop = loop_of(v);
    int64_t from;
    return loop && loop_bound(loop, "lowerBoundMap", &from) ? from : JIG_DYNAMIC;
}

/* The last value; by the step when the first is known too. */
static int64_t upper_of(const JigValue *v) {
    const JigOp *loop = loop_of(v);
    int64_t from, to, last, span, step = loop ? step_of(loop) : 0;
    if (!loop || step <= 0 || !loop_bound(loop, "upperBoundMap", &to) ||
        __builtin_sub_overflow(to, 1, &last))
        return JIG_DYNAMIC;
    if (!loop_bound(loop, "lowerBoundMap", &from) || __builtin_sub_overflow(last, from, &span))
        return last;
    return last - span % step;
}

typedef struct Known {
    const JigAffineValue *m;
    int64_t *lower, *upper;
} Known;

static Known know(const JigAffineValue *m, JigArena *a) {
    Known k = {m, JIG_NEW_ARRAY(a, int64_t, m->n + 1), JIG_NEW_ARRAY(a, int64_t, m->n + 1)};
    for (size_t i = 0; i < m->n; ++i) {
        k.lower[i] = lower_of(m->operands[i]);
        k.upper[i] = upper_of(m->operands[i]);
    }
    return k;
}

static bool bound(const Known *k, const JigExpr *e, bool upper, int64_t *out) {
    return jig_expr_bound(e, jig_map_num_dims(k->m->map), jig_map_num_symbols(k->m->map), k->lower,
                          k->upper, upper, out);
}

static int64_t divisor_of_lower_bound(const JigOp *loop) {
    const JigMap *map = jig_attr_map_value(jig_affine_for_lower_bound_map_attr(loop));
    int64_t d = 0;
    for (unsigned i = 0; i < jig_map_num_results(map); ++i)
        d = jig_i64_gcd(d, jig_expr_largest_divisor(jig_map_result(map, i)));
    return d;
}

static int64_t largest_divisor(const Known *k, const JigExpr *e) {
    if (jig_expr_kind(e) != JIG_EXPR_DIM)
        return jig_expr_largest_divisor(e);
    const JigOp *loop = loop_of(k->m->operands[jig_expr_position(e)]);
    int64_t from;
    if (!loop)
        return 1;
    if (loop_bound(loop, "lowerBoundMap", &from) && from == 0)
        return step_of(loop);
    return jig_i64_gcd(divisor_of_lower_bound(loop), step_of(loop));
}

/* 0 <= e < limit, plainly. */
static bool is_below(const Known *k, const JigExpr *e, int64_t limit) {
    int64_t value, from, to;
    if (jig_expr_is_constant(e, &value))
        return value >= 0 && value < limit;
    if (jig_expr_kind(e) != JIG_EXPR_DIM)
        return false;
    const JigOp *loop = loop_of(k->m->operands[jig_expr_position(e)]);
    return loop && loop_bound(loop, "lowerBoundMap", &from) && from >= 0 &&
           loop_bound(loop, "upperBoundMap", &to) && to <= limit;
}

/* ---- Divisions ---- */

/* e = multiple + rest with 0 <= rest < divisor. */
static bool split_sum(const Known *k, const JigExpr *e, const JigExpr **multiple,
                      const JigExpr **rest, int64_t *divisor) {
    if (jig_expr_kind(e) != JIG_EXPR_ADD)
        return false;
    const JigExpr *parts[] = {jig_expr_lhs(e), jig_expr_rhs(e)};
    for (int i = 0; i < 2; ++i) {
        *divisor = largest_divisor(k, parts[i]);
        *multiple = parts[i];
        *rest = parts[1 - i];
        if (*divisor > 0 && is_below(k, *rest, *divisor))
            return true;
    }
    return false;
}

/* The division by c of what lies in [low, high], when all of it is in one period. */
static const JigExpr *divide_range(JigExprKind kind, const JigExpr *lhs, int64_t low, int64_t high,
                                   int64_t c) {
    JigContext *ctx = jig_expr_context(lhs);
    if (kind == JIG_EXPR_FLOORDIV && jig_i64_floordiv(low, c) == jig_i64_floordiv(high, c))
        return jig_expr_constant(ctx, jig_i64_floordiv(low, c));
    if (kind == JIG_EXPR_CEILDIV && low > INT64_MIN && high > INT64_MIN &&
        jig_i64_floordiv(low - 1, c) == jig_i64_floordiv(high - 1, c))
        return jig_expr_constant(ctx, jig_i64_floordiv(low - 1, c) + 1);
    if (kind == JIG_EXPR_MOD && low >= 0 && low < c && high < c)
        return lhs;
    return NULL;
}

static const JigExpr *simplify_division(const Known *k, const JigExpr *e) {
    const JigExpr *lhs = jig_expr_lhs(e), *multiple, *rest;
    JigExprKind kind = jig_expr_kind(e);
    int64_t c, low, high, divisor;
    if (!jig_expr_is_constant(jig_expr_rhs(e), &c) || c <= 0)
        return e;
    if (bound(k, lhs, false, &low) && bound(k, lhs, true, &high)) {
        const JigExpr *known = divide_range(kind, lhs, low, high, c);
        if (known)
            return known;
    }
    if (split_sum(k, lhs, &multiple, &rest, &divisor)) {
        if (kind == JIG_EXPR_FLOORDIV && c % divisor == 0)
            return jig_expr_floordiv(multiple, jig_expr_rhs(e));
        if (kind == JIG_EXPR_MOD && divisor % c == 0)
            return jig_expr_mod(rest, jig_expr_rhs(e));
        return e;
    }
    if ((kind == JIG_EXPR_FLOORDIV && is_below(k, lhs, c)) ||
        (kind == JIG_EXPR_MOD && largest_divisor(k, lhs) % c == 0))
        return jig_expr_constant(jig_expr_context(e), 0);
    return e;
}

static const JigExpr *simplify(const Known *k, const JigExpr *e) {
    if (!jig_expr_is_binary(e) || !jig_stack_ok(jig_expr_context(e)))
        return e;
    e = jig_expr_binary(jig_expr_kind(e), simplify(k, jig_expr_lhs(e)),
                        simplify(k, jig_expr_rhs(e)));
    JigExprKind kind = jig_expr_kind(e);
    bool division = kind == JIG_EXPR_FLOORDIV || kind == JIG_EXPR_CEILDIV || kind == JIG_EXPR_MOD;
    return division ? simplify_division(k, e) : e;
}

void jig_affine_simplify_known(JigAffineValue *m, JigArena *a) {
    enum { MAX_NODES = 10000 }; /* sharing makes the tree larger than the memory it takes */
    Known k = know(m, a);
    unsigned n = jig_map_num_results(m->map);
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, n);
    for (unsigned i = 0; i < n; ++i) {
        results[i] = jig_map_result(m->map, i);
        if (jig_expr_size(results[i]) <= MAX_NODES)
            results[i] = simplify(&k, results[i]);
    }
    m->map = jig_map(jig_map_context(m->map), jig_map_num_dims(m->map), jig_map_num_symbols(m->map),
                     results, n);
}

/* ---- Bounds that another bound makes needless ---- */

typedef struct Interval {
    bool has_low, has_high;
    int64_t low, high;
} Interval;

/* For a minimum: the mirror image. */
static Interval mirrored(Interval x) {
    return (Interval){x.has_high, x.has_low, x.has_high ? -x.high : 0, x.has_low ? -x.low : 0};
}

static bool is_point(Interval x) {
    return x.has_low && x.has_high && x.low == x.high;
}

/* Of a maximum: is result i never more than another? Of equal constants the first stays. */
static bool is_needless(const Interval *of, unsigned n, unsigned i) {
    if (!of[i].has_high)
        return false;
    for (unsigned k = 0; k < n; ++k) {
        if (k == i || !of[k].has_low || of[k].low < of[i].high)
            continue;
        if (of[k].low > of[i].high)
            return true;
        if (!(is_point(of[i]) && of[k].has_high && of[k].low == of[k].high && i < k))
            return true;
    }
    return false;
}

void jig_affine_drop_needless(JigAffineValue *m, bool max, JigArena *a) {
    if (!m->n)
        return;
    Known k = know(m, a);
    unsigned n = jig_map_num_results(m->map), kept = 0;
    Interval *of = JIG_NEW_ARRAY(a, Interval, n);
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, n);
    for (unsigned i = 0; i < n; ++i) {
        const JigExpr *e = jig_map_result(m->map, i);
        of[i].has_low = bound(&k, e, false, &of[i].low) && of[i].low > INT64_MIN;
        of[i].has_high = bound(&k, e, true, &of[i].high) && of[i].high > INT64_MIN;
        if (!max)
            of[i] = mirrored(of[i]);
    }
    for (unsigned i = 0; i < n; ++i) {
        if (is_needless(of, n, i))
            continue;
        results[kept++] = is_point(of[i]) ? jig_expr_constant(jig_map_context(m->map),
                                                              max ? of[i].low : -of[i].low)
                                          : jig_map_result(m->map, i);
    }
    m->map = jig_map(jig_map_context(m->map), jig_map_num_dims(m->map), jig_map_num_symbols(m->map),
                     results, kept);
}

/* ---- affine.parallel ---- */

static bool compose_bounds(JigAffineValue *m, const JigOp *op, const char *name, size_t start,
                           JigArena *a) {
    m->map = jig_attr_map_value(jig_op_attr(op, name));
    m->n = jig_map_num_inputs(m->map);
    m->operands = JIG_NEW_ARRAY(a, JigValue *, m->n);
    for (size_t i = 0; i < m->n; ++i)
        m->operands[i] = jig_op_operand(op, start + i);
    JigAffineValue old = *m;
    jig_affine_compose(m, a);
    return m->map != old.map || m->n != old.n ||
           (m->n && memcmp(m->operands, old.operands, m->n * sizeof *m->operands) != 0);
}

JigFold jig_affine_fold_parallel(JigFoldCall *call) {
    JigOp *op = call->op;
    JigAffineValue lower, upper;
    size_t num_lower =
        jig_map_num_inputs(jig_attr_map_value(jig_affine_parallel_lower_bounds_map_attr(op)));
    bool changed = compose_bounds(&lower, op, "lowerBoundsMap", 0, call->arena);
    changed |= compose_bounds(&upper, op, "upperBoundsMap", num_lower, call->arena);
    if (!changed)
        return JIG_FOLD_NONE;
    JigValue **operands = JIG_NEW_ARRAY(call->arena, JigValue *, lower.n + upper.n);
    memcpy(operands, lower.operands, lower.n * sizeof *operands);
    memcpy(operands + lower.n, upper.operands, upper.n * sizeof *operands);
    jig_op_set_operands(op, operands, lower.n + upper.n);
    jig_affine_parallel_set_lower_bounds_map(NULL, op, jig_attr_of_map(lower.map));
    jig_affine_parallel_set_upper_bounds_map(NULL, op, jig_attr_of_map(upper.map));
    return JIG_FOLD_IN_PLACE;
}

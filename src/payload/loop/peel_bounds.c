/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Extrema in a peeled loop: of all results one is known to be the least, or the greatest, by the
 * one inequality that peeling makes true. */
#include "dialect/affine/affine.h"
#include "payload/loop/peel.h"
#include "support/wide.h"

/* A sum over variables, with its constant in the last place. */
typedef struct Sums {
    JigArena *arena;
    JigValue **vars; /* the dims, then the symbols: upper bound and step first */
    size_t num_dims, num_vars;
    int64_t *known; /* of each variable, where is_known */
    bool *is_known;
    size_t *var_of; /* of each operand of the op */
} Sums;

static int64_t *new_sum(const Sums *s) {
    return JIG_NEW_ARRAY(s->arena, int64_t, s->num_vars + 1);
}

/* to += by * from; false when that overflows. */
static bool add_scaled(const Sums *s, int64_t *to, const int64_t *from, int64_t by) {
    for (size_t i = 0; i <= s->num_vars; ++i) {
        int64_t product;
        if (__builtin_mul_overflow(from[i], by, &product) ||
            __builtin_add_overflow(to[i], product, &to[i]))
            return false;
    }
    return true;
}

/* NULL: it is not linear. */
static int64_t *sum_of(const Sums *s, const JigExpr *e, unsigned num_dims) {
    int64_t *sum = new_sum(s), by;
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_CONSTANT:
        sum[s->num_vars] = jig_expr_value(e);
        return sum;
    case JIG_EXPR_DIM:
        sum[s->var_of[jig_expr_position(e)]] = 1;
        return sum;
    case JIG_EXPR_SYMBOL:
        sum[s->var_of[num_dims + jig_expr_position(e)]] = 1;
        return sum;
    case JIG_EXPR_ADD: {
        if (!jig_stack_ok(jig_expr_context(e)))
            return NULL;
        const int64_t *a = sum_of(s, jig_expr_lhs(e), num_dims),
                      *b = sum_of(s, jig_expr_rhs(e), num_dims);
        return a && b && add_scaled(s, sum, a, 1) && add_scaled(s, sum, b, 1) ? sum : NULL;
    }
    case JIG_EXPR_MUL: {
        if (!jig_expr_is_constant(jig_expr_rhs(e), &by) || !jig_stack_ok(jig_expr_context(e)))
            return NULL;
        const int64_t *a = sum_of(s, jig_expr_lhs(e), num_dims);
        return a && add_scaled(s, sum, a, by) ? sum : NULL;
    }
    default:
        return NULL;
    }
}

/* ---- The variables ---- */

static size_t find_var(const Sums *s, const JigValue *v) {
    size_t i = 0;
    while (i < s->num_vars && s->vars[i] != v)
        ++i;
    return i;
}

static void add_var(Sums *s, JigValue *v) {
    if (find_var(s, v) == s->num_vars)
        s->vars[s->num_vars++] = v;
}

static Sums make_sums(JigArena *a, const JigOp *op, unsigned num_dims, const JigPeeled *known) {
    size_t n = jig_op_num_operands(op), room = n + 3;
    Sums s = {.arena = a,
              .vars = JIG_NEW_ARRAY(a, JigValue *, room),
              .known = JIG_NEW_ARRAY(a, int64_t, room),
              .is_known = JIG_NEW_ARRAY(a, bool, room),
              .var_of = JIG_NEW_ARRAY(a, size_t, room)};
    add_var(&s, known->iv);
    for (size_t i = 0; i < num_dims; ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (v != known->upper && v != known->step)
            add_var(&s, v);
    }
    s.num_dims = s.num_vars;
    add_var(&s, known->upper);
    add_var(&s, known->step);
    for (size_t i = num_dims; i < n; ++i)
        add_var(&s, jig_op_operand(op, i));
    for (size_t i = 0; i < n; ++i)
        s.var_of[i] = find_var(&s, jig_op_operand(op, i));
    for (size_t i = 0; i < s.num_vars; ++i)
        s.is_known[i] = (s.vars[i] == known->upper || s.vars[i] == known->step) &&
                        jig_constant_int(s.vars[i], &s.known[i]);
    return s;
}

/* ---- What follows from the inequality ---- */

/* upper - iv - step, or step - 1 - (upper - iv): at least 0. */
static int64_t *invariant(const Sums *s, const JigPeeled *known) {
    int64_t *sum = new_sum(s), sign = known->whole ? 1 : -1;
    sum[find_var(s, known->iv)] -= sign;
    sum[find_var(s, known->upper)] += sign;
    sum[find_var(s, known->step)] -= sign;
    sum[s->num_vars] = known->whole ? 0 : -1;
    return sum;
}

/* Variables that are constants are put in. */
static bool put_in(const Sums *s, int64_t *sum) {
    for (size_t i = 0; i < s->num_vars; ++i) {
        int64_t product;
        if (!s->is_known[i] || !sum[i])
            continue;
        if (__builtin_mul_overflow(sum[i], s->known[i], &product) ||
            __builtin_add_overflow(sum[s->num_vars], product, &sum[s->num_vars]))
            return false;
        sum[i] = 0;
    }
    return true;
}

/* Is `sum` at least 0 wherever `given` is? So it is when it is a multiple of that, not a negative
 * one, and more than -1. */
static bool follows(const Sums *s, const int64_t *sum, const int64_t *given) {
    size_t at = 0, n = s->num_vars;
    while (at < n && !sum[at])
        ++at;
    if (at == n)
        return sum[n] >= 0;
    int64_t p = sum[at], q = given[at]; /* sum = p / q * given + ... */
    if (!q || (p < 0) != (q < 0))
        return false;
    p = p < 0 ? -p : p;
    q = q < 0 ? -q : q;
    for (size_t i = 0; i < n; ++i)
        if ((JigI128)sum[i] * q != (JigI128)given[i] * p)
            return false;
    return (JigI128)sum[n] * q - (JigI128)given[n] * p > -(JigI128)q;
}

/* Is `extremum` never more (else less) than `other`? */
static bool is_bound(const Sums *s, const int64_t *extremum, const int64_t *other, bool least,
                     const int64_t *given) {
    int64_t *difference = new_sum(s);
    return add_scaled(s, difference, other, least ? 1 : -1) &&
           add_scaled(s, difference, extremum, least ? -1 : 1) && put_in(s, difference) &&
           follows(s, difference, given);
}

/* ---- Replacing ---- */

static const JigExpr *expr_of(const Sums *s, JigContext *ctx, const int64_t *sum) {
    const JigExpr *e = jig_expr_constant(ctx, 0);
    for (size_t i = 0; i < s->num_vars; ++i) {
        const JigExpr *v = i < s->num_dims ? jig_expr_dim(ctx, (unsigned)i)
                                           : jig_expr_symbol(ctx, (unsigned)(i - s->num_dims));
        if (sum[i])
            e = jig_expr_add(e, jig_expr_mul_const(v, sum[i]));
    }
    return jig_expr_add_const(e, sum[s->num_vars]);
}

static void replace(JigRewriter *rw, JigOp *op, const Sums *s, const int64_t *sum) {
    const JigExpr *e = expr_of(s, rw->ctx, sum);
    JigAffineValue m = {.map = jig_map(rw->ctx, (unsigned)s->num_dims,
                                       (unsigned)(s->num_vars - s->num_dims), &e, 1),
                        .operands = s->vars,
                        .n = s->num_vars};
    jig_affine_canonicalize(&m, s->arena);
    jig_at_before(rw, op);
    JigAffineApply parts = {.map_operands = {m.operands, m.n}, .map = jig_attr_of_map(m.map)};
    JigOp *by = jig_affine_apply_build(rw, jig_op_loc(op), &parts);
    jig_rw_replace_op(rw, op, by);
}

static bool is_of_distance(const Sums *s, const int64_t *sum, const JigPeeled *known) {
    return (uint64_t)sum[find_var(s, known->iv)] + (uint64_t)sum[find_var(s, known->upper)] == 0;
}

bool jig_loop_simplify_in_peeled(JigRewriter *rw, JigOp *op, const JigPeeled *known) {
    bool least = jig_op_is(op, JIG_AFFINE(MIN));
    const JigMap *map = least ? jig_affine_min_map(op) : jig_affine_max_map(op);
    unsigned n = jig_map_num_results(map);
    Sums s = make_sums(rw->arena, op, jig_map_num_dims(map), known);
    int64_t **sums = JIG_NEW_ARRAY(rw->arena, int64_t *, n), *given = invariant(&s, known);
    for (unsigned i = 0; i < n; ++i)
        if (!(sums[i] = sum_of(&s, jig_map_result(map, i), jig_map_num_dims(map))) ||
            (known->wraps && !is_of_distance(&s, sums[i], known)))
            return false;
    if (!put_in(&s, given))
        return false;
    for (unsigned i = 0; i < n; ++i) {
        unsigned k = 0;
        while (k < n && (k == i || is_bound(&s, sums[i], sums[k], least, given)))
            ++k;
        if (k < n)
            continue;
        replace(rw, op, &s, sums[i]);
        return true;
    }
    return false;
}

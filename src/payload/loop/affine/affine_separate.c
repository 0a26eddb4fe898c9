/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Full tiles apart from partial ones. */
#include "dialect/affine/affine_domain.h"
#include "payload/loop/affine/affine_tile.h"
#include "support/check.h"

typedef struct Separation {
    JigRewriter *rw;
    JigOp *const *loops;
    size_t n;
    JigDomain domain; /* variables of the loops are its dims, the rest symbols */
    JigSpan *spans;   /* the bounds of full tiles */
    JigAffineValue *lower, *upper;
    const JigSet *condition;
    JigAffineValue conditions; /* as results, and their operands */
} Separation;

static bool read_bounds(Separation *t, JigReason *why) {
    for (size_t i = 0; i < t->n; ++i) {
        if (jig_affine_for_step(t->loops[i]) != 1)
            return jig_refuse(why, t->loops[i], "does not go in steps of 1");
        jig_domain_add(&t->domain, JIG_COLUMN_DIM, jig_loop(t->loops[i])->var(t->loops[i], 0));
    }
    for (size_t i = 0; i < t->n; ++i) /* bounds that are not linear don't matter for others */
        (void)jig_affine_domain_loop(&t->domain, t->loops[i], t->rw->arena);
    JigSystem *s = &t->domain.system;
    s->count[JIG_COLUMN_SYMBOL] += s->count[JIG_COLUMN_DIM] - t->n;
    s->count[JIG_COLUMN_DIM] = t->n;
    for (size_t i = 0; i < t->n; ++i)
        if (!jig_linear_span(s, i, &t->spans[i]) || t->spans[i].equality)
            return jig_refuse(why, t->loops[i], "no tiles of constant size are known");
    return true;
}

/* Does the row have something but values? */
static bool has_locals(const JigSystem *s, const int64_t *row, size_t values) {
    for (size_t i = values; i < jig_linear_columns(s); ++i)
        if (row[i])
            return true;
    return false;
}

/* The bound of loop `i` that the inequality says, rounded towards the inside; false: not without
 * quotients, or numbers that are too large. Values other than the loops' variables are its dims. */
static bool bound_by_row(Separation *t, size_t i, size_t row_number, JigAffineValue *out) {
    const JigSystem *s = &t->domain.system;
    const int64_t *row = jig_linear_row(s, &s->ge, row_number);
    size_t values = t->domain.values.len;
    int64_t c = row[i], sign = c > 0 ? -1 : 1;
    if (has_locals(s, row, values))
        return false;
    JigContext *ctx = t->rw->ctx;
    const JigExpr *e = jig_expr_constant(ctx, 0);
    *out = (JigAffineValue){.operands = JIG_NEW_ARRAY(t->rw->arena, JigValue *, values + 1)};
    int64_t factor;
    if (c == INT64_MIN)
        return false;
    for (size_t k = t->n; k < values; ++k) {
        if (__builtin_mul_overflow(sign, row[k], &factor))
            return false;
        e = jig_expr_add(e, jig_expr_mul_const(jig_expr_dim(ctx, (unsigned)out->n), factor));
        out->operands[out->n++] = t->domain.values.data[k];
    }
    if (__builtin_mul_overflow(sign, row[jig_linear_columns(s)], &factor))
        return false;
    e = jig_expr_add_const(e, factor);
    if (c > 0)
        e = jig_expr_ceildiv(e, jig_expr_constant(ctx, c));
    else
        e = jig_expr_add_const(jig_expr_floordiv(e, jig_expr_constant(ctx, -c)), 1);
    out->map = jig_map(ctx, (unsigned)out->n, 0, &e, 1);
    jig_affine_canonicalize(out, t->rw->arena);
    return true;
}

/* ---- The condition: a tile's bounds are within all others ---- */

/* How much tighter the inequality is than the same bound of a full tile. */
static bool add_slack(const Separation *t, size_t row_number, JigSystem *to) {
    const JigSystem *s = &t->domain.system;
    const int64_t *row = jig_linear_row(s, &s->ge, row_number), *full;
    size_t columns = jig_linear_columns(s), loop = 0;
    while (loop < t->n && !row[loop])
        ++loop;
    if (loop == t->n)
        return true;
    full = jig_linear_row(s, &s->ge, row[loop] > 0 ? t->spans[loop].lower : t->spans[loop].upper);
    int64_t *slack = JIG_NEW_ARRAY(t->rw->arena, int64_t, columns + 1);
    for (size_t i = 0; i <= columns; ++i)
        if (__builtin_sub_overflow(row[i], full[i], &slack[i]))
            return false;
    for (size_t i = 0; i < t->n; ++i)
        if (slack[i])
            return false;
    if (has_locals(s, slack, t->domain.values.len))
        return false;
    jig_linear_add_row(to, false, slack);
    return true;
}

static void make_condition(Separation *t, const JigSystem *slacks) {
    JigContext *ctx = t->rw->ctx;
    size_t n = slacks->ge.n, values = t->domain.values.len;
    const JigExpr **exprs = JIG_NEW_ARRAY(t->rw->arena, const JigExpr *, n + 1);
    bool *equal = JIG_NEW_ARRAY(t->rw->arena, bool, n + 1);
    for (size_t i = 0; i < n; ++i) {
        const int64_t *row = jig_linear_row(slacks, &slacks->ge, i);
        exprs[i] = jig_expr_constant(ctx, 0);
        for (size_t k = t->n; k < values; ++k)
            exprs[i] = jig_expr_add(
                exprs[i], jig_expr_mul_const(jig_expr_dim(ctx, (unsigned)(k - t->n)), row[k]));
        exprs[i] = jig_expr_add_const(exprs[i], row[jig_linear_columns(slacks)]);
        equal[i] = false;
    }
    if (!n) {
        exprs[n] = jig_expr_constant(ctx, 0);
        equal[n++] = true;
    }
    t->conditions =
        (JigAffineValue){.map = jig_map(ctx, (unsigned)(values - t->n), 0, exprs, n),
                         .operands = JIG_NEW_ARRAY(t->rw->arena, JigValue *, values + 1),
                         .n = values - t->n};
    for (size_t k = t->n; k < values; ++k)
        t->conditions.operands[k - t->n] = t->domain.values.data[k];
    jig_affine_canonicalize(&t->conditions, t->rw->arena);
    const JigMap *map = t->conditions.map;
    t->condition = jig_set(ctx, jig_map_num_dims(map), jig_map_num_symbols(map),
                           jig_map_results(map), equal, n);
}

static bool find_condition(Separation *t, JigReason *why) {
    JigSystem slacks = {0};
    bool ok = true;
    for (int kind = 0; kind < 3; ++kind)
        jig_linear_add_columns(&slacks, (JigColumnKind)kind, t->domain.system.count[kind]);
    for (size_t i = 0; ok && i < t->domain.system.ge.n; ++i)
        ok = add_slack(t, i, &slacks);
    jig_linear_tighten(&slacks);
    jig_linear_drop_trivial(&slacks);
    if (ok && !slacks.lost)
        make_condition(t, &slacks);
    jig_linear_free(&slacks);
    return t->condition || jig_refuse(why, t->loops[0], "no condition tells full tiles");
}

/* ---- Building ---- */

/* A nest with the bounds of full tiles and a copy of the body. */
static void build_full(Separation *t) {
    JigRewriter *rw = t->rw;
    JigIRMap *map = jig_irmap_create();
    JigOp *innermost = t->loops[t->n - 1];
    for (size_t i = 0; i < t->n; ++i) {
        JigOp *loop =
            jig_affine_for_new(rw, jig_op_loc(t->loops[i]), &t->lower[i], &t->upper[i], 1);
        jig_irmap_value(map, jig_loop(t->loops[i])->var(t->loops[i], 0),
                        jig_loop(loop)->var(loop, 0));
        jig_at_start(rw, jig_op_body(loop));
    }
    for (JigOp *op = jig_block_first(jig_op_body(innermost)); jig_op_next(op); op = jig_op_next(op))
        jig_rw_clone(rw, op, map);
    jig_irmap_destroy(map);
}

static JigBlock *branch(JigRewriter *rw, JigRegion *region, JigLoc loc) {
    JigBlock *block = jig_create_block(rw, region, NULL, NULL, 0, loc);
    jig_at_end(rw, block);
    jig_affine_yield_build(rw, loc, &(JigAffineYield){0});
    return block;
}

static void build(Separation *t) {
    JigRewriter *rw = t->rw;
    JigLoc loc = jig_op_loc(t->loops[0]);
    jig_at_before(rw, t->loops[0]);
    JigAffineIf parts = {.operands = {t->conditions.operands, t->conditions.n},
                         .condition = jig_attr_of_set(t->condition)};
    JigOp *choice = jig_affine_if_build(rw, loc, &parts);
    JigBlock *full = branch(rw, jig_affine_if_then_region(choice), loc),
             *partial = branch(rw, jig_affine_if_else_region(choice), loc);
    jig_at_before(rw, jig_block_last(full));
    build_full(t);
    jig_rw_move_before(rw, t->loops[0], jig_block_last(partial));
}

bool jig_loop_affine_separate(JigRewriter *rw, JigOp *const *loops, size_t n, JigReason *why) {
    JIG_REQUIRE(rw && (loops || !n));
    Separation t = {.rw = rw, .loops = loops, .n = n};
    t.spans = JIG_NEW_ARRAY(rw->arena, JigSpan, n + 1);
    t.lower = JIG_NEW_ARRAY(rw->arena, JigAffineValue, n + 1);
    t.upper = JIG_NEW_ARRAY(rw->arena, JigAffineValue, n + 1);
    bool ok = read_bounds(&t, why) && !t.domain.system.lost;
    for (size_t i = 0; ok && i < n; ++i)
        ok = (bound_by_row(&t, i, t.spans[i].lower, &t.lower[i]) &&
              bound_by_row(&t, i, t.spans[i].upper, &t.upper[i])) ||
             jig_refuse(why, loops[i], "bounds have quotients");
    ok = ok && find_condition(&t, why);
    if (ok)
        build(&t);
    jig_domain_free(&t.domain);
    return ok;
}

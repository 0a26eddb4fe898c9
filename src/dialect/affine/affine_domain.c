/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/affine/affine_domain.h"

#include "support/arena.h"
#include "support/check.h"

/* ---- Loops ---- */

static bool is_loop(const JigOp *op) {
    return jig_op_is(op, JIG_AFFINE(FOR)) || jig_op_is(op, JIG_AFFINE(PARALLEL));
}

JigOp *jig_affine_loop_of(const JigValue *v) {
    JigBlock *block = jig_value_owner_block(v);
    JigOp *op = block ? jig_block_parent_op(block) : NULL;
    return op && is_loop(op) && jig_value_index(v) < jig_loop_num_vars(op) ? op : NULL;
}

static bool in_scope(const JigOp *op) {
    return op && !jig_op_has_trait(op, JIG_TRAIT_AFFINE_SCOPE);
}

/* Affine ops around `op`, the outermost first. */
static void collect_around(const JigOp *op, bool loops_only, JigOpVec *out) {
    for (JigOp *up = jig_op_parent(op); in_scope(up); up = jig_op_parent(up))
        if (is_loop(up) || (!loops_only && jig_op_is(up, JIG_AFFINE(IF))))
            jig_vec_push(out, up);
    for (size_t i = 0; i < out->len / 2; ++i) {
        JigOp *swap = out->data[i];
        out->data[i] = out->data[out->len - 1 - i];
        out->data[out->len - 1 - i] = swap;
    }
}

void jig_affine_loops_around(const JigOp *op, JigOpVec *out) {
    collect_around(op, true, out);
}

size_t jig_affine_num_vars_around(const JigOp *op) {
    size_t n = 0;
    for (const JigOp *up = jig_op_parent(op); in_scope(up); up = jig_op_parent(up))
        n += is_loop(up) ? jig_loop_num_vars(up) : 0;
    return n;
}

bool jig_affine_is_around(const JigOp *loop, const JigOp *op) {
    const JigOp *up = jig_op_parent(op);
    while (in_scope(up) && up != loop)
        up = jig_op_parent(up);
    return in_scope(up) && is_loop(up);
}

/* ---- Domains ---- */

bool jig_affine_domain_value(JigDomain *d, JigValue *v, JigArena *a) {
    if (jig_domain_find(d, v) != SIZE_MAX)
        return true;
    JigOp *loop = jig_affine_loop_of(v);
    if (loop) {
        for (size_t i = 0; i < jig_loop_num_vars(loop); ++i)
            if (jig_domain_find(d, jig_loop(loop)->var(loop, i)) == SIZE_MAX)
                jig_domain_add(d, JIG_COLUMN_DIM, jig_loop(loop)->var(loop, i));
        return jig_affine_domain_loop(d, loop, a);
    }
    size_t at = jig_domain_add(d, JIG_COLUMN_SYMBOL, v);
    int64_t value;
    if (jig_constant_int(v, &value))
        jig_linear_bound(&d->system, JIG_BOUND_EQ, at,
                         jig_expr_constant(jig_value_context(v), value), true);
    return true;
}

/* Operands are columns then. */
static bool compose(JigDomain *d, JigAffineValue *m, JigArena *a) {
    jig_affine_compose(m, a);
    m->map = jig_map_simplify(m->map);
    jig_affine_canonicalize(m, a);
    for (size_t i = 0; i < m->n; ++i)
        if (!jig_affine_domain_value(d, m->operands[i], a))
            return false;
    for (unsigned i = 0; i < jig_map_num_results(m->map); ++i)
        if (!jig_expr_is_pure_affine(jig_map_result(m->map, i)))
            return false;
    return true;
}

bool jig_affine_domain_bound(JigDomain *d, JigBound kind, size_t pos, const JigAffineValue *given,
                             bool closed, JigArena *a) {
    JigValue *v = d->values.data[pos];
    JigAffineValue m = *given;
    bool ok = compose(d, &m, a);
    for (unsigned i = 0; ok && i < jig_map_num_results(m.map); ++i) {
        const JigExpr *e = jig_domain_express(d, jig_map_result(m.map, i), jig_map_num_dims(m.map),
                                              m.operands, m.n);
        ok = e && jig_linear_bound(&d->system, kind, v ? jig_domain_find(d, v) : pos, e, closed);
    }
    return ok;
}

static JigAffineValue operands_of(const JigOp *op, const JigMap *map, size_t first, JigArena *a) {
    JigAffineValue m = {.map = map, .n = jig_map_num_inputs(map)};
    m.operands = JIG_NEW_ARRAY(a, JigValue *, m.n + 1);
    for (size_t i = 0; i < m.n; ++i)
        m.operands[i] = jig_op_operand(op, first + i);
    return m;
}

/* iv - lower is a multiple of the step. */
static bool add_stride(JigDomain *d, size_t pos, int64_t lower, int64_t step) {
    JigContext *ctx = jig_value_context(d->values.data[pos]);
    const JigExpr *ahead =
                      jig_expr_sub(jig_domain_expr(d, ctx, pos), jig_expr_constant(ctx, lower)),
                  *q = jig_expr_floordiv(ahead, jig_expr_constant(ctx, step));
    return jig_linear_require(&d->system, true, jig_expr_sub(ahead, jig_expr_mul_const(q, step)));
}

static bool add_for(JigDomain *d, const JigOp *loop, JigArena *a) {
    JigValue *iv = jig_loop(loop)->var(loop, 0);
    JigAffineValue lower = operands_of(loop, jig_affine_for_lower_bound_map(loop),
                                       jig_affine_for_lower_bound_operands(loop).start, a),
                   upper = operands_of(loop, jig_affine_for_upper_bound_map(loop),
                                       jig_affine_for_upper_bound_operands(loop).start, a);
    int64_t from, step = jig_affine_for_step(loop);
    size_t pos = jig_domain_find(d, iv);
    if (step > 1 && jig_map_is_single_constant(lower.map, &from) && !add_stride(d, pos, from, step))
        return false;
    return jig_affine_domain_bound(d, JIG_BOUND_LOWER, pos, &lower, true, a) &&
           jig_affine_domain_bound(d, JIG_BOUND_UPPER, jig_domain_find(d, iv), &upper, false, a);
}

/* The results of a bounds' map for variable `i`. */
static JigAffineValue bounds_of(const JigAffineValue *all, const JigAttr *groups, size_t i) {
    unsigned first = 0, n = (unsigned)jig_attr_dense_int(groups, (int64_t)i);
    for (size_t k = 0; k < i; ++k)
        first += (unsigned)jig_attr_dense_int(groups, (int64_t)k);
    JigAffineValue m = *all;
    m.map = jig_map(jig_map_context(all->map), jig_map_num_dims(all->map),
                    jig_map_num_symbols(all->map), jig_map_results(all->map) + first, n);
    return m;
}

static bool add_parallel(JigDomain *d, const JigOp *loop, JigArena *a) {
    JigAffineValue lower = operands_of(loop, jig_affine_parallel_lower_bounds_map(loop), 0, a),
                   upper =
                       operands_of(loop, jig_affine_parallel_upper_bounds_map(loop), lower.n, a);
    for (size_t i = 0; i < jig_loop_num_vars(loop); ++i) {
        JigValue *iv = jig_loop(loop)->var(loop, i);
        JigAffineValue from =
                           bounds_of(&lower, jig_affine_parallel_lower_bounds_groups_attr(loop), i),
                       to =
                           bounds_of(&upper, jig_affine_parallel_upper_bounds_groups_attr(loop), i);
        if (!jig_affine_domain_bound(d, JIG_BOUND_LOWER, jig_domain_find(d, iv), &from, true, a) ||
            !jig_affine_domain_bound(d, JIG_BOUND_UPPER, jig_domain_find(d, iv), &to, false, a))
            return false;
    }
    return true;
}

bool jig_affine_domain_loop(JigDomain *d, const JigOp *loop, JigArena *a) {
    return jig_op_is(loop, JIG_AFFINE(FOR)) ? add_for(d, loop, a) : add_parallel(d, loop, a);
}

static bool add_condition(JigDomain *d, const JigOp *op, JigArena *a) {
    const JigSet *set = jig_attr_set_value(jig_affine_if_condition_attr(op));
    unsigned n = jig_set_num_constraints(set);
    const JigExpr **exprs = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; ++i)
        exprs[i] = jig_set_constraint(set, i);
    const JigMap *map =
        jig_map(jig_set_context(set), jig_set_num_dims(set), jig_set_num_symbols(set), exprs, n);
    JigAffineValue m = operands_of(op, map, 0, a);
    bool ok = compose(d, &m, a);
    for (unsigned i = 0; ok && i < n; ++i) {
        const JigExpr *e = jig_domain_express(d, jig_map_result(m.map, i), jig_map_num_dims(m.map),
                                              m.operands, m.n);
        ok = e && jig_linear_require(&d->system, jig_set_is_equality(set, i), e);
    }
    return ok;
}

/* Of what stands under `otherwise`, nothing is known: the complement is not convex. */
static bool holds_for(const JigOp *condition, const JigOp *op) {
    return jig_region_ancestor_op(jig_affine_if_then_region(condition), (JigOp *)op);
}

bool jig_affine_domain(const JigOp *op, JigArena *a, JigDomain *out, size_t *num_loops) {
    JIG_REQUIRE(op && a && out && num_loops);
    JigOpVec around = {0};
    bool ok = true;
    *out = (JigDomain){0};
    collect_around(op, false, &around);
    for (size_t i = 0; i < around.len; ++i)
        for (size_t k = 0; is_loop(around.data[i]) && k < jig_loop_num_vars(around.data[i]); ++k)
            jig_domain_add(out, JIG_COLUMN_DIM, jig_loop(around.data[i])->var(around.data[i], k));
    *num_loops = out->values.len;
    for (size_t i = 0; ok && i < around.len; ++i) {
        if (is_loop(around.data[i]))
            ok = jig_affine_domain_loop(out, around.data[i], a);
        else if (holds_for(around.data[i], op))
            ok = add_condition(out, around.data[i], a);
    }
    jig_vec_free(&around);
    return ok;
}

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How often an affine.for runs, as a map of what its bounds depend on. */
#include "dialect/affine/affine_int.h"
#include "dialect/arith/arith.h"
#include "support/check.h"
#include "support/ints.h"

#include <string.h>

/* ---- The number of iterations ---- */

JigAffineValue jig_affine_bound(const JigOp *loop, bool upper, JigArena *a) {
    JIG_REQUIRE(jig_op_is(loop, JIG_AFFINE(FOR)));
    JigOperandRange r = upper ? jig_affine_for_upper_bound_operands(loop)
                              : jig_affine_for_lower_bound_operands(loop);
    JigAffineValue m = {.map = upper ? jig_affine_for_upper_bound_map(loop)
                                     : jig_affine_for_lower_bound_map(loop),
                        .operands = JIG_NEW_ARRAY(a, JigValue *, r.count + 1),
                        .n = r.count};
    for (size_t i = 0; i < r.count; ++i)
        m.operands[i] = jig_op_operand(loop, r.start + i);
    return m;
}

JigAffineValue jig_affine_difference(const JigAffineValue *x, const JigAffineValue *y,
                                     JigArena *a) {
    JIG_REQUIRE(x && y && a);
    unsigned xd = jig_map_num_dims(x->map), xs = jig_map_num_symbols(x->map),
             yd = jig_map_num_dims(y->map), ys = jig_map_num_symbols(y->map),
             n = jig_map_num_results(x->map);
    const JigMap *shifted = jig_map_shift_symbols(jig_map_shift_dims(y->map, xd, 0), xs, 0);
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    JigAffineValue d = {.operands = JIG_NEW_ARRAY(a, JigValue *, xd + xs + yd + ys + 1)};
    for (unsigned i = 0; i < n; ++i)
        results[i] = jig_expr_sub(jig_map_result(x->map, i),
                                  jig_map_result(shifted, jig_map_num_results(y->map) > 1 ? i : 0));
    for (unsigned i = 0; i < xd; ++i)
        d.operands[d.n++] = x->operands[i];
    for (unsigned i = 0; i < yd; ++i)
        d.operands[d.n++] = y->operands[i];
    for (unsigned i = 0; i < xs; ++i)
        d.operands[d.n++] = x->operands[xd + i];
    for (unsigned i = 0; i < ys; ++i)
        d.operands[d.n++] = y->operands[yd + i];
    d.map = jig_map(jig_map_context(x->map), xd + yd, xs + ys, results, n);
    jig_affine_compose(&d, a);
    d.map = jig_map_simplify(d.map);
    return d;
}

bool jig_affine_trip_exprs(const JigOp *loop, JigArena *a, JigAffineValue *out) {
    JigAffineValue lower = jig_affine_bound(loop, false, a),
                   upper = jig_affine_bound(loop, true, a);
    JigContext *ctx = jig_op_context(loop);
    const JigExpr *step = jig_expr_constant(ctx, jig_affine_for_step(loop));
    if (jig_map_num_results(lower.map) != 1 || jig_affine_for_step(loop) <= 0)
        return false;
    *out = jig_affine_difference(&upper, &lower, a);
    unsigned n = jig_map_num_results(out->map);
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; ++i)
        results[i] = jig_expr_ceildiv(jig_map_result(out->map, i), step);
    out->map = jig_map(ctx, jig_map_num_dims(out->map), jig_map_num_symbols(out->map), results, n);
    return true;
}

bool jig_affine_trip_counts(const JigOp *loop, JigArena *a, JigAffineValue *out) {
    JigAffineValue lower = jig_affine_bound(loop, false, a),
                   upper = jig_affine_bound(loop, true, a);
    JigContext *ctx = jig_op_context(loop);
    int64_t from, to, step = jig_affine_for_step(loop);
    if (step <= 0)
        return false;
    if (jig_map_is_single_constant(lower.map, &from) &&
        jig_map_is_single_constant(upper.map, &to)) {
        uint64_t more = to > from ? ((uint64_t)to - (uint64_t)from - 1) / (uint64_t)step : 0;
        if (more >= INT64_MAX)
            return false;
        *out = (JigAffineValue){.map = jig_map_constant(ctx, to > from ? (int64_t)more + 1 : 0)};
        return true;
    }
    return jig_affine_trip_exprs(loop, a, out);
}

bool jig_affine_trip_count(const JigOp *loop, uint64_t *out) {
    JigArena *a = jig_arena_create();
    JigAffineValue trips;
    bool known = jig_affine_trip_counts(loop, a, &trips) && jig_map_num_results(trips.map);
    for (unsigned i = 0; known && i < jig_map_num_results(trips.map); ++i) {
        int64_t n = 0;
        known = jig_expr_is_constant(jig_map_result(trips.map, i), &n);
        if (known && (i == 0 || (uint64_t)n < *out))
            *out = (uint64_t)n;
    }
    jig_arena_destroy(a);
    return known;
}

uint64_t jig_affine_trip_count_divisor(const JigOp *loop) {
    JIG_REQUIRE(jig_op_is(loop, JIG_AFFINE(FOR)));
    JigArena *a = jig_arena_create();
    JigAffineValue trips;
    uint64_t divisor = 0;
    if (jig_affine_trip_counts(loop, a, &trips)) {
        for (unsigned i = 0; i < jig_map_num_results(trips.map); ++i) {
            const JigExpr *e = jig_map_result(trips.map, i);
            int64_t n;
            if (!jig_expr_is_constant(e, &n))
                n = jig_expr_largest_divisor(e);
            divisor = jig_u64_gcd(divisor, jig_i64_magnitude(n));
        }
    } else {
        divisor = 1;
    }
    jig_arena_destroy(a);
    return divisor;
}

/* ---- Where a number of whole groups of iterations ends ---- */

static JigOp *apply(JigRewriter *rw, JigLoc loc, const JigMap *map, JigValue *const *operands,
                    size_t n) {
    JigAffineApply parts = {.map_operands = {operands, n}, .map = jig_attr_of_map(map)};
    return jig_affine_apply_build(rw, loc, &parts);
}

static bool is_not(JigUse *use, void *op) {
    return jig_use_owner(use) != op;
}

/* (trips - trips mod factor) * step */
static const JigMap *whole_length(const JigAffineValue *trips, unsigned i, int64_t factor,
                                  int64_t step) {
    const JigExpr *n = jig_map_result(trips->map, i);
    JigContext *ctx = jig_map_context(trips->map);
    const JigExpr *over = jig_expr_mod(n, jig_expr_constant(ctx, factor)),
                  *e = jig_expr_mul_const(jig_expr_sub(n, over), step);
    return jig_map(ctx, jig_map_num_dims(trips->map), jig_map_num_symbols(trips->map), &e, 1);
}

bool jig_affine_whole_trips_end(JigRewriter *rw, JigOp *loop, int64_t factor, JigArena *a,
                                JigAffineValue *out) {
    JigAffineValue trips, lower = jig_affine_bound(loop, false, a);
    if (!jig_affine_trip_counts(loop, a, &trips))
        return false;
    JigLoc loc = jig_op_loc(loop);
    unsigned n = jig_map_num_results(trips.map);
    const JigExpr **sums = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    JigValue **parts = JIG_NEW_ARRAY(a, JigValue *, n + 2);
    parts[0] = jig_op_result(apply(rw, loc, lower.map, lower.operands, lower.n), 0);
    for (unsigned i = 0; i < n; ++i) {
        const JigMap *length = whole_length(&trips, i, factor, jig_affine_for_step(loop));
        parts[i + 1] = jig_op_result(apply(rw, loc, length, trips.operands, trips.n), 0);
        sums[i] = jig_expr_add(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, i + 1));
    }
    *out =
        (JigAffineValue){.map = jig_map(rw->ctx, n + 1, 0, sums, n), .operands = parts, .n = n + 1};
    jig_affine_compose(out, a);
    out->map = jig_map_simplify(out->map);
    jig_affine_canonicalize(out, a);
    for (unsigned i = n + 1; i-- > 0;)
        jig_rw_erase(rw, jig_value_def(parts[i]));
    return true;
}

/* ---- A loop of one iteration ---- */

/* The only number that the induction variable is. */
static JigValue *only_number(JigRewriter *rw, JigOp *loop) {
    const JigMap *map = jig_affine_for_lower_bound_map(loop);
    JigLoc loc = jig_op_loc(loop);
    JigOp *function = jig_op_parent(loop);
    int64_t number;
    JigAffineValue lower = jig_affine_bound(loop, false, rw->arena);
    jig_at_before(rw, loop);
    if (jig_map_is_single_constant(map, &number)) {
        while (function && !jig_function(function))
            function = jig_op_parent(function);
        if (function)
            jig_at_start(rw, jig_op_body(function));
        return jig_arith_index(rw, loc, number);
    }
    if (jig_map_num_dims(map) == 1 && jig_map_is_identity(map))
        return lower.operands[0];
    return jig_op_result(apply(rw, loc, map, lower.operands, lower.n), 0);
}

bool jig_affine_for_promote(JigRewriter *rw, JigOp *loop) {
    uint64_t trips;
    JigBlock *body = jig_op_body(loop);
    JigOp *yield = jig_block_last(body);
    size_t n = jig_loop_num_carried(loop);
    if (!jig_affine_trip_count(loop, &trips) || trips != 1 ||
        jig_map_num_results(jig_affine_for_lower_bound_map(loop)) != 1)
        return false;
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    JigPoint point = jig_point(rw);
    args[0] = jig_block_arg(body, 0);
    if (jig_value_has_uses(args[0]))
        args[0] = only_number(rw, loop);
    for (size_t i = 0; i < n; ++i) {
        args[i + 1] = jig_loop_init(loop, i);
        jig_rw_replace_uses(rw, jig_op_result(loop, i), jig_op_operand(yield, i));
    }
    if (point.block == body)
        point = (JigPoint){jig_op_block(loop), point.before == yield ? loop : point.before};
    if (point.before == loop)
        point.before = jig_op_next(loop);
    jig_rw_inline_block(rw, body, jig_op_block(loop), loop, args, n + 1);
    jig_rw_erase(rw, yield);
    jig_rw_erase(rw, loop);
    jig_set_point(rw, point);
    return true;
}

/* ---- From 0, in steps of 1 ---- */

/* Uses of `iv` in the body become lower + iv * step, where the lower bound is result i of a map. */
static void denormalize(JigRewriter *rw, JigLoc loc, JigValue *iv, const JigAffineValue *lower,
                        unsigned i, int64_t step, bool canonical) {
    unsigned dims = jig_map_num_dims(lower->map), symbols = jig_map_num_symbols(lower->map);
    const JigExpr *e = jig_expr_add(jig_map_result(lower->map, i),
                                    jig_expr_mul_const(jig_expr_dim(rw->ctx, dims), step));
    JigAffineValue m = {.map = jig_map(rw->ctx, dims + 1, symbols, &e, 1),
                        .operands = JIG_NEW_ARRAY(rw->arena, JigValue *, lower->n + 1)};
    for (unsigned k = 0; k < dims; ++k)
        m.operands[m.n++] = lower->operands[k];
    m.operands[m.n++] = iv;
    for (unsigned k = 0; k < symbols; ++k)
        m.operands[m.n++] = lower->operands[dims + k];
    if (canonical) {
        jig_affine_compose(&m, rw->arena);
        m.map = jig_map_simplify(m.map);
    }
    JigOp *op = apply(rw, loc, m.map, m.operands, m.n);
    jig_rw_replace_uses_if(rw, iv, jig_op_result(op, 0), is_not, op);
}

bool jig_affine_for_normalize(JigRewriter *rw, JigOp *loop) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_AFFINE(FOR)));
    JigAffineValue counts, lower = jig_affine_bound(loop, false, rw->arena);
    int64_t from, step = jig_affine_for_step(loop);
    if (jig_map_is_single_constant(lower.map, &from) && from == 0 && step == 1)
        return true;
    if (!jig_affine_trip_exprs(loop, rw->arena, &counts))
        return false;
    jig_affine_canonicalize(&counts, rw->arena);
    jig_affine_for_set_upper_bound_operands(rw, loop, counts.operands, counts.n);
    jig_affine_for_set_upper_bound_map(rw, loop, jig_attr_of_map(counts.map));
    jig_affine_for_set_lower_bound_operands(rw, loop, NULL, 0);
    jig_affine_for_set_lower_bound_map(rw, loop, jig_attr_of_map(jig_map_constant(rw->ctx, 0)));
    jig_affine_for_set_step(rw, loop, jig_attr_index(rw->ctx, 1));
    jig_at_start(rw, jig_op_body(loop));
    denormalize(rw, jig_op_loc(loop), jig_block_arg(jig_op_body(loop), 0), &lower, 0, step, true);
    return true;
}

/* The bounds of an affine.parallel: operands of the lower ones come first. */
static JigAffineValue bounds_of_parallel(const JigOp *loop, bool upper, JigArena *a) {
    const JigMap *lower_map = jig_affine_parallel_lower_bounds_map(loop);
    JigAffineValue m = {.map = upper ? jig_affine_parallel_upper_bounds_map(loop) : lower_map};
    size_t first = upper ? jig_map_num_inputs(lower_map) : 0;
    m.n = jig_map_num_inputs(m.map);
    m.operands = JIG_NEW_ARRAY(a, JigValue *, m.n + 1);
    for (size_t i = 0; i < m.n; ++i)
        m.operands[i] = jig_op_operand(loop, first + i);
    return m;
}

static int64_t parallel_step(const JigOp *loop, unsigned i) {
    return jig_attr_int_value(jig_attr_array_at(jig_affine_parallel_steps_attr(loop), i));
}

static bool parallel_is_normal(const JigOp *loop, const JigAffineValue *lower, unsigned n) {
    for (unsigned i = 0; i < n; ++i)
        if (!jig_expr_is_constant_equal(jig_map_result(lower->map, i), 0) ||
            parallel_step(loop, i) != 1)
            return false;
    return true;
}

bool jig_affine_parallel_normalize(JigRewriter *rw, JigOp *loop) {
    JigAffineValue lower = bounds_of_parallel(loop, false, rw->arena),
                   upper = bounds_of_parallel(loop, true, rw->arena);
    unsigned n = (unsigned)jig_loop_num_vars(loop);
    if (jig_map_num_results(lower.map) != n || jig_map_num_results(upper.map) != n)
        return false;
    for (unsigned i = 0; i < n; ++i)
        if (parallel_step(loop, i) <= 0)
            return false;
    if (parallel_is_normal(loop, &lower, n))
        return true;
    JigAffineValue lengths = jig_affine_difference(&upper, &lower, rw->arena);
    const JigExpr **counts = JIG_NEW_ARRAY(rw->arena, const JigExpr *, n + 1),
                  **zeros = JIG_NEW_ARRAY(rw->arena, const JigExpr *, n + 1);
    int64_t *ones = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    jig_at_start(rw, jig_op_body(loop));
    for (unsigned i = 0; i < n; ++i) {
        int64_t step = parallel_step(loop, i);
        counts[i] =
            jig_expr_ceildiv(jig_map_result(lengths.map, i), jig_expr_constant(rw->ctx, step));
        zeros[i] = jig_expr_constant(rw->ctx, 0);
        ones[i] = 1;
        denormalize(rw, jig_op_loc(loop), jig_block_arg(jig_op_body(loop), i), &lower, i, step,
                    false);
    }
    jig_op_set_operands(loop, lengths.operands, lengths.n);
    jig_affine_parallel_set_steps(rw, loop, jig_attr_i64_array(rw->ctx, ones, n));
    jig_affine_parallel_set_lower_bounds_map(rw, loop,
                                             jig_attr_of_map(jig_map(rw->ctx, 0, 0, zeros, n)));
    jig_affine_parallel_set_upper_bounds_map(
        rw, loop,
        jig_attr_of_map(jig_map(rw->ctx, jig_map_num_dims(lengths.map),
                                jig_map_num_symbols(lengths.map), counts, n)));
    return true;
}

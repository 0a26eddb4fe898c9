/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The iterations of a slice as points: are they iterations of the source, and are they all of them?
 *
 * Whether a slice counts as whole is visible, since the source goes then. That loops have the same
 * bounds as those that stand at the same place in the other nest is not enough: a diagonal would
 * do. So it is also asked whether each iteration of the source is in the slice for some iteration
 * of the destination.
 */
#include "payload/loop/affine_fuse/loop_slice_int.h"
#include "support/check.h"

/* ---- At a glance ---- */

typedef enum Answer { NO, YES, UNKNOWN } Answer;

static bool constant_bounds(const JigOp *loop, int64_t *from, int64_t *to) {
    return jig_map_is_single_constant(jig_affine_for_lower_bound_map(loop), from) &&
           jig_map_is_single_constant(jig_affine_for_upper_bound_map(loop), to);
}

/* Each loop is narrowed to where one of the destination's is, which goes the same way. */
static Answer same_loops(const JigLoopSlice *s) {
    for (size_t i = 0; i < s->n; ++i) {
        const JigExpr *at = jig_loop_slice_is_point(s, i) ? jig_map_result(s->lower[i], 0) : NULL;
        JigOp *mine = jig_loop_slice_affine_for(s->ivs[i]);
        JigOp *other = at && jig_expr_kind(at) == JIG_EXPR_DIM
                           ? jig_loop_slice_affine_for(s->operands[jig_expr_position(at)])
                           : NULL;
        int64_t from, to, start, end;
        if (!other || !constant_bounds(mine, &from, &to) || !constant_bounds(other, &start, &end))
            return UNKNOWN;
        if (from != start || to != end || jig_affine_for_step(mine) != jig_affine_for_step(other))
            return NO;
    }
    return YES;
}

/* ---- Iterations of the source ---- */

/* With the symbols of `like`, if it is given, in its order. */
static bool source_domain(const JigLoopSlice *s, const JigDomain *like, JigArena *a,
                          JigDomain *out) {
    bool ok = true;
    *out = (JigDomain){0};
    for (size_t i = 0; i < s->n; ++i)
        jig_domain_add(out, JIG_COLUMN_DIM, s->ivs[i]);
    for (size_t i = like ? like->system.count[JIG_COLUMN_DIM] : 0; like && i < like->values.len;
         ++i)
        jig_domain_add(out, JIG_COLUMN_SYMBOL, like->values.data[i]);
    for (size_t i = 0; ok && i < s->n; ++i)
        ok = jig_affine_domain_loop(out, jig_loop_slice_affine_for(s->ivs[i]), a);
    return ok;
}

static void keep_first(JigDomain *d, size_t n) {
    jig_linear_project_out(&d->system, n, jig_linear_columns(&d->system) - n);
    d->values.len = n;
}

static bool add_operand(JigDomain *d, JigValue *v, JigArena *a) {
    JigOp *loop = jig_loop_slice_affine_for(v);
    if (!loop)
        return jig_affine_domain_value(d, v, a);
    jig_domain_symbol(d, v);
    return jig_affine_domain_loop(d, loop, a);
}

/* Are the bounds in terms of other numbers than variables of the loops and constants? What is left
 * of them without these numbers would be too much. */
static bool has_parameters(const JigLoopSlice *s, const JigDomain *d) {
    int64_t value;
    for (size_t i = s->n; i < d->values.len; ++i)
        if (!jig_constant_int(d->values.data[i], &value))
            return true;
    return false;
}

bool jig_loop_slice_is_valid(const JigLoopSlice *s, JigArena *a) {
    JigDomain source = {0}, mine = {0};
    if (same_loops(s) == YES)
        return true;
    bool ok = source_domain(s, NULL, a, &source) && !source.system.count[JIG_COLUMN_LOCAL] &&
              !has_parameters(s, &source);
    for (size_t i = 0; i < s->n; ++i)
        jig_domain_add(&mine, JIG_COLUMN_DIM, s->ivs[i]);
    for (size_t i = 0; ok && i < s->num_operands; ++i)
        ok = jig_domain_find(&mine, s->operands[i]) != SIZE_MAX ||
             add_operand(&mine, s->operands[i], a);
    ok = ok && jig_loop_slice_add_bounds(s, a, &mine);
    if (ok) {
        keep_first(&source, s->n);
        keep_first(&mine, s->n);
        ok = jig_linear_is_within(&mine.system, &source.system);
    }
    jig_domain_free(&source);
    jig_domain_free(&mine);
    return ok;
}

/* ---- All iterations of the source ---- */

/* A loop narrowed to a point has the bounds of the destination's loop; others have those that they
 * are narrowed to, at the same place. */
static bool add_by_place(const JigLoopSlice *s, size_t i, JigArena *a, JigDomain *d) {
    if (jig_loop_slice_is_point(s, i) &&
        !jig_expr_is_constant(jig_map_result(s->lower[i], 0), NULL)) {
        const JigExpr *at = jig_map_result(s->lower[i], 0);
        JigOp *loop = jig_expr_kind(at) == JIG_EXPR_DIM
                          ? jig_loop_slice_affine_for(s->operands[jig_expr_position(at)])
                          : NULL;
        return loop && jig_affine_domain_loop(d, loop, a);
    }
    JigAffineValue lower = jig_loop_slice_bound(s, i, false),
                   upper = jig_loop_slice_bound(s, i, true);
    return (!lower.map || jig_affine_domain_bound(d, JIG_BOUND_LOWER, i, &lower, true, a)) &&
           (!upper.map || jig_affine_domain_bound(d, JIG_BOUND_UPPER, i, &upper, false, a));
}

static bool seems_whole(const JigLoopSlice *s, JigArena *a) {
    JigDomain source = {0}, mine = {0};
    Answer answer = same_loops(s);
    if (answer != UNKNOWN)
        return answer == YES;
    bool ok = source_domain(s, NULL, a, &source);
    for (size_t i = 0; i < s->num_operands; ++i)
        if (jig_loop_slice_affine_for(s->operands[i]))
            jig_domain_add(&mine, JIG_COLUMN_DIM, s->operands[i]);
    while (mine.values.len < s->n)
        jig_domain_add(&mine, JIG_COLUMN_DIM, NULL);
    for (size_t i = 0; ok && i < s->n; ++i)
        ok = add_by_place(s, i, a, &mine);
    ok = ok && jig_linear_is_within(&source.system, &mine.system);
    jig_domain_free(&source);
    jig_domain_free(&mine);
    return ok;
}

static size_t common_dims(const JigLoopSlice *s, const JigDomain *points) {
    size_t n = 0;
    while (n < s->n && s->ivs[n] == points->values.data[n])
        ++n;
    return n;
}

bool jig_loop_slice_is_all(const JigLoopSlice *s, JigArena *a) {
    JIG_REQUIRE(s && a);
    JigDomain source = {0}, points = {0};
    bool ok = jig_loop_slice_domain(s, a, &points);
    if (ok) {
        size_t common = common_dims(s, &points), depth = jig_loop_slice_depth(s);
        ok = source_domain(s, &points, a, &source) &&
             jig_linear_project_inside(&points.system, common, depth - common) &&
             jig_linear_is_within(&source.system, &points.system);
    }
    jig_domain_free(&source);
    jig_domain_free(&points);
    return ok;
}

bool jig_loop_slice_is_whole(const JigLoopSlice *s, JigArena *a) {
    JIG_REQUIRE(s && a);
    return s->loop ? seems_whole(s, a) && jig_loop_slice_is_all(s, a) : seems_whole(s, a);
}

/* ---- Points of both nests ---- */

static void around_and_own(const JigOp *loop, JigOpVec *out) {
    jig_affine_loops_around(loop, out);
    jig_vec_push(out, (JigOp *)loop);
}

size_t jig_loop_slice_depth(const JigLoopSlice *s) {
    JIG_REQUIRE(s);
    return jig_affine_num_vars_around(s->loop) + jig_loop_num_vars(s->loop);
}

/* Iterations of the destination's loop, each with all of n loops of the source. */
static bool both_domains(const JigLoopSlice *s, JigValue *const *ivs, size_t n, JigArena *a,
                         JigDomain *out) {
    JigOpVec loops = {0};
    bool ok = true;
    *out = (JigDomain){0};
    around_and_own(s->loop, &loops);
    for (size_t i = 0; i < loops.len; ++i)
        for (size_t k = 0; k < jig_loop_num_vars(loops.data[i]); ++k)
            jig_domain_add(out, JIG_COLUMN_DIM, jig_loop(loops.data[i])->var(loops.data[i], k));
    for (size_t i = 0; i < n; ++i)
        if (jig_domain_find(out, ivs[i]) == SIZE_MAX)
            jig_domain_add(out, JIG_COLUMN_DIM, ivs[i]);
    size_t dims = out->values.len;
    for (size_t i = 0; ok && i < loops.len; ++i)
        ok = jig_affine_domain_loop(out, loops.data[i], a);
    for (size_t i = 0; ok && i < n; ++i)
        ok = !jig_loop_slice_affine_for(ivs[i]) ||
             jig_affine_domain_loop(out, jig_loop_slice_affine_for(ivs[i]), a);
    for (size_t i = 0; ok && i < s->num_operands; ++i)
        ok = jig_affine_domain_value(out, s->operands[i], a);
    jig_vec_free(&loops);
    return ok && out->system.count[JIG_COLUMN_DIM] == dims;
}

bool jig_loop_slice_domain(const JigLoopSlice *s, JigArena *a, JigDomain *out) {
    JIG_REQUIRE(s && a && out);
    return both_domains(s, s->ivs, s->n, a, out) && jig_loop_slice_add_bounds(s, a, out);
}

/* ---- Accesses of the copy ---- */

size_t jig_loop_slice_num_bounds(const JigLoopSlice *s) {
    JIG_REQUIRE(s);
    size_t n = 0;
    for (size_t i = 0; i < s->n; ++i)
        n += (s->lower[i] ? jig_map_num_results(s->lower[i]) : 0) +
             (s->upper[i] ? jig_map_num_results(s->upper[i]) : 0);
    return n;
}

/* On the other side of bound number `at`. */
static bool add_contrary(const JigLoopSlice *s, size_t at, JigArena *a, JigDomain *out) {
    for (size_t i = 0; i < s->n; ++i)
        for (int upper = 0; upper < 2; ++upper) {
            JigAffineValue m = jig_loop_slice_bound(s, i, upper);
            unsigned n = m.map ? jig_map_num_results(m.map) : 0;
            if (at >= n) {
                at -= n;
                continue;
            }
            size_t pos = jig_domain_find(out, s->ivs[i]);
            const JigExpr *e = jig_map_result(m.map, (unsigned)at);
            if (pos == SIZE_MAX) /* a loop that this access is not in: never outside */
                return jig_linear_require(&out->system, false,
                                          jig_expr_constant(jig_expr_context(e), -1));
            m.map = jig_map(jig_map_context(m.map), jig_map_num_dims(m.map),
                            jig_map_num_symbols(m.map), &e, 1);
            return jig_affine_domain_bound(out, upper ? JIG_BOUND_LOWER : JIG_BOUND_UPPER, pos, &m,
                                           upper, a);
        }
    return false;
}

bool jig_loop_slice_access(const JigLoopSlice *s, const JigAffineAccessInfo *x, JigArena *a,
                           const size_t *outside, JigAccess *out) {
    JIG_REQUIRE(s && x && a && out);
    *out = x->access;
    bool ok = x->linear &&
              both_domains(s, x->access.domain.values.data, x->access.num_loops, a, &out->domain);
    if (!x->linear)
        out->domain = (JigDomain){0};
    out->num_loops = out->domain.system.count[JIG_COLUMN_DIM];
    for (size_t i = 0; ok && i < x->indices.n; ++i)
        ok = jig_affine_domain_value(&out->domain, x->indices.operands[i], a);
    ok = ok && out->domain.system.count[JIG_COLUMN_DIM] == out->num_loops;
    if (ok && outside)
        return add_contrary(s, *outside, a, &out->domain);
    return ok && jig_loop_slice_add_bounds(s, a, &out->domain);
}

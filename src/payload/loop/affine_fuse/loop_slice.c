/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Two orders: the first and the second access are those of the nest that stands first in its block,
 * and of the other; the source is the nest whose iterations are computed again, the destination
 * that which they are computed in. Either may stand first. `common` is the number of loops around
 * both nests, `depth` how many of the destination's outermost loops the slice is in terms of.
 */
#include "payload/loop/affine_fuse/loop_slice.h"

#include "analysis/domain_box.h"
#include "payload/loop/affine/affine_parallelize.h"
#include "payload/loop/affine_fuse/loop_slice_int.h"
#include "support/check.h"

/* ---- Loops ---- */

JigOp *jig_loop_slice_affine_for(const JigValue *v) {
    JigOp *loop = v ? jig_affine_loop_of(v) : NULL;
    return jig_op_is(loop, JIG_AFFINE(FOR)) ? loop : NULL;
}

static bool is_iv(const JigValue *v) {
    return jig_loop_slice_affine_for(v);
}

size_t jig_loop_slice_common_loops(JigAccessList list, JigOpVec *loops) {
    JIG_REQUIRE(loops);
    JigOpVec more = {0};
    size_t vars = 0;
    for (size_t i = 0; i < list.n; ++i) {
        more.len = 0;
        jig_affine_loops_around(list.at[i]->op, &more);
        if (i == 0) {
            jig_vec_append(loops, more.data, more.len);
            continue;
        }
        size_t n = 0;
        while (n < loops->len && n < more.len && loops->data[n] == more.data[n])
            ++n;
        loops->len = n;
    }
    jig_vec_free(&more);
    for (size_t i = 0; i < loops->len; ++i)
        vars += jig_loop_num_vars(loops->data[i]);
    return vars;
}

/* ---- Of two accesses ---- */

typedef struct Pair {
    const JigAffineAccessInfo *first, *second;
    const JigAffineAccessInfo *source, *destination; /* the same two */
} Pair;

static Pair make_pair(const JigAffineAccessInfo *first, const JigAffineAccessInfo *second,
                      bool first_is_source) {
    return (Pair){first, second, first_is_source ? first : second,
                  first_is_source ? second : first};
}

static size_t num_loops(const JigAffineAccessInfo *x) {
    return x->access.num_loops;
}

static bool only_read(const Pair *p) {
    return !p->first->writes && !p->second->writes;
}

/* Do vectors of the two overlap without being the same? */
static bool may_overlap_in_part(const JigAccess *x, const JigAccess *y, size_t depth) {
    unsigned rank = jig_map_num_results(x->map);
    bool may = false;
    int64_t *one = jig_calloc(rank + 1, sizeof *one), *shorter = jig_calloc(rank + 1, sizeof *one);
    const JigExpr **results = jig_calloc(rank + 1, sizeof *results);
    for (unsigned i = 0; x->extents && i < rank && !may; ++i) {
        if (x->extents[i] <= 1)
            continue;
        JigAccess later = *x, start = *y;
        for (unsigned k = 0; k < rank; ++k) {
            results[k] = jig_expr_add_const(jig_map_result(x->map, k), k == i);
            shorter[k] = x->extents[k] - (k == i);
            one[k] = k == i || !y->extents ? 1 : y->extents[k];
        }
        later.map = jig_map(jig_map_context(x->map), jig_map_num_dims(x->map),
                            jig_map_num_symbols(x->map), results, rank);
        later.extents = shorter;
        start.extents = one;
        JigSystem s;
        may = !jig_dependence_pairs(&later, &start, depth, 0, &s) || !jig_linear_is_empty(&s);
        jig_linear_free(&s);
    }
    jig_free(one);
    jig_free(shorter);
    jig_free(results);
    return may;
}

bool jig_loop_fuse_accesses_fit(const JigAccess *x, const JigAccess *y, size_t depth) {
    JIG_REQUIRE(x && y);
    return (!x->extents && !y->extents) ||
           (!may_overlap_in_part(x, y, depth) && !may_overlap_in_part(y, x, depth));
}

/* Vectors that always are the same, or apart, are as good as their first elements. */
static bool pairs_of(const JigAccess *x, const JigAccess *y, size_t depth, JigSystem *out) {
    JigAccess a = *x, b = *y;
    if ((a.extents || b.extents) && jig_loop_fuse_accesses_fit(x, y, depth))
        a.extents = b.extents = NULL;
    return jig_dependence_pairs(&a, &b, depth, 0, out);
}

static void make_exclusive(const JigMap **upper) {
    if (!*upper)
        return;
    unsigned n = jig_map_num_results(*upper);
    const JigExpr **results = jig_calloc(n + 1, sizeof *results);
    for (unsigned i = 0; i < n; ++i)
        results[i] = jig_expr_add_const(jig_map_result(*upper, i), 1);
    *upper = jig_map(jig_map_context(*upper), jig_map_num_dims(*upper), jig_map_num_symbols(*upper),
                     results, n);
    jig_free(results);
}

static void copy_values(JigValue **to, JigValue *const *from, size_t n) {
    if (n)
        memcpy(to, from, n * sizeof *to);
}

static bool same_values(JigValue *const *a, JigValue *const *b, size_t n) {
    return !n || !memcmp(a, b, n * sizeof *a);
}

static void alloc_slice(JigLoopSlice *s, size_t n, size_t num_operands, JigArena *a) {
    s->n = n;
    s->ivs = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    s->lower = JIG_NEW_ARRAY(a, const JigMap *, n + 1);
    s->upper = JIG_NEW_ARRAY(a, const JigMap *, n + 1);
    s->operands = JIG_NEW_ARRAY(a, JigValue *, num_operands + 1);
}

static void read_bounds(JigLoopSlice *s, const JigSystem *system, JigContext *ctx, size_t first) {
    jig_linear_slice(system, ctx, first, s->n, s->lower, s->upper);
    for (size_t i = 0; i < s->n; ++i)
        make_exclusive(&s->upper[i]);
}

/* Two that read need not be in any order, so loops that must run in theirs stay whole, and with
 * them those within: all but a reduction that is narrowed to the one iteration that the
 * destination is in. */
static void widen_sequential(JigLoopSlice *s, bool reads, size_t depth, JigArena *a) {
    for (size_t i = 0; i < s->n; ++i) {
        JigOp *loop = jig_loop_slice_affine_for(s->ivs[i]);
        bool barrier = jig_op_attr(loop, "slice_fusion_barrier");
        if (!barrier && (!reads || jig_loop_affine_may_be_parallel(loop, false, a, NULL)))
            continue;
        if (jig_loop_num_carried(loop) && jig_loop_affine_may_be_parallel(loop, true, a, NULL) &&
            depth >= s->n && jig_loop_slice_iterations(s) == 1 && jig_loop_slice_is_whole(s, a))
            continue;
        for (; i < s->n; ++i)
            s->lower[i] = s->upper[i] = NULL;
    }
}

static bool has_columns_of_loops(const JigAffineAccessInfo *x) {
    return x->access.domain.system.count[JIG_COLUMN_DIM] == num_loops(x);
}

/* Columns are the loops of the first access, then those of the second: what is left are all of the
 * source's and the `depth` outermost ones of the destination. Returns the source's first one. */
static size_t project_destination(JigSystem *s, const Pair *p, size_t depth) {
    bool source_is_first = p->source == p->first;
    jig_linear_project_out(s, (source_is_first ? num_loops(p->source) : 0) + depth,
                           num_loops(p->destination) - depth);
    return source_is_first ? 0 : depth;
}

static bool all_are_affine_for(JigValue *const *ivs, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (!jig_loop_slice_affine_for(ivs[i]))
            return false;
    return true;
}

/* Its bounds are read off the pairs of iterations that touch the same element. */
static bool read_pairs(JigSystem *pairs, const Pair *p, const JigValueVec *symbols, size_t depth,
                       JigArena *a, JigLoopSlice *out) {
    size_t begin = project_destination(pairs, p, depth);
    alloc_slice(out, num_loops(p->source), depth + symbols->len, a);
    copy_values(out->ivs, p->source->access.domain.values.data, out->n);
    copy_values(out->operands, p->destination->access.domain.values.data, depth);
    copy_values(out->operands + depth, symbols->data, symbols->len);
    out->num_operands = depth + symbols->len;
    read_bounds(out, pairs, jig_op_context(p->first->op), begin);
    return !pairs->lost && all_are_affine_for(out->ivs, out->n);
}

/* In terms of the variables of the destination's `depth` outermost loops. */
static bool slice_of_pair(const Pair *p, size_t common, size_t depth, JigArena *a,
                          JigLoopSlice *out) {
    JigSystem pairs;
    JigValueVec symbols = {0};
    jig_dependence_pair_symbols(&p->first->access, &p->second->access, &symbols);
    bool ok = pairs_of(&p->first->access, &p->second->access, common + 1, &pairs) &&
              has_columns_of_loops(p->first) && has_columns_of_loops(p->second) &&
              read_pairs(&pairs, p, &symbols, depth, a, out);
    if (ok)
        widen_sequential(out, only_read(p), depth, a);
    jig_vec_free(&symbols);
    jig_linear_free(&pairs);
    return ok;
}

/* ---- Slices as domains: dims are the source's variables ---- */

static bool has_bounds(const JigLoopSlice *s, size_t i) {
    return s->lower[i] && jig_map_num_results(s->lower[i]) && s->upper[i] &&
           jig_map_num_results(s->upper[i]);
}

bool jig_loop_slice_is_point(const JigLoopSlice *s, size_t i) {
    return has_bounds(s, i) && jig_map_num_results(s->lower[i]) == 1 &&
           jig_map_num_results(s->upper[i]) == 1 &&
           jig_expr_add_const(jig_map_result(s->lower[i], 0), 1) == jig_map_result(s->upper[i], 0);
}

JigAffineValue jig_loop_slice_bound(const JigLoopSlice *s, size_t i, bool upper) {
    return (JigAffineValue){
        .map = upper ? s->upper[i] : s->lower[i], .operands = s->operands, .n = s->num_operands};
}

bool jig_loop_slice_add_bounds(const JigLoopSlice *s, JigArena *a, JigDomain *d) {
    JIG_REQUIRE(s && a && d);
    bool ok = true;
    for (size_t i = 0; ok && i < s->n; ++i) {
        size_t pos = jig_domain_find(d, s->ivs[i]);
        if (pos == SIZE_MAX)
            continue;
        JigAffineValue lower = jig_loop_slice_bound(s, i, false),
                       upper = jig_loop_slice_bound(s, i, true);
        if (jig_loop_slice_is_point(s, i))
            ok = jig_affine_domain_bound(d, JIG_BOUND_EQ, pos, &lower, true, a);
        else if (has_bounds(s, i))
            ok = jig_affine_domain_bound(d, JIG_BOUND_LOWER, pos, &lower, true, a) &&
                 jig_affine_domain_bound(d, JIG_BOUND_UPPER, jig_domain_find(d, s->ivs[i]), &upper,
                                         false, a);
        else
            ok = jig_affine_domain_loop(d, jig_loop_slice_affine_for(s->ivs[i]), a);
    }
    return ok;
}

static bool domain_of(const JigLoopSlice *s, JigArena *a, JigDomain *out) {
    *out = (JigDomain){0};
    for (size_t i = 0; i < s->n; ++i)
        jig_domain_add(out, JIG_COLUMN_DIM, s->ivs[i]);
    for (size_t i = 0; i < s->num_operands; ++i)
        jig_domain_symbol(out, s->operands[i]);
    bool ok = true;
    for (size_t i = 0; ok && i < s->num_operands; ++i) {
        JigValue *v = s->operands[i];
        int64_t value;
        if (jig_loop_slice_affine_for(v))
            ok = jig_affine_domain_loop(out, jig_loop_slice_affine_for(v), a);
        else if (jig_affine_is_symbol(v) && jig_constant_int(v, &value))
            jig_linear_bound(&out->system, JIG_BOUND_EQ, jig_domain_find(out, v),
                             jig_expr_constant(jig_value_context(v), value), true);
    }
    return ok && jig_loop_slice_add_bounds(s, a, out);
}

/* ---- Of all pairs ---- */

/* A pair of accesses, and how many are like it: at the same indices, in the same loops. */
typedef struct Seen {
    const JigAffineAccessInfo *first, *second;
    size_t times;
} Seen;

/* The slices of all pairs, joined to one. */
typedef struct Joined {
    size_t common, depth;
    bool first_is_source;
    JigArena *arena;
    JigDomain all;
    bool is_empty;
    JIG_VEC(const JigAffineAccessInfo *) destinations; /* accesses that need something */
    JIG_VEC(Seen) seen; /* pairs, but for those that are like others */
} Joined;

/* Loops of dims that only the other domain has. */
static bool add_missing(JigDomain *d, const JigDomain *other, JigArena *a) {
    for (size_t i = 0; i < other->system.count[JIG_COLUMN_DIM]; ++i) {
        JigValue *v = other->values.data[i];
        if (jig_domain_find(d, v) != SIZE_MAX)
            continue;
        jig_domain_add(d, JIG_COLUMN_DIM, v);
        if (!jig_loop_slice_affine_for(v) ||
            !jig_affine_domain_loop(d, jig_loop_slice_affine_for(v), a))
            return false;
    }
    return true;
}

static bool add_slice(Joined *u, const JigLoopSlice *s) {
    JigDomain d;
    bool ok = domain_of(s, u->arena, &d);
    if (ok && u->is_empty) {
        u->all = d;
        u->is_empty = false;
        return true;
    }
    ok = ok && add_missing(&d, &u->all, u->arena) && add_missing(&u->all, &d, u->arena) &&
         jig_domain_join(&u->all, &d);
    jig_domain_free(&d);
    return ok;
}

/* Vectors as elements may not be cut differently. */
static bool same_shape(const JigAffineAccessInfo *x, const JigAffineAccessInfo *y) {
    const JigType *s = jig_type_element(jig_value_type(x->memref)),
                  *t = jig_type_element(jig_value_type(y->memref));
    return s == t || !jig_type_is_vector(s) || !jig_type_is_vector(t);
}

static bool add_pair(Joined *u, const JigAffineAccessInfo *x, const JigAffineAccessInfo *y) {
    Pair p = make_pair(x, y, u->first_is_source);
    if (!same_shape(x, y) || u->depth > num_loops(p.destination))
        return false;
    JigDepends depends = jig_affine_depends(x, y, u->common + 1, only_read(&p), NULL);
    JigLoopSlice s = {0};
    if (depends == JIG_DEPENDS_NOT)
        return true;
    if (depends == JIG_DEPENDS_UNKNOWN)
        return false;
    jig_vec_push(&u->destinations, p.destination);
    return slice_of_pair(&p, u->common, u->depth, u->arena, &s) && add_slice(u, &s);
}

/* The domain of all pairs as bounds. */
static bool read_joined(Joined *u, JigContext *ctx, JigLoopSlice *out) {
    JigDomain *d = &u->all;
    size_t n = d->system.count[JIG_COLUMN_DIM];
    jig_domain_symbols_to_dims(d, is_iv);
    alloc_slice(out, n, d->values.len - n, u->arena);
    out->num_operands = d->values.len - n;
    copy_values(out->ivs, d->values.data, n);
    if (out->num_operands)
        copy_values(out->operands, d->values.data + n, out->num_operands);
    read_bounds(out, &d->system, ctx, 0);
    return all_are_affine_for(out->ivs, n) && !d->system.lost;
}

static bool is_like(const JigAffineAccessInfo *x, const JigAffineAccessInfo *y) {
    const JigAccess *a = &x->access, *b = &y->access;
    return x == y ||
           (x->writes == y->writes && x->linear == y->linear && a->map == b->map && !a->extents &&
            !b->extents && a->num_loops == b->num_loops && x->indices.n == y->indices.n &&
            same_values(a->domain.values.data, b->domain.values.data, a->num_loops) &&
            same_values(a->operands, b->operands, x->indices.n));
}

/* Joined a third time, a slice changes nothing more. The second time it may: the first slice of all
 * is taken as it is, and joined with itself it becomes the box around it. */
static bool is_old(Joined *u, const JigAffineAccessInfo *x, const JigAffineAccessInfo *y) {
    for (size_t i = 0; i < u->seen.len; ++i) {
        Seen *s = &u->seen.data[i];
        if (is_like(s->first, x) && is_like(s->second, y) &&
            jig_op_block(s->first->op) == jig_op_block(x->op) &&
            jig_op_block(s->second->op) == jig_op_block(y->op))
            return ++s->times > 2;
    }
    jig_vec_push(&u->seen, ((Seen){x, y, 1}));
    return false;
}

static bool find_slice(Joined *u, JigAccessList first, JigAccessList second, JigLoopSlice *out) {
    for (size_t i = 0; i < first.n; ++i)
        for (size_t k = 0; k < second.n; ++k)
            if (first.at[i]->memref == second.at[k]->memref &&
                !is_old(u, first.at[i], second.at[k]) && !add_pair(u, first.at[i], second.at[k]))
                return false;
    JigOpVec loops = {0};
    if (!u->is_empty)
        jig_loop_slice_common_loops((JigAccessList){u->destinations.data, u->destinations.len},
                                    &loops);
    *out = (JigLoopSlice){.at_end = !u->first_is_source};
    size_t at = 0, vars = 0;
    while (at < loops.len && vars + jig_loop_num_vars(loops.data[at]) < u->depth)
        vars += jig_loop_num_vars(loops.data[at++]);
    bool ok = at < loops.len;
    if (ok)
        out->loop = loops.data[at];
    jig_vec_free(&loops);
    return ok && read_joined(u, jig_op_context(out->loop), out) &&
           jig_loop_slice_is_valid(out, u->arena);
}

bool jig_loop_slice_find(JigAccessList first, JigAccessList second, size_t depth,
                         bool first_is_source, JigArena *a, JigLoopSlice *out) {
    JIG_REQUIRE(a && out);
    if (!first.n || !second.n)
        return false;
    Joined u = {.depth = depth, .first_is_source = first_is_source, .arena = a, .is_empty = true};
    u.common = jig_dependence_common_loops(&first.at[0]->access, &second.at[0]->access);
    bool ok = find_slice(&u, first, second, out);
    jig_domain_free(&u.all);
    jig_vec_free(&u.destinations);
    jig_vec_free(&u.seen);
    return ok;
}

/* ---- How much it is ---- */

bool jig_loop_slice_trips(const JigLoopSlice *s, size_t i, uint64_t *out) {
    JigOp *loop = jig_loop_slice_affine_for(s->ivs[i]);
    int64_t from, to;
    if (!has_bounds(s, i)) {
        if (!jig_map_is_single_constant(jig_affine_for_lower_bound_map(loop), &from) ||
            !jig_map_is_single_constant(jig_affine_for_upper_bound_map(loop), &to))
            return jig_affine_trip_count(loop, out);
        *out = (uint64_t)to - (uint64_t)from;
        return true;
    }
    const JigMap *m = s->lower[i];
    const JigExpr *e =
        jig_expr_simplify(jig_expr_sub(jig_map_result(s->upper[i], 0), jig_map_result(m, 0)),
                          jig_map_num_dims(m), jig_map_num_symbols(m));
    bool known = jig_expr_is_constant(e, &to);
    *out = known ? (uint64_t)to : 0;
    return known;
}

uint64_t jig_loop_slice_iterations(const JigLoopSlice *s) {
    JIG_REQUIRE(s);
    uint64_t all = 1, n;
    for (size_t i = 0; i < s->n; ++i) {
        if (!jig_loop_slice_trips(s, i, &n) || n > INT64_MAX ||
            __builtin_mul_overflow(all, n, &all))
            return 0;
    }
    return all;
}

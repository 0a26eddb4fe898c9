/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/bounds/extremum.h"

#include "dialect/affine/affine.h"
#include "support/arena.h"

#include <string.h>

/* ---- What is known ---- */

static size_t add_dims(JigDomain *k, size_t n) {
    size_t at = k->system.count[JIG_COLUMN_DIM];
    for (size_t i = 0; i < n; ++i)
        jig_domain_add(k, JIG_COLUMN_DIM, NULL);
    return at;
}

/* ---- Simplifying by known values ---- */

/* The columns: the extremum, its bound, then each result of the map. */
typedef struct Extremum {
    JigDomain known;
    JigOp *op;
    const JigMap *map;
    bool min;
    size_t value, bound, results;
    JigArena *a;
} Extremum;

static const JigExpr *column(const Extremum *x, size_t pos) {
    return jig_domain_expr(&x->known, jig_map_context(x->map), pos);
}

/* Result i over the columns; values that are not known yet become symbols. */
static const JigExpr *result_expr(Extremum *x, unsigned i) {
    size_t n = jig_map_num_inputs(x->map), dims = jig_map_num_dims(x->map);
    const JigExpr **exprs = JIG_NEW_ARRAY(x->a, const JigExpr *, n + 1);
    for (size_t k = 0; k < n; ++k)
        exprs[k] = column(x, jig_domain_symbol(&x->known, jig_op_operand(x->op, k)));
    return jig_expr_replace(jig_map_result(x->map, i), exprs, dims, exprs + dims, n - dims);
}

static bool add_bound(Extremum *x, JigBound kind, size_t pos, const JigExpr *e) {
    return jig_linear_bound(&x->known.system, kind, pos, e, true);
}

static bool begin(Extremum *x, JigOp *op, const JigDomain *known) {
    *x = (Extremum){.op = op,
                    .map = jig_attr_map_value(jig_affine_map_attr(op)),
                    .min = jig_op_is(op, JIG_AFFINE(MIN)),
                    .known = jig_domain_copy(known),
                    .a = jig_arena_create()};
    unsigned n = jig_map_num_results(x->map);
    x->value = add_dims(&x->known, 1);
    x->bound = add_dims(&x->known, 1);
    x->results = add_dims(&x->known, n);
    for (unsigned i = 0; i < n; ++i)
        if (!add_bound(x, x->min ? JIG_BOUND_UPPER : JIG_BOUND_LOWER, x->value, result_expr(x, i)))
            return false;
    return true;
}

static void end(Extremum *x) {
    jig_domain_free(&x->known);
    jig_arena_destroy(x->a);
}

/* A bound of the extremum as an expression; NULL: there is none, or several. */
static const JigExpr *find_bound(const Extremum *x) {
    const JigMap *lower, *upper;
    jig_linear_bounds_of(&x->known.system, jig_map_context(x->map), x->value, &lower, &upper);
    const JigMap *bound = x->min ? upper : lower;
    if (!bound || jig_map_num_results(bound) != 1)
        return NULL;
    unsigned dims = jig_map_num_dims(bound);
    return jig_expr_shift_dims(jig_map_result(bound, 0), dims, 1, (unsigned)x->value);
}

/* Is result i never beyond the bound? */
static bool result_stays_behind(const Extremum *x, unsigned i) {
    Extremum copy = *x;
    copy.known = jig_domain_copy(&x->known);
    bool proven = false;
    if (add_bound(&copy, JIG_BOUND_EQ, x->results + i, result_expr(&copy, i))) {
        size_t n = jig_linear_columns(&copy.known.system);
        int64_t *beyond = jig_calloc(n + 1, sizeof *beyond);
        beyond[x->bound] = x->min ? 1 : -1;
        beyond[x->results + i] = x->min ? -1 : 1;
        beyond[n] = -1;
        jig_linear_add_row(&copy.known.system, false, beyond);
        proven = jig_linear_is_empty(&copy.known.system);
        jig_free(beyond);
    }
    jig_domain_free(&copy.known);
    return proven;
}

/* The extremum reaches its bound when no result is beyond it. */
static const JigExpr *find_extremum(Extremum *x) {
    const JigExpr *bound = find_bound(x);
    if (!bound || !add_bound(x, JIG_BOUND_EQ, x->bound, bound) ||
        jig_linear_is_empty(&x->known.system))
        return NULL;
    for (unsigned i = 0; i < jig_map_num_results(x->map); ++i)
        if (!result_stays_behind(x, i))
            return NULL;
    return bound;
}

/* Columns whose value is known become numbers. */
static JigAffineValue with_constants(const Extremum *x, const JigExpr *e) {
    const JigSystem *s = &x->known.system;
    size_t dims = s->count[JIG_COLUMN_DIM], n = dims + s->count[JIG_COLUMN_SYMBOL];
    JigContext *ctx = jig_map_context(x->map);
    const JigExpr **exprs = JIG_NEW_ARRAY(x->a, const JigExpr *, n + 1);
    JigAffineValue m = {.operands = JIG_NEW_ARRAY(x->a, JigValue *, n + 1), .n = n};
    for (size_t i = 0; i < n; ++i) {
        int64_t value;
        JigValue *v = m.operands[i] = x->known.values.data[i];
        exprs[i] = column(x, i);
        if (v && !jig_constant_of(v) && jig_linear_constant_bound(s, JIG_BOUND_EQ, i, &value))
            exprs[i] = jig_expr_constant(ctx, value);
    }
    e = jig_expr_replace(e, exprs, dims, exprs + dims, n - dims);
    m.map = jig_map(ctx, (unsigned)dims, (unsigned)(n - dims), &e, 1);
    return m;
}

/* Columns of no value, which the map does not use, go. */
static JigAffineValue of_values(JigAffineValue m, JigArena *a) {
    size_t dims = jig_map_num_dims(m.map), kept = 0;
    bool *drop = JIG_NEW_ARRAY(a, bool, m.n + 1);
    for (size_t i = 0; i < m.n; ++i) {
        drop[i] = !m.operands[i];
        if (!drop[i])
            m.operands[kept++] = m.operands[i];
    }
    m.map = jig_map_compress_symbols(jig_map_compress_dims(m.map, drop), drop + dims);
    m.n = kept;
    return m;
}

bool jig_extremum_simplify(JigRewriter *rw, JigOp *op, const JigDomain *known) {
    Extremum x;
    const JigExpr *e = begin(&x, op, known) ? find_extremum(&x) : NULL;
    if (e) {
        JigAffineValue m = of_values(with_constants(&x, e), x.a);
        jig_affine_canonicalize(&m, x.a);
        jig_at_before(rw, op);
        JigAffineApply parts = {.map_operands = {m.operands, m.n}, .map = jig_attr_of_map(m.map)};
        jig_rw_replace_op(rw, op, jig_affine_apply_build(rw, jig_op_loc(op), &parts));
    }
    end(&x);
    return e;
}

/* ---- Results that others bound ---- */

/* Results in classes, of which each has one that bounds the others. A class is called after its
 * first result; `bound` is n where there is none yet. */
typedef struct Classes {
    unsigned n;
    unsigned *leader, *bound;
    unsigned *order, num_bounded; /* classes with a bound, as they came */
    JigQuantity *results;
} Classes;

static unsigned find_leader(const Classes *c, unsigned i) {
    while (c->leader[i] != i)
        i = c->leader[i];
    return i;
}

static void join(Classes *c, unsigned a, unsigned b) {
    a = find_leader(c, a);
    b = find_leader(c, b);
    if (a < b)
        c->leader[b] = a;
    else
        c->leader[a] = b;
}

/* Joins what can be compared with result i, and finds what bounds all of it. */
static void bound_class(Classes *c, unsigned i, JigCompare beyond) {
    unsigned of = find_leader(c, i), best = i;
    if (c->bound[of] != c->n)
        return;
    for (unsigned j = i + 1; j < c->n; ++j) {
        unsigned other = find_leader(c, j);
        if (other == of)
            continue;
        unsigned rival = c->bound[other] != c->n ? c->bound[other] : j;
        JigTruth truth = jig_bounds_compare(c->results[best], beyond, c->results[rival]);
        if (truth == JIG_UNKNOWN)
            continue;
        if (truth == JIG_FALSE)
            best = rival;
        join(c, of, other);
    }
    of = find_leader(c, i);
    if (c->bound[of] == c->n)
        c->order[c->num_bounded++] = of;
    c->bound[of] = best;
}

/* The reference keeps classes in a hash table of at least 64 places, and results come out in the
 * order of its places. */
static unsigned table_size(unsigned n) {
    unsigned size = 64;
    while (n * 4 >= size * 3)
        size *= 2;
    return size;
}

static void by_place(const Classes *c, unsigned *out) {
    unsigned size = table_size(c->num_bounded), k = 0;
    unsigned *table = jig_calloc(size, sizeof *table); /* a class + 1; 0: free */
    for (unsigned i = 0; i < c->num_bounded; ++i) {
        unsigned at = c->order[i] * 37u & (size - 1);
        for (unsigned step = 1; table[at]; ++step)
            at = (at + step) & (size - 1);
        table[at] = c->order[i] + 1;
    }
    for (unsigned i = 0; i < size; ++i)
        if (table[i])
            out[k++] = table[i] - 1;
    jig_free(table);
}

/* The map with symbols only. */
static const JigMap *over_symbols(const JigMap *map, JigArena *a) {
    JigContext *ctx = jig_map_context(map);
    unsigned n = jig_map_num_inputs(map), dims = jig_map_num_dims(map);
    const JigExpr **exprs = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; ++i)
        exprs[i] = jig_expr_symbol(ctx, i);
    return jig_map_replace(map, exprs, dims, exprs + dims, n - dims, 0, n);
}

static Classes classify(JigOp *op, const JigMap *map, JigArena *a) {
    Classes c = {.n = jig_map_num_results(map)};
    c.leader = JIG_NEW_ARRAY(a, unsigned, c.n + 1);
    c.bound = JIG_NEW_ARRAY(a, unsigned, c.n + 1);
    c.order = JIG_NEW_ARRAY(a, unsigned, c.n + 1);
    c.results = JIG_NEW_ARRAY(a, JigQuantity, c.n + 1);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, jig_op_num_operands(op) + 1);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        operands[i] = jig_op_operand(op, i);
    for (unsigned i = 0; i < c.n; ++i) {
        c.leader[i] = i;
        c.bound[i] = c.n;
        c.results[i] = jig_quantity_of_map(jig_map_sub(map, &i, 1), operands, a);
    }
    JigCompare beyond = jig_op_is(op, JIG_AFFINE(MIN)) ? JIG_LESS : JIG_GREATER;
    for (unsigned i = 0; i < c.n; ++i)
        bound_class(&c, i, beyond);
    return c;
}

bool jig_extremum_drop_bounded(JigRewriter *rw, JigOp *op) {
    JigArena *a = jig_arena_create();
    const JigMap *map = over_symbols(jig_attr_map_value(jig_affine_map_attr(op)), a);
    Classes c = classify(op, map, a);
    bool drops = c.num_bounded < c.n;
    if (drops) {
        unsigned *kept = JIG_NEW_ARRAY(a, unsigned, c.n + 1);
        by_place(&c, kept);
        for (unsigned i = 0; i < c.num_bounded; ++i)
            kept[i] = c.bound[kept[i]];
        jig_affine_set_map(rw, op, jig_attr_of_map(jig_map_sub(map, kept, c.num_bounded)));
    }
    jig_arena_destroy(a);
    return drops;
}

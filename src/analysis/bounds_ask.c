/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Questions about bounds: constants, maps, comparisons. */
#include "analysis/bounds.h"

#include "support/arena.h"
#include "support/map.h"
#include "support/check.h"

/* ---- Quantities ---- */

static JigQuantity constant_quantity(JigContext *ctx, int64_t value) {
    return (JigQuantity){.map = jig_map_constant(ctx, value)};
}

JigQuantity jig_bounds_quantity_of_extent(JigExtent x, JigArena *a) {
    JigContext *ctx = jig_value_context(x.value);
    int64_t value;
    if (x.dim == JIG_NO_DIM && jig_constant_int(x.value, &value))
        return constant_quantity(ctx, value);
    JigExtent *items = JIG_NEW_ARRAY(a, JigExtent, 1);
    items[0] = x;
    const JigExpr *e = jig_expr_symbol(ctx, 0);
    return (JigQuantity){.map = jig_map(ctx, 0, 1, &e, 1), .items = items, .n = 1};
}

JigQuantity jig_quantity(JigMixed index, JigArena *a) {
    JIG_REQUIRE(index.value || index.attr);
    JIG_REQUIRE(a);
    if (index.value)
        return jig_bounds_quantity_of_extent(jig_extent(index.value), a);
    JIG_REQUIRE(jig_attr_is_int(index.attr));
    return constant_quantity(jig_attr_context(index.attr), jig_attr_int_value(index.attr));
}

JigQuantity jig_quantity_of_dim(JigValue *shaped, size_t dim, JigArena *a) {
    JIG_REQUIRE(shaped && a);
    JIG_REQUIRE(dim < jig_type_rank(jig_value_type(shaped)));
    return jig_bounds_quantity_of_extent(jig_extent_of(shaped, dim), a);
}

/* Constants become numbers, and a value that comes twice is one symbol. */
JigQuantity jig_quantity_of_map(const JigMap *map, JigValue *const *operands, JigArena *a) {
    JIG_REQUIRE(map && operands);
    JigContext *ctx = jig_map_context(map);
    size_t dims = jig_map_num_dims(map), inputs = jig_map_num_inputs(map), n = 0;
    JigExtent *items = JIG_NEW_ARRAY(a, JigExtent, inputs + 1);
    const JigExpr **exprs = JIG_NEW_ARRAY(a, const JigExpr *, inputs + 1);
    JigPtrMap seen = {0};
    for (size_t i = 0; i < inputs; ++i) {
        int64_t value;
        if (jig_constant_int(operands[i], &value)) {
            exprs[i] = jig_expr_constant(ctx, value);
            continue;
        }
        uintptr_t *at = (uintptr_t *)jig_ptrmap_slot(&seen, operands[i]);
        if (!*at) {
            items[n++] = jig_extent(operands[i]);
            *at = n;
        }
        exprs[i] = jig_expr_symbol(ctx, (unsigned)(*at - 1));
    }
    jig_ptrmap_free(&seen);
    const JigExpr *e =
        jig_expr_replace(jig_map_result(map, 0), exprs, dims, exprs + dims, inputs - dims);
    return (JigQuantity){.map = jig_map(ctx, 0, (unsigned)n, &e, 1), .items = items, .n = n};
}

/* ---- Constants ---- */

static bool stop_at_bound(JigBounds *b, JigExtent x, void *user) {
    int64_t bound;
    (void)x;
    return jig_linear_constant_bound(&b->system, *(JigBound *)user, 0, &bound);
}

bool jig_bounds_find_constant(JigQuantity q, JigBound kind, JigBoundsStopFn *stop, void *user,
                              int64_t *out) {
    JIG_REQUIRE(q.map && (q.items || !q.n) && out);
    JigBounds b;
    jig_bounds_init(&b, jig_map_context(q.map), stop ? stop : stop_at_bound, stop ? user : &kind);
    size_t pos = jig_bounds_add_quantity(&b, q);
    jig_bounds_look(&b);
    bool found = jig_linear_constant_bound(&b.system, kind, pos, out);
    jig_bounds_free(&b);
    return found;
}

bool jig_bounds_find_difference(JigExtent first, JigExtent second, int64_t *out) {
    JIG_REQUIRE(first.value && second.value && out);
    JigContext *ctx = jig_value_context(first.value);
    const JigExtent items[] = {first, second};
    const JigExpr *e = jig_expr_sub(jig_expr_symbol(ctx, 0), jig_expr_symbol(ctx, 1));
    JigQuantity q = {.map = jig_map(ctx, 0, 2, &e, 1), .items = items, .n = 2};
    return jig_bounds_find_constant(q, JIG_BOUND_EQ, NULL, NULL, out);
}

/* ---- Maps ---- */

/* Leaves the first column, and those of values that the map may have. */
static void keep_stops(JigBounds *b, JigBoundsStopFn *stop, void *user) {
    for (size_t pos = 1; pos < b->columns.len;) {
        JigExtent x = b->columns.data[pos];
        if (x.value && !stop(b, x, user))
            jig_bounds_forget(b, pos);
        else
            pos++;
    }
    for (size_t pos = 1; pos < b->columns.len;)
        if (!b->columns.data[pos].value)
            jig_bounds_forget(b, pos);
        else
            pos++;
}

/* The columns that the bound uses become its symbols. */
static JigQuantity read_bound(JigContext *ctx, const JigMap *bound, size_t dims,
                              const JigExtent *columns, size_t n, JigArena *a) {
    JigExtent *items = JIG_NEW_ARRAY(a, JigExtent, n);
    const JigExpr **exprs = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    size_t used = 0;
    for (size_t i = 0; i + 1 < n; ++i) {
        bool uses = i < dims ? jig_map_uses_dim(bound, (unsigned)i)
                             : jig_map_uses_symbol(bound, (unsigned)(i - dims));
        exprs[i] = uses ? jig_expr_symbol(ctx, (unsigned)used) : jig_expr_constant(ctx, 0);
        if (uses)
            items[used++] = columns[i + 1];
    }
    const JigExpr *e =
        jig_expr_replace(jig_map_result(bound, 0), exprs, dims, exprs + dims, n - 1 - dims);
    return (JigQuantity){.map = jig_map(ctx, 0, (unsigned)used, &e, 1), .items = items, .n = used};
}

static bool has_one(const JigMap *map) {
    return map && jig_map_num_results(map);
}

static const JigMap *choose_bound(const JigMap *lower, const JigMap *upper, JigBound kind) {
    if (kind == JIG_BOUND_LOWER)
        return has_one(lower) ? lower : NULL;
    if (kind == JIG_BOUND_UPPER)
        return has_one(upper) ? upper : NULL;
    return has_one(lower) && lower == upper ? lower : NULL;
}

bool jig_bounds_find(JigQuantity q, JigBound kind, JigBoundsStopFn *stop, void *user, JigArena *a,
                     JigQuantity *out) {
    JIG_REQUIRE(q.map && (q.items || !q.n) && stop && a && out);
    JigBounds b;
    JigContext *ctx = jig_map_context(q.map);
    jig_bounds_init(&b, ctx, stop, user);
    jig_bounds_add_quantity(&b, q);
    jig_bounds_look(&b);
    const JigMap *lower = NULL, *upper = NULL;
    keep_stops(&b, stop, user);
    jig_linear_bounds_of(&b.system, ctx, 0, &lower, &upper);
    const JigMap *bound = choose_bound(lower, upper, kind);
    if (bound)
        *out = read_bound(ctx, bound, b.system.count[JIG_COLUMN_DIM] - 1, b.columns.data,
                          b.columns.len, a);
    jig_bounds_free(&b);
    return bound;
}

/* ---- Independence ---- */

typedef struct Independence {
    JigPtrMap of, known; /* known: (void *)1 when independent, else (void *)2 */
} Independence;
#define INDEPENDENT ((void *)1)
#define DEPENDENT   ((void *)2)

/* Looks at what v is computed from. What was seen on the way to "yes" is independent, too. */
static bool look_back(Independence *d, JigValue *v) {
    JigValueVec todo = {0}, seen = {0};
    JigPtrMap visited = {0};
    bool independent = true;
    jig_vec_push(&todo, v);
    while (todo.len && independent) {
        JigValue *next = jig_vec_pop(&todo);
        void *known = jig_ptrmap_get(&d->known, next);
        if (!jig_ptrset_add(&visited, next) || known == INDEPENDENT)
            continue;
        independent = known != DEPENDENT && !jig_ptrmap_has(&d->of, next);
        jig_vec_push(&seen, next);
        const JigOp *def = jig_value_def(next);
        for (size_t i = 0; def && i < jig_op_num_operands(def); ++i)
            jig_vec_push(&todo, jig_op_operand(def, i));
    }
    for (size_t i = 0; i < seen.len && independent; ++i)
        jig_ptrmap_set(&d->known, seen.data[i], INDEPENDENT);
    if (!independent)
        jig_ptrmap_set(&d->known, v, DEPENDENT);
    jig_vec_free(&todo);
    jig_vec_free(&seen);
    jig_ptrmap_free(&visited);
    return independent;
}

static bool stop_at_independent(JigBounds *b, JigExtent x, void *user) {
    (void)b;
    return look_back(user, x.value);
}

bool jig_bounds_find_independent(JigQuantity q, JigBound kind, JigValue *const *of, size_t n,
                                 JigArena *a, JigQuantity *out) {
    JIG_REQUIRE((of || !n) && out && a);
    Independence d = {0};
    for (size_t i = 0; i < n; ++i)
        jig_ptrset_add(&d.of, of[i]);
    bool found = jig_bounds_find(q, kind, stop_at_independent, &d, a, out);
    jig_ptrmap_free(&d.of);
    jig_ptrmap_free(&d.known);
    return found;
}

/* ---- Comparisons ---- */

static JigCompare contrary_of(JigCompare relation) {
    switch (relation) {
    case JIG_LESS:
        return JIG_AT_LEAST;
    case JIG_AT_MOST:
        return JIG_GREATER;
    case JIG_GREATER:
        return JIG_AT_MOST;
    default:
        return JIG_LESS;
    }
}

static JigTruth decide(JigBounds *b, size_t lhs, JigCompare relation, size_t rhs) {
    if (jig_bounds_prove_columns(b, lhs, relation, rhs))
        return JIG_TRUE;
    return jig_bounds_prove_columns(b, lhs, contrary_of(relation), rhs) ? JIG_FALSE : JIG_UNKNOWN;
}

JigTruth jig_bounds_compare(JigQuantity lhs, JigCompare relation, JigQuantity rhs) {
    JIG_REQUIRE(lhs.map && rhs.map);
    JigBounds b;
    jig_bounds_init(&b, jig_map_context(lhs.map), NULL, NULL);
    size_t left = jig_bounds_add_quantity(&b, lhs);
    jig_bounds_look(&b);
    size_t right = jig_bounds_add_quantity(&b, rhs);
    jig_bounds_look(&b);
    JigTruth truth = decide(&b, left, relation == JIG_EQUAL ? JIG_AT_MOST : relation, right);
    if (relation == JIG_EQUAL && truth == JIG_TRUE)
        truth = decide(&b, left, JIG_AT_LEAST, right);
    jig_bounds_free(&b);
    return truth;
}

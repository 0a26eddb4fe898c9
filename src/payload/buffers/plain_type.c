/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/buffers/plain_type.h"

#include "analysis/linear.h"
#include "support/check.h"

/* ---- One index ---- */

/* `e` floordiv, or mod, a constant above 0. */
static bool divides(const JigExpr *e, JigExprKind kind, int64_t *by) {
    return jig_expr_kind(e) == kind && jig_expr_is_constant(jig_expr_rhs(e), by) && *by > 0;
}

/* Sizes grow with sizes, since nothing in them has a factor below 0. */
const JigExpr *jig_buffers_plain_size(const JigExpr *e) {
    JIG_REQUIRE(e);
    int64_t c;
    if (jig_expr_kind(e) == JIG_EXPR_DIM)
        return e;
    if (divides(e, JIG_EXPR_MOD, &c))
        return jig_expr_constant(jig_expr_context(e), c);
    if (divides(e, JIG_EXPR_FLOORDIV, &c)) {
        const JigExpr *size = jig_buffers_plain_size(jig_expr_lhs(e));
        return size ? jig_expr_ceildiv(size, jig_expr_rhs(e)) : NULL;
    }
    if (jig_expr_kind(e) != JIG_EXPR_ADD)
        return NULL;
    bool shifted = jig_expr_is_constant(jig_expr_rhs(e), &c);
    const JigExpr *left = jig_buffers_plain_size(jig_expr_lhs(e)),
                  *right = shifted ? jig_expr_rhs(e) : jig_buffers_plain_size(jig_expr_rhs(e));
    return left && right && (!shifted || c >= 0) ? jig_expr_add(left, right) : NULL;
}

/* Is there a result that is the tile, and one that is the place in it? */
static bool is_tiled(const JigMap *layout) {
    size_t n = jig_map_num_results(layout);
    int64_t tile, size;
    for (unsigned i = 0; i < n; ++i)
        for (unsigned j = 0; j < n; ++j) {
            const JigExpr *x = jig_map_result(layout, i), *y = jig_map_result(layout, j);
            if (divides(x, JIG_EXPR_FLOORDIV, &tile) && divides(y, JIG_EXPR_MOD, &size) &&
                tile == size && jig_expr_lhs(x) == jig_expr_lhs(y))
                return true;
        }
    return false;
}

/* ---- The type ---- */

static bool depends_on_dynamic(const JigExpr *e, const JigType *t) {
    for (unsigned i = 0; i < jig_type_rank(t); ++i)
        if (jig_type_dim(t, i) == JIG_DYNAMIC && jig_expr_uses_dim(e, i))
            return true;
    return false;
}

/* Index `e` of all elements: from 0 or above to what. False: there is no such constant. */
static bool last_index(const JigType *t, const JigExpr *e, int64_t *most) {
    JigContext *ctx = jig_expr_context(e);
    unsigned rank = (unsigned)jig_type_rank(t);
    int64_t least;
    JigSystem s = {0};
    jig_linear_add_columns(&s, JIG_COLUMN_DIM, rank + 1);
    for (unsigned i = 0; i < rank; ++i) {
        (void)jig_linear_bound(&s, JIG_BOUND_LOWER, i, jig_expr_constant(ctx, 0), true);
        if (jig_type_dim(t, i) != JIG_DYNAMIC)
            (void)jig_linear_bound(&s, JIG_BOUND_UPPER, i,
                                   jig_expr_constant(ctx, jig_type_dim(t, i)), false);
    }
    bool ok = jig_linear_bound(&s, JIG_BOUND_EQ, rank, e, true) &&
              jig_linear_constant_bound(&s, JIG_BOUND_LOWER, rank, &least) &&
              jig_linear_constant_bound(&s, JIG_BOUND_UPPER, rank, most) && least >= 0;
    jig_linear_free(&s);
    return ok && *most < INT64_MAX;
}

/* JIG_DYNAMIC where it is not constant; false: it is not known. */
static bool plain_extent(const JigType *t, const JigExpr *e, int64_t *out) {
    if (depends_on_dynamic(e, t)) {
        *out = JIG_DYNAMIC;
        return jig_buffers_plain_size(e);
    }
    bool known = last_index(t, e, out);
    *out += known;
    return known;
}

static bool plain_shape(const JigType *t, const JigMap *layout, int64_t *out) {
    bool ok = true, is_static = true;
    for (size_t i = 0; i < jig_type_rank(t); ++i)
        ok = ok && jig_type_dim(t, i) != 0; /* which has no element, and so no last one */
    for (unsigned i = 0; ok && i < jig_map_num_results(layout); ++i) {
        ok = jig_expr_is_pure_affine(jig_map_result(layout, i)) &&
             plain_extent(t, jig_map_result(layout, i), &out[i]);
        is_static = is_static && out[i] != JIG_DYNAMIC;
    }
    return ok && (is_static || is_tiled(layout));
}

const JigType *jig_buffers_plain_type(const JigType *t) {
    JIG_REQUIRE(t);
    if (!jig_type_is_memref(t) || !jig_type_layout(t))
        return NULL;
    const JigMap *layout = jig_type_layout_map(t);
    if (jig_map_num_symbols(layout) || jig_map_is_identity(layout))
        return NULL;
    JigArena *a = jig_arena_create();
    size_t rank = jig_map_num_results(layout);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    const JigType *plain =
        plain_shape(t, layout, shape)
            ? jig_type_memref(shape, rank, jig_type_element(t), NULL, jig_type_space(t))
            : NULL;
    jig_arena_destroy(a);
    return plain;
}

static bool uses_dims_from(const JigExpr *e, unsigned first, unsigned rank) {
    for (unsigned i = first; i < rank; ++i)
        if (jig_expr_uses_dim(e, i))
            return true;
    return false;
}

bool jig_buffers_keeps_rows(const JigType *t, size_t k) {
    JIG_REQUIRE(t && jig_type_is_memref(t));
    const JigMap *layout = jig_type_layout_map(t);
    unsigned rank = jig_map_num_dims(layout), n = (unsigned)jig_map_num_results(layout);
    if (k > rank || k > n)
        return false;
    /* The last k results are the last k dims and something that does not depend on these. */
    unsigned dim = rank - (unsigned)k, result = n - (unsigned)k;
    for (unsigned i = 0; i < n; ++i) {
        const JigExpr *e = jig_map_result(layout, i);
        if (i >= result)
            e = jig_expr_sub(e, jig_expr_dim(jig_expr_context(e), dim + i - result));
        if (uses_dims_from(e, dim, rank))
            return false;
    }
    return true;
}

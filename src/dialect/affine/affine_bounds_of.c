/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What affine ops say of their results (jig/bounds.h). */
#include "dialect/affine/affine_int.h"
#include "jig/bounds.h"

static const JigExpr *over_columns(JigBounds *b, const JigMap *map, unsigned result,
                                   JigValue *const *operands) {
    size_t n = jig_map_num_inputs(map), dims = jig_map_num_dims(map);
    JigArena *a = jig_arena_create();
    const JigExpr **exprs = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    for (size_t i = 0; i < n; ++i)
        exprs[i] = jig_bounds_expr(b, operands[i]);
    const JigExpr *e =
        jig_expr_replace(jig_map_result(map, result), exprs, dims, exprs + dims, n - dims);
    jig_arena_destroy(a);
    return e;
}

static bool is_composed(const JigAffineValue *m) {
    for (size_t i = 0; i < m->n; ++i)
        if (jig_value_def_is(m->operands[i], JIG_AFFINE(APPLY)))
            return false;
    return true;
}

/* Composed first, since divisions of divisions simplify as expressions only. */
static void apply(const JigOp *op, JigValue *v, JigBounds *b) {
    JigArena *a = jig_arena_create();
    JigAffineValue m = jig_affine_map_of(op, a);
    if (!is_composed(&m))
        jig_affine_compose(&m, a);
    jig_bounds_equal(b, jig_extent(v), over_columns(b, m.map, 0, m.operands));
    jig_arena_destroy(a);
}
static const JigBoundsIface apply_bounds = {.index = apply};
const JigIface jig_affine_apply_ifaces[] = {
    {&jig_iface_bounds, &apply_bounds}, {&jig_iface_int_range, &jig_affine_apply_range}, {0}};

static void extremum(const JigOp *op, JigValue *v, JigBounds *b,
                     void (*add)(JigBounds *, JigExtent, const JigExpr *)) {
    JigArena *a = jig_arena_create();
    JigAffineValue m = jig_affine_map_of(op, a);
    for (unsigned i = 0; i < jig_map_num_results(m.map); ++i)
        add(b, jig_extent(v), over_columns(b, m.map, i, m.operands));
    jig_arena_destroy(a);
}
static void min(const JigOp *op, JigValue *v, JigBounds *b) {
    extremum(op, v, b, jig_bounds_at_most);
}
static void max(const JigOp *op, JigValue *v, JigBounds *b) {
    extremum(op, v, b, jig_bounds_at_least);
}
static const JigBoundsIface min_bounds = {.index = min}, max_bounds = {.index = max};
const JigIface jig_affine_min_ifaces[] = {{&jig_iface_bounds, &min_bounds}, {0}};
const JigIface jig_affine_max_ifaces[] = {{&jig_iface_bounds, &max_bounds}, {0}};

/* ---- Coordinates ---- */

/* The size of coordinate i, which is not the first one where that has none. */
static JigMixed basis_at(const JigMixed *basis, size_t len, size_t coordinates, size_t i) {
    return basis[i - (coordinates - len)];
}

static void coordinate(const JigOp *op, JigValue *v, JigBounds *b) {
    JigArena *a = jig_arena_create();
    size_t len, n = jig_op_num_results(op), i = jig_value_index(v);
    const JigMixed *basis = jig_mixed_list(op, "static_basis", 1, &len, a);
    const JigExpr *linear = jig_bounds_expr(b, jig_affine_delinearize_index_linear_index(op)),
                  *divisor = jig_bounds_constant(b, 1);
    for (size_t k = i + 1; k < n; ++k)
        divisor = jig_expr_mul(divisor, jig_bounds_mixed(b, basis_at(basis, len, n, k)));
    if (i) {
        const JigExpr *size = jig_bounds_mixed(b, basis_at(basis, len, n, i));
        linear = jig_expr_mod(linear, jig_expr_mul(size, divisor));
    }
    jig_bounds_equal(b, jig_extent(v), jig_expr_floordiv(linear, divisor));
    if (!i && len == n)
        jig_bounds_less(b, jig_extent(v), jig_bounds_mixed(b, basis[0]));
    jig_arena_destroy(a);
}
static const JigBoundsIface coordinate_bounds = {.index = coordinate};
const JigIface jig_affine_delinearize_ifaces[] = {{&jig_iface_bounds, &coordinate_bounds}, {0}};

static void linear(const JigOp *op, JigValue *v, JigBounds *b) {
    JigArena *a = jig_arena_create();
    size_t len, n = jig_affine_linearize_index_num_multi_index(op);
    const JigMixed *basis = jig_mixed_list(op, "static_basis", 1, &len, a);
    const JigExpr *sum = jig_bounds_constant(b, 0), *stride = jig_bounds_constant(b, 1);
    for (size_t i = n; i-- > 0;) {
        const JigExpr *x = jig_bounds_expr(b, jig_affine_linearize_index_multi_index_at(op, i));
        sum = jig_expr_add(sum, jig_expr_mul(x, stride));
        if (i)
            stride = jig_expr_mul(stride, jig_bounds_mixed(b, basis_at(basis, len, n, i)));
    }
    jig_bounds_equal(b, jig_extent(v), sum);
    /* Coordinates that do not overlap are below their sizes. */
    if (jig_affine_linearize_index_disjoint(op) && len == n && n)
        jig_bounds_less(b, jig_extent(v), jig_expr_mul(stride, jig_bounds_mixed(b, basis[0])));
    jig_arena_destroy(a);
}
static const JigBoundsIface linear_bounds = {.index = linear};
const JigIface jig_affine_linearize_ifaces[] = {{&jig_iface_bounds, &linear_bounds}, {0}};

/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/bounds_of_views.h"

#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "jig/ops/tensor.h"

void jig_bounds_of_slice(const JigOp *op, JigValue *v, size_t dim, const bool *dropped,
                         JigBounds *b) {
    JigArena *a = jig_arena_create();
    size_t n, kept = 0;
    const JigMixed *sizes = jig_slice_sizes(op, &n, a);
    for (size_t i = 0; i < n; ++i) {
        if (dropped[i])
            continue;
        if (kept++ == dim) {
            jig_bounds_equal(b, jig_extent_of(v, dim), jig_bounds_mixed(b, sizes[i]));
            break;
        }
    }
    jig_arena_destroy(a);
}

void jig_bounds_of_sizes(const JigOp *op, size_t first, JigValue *v, size_t dim, JigBounds *b) {
    const JigType *t = jig_value_type(v);
    size_t operand = first + jig_type_dynamic_before(t, dim);
    if (jig_type_is_dynamic_dim(t, dim))
        jig_bounds_equal(b, jig_extent_of(v, dim), jig_bounds_expr(b, jig_op_operand(op, operand)));
}

/* ---- dim and rank ---- */

static void dim_index(const JigOp *op, JigValue *v, JigBounds *b) {
    JigValue *source = jig_tensor_dim_source(op);
    const JigType *t = jig_value_type(source);
    int64_t dim;
    jig_bounds_at_least(b, jig_extent(v), jig_bounds_constant(b, 0));
    if (jig_constant_int(jig_tensor_dim_index(op), &dim) && jig_type_has_rank(t) && dim >= 0 &&
        (uint64_t)dim < jig_type_rank(t))
        jig_bounds_equal(b, jig_extent(v), jig_bounds_dim(b, source, (size_t)dim));
}
const JigBoundsIface jig_bounds_of_dim = {.index = dim_index};

static void rank_index(const JigOp *op, JigValue *v, JigBounds *b) {
    const JigType *t = jig_op_operand_type(op, 0);
    if (jig_type_has_rank(t))
        jig_bounds_equal(b, jig_extent(v), jig_bounds_constant(b, (int64_t)jig_type_rank(t)));
}
const JigBoundsIface jig_bounds_of_rank = {.index = rank_index};

/* ---- Other types of the same ---- */

static void cast_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    JigValue *source = jig_op_operand(op, 0);
    if (jig_type_has_rank(jig_value_type(source)))
        jig_bounds_equal(b, jig_extent_of(v, dim), jig_bounds_dim(b, source, dim));
}
const JigBoundsIface jig_bounds_of_cast = {.dim = cast_dim};

/* Output sizes are all operands but the source. */
static void expand_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    jig_bounds_of_sizes(op, 1, v, dim, b);
}
const JigBoundsIface jig_bounds_of_expand = {.dim = expand_dim};

static void collapse_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    JigArena *a = jig_arena_create();
    JigGroup group = jig_reshape_groups_of(op, a).items[dim];
    const JigExpr *product = jig_bounds_dim(b, jig_op_operand(op, 0), (size_t)group.dims[0]);
    for (size_t i = 1; i < group.n; ++i)
        product =
            jig_expr_mul(product, jig_bounds_dim(b, jig_op_operand(op, 0), (size_t)group.dims[i]));
    jig_bounds_equal(b, jig_extent_of(v, dim), product);
    jig_arena_destroy(a);
}
const JigBoundsIface jig_bounds_of_collapse = {.dim = collapse_dim};

bool jig_bounds_same_number(JigMixed x, JigMixed y, JigArena *a) {
    int64_t m, n;
    if (jig_mixed_constant(x, &m) && jig_mixed_constant(y, &n))
        return m == n;
    return jig_mixed_equal(x, y) ||
           jig_bounds_compare(jig_quantity(x, a), JIG_EQUAL, jig_quantity(y, a)) == JIG_TRUE;
}

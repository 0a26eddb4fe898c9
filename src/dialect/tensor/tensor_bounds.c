/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What tensor ops say of the sizes of their results (jig/bounds.h). */
#include "dialect/tensor/tensor_int.h"
#include "dialect/common/bounds_of_views.h"
#include "dialect/common/slices.h"

static void empty_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    jig_bounds_of_sizes(op, 0, v, dim, b);
}
const JigBoundsIface jig_tensor_empty_bounds = {.dim = empty_dim};

static void slice_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    JigArena *a = jig_arena_create();
    size_t n;
    const JigMixed *sizes = jig_slice_sizes(op, &n, a);
    int64_t *numbers = JIG_NEW_ARRAY(a, int64_t, n + 1);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    bool *dropped = JIG_NEW_ARRAY(a, bool, n + 1);
    jig_mixed_split(sizes, n, numbers, values);
    (void)jig_tensor_dropped_dims(numbers, n, jig_value_type(v), false, dropped);
    jig_bounds_of_slice(op, v, dim, dropped, b);
    jig_arena_destroy(a);
}
const JigBoundsIface jig_tensor_slice_bounds = {.dim = slice_dim};

static void pad_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    JigArena *a = jig_arena_create();
    size_t n;
    const JigExpr *size = jig_bounds_dim(b, jig_tensor_pad_source(op), dim),
                  *low = jig_bounds_mixed(b, jig_mixed_list(op, "static_low", 1, &n, a)[dim]),
                  *high = jig_bounds_mixed(b, jig_mixed_list(op, "static_high", 2, &n, a)[dim]);
    jig_bounds_equal(b, jig_extent_of(v, dim), jig_expr_add(jig_expr_add(size, low), high));
    jig_arena_destroy(a);
}
const JigBoundsIface jig_tensor_pad_bounds = {.dim = pad_dim};
